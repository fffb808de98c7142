import { IconCamera, IconPlug, IconSettings, IconStack2 } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { Volume } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { regionFilter, statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { totalCost, totalQuantity } from '#src/resources/list/totals.tsx'
import { useActionCheck } from '#src/resources/permissions.ts'
import { LinkButton } from '#src/ui/link.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { volumeCard } from './list/volume-card.tsx'
import { volumeListParameters, volumeListQuery } from './list/volume-list-query.ts'
import { VolumeSummaryCards } from './list/volume-summary-cards.tsx'
import { volumeActions } from './volume-actions.tsx'
import type { VolumeDetailSearch } from './volume-detail-search.ts'
import { type VolumeListSearch, volumeListSearch } from './volume-list-search.ts'
import { volumeResource } from './volume-resource.ts'

const route = getRouteApi('/_console/storage/volumes/')

const filters: readonly Filter<VolumeListSearch>[] = [statusFilter(volumeResource), regionFilter(), tagFilter]

/** `/storage/volumes`. */
export function VolumeListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  const query = useQuery(volumeListQuery(volumeListParameters(search)))
  const sums = query.data?.totals
  return (
    <ResourceListScreen
      definition={volumeResource}
      title="Block Storage"
      description="Persistent block storage you can attach to any VM."
      create={{ label: 'Create Volume', to: linkOptions({ to: '/storage/volumes/new' }) }}
      actions={
        <LinkButton
          to="/storage/volumes/snapshots"
          variant="outline"
          leftSection={<IconCamera size={16} aria-hidden="true" />}
        >
          Snapshots
        </LinkButton>
      }
      summary={<VolumeSummaryCards />}
      query={query}
      totals={sums && [totalQuantity('size', format.number(sums.sizeGb, 1), 'GB'), totalCost(sums)]}
      loadRows={everyPage((page) =>
        client.fetchQuery(volumeListQuery(volumeListParameters({ ...search, ...page }))),
      )}
      search={search}
      defaults={volumeListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{
        as: 'cards',
        card: (volume) => volumeCard(volume, format),
        sorts: [
          { value: 'name', label: 'Name' },
          { value: 'status', label: 'Status' },
          { value: '-sizeGb', label: 'Largest first' },
          { value: '-usedPercent', label: 'Fullest first' },
          { value: '-iops', label: 'Fastest first' },
          { value: '-monthlyCost', label: 'Most expensive first' },
          { value: '-createdAt', label: 'Newest first' },
        ],
      }}
      rowActions={useRowActions()}
      bulkActions={useBulkActions(volumeResource, volumeActions, {
        type: 'volume',
        names: ['detach', 'delete'],
        query: volumeListParameters(search),
      })}
      empty={{
        description: 'A volume is a disk you can attach to a VM, grow at any time and move to another VM.',
        icon: <IconStack2 size={22} />,
      }}
      dialogs={(dialog, volume, close) => (
        <ActionDialogs
          definition={volumeResource}
          actions={volumeActions}
          dialog={dialog}
          resource={volume}
          onClose={close}
        />
      )}
    />
  )
}

function useRowActions(): (volume: Volume) => readonly RowAction[] {
  const navigate = route.useNavigate()
  const check = useActionCheck(volumeResource)
  const actions = useResourceActions(
    volumeResource,
    volumeActions,
    (dialog, { id }) => void navigate({ search: (search) => ({ ...search, dialog, row: id }) }),
  )
  const goTo = ({ id }: Volume, tab: VolumeDetailSearch['tab']) =>
    void navigate({ ...volumeResource.linkTo(id), search: { tab } })
  const icon = { size: 16, 'aria-hidden': true } as const
  return (volume) => [
    {
      key: 'attach',
      label: 'Attach',
      icon: <IconPlug {...icon} />,
      check: check('attach', volume),
      onSelect: () => goTo(volume, 'manage'),
    },
    ...actions(volume, ['detach']),
    {
      key: 'snapshots',
      label: 'Snapshots',
      icon: <IconCamera {...icon} />,
      check: ALLOWED,
      onSelect: () => goTo(volume, 'snapshots'),
    },
    {
      key: 'manage',
      label: 'Manage',
      icon: <IconSettings {...icon} />,
      check: ALLOWED,
      onSelect: () => goTo(volume, 'manage'),
    },
    ...actions(volume, ['delete']),
  ]
}
