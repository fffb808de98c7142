import { TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import {
  createNotificationChannel,
  getNotificationChannel,
  updateNotificationChannel,
} from '#src/api/generated/sdk.gen.ts'
import type { NotificationChannel, NotificationChannelType } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import { EditDialog } from '#src/resources/form/edit-dialog.tsx'
import { EditFormFrame } from '#src/resources/form/edit-form-frame.tsx'
import { NameField } from '#src/resources/form/naming-fields.tsx'
import { useEditForm } from '#src/resources/form/use-edit-form.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { literalInput } from '#src/ui/literal-input.ts'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'
import { actorName, channelNoun } from '../alert-labels.ts'
import { channelsQuery, refreshAlerts } from '../alert-queries.ts'
import {
  type ChannelDraft,
  channelProblems,
  NEW_CHANNEL,
  storedChannelSchema,
  toDraft,
  withoutSecrets,
} from './channel-draft.ts'
import { channelTypes } from './channel-labels.ts'

const types = (Object.entries(channelTypes) as [NotificationChannelType, { label: string }][]).map(
  ([value, { label }]) => ({ value, label }),
)

/** Creates or edits a channel. */
export default function ChannelDialog({
  opened,
  channelId,
  onClose,
}: {
  readonly opened: boolean
  /** Empty for a new channel. */
  readonly channelId: string
  readonly onClose: () => void
}) {
  return (
    <EditDialog
      opened={opened}
      id={channelId}
      query={useQuery({ ...channelsQuery(), enabled: opened })}
      titles={{ create: 'Add notification channel', edit: 'Edit notification channel' }}
      noun={channelNoun.one}
      onClose={onClose}
    >
      {(channel) => <ChannelForm channel={channel} onClose={onClose} />}
    </EditDialog>
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
  const canChange = useCan(requiredPermission.updateNotificationChannel, channelNoun)
  const form = useEditForm<NotificationChannel, ChannelDraft>({
    name: 'notification-channel',
    entity: given,
    initial: () => (given === null ? NEW_CHANNEL : toDraft(given)),
    schema: storedChannelSchema,
    keep: withoutSecrets,
    check: (draft, channel) => channelProblems(draft, channel?.isMasked === true),
    fields: () => ['name', 'destination'],
    disabledReason: denialReason(canChange),
    create: ({ name, type, destination }, keyFor) => {
      const body = { name: cleanName(name), type, destination: destination.trim() }
      return createNotificationChannel({ body, headers: { 'Idempotency-Key': keyFor(body) } })
    },
    update: ({ name, destination }, { id, etag, isMasked }) => {
      const written = destination.trim()
      return updateNotificationChannel({
        path: { notificationChannelId: id },
        headers: { 'If-Match': etag },
        // The server masks secrets. An unchanged field is left out, so the secret stays.
        body: { name: cleanName(name), ...(!(isMasked && written === '') && { destination: written }) },
      })
    },
    conflict: {
      read: (notificationChannelId) => getNotificationChannel({ path: { notificationChannelId } }),
      toDraft,
      describe: ({ updatedBy, name, destination, enabled }) =>
        `${actorName(updatedBy)} changed this channel. It’s now “${name}”, ${destination}, ${enabled ? 'enabled' : 'disabled'}.`,
    },
    refresh: () => refreshAlerts(client),
    onSaved: (saved) => {
      replaceInPages(client, 'listNotificationChannels', saved)
      toast.success(`${saved.name} has been ${given === null ? 'added' : 'saved'}`)
      onClose()
    },
  })
  const { entity: channel, draft, change, problems } = form
  const keepsSecret = channel?.isMasked === true

  const { destination, hint, placeholder } = channelTypes[draft.type]
  return (
    <EditFormFrame form={form} verbs={{ create: 'Add channel', save: 'Save channel' }} onCancel={onClose}>
      <NameField form={form} />
      <Select
        label="Type"
        description={channel === null ? undefined : 'Can’t be changed. To use another type, add a channel.'}
        value={draft.type}
        data={types}
        disabled={channel !== null}
        onChange={(type) => change({ type, destination: '' })}
      />
      <TextInput
        label={destination}
        description={keepsSecret ? `Leave empty to keep ${channel?.destination}.` : hint}
        placeholder={keepsSecret ? channel?.destination : placeholder}
        value={draft.destination}
        error={problems.destination}
        type={draft.type === 'email' ? 'email' : draft.type === 'sms' ? 'tel' : 'text'}
        {...literalInput}
        required={!keepsSecret}
        onChange={(event) => change({ destination: event.currentTarget.value })}
      />
    </EditFormFrame>
  )
}
