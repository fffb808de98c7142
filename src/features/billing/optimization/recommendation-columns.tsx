import type { Recommendation } from '#src/api/generated/types.gen.ts'
import { OneLine } from '#src/resources/list/cells.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'
import type { Format } from '#src/ui/format.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import classes from '../billing.module.css'
import { efforts, risks } from './recommendation-labels.ts'

type SortField = 'name' | 'type' | 'savings' | 'effort' | 'risk'

export function recommendationColumns(format: Format): readonly Column<Recommendation, SortField>[] {
  return [
    {
      key: 'title',
      header: 'Recommendation',
      sort: 'name',
      always: true,
      minWidth: 31,
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
      minWidth: 22,
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
