import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import * as patterns from '#src/api/generated/pattern-descriptions.gen.ts'
import { createSshKey } from '#src/api/generated/sdk.gen.ts'
import type { SshKey, SshKeyCreate } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { checkSshPublicKey, SSH_KEY_NAME_PATTERN } from '#src/domain/ssh-key.ts'
import { invalidateOperations } from '#src/resources/cache.ts'
import { Button } from '#src/ui/button.tsx'
import dialogClasses from '#src/ui/dialog.module.css'
import { problemOf } from '#src/ui/problem.ts'
import classes from './add-key-form.module.css'

/**
 * Adds an SSH key to the organization from within another form. Forms can't nest, so this isn't a form element; Enter
 * in the name field still adds the key.
 */
export function AddKeyForm({
  framed = false,
  onPublicKeyChange,
  onAdded,
  onCancel,
}: {
  /** Draws a frame, to set it off from a surrounding form. @default false */
  readonly framed?: boolean
  readonly onPublicKeyChange?: (text: string) => void
  readonly onAdded: (key: SshKey) => void
  readonly onCancel: () => void
}) {
  const [publicKey, setPublicKey] = useState('')
  const [name, setName] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [keyFor] = useState(() => requestKeys())
  const add = useAddSshKey()

  const check = checkSshPublicKey(publicKey)
  const fromServer = fieldErrors(add.error)
  const keyProblem = attempted && !check.valid ? check.reason : fromServer.publicKey
  const nameProblem = (attempted && keyNameProblem(name.trim())) || fromServer.name
  const isElsewhere = add.error !== null && keyProblem === undefined && nameProblem === undefined

  function submit(): void {
    setAttempted(true)
    if (!check.valid || keyNameProblem(name.trim()) !== null || add.isPending) return
    const body = { name: name.trim(), publicKey: check.line }
    add.mutate({ body, idempotencyKey: keyFor(body) }, { onSuccess: onAdded })
  }

  function submitOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <fieldset className={`${classes.form} ${framed ? classes.framed : ''}`}>
      <legend className="visually-hidden">Add an SSH key</legend>
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
        error={keyProblem}
        onChange={(event) => {
          const text = event.currentTarget.value
          const next = checkSshPublicKey(text)
          setPublicKey(text)
          onPublicKeyChange?.(text)
          add.reset()
          // The comment of a key usually names its owner, so it is a good default name.
          if (name === '' && next.valid && next.comment !== '') setName(suggestName(next.comment))
        }}
      />
      <TextInput
        label="Name"
        value={name}
        error={nameProblem}
        maxLength={limits.SshKeyCreate.name.maxLength}
        autoComplete="off"
        onKeyDown={submitOnEnter}
        onChange={(event) => {
          setName(event.currentTarget.value)
          add.reset()
        }}
      />
      {isElsewhere && (
        <p className={classes.problem} role="alert">
          {problemOf(add.error).detail}
        </p>
      )}
      <div className={dialogClasses.actions}>
        <Button variant="outline" onClick={onCancel}>
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
function useAddSshKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      body,
      idempotencyKey,
    }: {
      readonly body: SshKeyCreate
      readonly idempotencyKey: string
    }) => createSshKey({ body, headers: { 'Idempotency-Key': idempotencyKey } }),
    onSuccess: () => invalidateOperations(client, ['listSshKeys']), // the new key becomes available for selection
  })
}
