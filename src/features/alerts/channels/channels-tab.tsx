import { Switch } from '@mantine/core'
import { IconEdit, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import {
  getNotificationChannel,
  testNotificationChannel,
  updateNotificationChannel,
} from '#src/api/generated/sdk.gen.ts'
import type { NotificationChannel } from '#src/api/generated/types.gen.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import { Code } from '#src/resources/list/cells.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { useSwitches } from '#src/resources/use-switches.ts'
import { Address } from '#src/ui/address.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { type CardContent, ResourceCards } from '#src/ui/resource-table/resource-cards.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useMissingRow } from '#src/ui/use-missing-row.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { actorName, channelNoun } from '../alert-labels.ts'
import { channelsQuery, refreshAlerts } from '../alert-queries.ts'
import { alertsSearch } from '../alerts-search.ts'
import type { AlertsTabProps } from '../alerts-tab.ts'
import { channelTypes } from './channel-labels.ts'
import classes from './channels.module.css'
import { DeleteChannelDialog } from './delete-channel-dialog.tsx'

/** Notification channels. The list is short, so the search runs in the browser on all of them. */
export default function ChannelsTab({ search, onSearchChange, onDialog }: AlertsTabProps) {
  const format = useFormat()
  const query = useQuery(channelsQuery())
  const canChange = useCan(requiredPermission.updateNotificationChannel, channelNoun)
  const { turn, shown, test, testing } = useChannelMutations()

  const words = queryWords(search.q)
  const items = query.data?.items.filter(({ name, type, destination }) =>
    includesAllWords(foldCase(`${name} ${channelTypes[type].label} ${destination}`), words),
  )
  const chosen = query.data?.items.find(({ id }) => id === search.row)
  const isDeleting = search.dialog === 'delete-channel'
  const close = () => onDialog('')
  useMissingRow({
    opened: isDeleting,
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: query.data !== undefined,
    noun: channelNoun.one,
    onClose: close,
  })
  const add = (
    <DisabledReason reason={denialReason(canChange)}>
      <Button
        variant="outline"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => onDialog('new-channel')}
      >
        Add channel
      </Button>
    </DisabledReason>
  )

  const card = (channel: NotificationChannel): CardContent => {
    const { name, type, destination, ruleCount, lastSentAt, enabled } = channel
    const { label, icon: TypeIcon } = channelTypes[type]
    return {
      title: name,
      status: (
        <span className={classes.type}>
          <TypeIcon size={16} aria-hidden="true" />
          {label}
        </span>
      ),
      facts: [
        {
          name: channelTypes[type].destination,
          value: (
            <Code>
              {type === 'email' ? (
                <EmailAddress>{destination}</EmailAddress>
              ) : (
                <Address>{destination}</Address>
              )}
            </Code>
          ),
          isLong: true,
        },
        { name: 'Used by rules', value: format.number(ruleCount) },
        { name: 'Last sent', value: lastSentAt === null ? 'Never' : <RelativeTime at={lastSentAt} /> },
      ],
      buttons: (
        <>
          <DisabledReason reason={denialReason(canChange)}>
            <Switch
              className={classes.switch ?? ''}
              label="Enabled"
              aria-label={`${name} is enabled`}
              checked={shown(channel)}
              onChange={(event) => {
                if (canChange.allowed) turn(channel, event.currentTarget.checked)
              }}
            />
          </DisabledReason>
          <DisabledReason reason={denialReason(canChange)}>
            <Button
              variant="outline"
              size="sm"
              leftSection={<IconSend size={16} aria-hidden="true" />}
              loading={testing === channel.id}
              onClick={() => test(channel)}
            >
              Send test
              <VisuallyHidden> to {name}</VisuallyHidden>
            </Button>
          </DisabledReason>
        </>
      ),
      ...(!enabled && { extra: <p className={classes.off}>Disabled. Nothing is sent.</p> }),
    }
  }

  const rowActions = (channel: NotificationChannel): readonly RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <IconEdit size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => onDialog('edit-channel', channel.id),
    },
    {
      key: 'test',
      label: 'Send test',
      icon: <IconSend size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => test(channel),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} aria-hidden="true" />,
      destructive: true,
      check: canChange,
      onSelect: () => onDialog('delete-channel', channel.id),
    },
  ]

  return (
    <>
      <ResourceCards
        label="Notification Channels"
        noun={channelNoun}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        {...clientPages(query, items, search)}
        search={search}
        defaults={alertsSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search channels"
        filters={[]}
        sorts={[]}
        tools={add}
        card={card}
        rowActions={rowActions}
        empty={
          <EmptyState
            title="No notification channels yet"
            description="Members are notified depending on their notification settings. Add a channel to also send alerts by email, Slack, PagerDuty or SMS."
            icon={<IconSend size={22} />}
            action={add}
          />
        }
      />
      <DeleteChannelDialog channel={chosen} opened={isDeleting} onClose={close} />
    </>
  )
}

/** Mutations that enable, disable and test channels. */
function useChannelMutations() {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({
      channel,
      enabled,
    }: {
      readonly channel: NotificationChannel
      readonly enabled: boolean
    }) =>
      updateNotificationChannel({
        path: { notificationChannelId: channel.id },
        headers: { 'If-Match': channel.etag },
        body: { enabled },
      }),
    onSuccess: (channel) => {
      replaceInPages(client, 'listNotificationChannels', channel)
      toast.success(`${channel.name} is ${channel.enabled ? 'enabled' : 'disabled'}`)
    },
    onError: async (error, { channel, enabled }) => {
      const title = `Could not ${enabled ? 'enable' : 'disable'} ${channel.name}`
      if (!isProblemWith(error, 'precondition_failed')) return toast.problem(title, error)
      const theirs = await getNotificationChannel({ path: { notificationChannelId: channel.id } }).catch(
        () => null,
      )
      if (theirs === null) return toast.problem(title, error)
      replaceInPages(client, 'listNotificationChannels', theirs)
      toast.error(
        title,
        `${actorName(theirs.updatedBy)} just changed this channel. You now see the latest version.`,
      )
    },
    onSettled: () => void refreshAlerts(client),
  })
  const test = useMutation({
    mutationFn: ({ id }: NotificationChannel) =>
      testNotificationChannel({ path: { notificationChannelId: id } }),
    onSuccess: (channel) => {
      replaceInPages(client, 'listNotificationChannels', channel)
      toast.success('Test sent', `Sent to ${channel.name}, ${channel.destination}.`)
    },
    onError: (error, { name }) => toast.problem(`Could not send a test to ${name}`, error),
  })
  const { shown, turn } = useSwitches<NotificationChannel>({
    keyOf: ({ id }) => id,
    isOn: ({ enabled }) => enabled,
    save: (channel, enabled) => change.mutateAsync({ channel, enabled }),
  })
  return {
    turn,
    shown,
    test: (channel: NotificationChannel) => test.mutate(channel),
    /** ID of the channel being tested; null if none. */
    testing: test.isPending ? test.variables.id : null,
  }
}
