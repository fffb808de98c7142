import { IconAdjustments, IconServer, IconShield } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { Firewall } from '#src/api/generated/types.gen.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { FIREWALL_PLANS, findFirewallPlan } from '#src/domain/firewall-catalog.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { Cost, perMonth, ResourceLink, TimeCell } from '#src/resources/list/cells.tsx'
import { planFilter, statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import type { Format } from '#src/ui/format.ts'
import { LinkButton } from '#src/ui/link.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import type { CardContent, SortChoice } from '#src/ui/resource-table/resource-cards.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describeFindings, findingTones, worstOf } from './finding-labels.ts'
import { firewallActions } from './firewall-actions.tsx'
import { type FirewallListSearch, firewallListSearch } from './firewall-list-search.ts'
import { firewallResource } from './firewall-resource.ts'
import { firewallListParameters, firewallListQuery } from './list/firewall-list-query.ts'
import { FirewallSummaryCards } from './list/firewall-summary-cards.tsx'

const route = getRouteApi('/_console/network/firewalls/')

const filters: readonly Filter<FirewallListSearch>[] = [
  statusFilter(firewallResource),
  planFilter(FIREWALL_PLANS),
  tagFilter,
]

const sorts: readonly SortChoice<'name' | 'rules' | 'vms' | 'updatedAt' | 'status'>[] = [
  { value: 'name', label: 'Name' },
  { value: '-updatedAt', label: 'Last modified first' },
  { value: '-rules', label: 'Most rules first' },
  { value: '-vms', label: 'Most instances first' },
  { value: 'status', label: 'Status' },
]

/** `/network/firewalls`. */
export function FirewallListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  const rowActions = useRowActions()
  return (
    <ResourceListScreen
      definition={firewallResource}
      title="Firewalls"
      description="Control inbound and outbound traffic of your VMs."
      create={{ label: 'Create Firewall', to: linkOptions({ to: '/network/firewalls/new' }) }}
      summary={<FirewallSummaryCards />}
      query={useQuery(firewallListQuery(firewallListParameters(search)))}
      loadRows={everyPage((page) =>
        client.fetchQuery(firewallListQuery(firewallListParameters({ ...search, ...page }))),
      )}
      search={search}
      defaults={firewallListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{ as: 'cards', card: (firewall) => cardOf(firewall, format), sorts }}
      rowActions={rowActions}
      bulkActions={useBulkActions(firewallResource, firewallActions, {
        type: 'firewall',
        names: ['delete'],
        query: firewallListParameters(search),
      })}
      empty={{
        description:
          'A firewall controls which traffic can reach your VMs. Without one, all open ports of a VM are reachable.',
        icon: <IconShield size={22} />,
      }}
      dialogs={(dialog, firewall, close) => (
        <ActionDialogs
          definition={firewallResource}
          actions={firewallActions}
          dialog={dialog}
          resource={firewall}
          onClose={close}
        />
      )}
    />
  )
}

/** Fields of the specification: rules, instances, last modified. */
function cardOf(firewall: Firewall, format: Format): CardContent {
  const { inbound, outbound } = firewall.ruleCounts
  const plan = findFirewallPlan(firewall.planId)
  const worst = worstOf(firewall.findings)
  return {
    title: <ResourceLink definition={firewallResource} resource={firewall} />,
    status: <ResourceStatus definition={firewallResource} resource={firewall} />,
    subtitle: firewall.description || (plan && `${plan.name} plan`),
    facts: [
      {
        name: 'Rules',
        value: `${format.number(inbound)}\u00a0inbound, ${format.number(outbound)}\u00a0outbound`,
      },
      { name: 'Instances', value: format.number(firewall.vmCount) },
      { name: 'Last modified', value: <TimeCell at={firewall.updatedAt} /> },
      { name: 'Cost', value: <Cost monthly={firewall.monthlyCost} /> },
    ],
    extra: worst !== null && (
      <StatusBadge tone={findingTones[worst]}>
        {describeFindings(firewall.findings, format.number)}
      </StatusBadge>
    ),
    onPhone: [
      countOf(inbound + outbound, { one: 'rule', many: 'rules' }, format.number),
      countOf(firewall.vmCount, { one: 'instance', many: 'instances' }, format.number),
      perMonth(firewall.monthlyCost, format),
    ],
    buttons: (
      <LinkButton
        to="/network/firewalls/$firewallId"
        params={{ firewallId: firewall.id }}
        search={{ tab: 'rules' }}
        variant="outline"
        size="sm"
      >
        Rules<span className="visually-hidden"> of {firewall.name}</span>
      </LinkButton>
    ),
  }
}

function useRowActions(): (firewall: Firewall) => readonly RowAction[] {
  const navigate = route.useNavigate()
  const actions = useResourceActions(
    firewallResource,
    firewallActions,
    (dialog, { id }) => void navigate({ search: (search) => ({ ...search, dialog, row: id }) }),
  )
  const open = (firewall: Firewall, tab: 'instances' | 'settings') => () =>
    void navigate({
      to: '/network/firewalls/$firewallId',
      params: { firewallId: firewall.id },
      search: { tab },
    })
  return (firewall) => [
    {
      key: 'instances',
      label: 'Instances',
      icon: <IconServer size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: open(firewall, 'instances'),
    },
    {
      key: 'settings',
      label: 'Configure',
      icon: <IconAdjustments size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: open(firewall, 'settings'),
    },
    ...actions(firewall, ['delete']),
  ]
}
