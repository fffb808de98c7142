import { IconChartLine, IconEraser, IconSettings, IconWorldBolt } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { BYTES_PER_GB } from '#src/domain/quantity.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { useBulkActions } from '#src/resources/actions/use-bulk-actions.tsx'
import { useResourceActions } from '#src/resources/actions/use-resource-actions.ts'
import { perMonth, ResourceLink } from '#src/resources/list/cells.tsx'
import { planFilter, statusFilter, tagFilter } from '#src/resources/list/filters.ts'
import { ResourceListScreen } from '#src/resources/list/list-screen.tsx'
import { useActionCheck } from '#src/resources/permissions.ts'
import { ResourceStatus } from '#src/resources/status.tsx'
import { Address } from '#src/ui/address.tsx'
import type { Format } from '#src/ui/format.ts'
import { LinkButton } from '#src/ui/link.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import type { CardContent, SortChoice } from '#src/ui/resource-table/resource-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { cdnActions } from './cdn-actions.tsx'
import type { CdnDetailSearch } from './cdn-detail-search.ts'
import { describeRegions, hitRatio, originUrl, planName } from './cdn-labels.ts'
import { type CdnListSearch, cdnListSearch } from './cdn-list-search.ts'
import { cdnResource } from './cdn-resource.ts'
import { cdnListParameters, cdnListQuery } from './list/cdn-list-query.ts'
import { CdnSummaryCards } from './list/cdn-summary-cards.tsx'

const route = getRouteApi('/_console/services/cdn/')

const filters: readonly Filter<CdnListSearch>[] = [
  statusFilter(cdnResource),
  planFilter(CDN_PLANS),
  tagFilter,
]

type SortField = Exclude<CdnListSearch['sort'], `-${string}`>

const sorts: readonly SortChoice<SortField>[] = [
  { value: 'domain', label: 'Domain' },
  { value: '-bandwidth', label: 'Most bandwidth first' },
  { value: '-requests', label: 'Most requests first' },
  { value: 'cacheHitPercent', label: 'Lowest hit ratio first' },
  { value: '-monthlyCost', label: 'Most expensive first' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'status', label: 'Status' },
]

/** `/services/cdn`. */
export function CdnListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const format = useFormat()
  return (
    <ResourceListScreen
      definition={cdnResource}
      title="CDN"
      description="Deliver sites and files from edge locations near your users."
      create={{ label: 'Create Distribution', to: linkOptions({ to: '/services/cdn/new' }) }}
      summary={<CdnSummaryCards />}
      query={useQuery(cdnListQuery(cdnListParameters(search)))}
      loadRows={everyPage((page) =>
        client.fetchQuery(cdnListQuery(cdnListParameters({ ...search, ...page }))),
      )}
      search={search}
      defaults={cdnListSearch.defaults}
      onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      filters={filters}
      layout={{ as: 'cards', card: (distribution) => cardOf(distribution, format), sorts }}
      rowActions={useRowActions()}
      bulkActions={useBulkActions(cdnResource, cdnActions, {
        type: 'cdn_distribution',
        names: ['delete'],
        query: cdnListParameters(search),
      })}
      empty={{
        description:
          'A distribution caches your content at edge locations near your visitors, so pages load faster and your servers do less work.',
        icon: <IconWorldBolt size={22} />,
      }}
      dialogs={(dialog, distribution, close) => (
        <ActionDialogs
          definition={cdnResource}
          actions={cdnActions}
          dialog={dialog}
          resource={distribution}
          onClose={close}
        />
      )}
    />
  )
}

function cardOf(distribution: CdnDistribution, format: Format): CardContent {
  const { domain, origins, regions, usage } = distribution
  const [first, ...others] = origins
  return {
    title: <ResourceLink definition={cdnResource} resource={distribution} />,
    status: <ResourceStatus definition={cdnResource} resource={distribution} />,
    subtitle: first && (
      <Address>{`From ${originUrl(first)}${others.length > 0 ? ` and ${others.length} more` : ''}`}</Address>
    ),
    facts: [
      { name: 'Cache hit ratio', value: hitRatio(usage.cacheHitPercent, format) },
      { name: 'Bandwidth', value: `${format.bytes(usage.bandwidthGb * BYTES_PER_GB)} this month` },
      { name: 'Regions', value: describeRegions(regions) },
      { name: 'Plan', value: `${planName(distribution)}, ${format.money(distribution.monthlyCost)}/mo` },
    ],
    onPhone: [
      `${hitRatio(usage.cacheHitPercent, format)} from cache`,
      format.bytes(usage.bandwidthGb * BYTES_PER_GB),
      perMonth(distribution.monthlyCost, format),
    ],
    buttons: (
      <>
        <TabButton id={distribution.id} tab="analytics" label="Analytics" about={` of ${domain}`} />
        <TabButton id={distribution.id} tab="settings" label="Configure" about={` ${domain}`} />
      </>
    ),
  }
}

const tabIcons = {
  analytics: <IconChartLine size={16} aria-hidden="true" />,
  settings: <IconSettings size={16} aria-hidden="true" />,
  purge: <IconEraser size={16} aria-hidden="true" />,
} as const

function TabButton({
  id,
  tab,
  label,
  about,
}: {
  readonly id: string
  readonly tab: 'analytics' | 'settings'
  readonly label: string
  /** Rest of the accessible name, for screen readers only. */
  readonly about: string
}) {
  return (
    <LinkButton
      to="/services/cdn/$distributionId"
      params={{ distributionId: id }}
      search={{ tab }}
      variant="outline"
      size="sm"
      leftSection={tabIcons[tab]}
    >
      {label}
      <VisuallyHidden>{about}</VisuallyHidden>
    </LinkButton>
  )
}

function useRowActions(): (distribution: CdnDistribution) => readonly RowAction[] {
  const navigate = route.useNavigate()
  const check = useActionCheck(cdnResource)
  const actions = useResourceActions(
    cdnResource,
    cdnActions,
    (dialog, { id }) => void navigate({ search: (search) => ({ ...search, dialog, row: id }) }),
  )
  const open = ({ id }: CdnDistribution, tab: CdnDetailSearch['tab']) =>
    void navigate({
      to: '/services/cdn/$distributionId',
      params: { distributionId: id },
      search: { tab },
    })
  return (distribution) => [
    {
      key: 'analytics',
      label: 'Analytics',
      icon: tabIcons.analytics,
      check: ALLOWED,
      onSelect: () => open(distribution, 'analytics'),
    },
    {
      key: 'configure',
      label: 'Configure',
      icon: tabIcons.settings,
      check: ALLOWED,
      onSelect: () => open(distribution, 'settings'),
    },
    {
      key: 'purge',
      label: 'Purge cache',
      icon: tabIcons.purge,
      check: check('purge', distribution),
      onSelect: () => open(distribution, 'purge'),
    },
    ...actions(distribution, ['delete']),
  ]
}
