import { SegmentedControl } from '@mantine/core'
import { IconPigMoney } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Recommendation } from '#src/api/generated/types.gen.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { resourceTypePlurals } from '#src/resources/resource-labels.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { Filter } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import type { RowGrouping } from '#src/ui/resource-table/row-groups.ts'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useSmallScreen } from '#src/ui/use-small-screen.ts'
import classes from '../billing.module.css'
import { recommendationsQuery } from '../billing-queries.ts'
import { type BillingSearch, billingSearch } from '../billing-search.ts'
import type { BillingTabProps } from '../billing-tab.ts'
import { recommendationColumns } from './recommendation-columns.tsx'
import { efforts, recommendationNoun, risks } from './recommendation-labels.ts'
import { listRecommendations, recommendationSort, savingsOf } from './recommendation-list.ts'
import { useBulkApply } from './use-bulk-apply.tsx'
import { useRecommendationActions } from './use-recommendation-actions.tsx'

const ApplyDialog = dialogOnDemand(() => import('./apply-dialog.tsx'))

/** Recommendations to reduce cost. */
export default function OptimizationTab({ search, onSearchChange, onDialog }: BillingTabProps) {
  const format = useFormat()
  const status = search.show === 'dismissed' ? 'dismissed' : 'open'
  const query = useQuery(recommendationsQuery(status))
  const { data } = query
  const groupId = useId()
  const isSmall = useSmallScreen()
  return (
    <div className={classes.tab}>
      <div className={classes.controls}>
        <SegmentedControl
          aria-label="Recommendations"
          data={[
            { value: 'open', label: 'Open' },
            { value: 'dismissed', label: 'Dismissed' },
          ]}
          value={status}
          onChange={(chosen) =>
            onSearchChange((before) => ({ ...before, show: chosen === 'dismissed' ? chosen : '' }), {
              replace: true,
            })
          }
        />
        {!isSmall && (
          <span className={classes.choice}>
            <label htmlFor={groupId}>Group by</label>
            <Select
              id={groupId}
              value={search.group}
              data={groupChoices}
              onChange={(group) => onSearchChange((before) => ({ ...before, group }), { replace: true })}
            />
          </span>
        )}
        {data !== undefined && data.total > 0 && (
          <p className={classes.sum} role="status">
            <strong>{format.money(data.monthlySavings)}</strong>
            <span>
              per month in savings from {countOf(data.total, recommendationNoun, format.number)}
              {data.total > data.items.length &&
                `; showing the ${format.number(data.items.length)} with the highest savings`}
            </span>
          </p>
        )}
      </div>
      <ResourceTable
        table="listRecommendations"
        label="Recommendations"
        noun={recommendationNoun}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        {...clientPages(query, data && listRecommendations(data.items, search), search)}
        search={{ ...search, sort: recommendationSort(search.sort) }}
        defaults={{ ...billingSearch.defaults, tab: search.tab, show: search.show }}
        onSearchChange={onSearchChange}
        searchLabel="Search recommendations"
        filters={filters}
        columns={recommendationColumns(format)}
        rowActions={useRecommendationActions(onDialog)}
        bulkActions={useBulkApply(format)}
        groups={groupingOf(search.group, format)}
        empty={
          <EmptyState
            title={status === 'open' ? 'No recommendations' : 'No dismissed recommendations'}
            description={
              status === 'open'
                ? 'Idle or oversized VMs, unattached volumes and stopped resources you’re billed for appear here.'
                : 'Dismissed recommendations appear here. You can restore them.'
            }
            icon={<IconPigMoney size={22} />}
          />
        }
      />
      <ApplyDialog
        opened={search.dialog === 'apply'}
        recommendationId={search.row}
        onClose={() => onDialog('')}
      />
    </div>
  )
}

const filters: readonly Filter<BillingSearch>[] = [
  {
    kind: 'select',
    name: 'type',
    label: 'Resource',
    all: 'All resources',
    options: RESOURCE_TYPES.map((value) => ({ value, label: resourceTypePlurals[value] })),
  },
  {
    kind: 'select',
    name: 'effort',
    label: 'Effort',
    all: 'Any effort',
    options: Object.entries(efforts).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: 'select',
    name: 'action',
    label: 'Risk',
    all: 'Any risk',
    options: Object.entries(risks).map(([value, { label }]) => ({ value, label })),
  },
]

const groupChoices = [
  { value: '', label: 'Nothing' },
  { value: 'type', label: 'Resource' },
  { value: 'effort', label: 'Effort' },
  { value: 'risk', label: 'Risk' },
] as const

/** Headings of the groups, with what each saves. */
function groupingOf(group: BillingSearch['group'], format: Format): RowGrouping<Recommendation> | undefined {
  if (group === '') return undefined
  const labels = {
    type: ({ resource }: Recommendation) => resourceTypePlurals[resource.type],
    effort: ({ effort }: Recommendation) => `${efforts[effort].label} effort`,
    risk: ({ action }: Recommendation) => risks[action].label,
  }
  return {
    labelOf: labels[group],
    summaryOf: (rows) =>
      `${countOf(rows.length, recommendationNoun, format.number)} · ${format.money(savingsOf(rows))} per month`,
  }
}
