import {
  IconActivity,
  IconArrowsSplit2,
  IconCertificate,
  IconServer2,
  IconSettings,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { regionFilter, statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { totalCost } from '#src/resources/list/totals.tsx'
import { statusOptions } from '#src/resources/resource-definition.ts'
import { LinkButton } from '#src/ui/link.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { loadBalancerColumns } from './list/load-balancer-columns.tsx'
import { loadBalancerListParameters, loadBalancerListQuery } from './list/load-balancer-list-query.ts'
import { LoadBalancerSummaryCards } from './list/load-balancer-summary-cards.tsx'
import { loadBalancerActions } from './load-balancer-actions.tsx'
import type { LoadBalancerDetailSearch } from './load-balancer-detail-search.ts'
import { healthLabels } from './load-balancer-labels.ts'
import { type LoadBalancerListSearch, loadBalancerListSearch } from './load-balancer-list-search.ts'
import { loadBalancerResource } from './load-balancer-resource.ts'

const route = getRouteApi('/_console/network/load-balancers/')

const filters: readonly Filter<LoadBalancerListSearch>[] = [
  statusFilter(loadBalancerResource),
  { kind: 'select', name: 'health', label: 'Health', all: 'Any', options: statusOptions(healthLabels) },
  regionFilter(),
  tagFilter,
]

/** `/network/load-balancers`. */
export function LoadBalancerListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  const query = useQuery(loadBalancerListQuery(loadBalancerListParameters(search)))
  const sums = query.data?.totals
  return (
    <ResourceListScreen
      definition={loadBalancerResource}
      title="Load Balancers"
      description="Distribute traffic across healthy VMs."
      create={{ label: 'Create Load Balancer', to: linkOptions({ to: '/network/load-balancers/new' }) }}
      actions={
        <LinkButton
          to="/network/load-balancers/certificates"
          variant="outline"
          leftSection={<IconCertificate size={16} aria-hidden="true" />}
        >
          Certificates
        </LinkButton>
      }
      summary={<LoadBalancerSummaryCards />}
      query={query}
      totals={sums && [totalCost(sums)]}
      loadRows={everyPage((page) =>
        client.fetchQuery(loadBalancerListQuery(loadBalancerListParameters({ ...search, ...page }))),
      )}
      search={search}
      defaults={loadBalancerListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{ as: 'table', columns: loadBalancerColumns(format) }}
      rowActions={useRowActions()}
      bulkActions={useBulkActions(loadBalancerResource, loadBalancerActions, {
        type: 'load_balancer',
        names: ['delete'],
        query: loadBalancerListParameters(search),
      })}
      empty={{
        description:
          'A load balancer distributes traffic across your VMs and skips those that fail their health checks.',
        icon: <IconArrowsSplit2 size={22} />,
      }}
      dialogs={(dialog, balancer, close) => (
        <ActionDialogs
          definition={loadBalancerResource}
          actions={loadBalancerActions}
          dialog={dialog}
          resource={balancer}
          onClose={close}
        />
      )}
    />
  )
}

function useRowActions(): (balancer: LoadBalancer) => readonly RowAction[] {
  const navigate = route.useNavigate()
  const actions = useResourceActions(
    loadBalancerResource,
    loadBalancerActions,
    (dialog, { id }) => void navigate({ search: (search) => ({ ...search, dialog, row: id }) }),
  )
  const goTo = ({ id }: LoadBalancer, tab: LoadBalancerDetailSearch['tab']) =>
    void navigate({ ...loadBalancerResource.linkTo(id), search: { tab } })
  return (balancer) => [
    {
      key: 'monitor',
      label: 'Monitor',
      icon: <IconActivity size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => goTo(balancer, 'monitor'),
    },
    {
      key: 'targets',
      label: 'Targets',
      icon: <IconServer2 size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => goTo(balancer, 'targets'),
    },
    {
      key: 'configure',
      label: 'Configure',
      icon: <IconSettings size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => goTo(balancer, 'configure'),
    },
    ...actions(balancer, ['delete']),
  ]
}
