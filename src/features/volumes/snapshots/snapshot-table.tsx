import { IconCamera, IconStack2, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listVolumeSnapshotsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { deleteVolumeSnapshot } from '#src/api/generated/sdk.gen.ts'
import type { VolumeSnapshot } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import type { CheckResult } from '#src/domain/check-result.ts'
import { regionName } from '#src/domain/region.ts'
import { volumeSnapshotLifeCycle } from '#src/domain/volume.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { Cost, OneLine, Quantity, TimeCell } from '#src/resources/list/cells.tsx'
import { regionFilter } from '#src/resources/list/filters.ts'
import { totalCost, totalQuantity } from '#src/resources/list/totals.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from '#src/resources/polling.ts'
import { useMoveToProject } from '#src/resources/projects/move-to-project.tsx'
import { useProjectFilter } from '#src/resources/projects/use-project-filter.ts'
import { listParameters } from '#src/resources/queries.ts'
import { NOT_ON_PAGE, useMissingRow } from '#src/resources/use-missing-row.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { volumeResource } from '../volume-resource.ts'
import { type SnapshotSearch, snapshotSearch } from './snapshot-search.ts'

/** Loaded with the first dialog. */
const DeleteResourceDialog = onDemand(async () => ({
  default: (await import('#src/resources/actions/delete-resource-dialog.tsx')).DeleteResourceDialog,
}))

/** Columns that are the same for all snapshots of a volume. */
const OF_THE_VOLUME: readonly string[] = ['volume', 'region']

const filters: readonly Filter<SnapshotSearch>[] = [regionFilter()]

const movableSnapshot = {
  noun: { one: 'snapshot', many: 'snapshots' },
  nameOf: ({ name }: VolumeSnapshot) => name,
  operations: { list: 'listVolumeSnapshots' },
} as const

/** Snapshots with their actions: create a volume, delete. */
export function SnapshotTable({
  volumeId,
  search,
  onSearchChange,
}: {
  /** Limits the list to one volume; all volumes if omitted. */
  readonly volumeId?: string
  readonly search: SnapshotSearch
  readonly onSearchChange: (
    search: SearchChange<SnapshotSearch>,
    options: { readonly replace: boolean },
  ) => void
}) {
  const format = useFormat()
  const client = useQueryClient()
  const query = useQuery(snapshotQuery(search, volumeId))
  const sums = query.data?.totals
  const projectFilter = useProjectFilter(search.projectId)
  const move = useMoveToProject(movableSnapshot)
  const chosen = query.data?.items.find(({ id }) => id === search.row)
  const isDeleting = search.dialog === 'delete'
  const close = () => onSearchChange((before) => ({ ...before, dialog: '', row: '' }), { replace: true })
  useMissingRow({
    opened: isDeleting,
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: query.data !== undefined && !query.isPlaceholderData,
    noun: movableSnapshot.noun.one,
    hint: NOT_ON_PAGE,
    onClose: close,
  })
  return (
    <>
      <ResourceTable
        table="listVolumeSnapshots"
        label="Snapshots"
        noun={movableSnapshot.noun}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        totals={sums && [totalQuantity('size', format.number(sums.sizeGb, 1), 'GB'), totalCost(sums)]}
        loadRows={everyPage((page) => client.fetchQuery(snapshotQuery({ ...search, ...page }, volumeId)))}
        search={search}
        defaults={snapshotSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search snapshots"
        // Snapshots of one volume share its region.
        filters={volumeId === undefined ? [...filters, ...projectFilter] : []}
        bulkActions={[move.action]}
        columns={columns(format).filter(({ key }) => volumeId === undefined || !OF_THE_VOLUME.includes(key))}
        rowActions={useRowActions((id) =>
          onSearchChange((before) => ({ ...before, dialog: 'delete', row: id }), { replace: false }),
        )}
        empty={
          <EmptyState
            title="No snapshots yet"
            description={
              volumeId === undefined
                ? 'A snapshot is a point-in-time copy of a volume. Take one on the volume’s Snapshots tab.'
                : 'Snapshots are point-in-time copies of a volume. Create new volumes from them.'
            }
            icon={<IconCamera size={22} />}
          />
        }
      />
      {move.dialog}
      <DeleteSnapshotDialog snapshot={chosen} opened={isDeleting} onClose={close} />
    </>
  )
}

function columns(
  format: Format,
): readonly Column<VolumeSnapshot, 'name' | 'createdAt' | 'sizeGb' | 'monthlyCost'>[] {
  return [
    { key: 'name', header: 'Name', sort: 'name', always: true, cell: ({ name }) => name },
    {
      key: 'status',
      header: 'Status',
      onPhone: 'status',
      cell: (snapshot) => <SnapshotStatus snapshot={snapshot} format={format} />,
    },
    { key: 'volume', header: 'Volume', onPhone: 'detail', cell: ({ volume }) => volume.name },
    { key: 'region', header: 'Region', cell: ({ region }) => <OneLine>{regionName(region)}</OneLine> },
    {
      key: 'size',
      header: 'Stored',
      sort: 'sizeGb',
      onPhone: 'detail',
      align: 'end',
      cell: ({ sizeGb }) => <Quantity value={format.number(sizeGb, 1)} unit="GB" />,
    },
    {
      key: 'cost',
      header: 'Cost',
      sort: 'monthlyCost',
      align: 'end',
      cell: ({ monthlyCost }) => <Cost monthly={monthlyCost} />,
    },
    {
      key: 'created',
      header: 'Created',
      sort: 'createdAt',
      onPhone: ({ createdAt }) => (
        <>
          Created <RelativeTime at={createdAt} />
        </>
      ),
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
  ]
}

function SnapshotStatus({
  snapshot,
  format,
}: {
  readonly snapshot: VolumeSnapshot
  readonly format: Format
}) {
  switch (snapshot.status) {
    case 'creating':
      return (
        <StatusBadge tone="info" busy>
          Creating, {format.percent(snapshot.progressPercent)}
        </StatusBadge>
      )
    case 'available':
      return <StatusBadge tone="healthy">Available</StatusBadge>
    case 'error':
      return <StatusBadge tone="critical">Error</StatusBadge>
  }
}

function useRowActions(onDelete: (id: string) => void): (snapshot: VolumeSnapshot) => readonly RowAction[] {
  const navigate = useNavigate()
  const canChange = useCanChange(volumeResource)
  const can = (action: 'restore' | 'delete', { status }: VolumeSnapshot): CheckResult =>
    canChange.allowed ? volumeSnapshotLifeCycle.can(action, status) : canChange
  return (snapshot) => [
    {
      key: 'restore',
      label: 'Create volume',
      icon: <IconStack2 size={16} aria-hidden="true" />,
      check: can('restore', snapshot),
      onSelect: () => void navigate({ to: '/storage/volumes/new', search: { snapshot: snapshot.id } }),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} aria-hidden="true" />,
      destructive: true,
      check: can('delete', snapshot),
      onSelect: () => onDelete(snapshot.id),
    },
  ]
}

function DeleteSnapshotDialog({
  snapshot,
  opened,
  onClose,
}: {
  readonly snapshot: VolumeSnapshot | undefined
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const shown = useLastValue(snapshot)
  const remove = useMutation({
    mutationFn: (id: string) => deleteVolumeSnapshot({ path: { volumeSnapshotId: id } }),
    // Not awaited: the dialog closes first, so queries for the deleted snapshot stop.
    onSettled: () => {
      void invalidateOperations(client, [
        'listVolumeSnapshots',
        'getVolumeSummary',
        'getVolume',
        'listVolumes',
      ])
    },
  })
  if (shown === undefined) return null
  return (
    <DeleteResourceDialog
      opened={opened && snapshot !== undefined}
      {...confirmationOf(remove, {
        variables: shown.id,
        successMessage: `${shown.name} has been deleted`,
        onClose,
      })}
      id={shown.id}
      name={shown.name}
    >
      <p>This deletes the snapshot. Volumes created from it aren’t affected.</p>
    </DeleteResourceDialog>
  )
}

/**
 * One page of snapshots. Polls faster while one is being created.
 * @param volumeId limits the list to one volume
 */
function snapshotQuery(search: SnapshotSearch, volumeId?: string) {
  const query = { ...listParameters(search, ['region']), ...(volumeId !== undefined && { volumeId }) }
  return queryOptions({
    ...listVolumeSnapshotsOptions({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'creating') ? FAST_POLL_MS : SLOW_POLL_MS,
  })
}
