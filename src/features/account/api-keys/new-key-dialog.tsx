import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { client } from '#src/api/generated/client.gen.ts'
import * as limits from '#src/api/generated/limits.gen.ts'
import { createApiKey } from '#src/api/generated/sdk.gen.ts'
import type { ApiKeyScope, ApiKeySecret } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { parseRanges } from '#src/domain/cidr-list.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { toLocalField } from '#src/domain/local-time.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem, isAtOrBelow } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useAttempts, useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { CodeLine } from '#src/ui/code-line.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import classes from './api-keys.module.css'
import { type ExpiryChoice, expiryChoices, expiryOf, expiryProblem } from './key-expiry.ts'
import { scopeLabels } from './key-labels.ts'
import { createKeyRequests, type NewKey } from './key-request.ts'

const scopes = Object.entries(scopeLabels) as [ApiKeyScope, (typeof scopeLabels)[ApiKeyScope]][]

/** Creates an API key and shows its secret until the dialog closes. */
export function NewKeyDialog({
  opened,
  onClose,
}: {
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { timeZone } = useFormat().settings
  const [created, setCreated] = useState<ApiKeySecret | null>(null)
  const [requestFor, setRequestFor] = useState(() => createKeyRequests())
  const create = useMutation({
    mutationFn: (newKey: NewKey) => createApiKey(requestFor(newKey, { now: now(), timeZone })),
    onSuccess: (key) => {
      setCreated(key)
      // The next key is a new one, even with the same input.
      setRequestFor(() => createKeyRequests())
    },
    onSettled: () => void invalidateOperations(client, ['listApiKeys']),
  })
  // Leaving before the response would lose the secret.
  useBlocker({ shouldBlockFn: () => create.isPending, enableBeforeUnload: () => create.isPending })
  // Back closes the dialog too.
  if (!opened && created !== null) setCreated(null)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      pending={create.isPending}
      title={created === null ? 'Create API key' : `Copy the API key “${created.key.name}” now`}
      size="lg"
      // The secret shows only once, so a stray click must not close the dialog.
      closeOnClickOutside={false}
      closeOnEscape={created === null}
    >
      {created === null ? (
        <NewKeyForm create={create} onCancel={onClose} />
      ) : (
        <ShownOnce created={created} onDone={onClose} />
      )}
    </Dialog>
  )
}

interface Draft {
  readonly name: string
  readonly scope: ApiKeyScope
  /** One range per line, or separated by commas. */
  readonly allowedIpRanges: string
  readonly expiresAt: { readonly choice: ExpiryChoice; readonly date: string }
}

const NEW_KEY: Draft = {
  name: '',
  scope: 'read_only',
  allowedIpRanges: '',
  expiresAt: { choice: '90', date: '' },
}

const storedDraftSchema: z.ZodMiniType<Draft> = z.object({
  name: z.string(),
  scope: z.enum(scopes.map(([scope]) => scope)),
  allowedIpRanges: z.string(),
  expiresAt: z.object({ choice: z.enum(expiryChoices.map(({ value }) => value)), date: z.string() }),
})

