import { NativeSelect, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconEyeOff, IconPigMoney } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { dismissRecommendation, restoreRecommendation } from '#src/api/generated/sdk.gen.ts'
import type { Money, Recommendation } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ALLOWED, denied } from '#src/domain/check-result.ts'
import { sumMoney } from '#src/domain/price.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { useStartBulkRun } from '#src/resources/actions/use-bulk-actions.tsx'
import { OneLine } from '#src/resources/list/cells.tsx'
import { useCan } from '#src/resources/permissions.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { resourceTypeLabels, resourceTypePlurals } from '#src/resources/resource-labels.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { BulkAction, Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { ResourceTable, type RowGrouping } from '#src/ui/resource-table/resource-table.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useSmallScreen } from '#src/ui/use-small-screen.ts'
import classes from '../billing.module.css'
import { recommendationsQuery, refreshRecommendations } from '../billing-queries.ts'
import { type BillingSearch, billingSearch } from '../billing-search.ts'
import type { BillingTabProps } from '../billing-tab.ts'
import { efforts, recommendationNoun, risks } from './recommendation-labels.ts'
import { listRecommendations, recommendationSort } from './recommendation-list.ts'

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
            <NativeSelect
              id={groupId}
              value={search.group}
              data={groupChoices}
              onChange={({ currentTarget }) => {
                const group = groupChoices.find(({ value }) => value === currentTarget.value)?.value ?? ''
                onSearchChange((before) => ({ ...before, group }), { replace: true })
              }}
            />
          </span>
        )}
        {data !== undefined && data.total > 0 && (
          <p className={classes.sum} role="status">
            <strong>{format.money(data.monthlySavings)}</strong>
            <span>
              per month in savings from{' '}
              {data.total === 1 ? '1 recommendation' : `${data.total} recommendations`}
              {data.total > data.items.length &&
                `; showing the ${data.items.length} with the highest savings`}
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
        columns={columns(format)}
        rowActions={useRowActions(onDialog)}
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

function columns(
  format: Format,
): readonly Column<Recommendation, 'name' | 'type' | 'savings' | 'effort' | 'risk'>[] {
  return [
    {
      key: 'title',
      header: 'Recommendation',
      sort: 'name',
      always: true,
      minWidth: 24,
      cell: ({ title, description, dismissed }) => (
        <span className={classes.advice}>
          <b>{title}</b>
          <span className={classes.about}>
            {dismissed === null ? (
              description
            ) : (
              <>
                Dismissed <RelativeTime at={dismissed.at} /> by {dismissed.by.name}
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'type',
      header: 'Resource',
      sort: 'type',
      onPhone: 'detail',
      cell: ({ resource }) => (
        <OneLine>
          <PathLink href={resourceHref(resource)}>{resourceTypeLabels[resource.type]}</PathLink>
        </OneLine>
      ),
    },
    {
      key: 'findings',
      header: 'Findings',
      minWidth: 26,
      cell: ({ findings }) => (
        <span className={classes.findings}>
          {findings.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'effort',
      header: 'Effort',
      sort: 'effort',
      onPhone: ({ effort }) => `${efforts[effort].label} effort`,
      cell: ({ effort }) => <StatusBadge tone={efforts[effort].tone}>{efforts[effort].label}</StatusBadge>,
    },
    {
      key: 'risk',
      header: 'Risk',
      sort: 'risk',
      onPhone: 'detail',
      cell: ({ action }) => <OneLine>{risks[action].label}</OneLine>,
    },
    {
      key: 'savings',
      header: 'Monthly savings',
      sort: 'savings',
      align: 'end',
      always: true,
      onPhone: 'status',
      cell: ({ monthlySavings }) => <b>{format.money(monthlySavings)}</b>,
    },
  ]
}

function useRowActions(
  onDialog: BillingTabProps['onDialog'],
): (recommendation: Recommendation) => readonly RowAction[] {
  const client = useQueryClient()
  const canApply = useCan(requiredPermission.applyRecommendation, recommendationNoun)
  const canDismiss = useCan(requiredPermission.dismissRecommendation, recommendationNoun)
  const restore = useMutation({
    mutationFn: ({ id }: Recommendation) => restoreRecommendation({ path: { recommendationId: id } }),
    onSuccess: (_, { title }) => toast.success('Recommendation restored', title),
    onError: (failure) => toast.problem('Could not restore the recommendation', failure),
    onSettled: () => refreshRecommendations(client),
  })
  const dismiss = useMutation({
    mutationFn: ({ id }: Recommendation) => dismissRecommendation({ path: { recommendationId: id } }),
    onSuccess: (_, item) =>
      toast.success('Recommendation dismissed', item.title, {
        label: 'Undo',
        onSelect: () => restore.mutate(item),
      }),
    onError: (failure) => toast.problem('Could not dismiss the recommendation', failure),
    onSettled: () => refreshRecommendations(client),
  })
  return (item) =>
    item.dismissed === null
      ? [
          {
            key: 'apply',
            label: 'Apply',
            icon: <IconCheck size={16} aria-hidden="true" />,
            check: canApply,
            onSelect: () => onDialog('apply', item.id),
          },
          {
            key: 'dismiss',
            label: 'Dismiss',
            icon: <IconEyeOff size={16} aria-hidden="true" />,
            check: canDismiss,
            onSelect: () => dismiss.mutate(item),
          },
        ]
      : [
          {
            key: 'restore',
            label: 'Restore',
            icon: <IconArrowBackUp size={16} aria-hidden="true" />,
            check: canDismiss,
            onSelect: () => restore.mutate(item),
          },
        ]
}

/** Applies several at once. Deletions among them require typing a sentence, as everywhere. */
function useBulkApply(format: Format): readonly BulkAction<Recommendation>[] {
  const client = useQueryClient()
  const canApply = useCan(requiredPermission.applyRecommendation, recommendationNoun)
  const start = useStartBulkRun()
  const count = (rows: number) => countOf(rows, recommendationNoun, format.number)
  return [
    {
      key: 'apply',
      label: 'Apply',
      running: 'Applying',
      icon: <IconCheck size={16} aria-hidden="true" />,
      check: ({ dismissed }) => {
        if (!canApply.allowed) return canApply
        return dismissed === null ? ALLOWED : denied('The recommendation is dismissed. Restore it first.')
      },
      start: (selection) => start({ resourceType: 'recommendation', action: 'apply' }, selection),
      done: (applied) => `${count(applied)} applied`,
      onProgress: () => void refreshRecommendations(client),
      confirm: (_, rows) => {
        const deletions = rows.filter(({ action }) => action === 'delete').length
        return {
          title: `Apply ${count(rows.length)}?`,
          body: (
            <p>
              {rows.length > deletions && 'Resized VMs restart. '}
              {deletions > 0 && 'Deleted resources and their data can’t be restored. '}
              Total savings: {format.money(savingsOf(rows))} per month.
            </p>
          ),
          ...(deletions > 0 && { typed: `apply ${rows.length}` }),
        }
      },
    },
  ]
}

const savingsOf = (rows: readonly Recommendation[]): Money =>
  sumMoney(rows.map(({ monthlySavings }) => monthlySavings))
