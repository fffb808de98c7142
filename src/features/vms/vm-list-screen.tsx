import { IconServer, IconSettings, IconTerminal2 } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { regionFilter, statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { totalCost, totalQuantity } from '#src/resources/list/totals.tsx'
import { useActionCheck } from '#src/resources/permissions.ts'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { vmColumns } from './list/vm-columns.tsx'
import { vmListParameters, vmListQuery } from './list/vm-list-query.ts'
import { VmSummaryCards } from './list/vm-summary-cards.tsx'
import { memoryQuantity } from './size-labels.ts'
import { vmActions } from './vm-actions.tsx'
import { VmDialogs } from './vm-dialogs.tsx'
import { type VmListSearch, vmListSearch } from './vm-list-search.ts'
import { vmResource } from './vm-resource.ts'

const route = getRouteApi('/_console/compute/vms/')

/** Status options of the specification first (All, Running, Stopped, Starting), then the remaining statuses. */
const filters: readonly Filter<VmListSearch>[] = [
  statusFilter(vmResource),
  regionFilter({ label: 'Location', all: 'All Locations' }),
  tagFilter,
]

/** `/compute/vms`. */
export function VmListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  const rowActions = useRowActions()
  const bulkActions = useBulkActions(vmResource, vmActions, {
    type: 'vm',
    names: ['start', 'stop', 'restart', 'delete'],
    query: vmListParameters(search),
  })
  const query = useQuery(vmListQuery(vmListParameters(search)))
  const sums = query.data?.totals
  const memory = memoryQuantity(sums?.memoryGb ?? 0, format)
  return (
    <ResourceListScreen
      definition={vmResource}
      title="Virtual Machines"
      description="Virtual machines from 1 vCPU to 8 GPUs."
      create={{ label: 'Create VM', to: linkOptions({ to: '/compute/vms/new' }) }}
      summary={<VmSummaryCards />}
      query={query}
      totals={
        sums && [
          totalQuantity('cpu', format.number(sums.vcpus), sums.vcpus === 1 ? 'vCPU' : 'vCPUs'),
          totalQuantity('memory', memory.value, memory.unit),
          totalCost(sums),
        ]
      }
      loadRows={everyPage((page) => client.fetchQuery(vmListQuery(vmListParameters({ ...search, ...page }))))}
      search={search}
      defaults={vmListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{ as: 'table', columns: vmColumns(format) }}
      bulkActions={bulkActions}
      rowActions={rowActions}
      empty={{
        description: 'Choose a region, an image and a size. Your VM is ready in under a minute.',
        icon: <IconServer size={22} />,
      }}
      dialogs={(dialog, vm, close) => <VmDialogs dialog={dialog} vm={vm} onClose={close} />}
    />
  )
}

/** Row menu of the specification: Start, Stop, Restart, Connect, Configure, Delete. */
function useRowActions(): (vm: Vm) => readonly RowAction[] {
  const navigate = route.useNavigate()
  const check = useActionCheck(vmResource)
  const openDialog = (dialog: VmListSearch['dialog'], { id }: Vm) =>
    void navigate({ search: (search) => ({ ...search, dialog, row: id }) })
  const actions = useResourceActions(
    vmResource,
    vmActions,
    (name, vm) => name !== 'start' && openDialog(name, vm),
  )
  return (vm) => [
    ...actions(vm, ['start', 'stop', 'restart']),
    {
      key: 'connect',
      label: 'Connect',
      icon: <IconTerminal2 size={16} aria-hidden="true" />,
      check: check('connect', vm),
      onSelect: () => openDialog('connect', vm),
    },
    {
      key: 'configure',
      label: 'Configure',
      icon: <IconSettings size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => void navigate({ ...vmResource.linkTo(vm.id), search: { tab: 'configuration' } }),
    },
    ...actions(vm, ['delete']),
  ]
}