function NewKeyForm({
  create,
  onCancel,
}: {
  readonly create: UseMutationResult<ApiKeySecret, Error, NewKey>
  readonly onCancel: () => void
}) {
  const format = useFormat()
  const { timeZone } = format.settings
  const { draft, setDraft, isRestored, startOver, forget } = useDraft({
    name: 'api-key',
    initial: NEW_KEY,
    schema: storedDraftSchema,
  })
  const { choice, date } = draft.expiresAt
  const at = expiryOf(choice, date, { now: now(), timeZone })
  const expiry = expiryProblem(at, now())
  const ranges = parseRanges(draft.allowedIpRanges, limits.ApiKeyCreate.allowedIpRanges.maxItems)
  const attempts = useAttempts<Draft>({
    ...lengthProblems({ name: [cleanName(draft.name), limits.ApiKeyCreate.name.maxLength] }),
    ...(cleanName(draft.name) === '' && { name: 'Enter a name.' }),
    ...(!ranges.ok && { allowedIpRanges: ranges.message }),
    ...(expiry !== undefined && { expiresAt: expiry }),
  })
  const { problems } = attempts
  const rangeProblem = Object.entries(problems).find(([path]) => isAtOrBelow(path, 'allowedIpRanges'))?.[1]
  const form = useFocusOnProblem<HTMLFormElement>(attempts.count)

  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }))
    attempts.changed(part)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (create.isPending) return
    create.reset()
    if (!attempts.begin() || !ranges.ok) return
    create.mutate(
      {
        name: cleanName(draft.name),
        scope: draft.scope,
        ...(ranges.ranges.length > 0 && { allowedIpRanges: [...ranges.ranges] }),
        expiresAt: draft.expiresAt,
      },
      { onSuccess: forget, onError: attempts.failed },
    )
  }

  const problem = formProblem(create.error, ['name', 'scope', 'allowedIpRanges', 'expiresAt'])
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      {isRestored && <RestoredNote onStartOver={startOver} />}
      {problem && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      <TextInput
        data-autofocus
        label="Name"
        description="Where the key is used, such as “CI pipeline”."
        value={draft.name}
        error={problems.name}
        autoComplete="off"
        required
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Radio.Group
        label="Scope"
        value={draft.scope}
        error={problems.scope}
        onChange={(value) => {
          const chosen = scopes.find(([scope]) => scope === value)?.[0]
          if (chosen) change({ scope: chosen })
        }}
      >
        <Stack gap="xs" mt="xs">
          {scopes.map(([scope, { label, description }]) => (
            <Radio key={scope} value={scope} label={label} description={description} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Allowed IP ranges (optional)"
        description="One per line, such as 203.0.113.0/24. If empty, the key works from any address."
        value={draft.allowedIpRanges}
        error={rangeProblem}
        autosize
        minRows={2}
        maxRows={6}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ allowedIpRanges: event.currentTarget.value })}
      />
      <Select
        label="Expires"
        description={
          choice === 'never'
            ? 'The key works until you revoke it. An expiry date limits the damage if it leaks.'
            : choice !== 'date' && at !== undefined
              ? `On ${format.dateTime(at)}.`
              : undefined
        }
        value={choice}
        data={expiryChoices}
        error={choice === 'date' ? undefined : problems.expiresAt}
        onChange={(chosen) => change({ expiresAt: { ...draft.expiresAt, choice: chosen } })}
      />
      {choice === 'date' && (
        <TextInput
          type="date"
          label="Date"
          description={`The key works until the end of that day (${timeZone ?? 'your browser’s time zone'}).`}
          value={date}
          min={toLocalField(now(), timeZone).slice(0, 10)}
          error={problems.expiresAt}
          required
          onChange={(event) => change({ expiresAt: { choice, date: event.currentTarget.value } })}
        />
      )}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onCancel} disabled={create.isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={create.isPending}>
          Create key
        </Button>
      </div>
    </form>
  )
}

function ShownOnce({
  created: { key, secret },
  onDone,
}: {
  readonly created: ApiKeySecret
  readonly onDone: () => void
}) {
  const text = useRef<HTMLDivElement>(null)
  const unsaved = useRef(true)
  // The pressed button is gone, so move focus to the text and let screen readers announce it.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={dialog.body}>
      <LeaveGuard
        unsaved={unsaved}
        everywhere
        title="Leave without the key?"
        discardMessage="You won’t see the key again."
      />
      <div ref={text} tabIndex={-1} className={classes.shownOnce}>
        <p>
          <strong>You won’t see it again.</strong> Store it in a safe place. If you lose it, revoke it and
          create another one.
        </p>
      </div>
      <CodeLine code={secret} label="API key" shown={`The key ${key.name}`} />
      <p>Send it with each request:</p>
      <CodeLine
        code={`curl -H 'Authorization: Bearer ${secret}' ${apiAddress()}/vms`}
        label="command"
        shown="The command"
      />
      <div className={dialog.actions}>
        <Button
          onClick={() => {
            unsaved.current = false
            onDone()
          }}
        >
          Done
        </Button>
      </div>
    </div>
  )
}

function apiAddress(): string {
  return new URL(client.getConfig().baseUrl ?? '', location.origin).href
}
