import { IconEdit, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { NotificationChannel } from '#src/api/generated/types.gen.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { ResourceCards } from '#src/ui/resource-table/resource-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { channelNoun } from '../alert-labels.ts'
import { channelsQuery } from '../alert-queries.ts'
import { alertsSearch } from '../alerts-search.ts'
import type { AlertsTabProps } from '../alerts-tab.ts'
import { channelCard } from './channel-card.tsx'
import { channelTypes } from './channel-labels.ts'
import { DeleteChannelDialog } from './delete-channel-dialog.tsx'
import { useChannelMutations } from './use-channel-mutations.ts'

/** Notification channels. The list is short, so the search runs in the browser on all of them. */
export default function ChannelsTab({ search, onSearchChange, onDialog }: AlertsTabProps) {
  const format = useFormat()
  const query = useQuery(channelsQuery())
  const canChange = useCan(requiredPermission.updateNotificationChannel, channelNoun)
  const mutations = useChannelMutations()

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
      onSelect: () => mutations.test(channel),
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
        card={(channel) => channelCard(channel, { format, canChange, mutations })}
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
