import { IconAffiliate, IconListDetails, IconSettings } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { DnsZone } from '#src/api/generated/types.gen.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { ResourceLink, TimeCell } from '#src/resources/list/cells.tsx'
import { statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import type { Format } from '#src/ui/format.ts'
import { LinkButton } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Filter } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import type { CardContent, SortChoice } from '#src/ui/resource-table/resource-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { dnsActions } from './dns-actions.tsx'
import { type DnsListSearch, dnsListSearch } from './dns-list-search.ts'
import { dnsResource } from './dns-resource.ts'
import { dnsListParameters, dnsListQuery } from './list/dns-list-query.ts'
import { DnsSummaryCards } from './list/dns-summary-cards.tsx'
import { TypeBadges } from './list/type-badges.tsx'

/** Below the list, so it loads after it. */
const PlanPanel = onDemand(() => import('./list/plan-panel.tsx'))

const route = getRouteApi('/_console/services/dns/')

const filters: readonly Filter<DnsListSearch>[] = [statusFilter(dnsResource), tagFilter]

const sorts = [
  { value: 'domain', label: 'Domain' },
  { value: '-updatedAt', label: 'Last updated first' },
  { value: '-createdAt', label: 'Newest first' },
  { value: '-records', label: 'Most records first' },
  { value: '-queries', label: 'Most queries first' },
  { value: 'status', label: 'Status' },
] as const satisfies readonly SortChoice<string>[]

/** `/services/dns`. */
export function DnsListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  const actions = useResourceActions(
    dnsResource,
    dnsActions,
    (dialog, { id }) => void navigate({ search: (before) => ({ ...before, dialog, row: id }) }),
  )
  return (
    <ResourceListScreen
      definition={dnsResource}
      title="DNS"
      description="Host DNS zones and records for your domains."
      create={{ label: 'Add Zone', to: linkOptions({ to: '/services/dns/new' }) }}
      summary={<DnsSummaryCards />}
      query={useQuery(dnsListQuery(dnsListParameters(search)))}
      loadRows={everyPage((page) =>
        client.fetchQuery(dnsListQuery(dnsListParameters({ ...search, ...page }))),
      )}
      search={search}
      defaults={dnsListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{ as: 'cards', card: (zone) => cardOf(zone, format), sorts }}
      rowActions={(zone) => actions(zone, ['delete'])}
      bulkActions={useBulkActions(dnsResource, dnsActions, {
        type: 'dns_zone',
        names: ['delete'],
        query: dnsListParameters(search),
      })}
      empty={{
        description:
          'A zone holds the DNS records of a domain. Add a zone, add records or import a zone file, then set our name servers at your registrar.',
        icon: <IconAffiliate size={22} />,
      }}
      dialogs={(dialog, zone, close) => (
        <ActionDialogs
          definition={dnsResource}
          actions={dnsActions}
          dialog={dialog}
          resource={zone}
          onClose={close}
        />
      )}
    >
      <PlanPanel />
    </ResourceListScreen>
  )
}

/** Card of the specification: Records and Settings, and the record count per type. */
function cardOf(zone: DnsZone, format: Format): CardContent {
  const name = dnsResource.nameOf(zone)
  const link = (tab: 'records' | 'settings') =>
    linkOptions({ to: '/services/dns/$dnsZoneId', params: { dnsZoneId: zone.id }, search: { tab } })
  return {
    title: <ResourceLink definition={dnsResource} resource={zone} />,
    status: <ResourceStatus definition={dnsResource} resource={zone} />,
    ...(name !== zone.domain && { subtitle: zone.domain }),
    facts: [
      { name: 'Records', value: format.number(zone.recordCount) },
      { name: 'Queries this month', value: format.number(zone.queries) },
      { name: 'Name servers', value: format.number(zone.nameServers.length) },
      { name: 'Last updated', value: <TimeCell at={zone.updatedAt} /> },
    ],
    extra: <TypeBadges counts={zone.recordTypes} />,
    onPhone: [
      countOf(zone.recordCount, { one: 'record', many: 'records' }, format.number),
      <Fragment key="updated">
        Updated <RelativeTime at={zone.updatedAt} />
      </Fragment>,
    ],
    buttons: (
      <>
        <LinkButton
          {...link('records')}
          variant="outline"
          size="sm"
          aria-label={`Records of ${name}`}
          leftSection={<IconListDetails size={16} aria-hidden="true" />}
        >
          Records
        </LinkButton>
        <LinkButton
          {...link('settings')}
          variant="outline"
          size="sm"
          aria-label={`Settings of ${name}`}
          leftSection={<IconSettings size={16} aria-hidden="true" />}
        >
          Settings
        </LinkButton>
      </>
    ),
  }
}
