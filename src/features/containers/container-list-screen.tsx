import { IconAdjustments, IconBox, IconFileCode, IconFileText, IconSettings } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { Container } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { CreateButton } from '#src/resources/list/create-button.tsx'
import { statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { totalCost } from '#src/resources/list/totals.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { containerActions } from './container-actions.tsx'
import { ContainerDialogs } from './container-dialogs.tsx'
import { namespaceOptions } from './container-labels.ts'
import { type ContainerListSearch, containerListSearch } from './container-list-search.ts'
import { containerResource } from './container-resource.ts'
import { DependencyGraph } from './graph/dependency-graph.tsx'
import { containerColumns } from './list/container-columns.tsx'
import classes from './list/container-list.module.css'
import { containerListParameters, containerListQuery } from './list/container-list-query.ts'
import { ContainerSummaryCards } from './list/container-summary-cards.tsx'
import { UtilizationPanel } from './list/utilization-panel.tsx'
import { useContainerActionCheck } from './use-container-action-check.ts'

const route = getRouteApi('/_console/compute/containers/')

/** Status options of the specification first (All, Running, Error, Completed), then the remaining statuses. */
const filters: readonly Filter<ContainerListSearch>[] = [
  statusFilter(containerResource),
  { kind: 'select', name: 'namespace', label: 'Namespace', all: 'All', options: namespaceOptions },
  tagFilter,
]

/** `/compute/containers`. */
export function ContainerListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  const rowActions = useRowActions()
  const bulkActions = useBulkActions(containerResource, containerActions, {
    type: 'container',
    names: ['start', 'stop', 'restart', 'delete'],
    query: containerListParameters(search),
  })
  const query = useQuery(containerListQuery(containerListParameters(search)))
  const sums = query.data?.totals
  return (
    <ResourceListScreen
      definition={containerResource}
      title="Containers"
      description="Run services and jobs from container images."
      create={{ label: 'Deploy Container', to: linkOptions({ to: '/compute/containers/new' }) }}
      actions={
        <CreateButton
          definition={containerResource}
          label="Deploy from YAML"
          to={linkOptions({ to: '/compute/containers/new', search: { from: 'yaml' } })}
          variant="outline"
          icon={<IconFileCode size={16} aria-hidden="true" />}
        />
      }
      summary={<ContainerSummaryCards />}
      query={query}
      totals={sums && [totalCost(sums)]}
      loadRows={everyPage((page) =>
        client.fetchQuery(containerListQuery(containerListParameters({ ...search, ...page }))),
      )}
      search={search}
      defaults={containerListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{ as: 'table', columns: containerColumns(format) }}
      bulkActions={bulkActions}
      rowActions={rowActions}
      empty={{
        description: 'Deploy a container image with any number of replicas. It starts within seconds.',
        icon: <IconBox size={22} />,
      }}
      dialogs={(dialog, container, close) => (
        <ContainerDialogs dialog={dialog} container={container} onClose={close} />
      )}
    >
      <div className={classes.panels}>
        <DependencyGraph namespace={search.namespace} />
        <UtilizationPanel />
      </div>
    </ResourceListScreen>
  )
}

/** Row menu of the specification: Start, Stop, Restart, Scale, View Logs, Configure, Delete. */
function useRowActions(): (container: Container) => readonly RowAction[] {
  const navigate = route.useNavigate()
  const check = useContainerActionCheck()
  const openDialog = (dialog: ContainerListSearch['dialog'], { id }: Container) =>
    void navigate({ search: (search) => ({ ...search, dialog, row: id }) })
  const open = (container: Container, tab: 'logs' | 'configuration') =>
    void navigate({ ...containerResource.linkTo(container.id), search: { tab } })
  const actions = useResourceActions(
    containerResource,
    containerActions,
    (name, container) => name !== 'start' && openDialog(name, container),
  )
  return (container) => [
    ...actions(container, ['start', 'stop', 'restart']),
    {
      key: 'scale',
      label: 'Scale',
      icon: <IconAdjustments size={16} aria-hidden="true" />,
      check: check('scale', container),
      onSelect: () => openDialog('scale', container),
    },
    {
      key: 'logs',
      label: 'View Logs',
      icon: <IconFileText size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => open(container, 'logs'),
    },
    {
      key: 'configure',
      label: 'Configure',
      icon: <IconSettings size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => open(container, 'configuration'),
    },
    ...actions(container, ['delete']),
  ]
}
