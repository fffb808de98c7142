import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import * as patterns from '#src/api/generated/pattern-descriptions.gen.ts'
import { createSshKey } from '#src/api/generated/sdk.gen.ts'
import type { SshKey, SshKeyCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { checkSshPublicKey, SSH_KEY_NAME_PATTERN } from '#src/domain/ssh-key.ts'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useAttempts, useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import dialogClasses from '#src/ui/dialog.module.css'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { problemOf } from '#src/ui/problem.ts'
import { z } from '#src/ui/zod.ts'
import classes from './add-key-form.module.css'

const NEW_KEY: SshKeyCreate = { name: '', publicKey: '' }

const storedDraftSchema: z.ZodMiniType<SshKeyCreate> = z.object({ name: z.string(), publicKey: z.string() })

/** Draft for storage. Anything but a public key may be a secret, such as a private key that was pasted by mistake. */
function withoutInvalidKey(draft: SshKeyCreate): SshKeyCreate {
  return checkSshPublicKey(draft.publicKey).valid ? draft : { ...draft, publicKey: '' }
}

/**
 * Adds an SSH key to the organization from within another form. Forms can't nest, so this isn't a form element; Enter
 * in the name field still adds the key.
 */
export function AddKeyForm({
  framed = false,
  onUnaddedChange,
  onAdded,
  onCancel,
}: {
  /** Draws a frame, to set it off from a surrounding form. @default false */
  readonly framed?: boolean
  /** Called when a key is entered that isn't added yet, and when there is none any more. Pass a stable function. */
  readonly onUnaddedChange?: (hasUnadded: boolean) => void
  readonly onAdded: (key: SshKey) => void
  readonly onCancel: () => void
}) {
  const { draft, setDraft, isRestored, startOver, forget } = useDraft({
    name: 'ssh-key',
    initial: NEW_KEY,
    schema: storedDraftSchema,
    keep: withoutInvalidKey,
  })
  const { publicKey, name } = draft
  const [keyFor] = useState(() => createIdempotencyKeys())
  const add = useAddSshKey(forget)
  usePendingInDialog(add.isPending)

  const hasUnadded = publicKey.trim() !== ''
  useEffect(() => {
    onUnaddedChange?.(hasUnadded)
    return () => onUnaddedChange?.(false)
  }, [hasUnadded, onUnaddedChange])

  const check = checkSshPublicKey(publicKey)
  const wrongName = keyNameProblem(cleanName(name))
  const attempts = useAttempts<SshKeyCreate>({
    ...(!check.valid && { publicKey: check.reason }),
    ...(wrongName !== null && { name: wrongName }),
  })
  const fields = useFocusOnProblem<HTMLFieldSetElement>(attempts.count)
  const isElsewhere = add.error !== null && !isShownAtFields(add.error, ['publicKey', 'name'])

  function change(next: SshKeyCreate): void {
    setDraft(next)
    attempts.changed(next)
    add.reset()
  }

  function submit(): void {
    if (add.isPending || !attempts.begin() || !check.valid) return
    const body = { name: cleanName(name), publicKey: check.line }
    add.mutate({ body, idempotencyKey: keyFor(body) }, { onSuccess: onAdded, onError: attempts.failed })
  }

  function submitOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <fieldset ref={fields} className={`${classes.form} ${framed ? classes.framed : ''}`}>
      <legend className="visually-hidden">Add an SSH key</legend>
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <Textarea
        label="Public key"
        description="Paste the contents of a file such as ~/.ssh/id_ed25519.pub."
        placeholder="ssh-ed25519 AAAA…"
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
        autoFocus
        classNames={{ input: 'mono' }}
        spellCheck={false}
        value={publicKey}
        error={attempts.problems.publicKey}
        onChange={(event) => {
          const text = event.currentTarget.value
          const next = checkSshPublicKey(text)
          // The comment of a key usually names its owner, so it is a good default name.
          const suggested = name === '' && next.valid ? suggestName(next.comment) : name
          change({ publicKey: text, name: suggested })
        }}
      />
      <TextInput
        label="Name"
        value={name}
        error={attempts.problems.name}
        autoComplete="off"
        onKeyDown={submitOnEnter}
        onChange={(event) => change({ publicKey, name: event.currentTarget.value })}
      />
      {isElsewhere && (
        <p className={classes.problem} role="alert">
          {problemOf(add.error).detail}
        </p>
      )}
      <div className={dialogClasses.actions}>
        <Button variant="outline" onClick={onCancel} disabled={add.isPending}>
          Cancel
        </Button>
        <Button loading={add.isPending} onClick={submit}>
          Add key
        </Button>
      </div>
    </fieldset>
  )
}

function keyNameProblem(name: string): string | null {
  if (name === '') return 'Enter a name.'
  if (SSH_KEY_NAME_PATTERN.test(name)) return null
  return `Use ${patterns.SshKeyName}.`
}

/** Converts the comment of a key to a valid name. */
function suggestName(comment: string): string {
  return comment
    .replace(/[^A-Za-z0-9 ._@-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 63)
}

/** Adds a key to the organization. Retrying with the same idempotency key is safe. */
function useAddSshKey(onAdded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      body,
      idempotencyKey,
    }: {
      readonly body: SshKeyCreate
      readonly idempotencyKey: string
    }) => createSshKey({ body, headers: { 'Idempotency-Key': idempotencyKey } }),
    onSuccess: () => {
      onAdded()
      return invalidateOperations(client, ['listSshKeys']) // the new key becomes available for selection
    },
  })
}
