import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as takes from '#src/api/generated/permissions.gen.ts'
import {
  createNotificationChannel,
  getNotificationChannel,
  updateNotificationChannel,
} from '#src/api/generated/sdk.gen.ts'
import type { NotificationChannel, NotificationChannelType } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { keepInPages } from '#src/resources/cache.ts'
import { NO_PROBLEMS, withoutChanged } from '#src/resources/create/field-problems.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem } from '#src/resources/form-problem.ts'
import { reasonOf, useMay } from '#src/resources/may.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { toast } from '#src/ui/toast.tsx'
import { channelsQuery, refreshAlerts } from '../alert-queries.ts'
import { actorName, channelNoun } from '../alert-words.ts'
import {
  type ChannelDraft,
  channelProblems,
  keptChannel,
  NEW_CHANNEL,
  withoutSecrets,
} from './channel-draft.ts'
import { channelTypes } from './channel-words.ts'

const types = (Object.entries(channelTypes) as [NotificationChannelType, { word: string }][]).map(
  ([value, { word }]) => ({ value, label: word }),
)

/** Adds a channel, or changes one. */
export default function ChannelDialog({
  opened,
  channelId,
  onClose,
}: {
  readonly opened: boolean
  /** Empty for a new one. */
  readonly channelId: string
  readonly onClose: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({ ...channelsQuery(), enabled: opened })
  const channel = data?.items.find(({ id }) => id === channelId)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={channelId === '' ? 'Add Notification Channel' : 'Edit Notification Channel'}
      size="lg"
      // A slip of the pointer is no reason to put away what is being typed.
      closeOnClickOutside={false}
    >
      {channelId === '' || channel !== undefined ? (
        <ChannelForm key={channelId} channel={channel ?? null} onClose={onClose} />
      ) : data !== undefined ? (
        <p>There is no such channel any more.</p>
      ) : error === null ? (
        <Skeleton height="14rem" />
      ) : (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

function ChannelForm({
  channel: given,
  onClose,
}: {
  readonly channel: NotificationChannel | null
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const mayChange = useMay(takes.updateNotificationChannel, channelNoun)
  // As the dialog opened, until somebody else's change has been met.
  const [channel, setChannel] = useState(given)
  const [initial] = useState((): ChannelDraft => {
    if (given === null) return NEW_CHANNEL
    // What is secret is not known here: left alone, it stays.
    return { name: given.name, type: given.type, destination: given.isMasked ? '' : given.destination }
  })
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: `notification-channel${given === null ? '' : `-${given.id}`}`,
    initial,
    schema: keptChannel,
    keep: withoutSecrets,
  })
  const [keyFor] = useState(() => requestKeys())
  const [attempt, setAttempt] = useState(0)
  const [fromServer, setFromServer] = useState(NO_PROBLEMS)
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const keepsSecret = channel?.isMasked === true
  const own = channelProblems(draft, keepsSecret)
  const problems = attempt === 0 ? NO_PROBLEMS : { ...fromServer, ...own }

  const save = useMutation({
    mutationFn: ({ name, type, destination }: ChannelDraft) => {
      const written = { name: name.trim(), destination: destination.trim() }
      if (channel === null) {
        const body = { ...written, type }
        return createNotificationChannel({ body, headers: { 'Idempotency-Key': keyFor(body) } })
      }
      return updateNotificationChannel({
        path: { notificationChannelId: channel.id },
        headers: { 'If-Match': channel.etag },
        body: {
          name: written.name,
          ...(!(keepsSecret && written.destination === '') && { destination: written.destination }),
        },
      })
    },
    onSettled: () => void refreshAlerts(client),
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess

  const form = useRef<HTMLFormElement>(null)
  // Each attempt takes the focus to what is wrong.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  const change = (part: Partial<ChannelDraft>) => {
    setDraft((current) => ({ ...current, ...part }))
    setFromServer((answered) => withoutChanged<ChannelDraft>(answered, part))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (save.isPending) return
    save.reset()
    setAttempt((count) => count + 1)
    setFromServer(NO_PROBLEMS)
    setChangedBy(null)
    if (Object.keys(own).length > 0) return
    save.mutate(draft, {
      onSuccess: (saved) => {
        unsaved.current = false
        forget()
        keepInPages(client, 'listNotificationChannels', saved)
        toast.success(channel === null ? `${saved.name} has been added` : `${saved.name} has been saved`)
        onClose()
      },
      onError: async (failure) => {
        setFromServer(fieldErrors(failure))
        setAttempt((count) => count + 1)
        if (channel === null || !isProblemWith(failure, 'precondition_failed')) return
        const theirs = await getNotificationChannel({ path: { notificationChannelId: channel.id } }).catch(
          () => null,
        )
        if (theirs === null) return
        setChannel(theirs)
        setChangedBy(
          `${actorName(theirs.updatedBy)} changed it meanwhile: it is “${theirs.name}”, ${theirs.destination}, ${theirs.enabled ? 'enabled' : 'disabled'}. Nothing of yours has been saved; save again to put yours in its place.`,
        )
      },
    })
  }

  const problem = changedBy ?? (attempt > 0 ? formProblem(save.error, ['name', 'destination']) : null)
  const { destination, hint, placeholder } = channelTypes[draft.type]
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={forget}
        title={channel === null ? 'Leave without adding?' : 'Leave without saving?'}
      />
      {isRestored && (
        <p role="status">
          This is what you entered earlier.{' '}
          <Button variant="link" size="sm" onClick={startOver}>
            Start over
          </Button>
        </p>
      )}
      {problem && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      <TextInput
        data-autofocus
        label="Name"
        value={draft.name}
        error={problems.name}
        autoComplete="off"
        required
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Type"
        description={
          channel === null ? undefined : 'A channel stays what it is; add another one for another type.'
        }
        value={draft.type}
        data={types}
        disabled={channel !== null}
        onChange={(event) => {
          const type = types.find(({ value }) => value === event.currentTarget.value)?.value
          if (type !== undefined) change({ type, destination: '' })
        }}
      />
      <TextInput
        label={destination}
        description={keepsSecret ? `Leave it empty to keep ${channel?.destination}.` : hint}
        placeholder={keepsSecret ? channel?.destination : placeholder}
        value={draft.destination}
        error={problems.destination}
        type={draft.type === 'email' ? 'email' : draft.type === 'sms' ? 'tel' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={!keepsSecret}
        onChange={(event) => change({ destination: event.currentTarget.value })}
      />
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <DisabledReason
          reason={
            reasonOf(mayChange) ?? (channel !== null && !isChanged ? 'Nothing has been changed.' : null)
          }
        >
          <Button type="submit" loading={save.isPending}>
            {channel === null ? 'Add channel' : 'Save channel'}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
