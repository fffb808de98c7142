import type { CostGrouping, CostLine } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICE_NAMES } from '#src/domain/billing.ts'
import { Clamped, none, OneLine } from '#src/resources/list/cells.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import type { Format } from '#src/ui/format.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import type { Column } from '#src/ui/resource-table/columns.ts'
import classes from '../billing.module.css'
import { groupingLabels } from '../billing-labels.ts'

const signed = (percent: number, format: Format) => `${percent > 0 ? '+' : ''}${format.percent(percent, 1)}`

/** Columns of the cost table; resources also show their service and project. */
export function breakdownColumns(
  by: CostGrouping,
  format: Format,
): readonly Column<CostLine, 'name' | 'cost' | 'change'>[] {
  return [
    {
      key: 'name',
      header: groupingLabels[by],
      sort: 'name',
      always: true,
      minWidth: 16,
      cell: ({ id, name, resourceType, isDeleted }) => (
        <>
          {resourceType === null || isDeleted ? (
            name
          ) : (
            <PathLink href={resourceHref({ id, name, type: resourceType })}>{name}</PathLink>
          )}
          {isDeleted && <span className={classes.muted}> (deleted)</span>}
        </>
      ),
    },
    ...(by === 'resource'
      ? ([
          {
            key: 'service',
            header: 'Service',
            onPhone: 'detail',
            cell: ({ service, item }) => (
              <OneLine>
                {service === null ? '' : BILLING_SERVICE_NAMES[service]}
                {item === null ? '' : ` · ${item}`}
              </OneLine>
            ),
          },
          {
            key: 'project',
            header: 'Project',
            onPhone: ({ project }) => project?.name ?? null,
            cell: ({ project }) => (project === null ? none : <Clamped>{project.name}</Clamped>),
          },
        ] satisfies Column<CostLine, never>[])
      : []),
    {
      key: 'cost',
      header: 'Cost',
      sort: 'cost',
      onPhone: 'status',
      align: 'end',
      always: true,
      cell: ({ cost }) => format.money(cost),
    },
    {
      key: 'share',
      header: 'Share',
      onPhone: ({ sharePercent }) => `${format.percent(sharePercent, 1)} of the total`,
      align: 'end',
      cell: ({ sharePercent }) => (
        <span className={classes.cellShare}>
          {format.percent(sharePercent, 1)}
          <i aria-hidden="true">
            <span style={{ width: `${sharePercent}%` }} />
          </i>
        </span>
      ),
    },
    {
      key: 'previous',
      header: 'Before',
      align: 'end',
      cell: ({ previousCost }) => (previousCost === null ? none : format.money(previousCost)),
    },
    {
      key: 'change',
      header: 'Change',
      sort: 'change',
      onPhone: ({ changePercent }) =>
        changePercent === null ? null : `${signed(changePercent, format)} from before`,
      align: 'end',
      cell: ({ changePercent }) => (changePercent === null ? none : signed(changePercent, format)),
    },
  ]
}
