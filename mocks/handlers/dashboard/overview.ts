import type { DashboardPercentage } from '#src/api/generated/types.gen.ts'
import type { ContainerRow, DatabaseRow, Transaction, VmRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { lastMonthStart, monthBefore, monthStart } from '../../kernel/months.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { type PowerableType, type UpTime, upTimeIn } from '../../world/up-times.ts'
import { alertsAt, resourcesAt } from './past.ts'
import { resourcesOf } from './resources.ts'

export const dashboardOverviewHandlers: HandlersFor<'getDashboardOverview'> = {
  getDashboardOverview({ tx, identity, now }) {
    const { id, createdAt } = identity.organization
    let resources = 0
    for (const _ of resourcesOf(tx, id)) resources++
    const before = monthBefore(now)
    const existed = createdAt <= before
    return {
      status: 200,
      body: {
        resources: { current: resources, lastMonth: existed ? resourcesAt(tx, id, before) : null },
        activeAlerts: {
          current: tx.alerts.by('openIn', id).filter(({ state }) => state === 'active').length,
          lastMonth: existed ? alertsAt(tx, id, before) : null,
        },
        uptimePercent: uptimeOf(tx, id, now),
      },
    }
  },
}

const SWITCHED = ['vm', 'container', 'database'] as const satisfies readonly PowerableType[]

/** Uptime over all existing resources that can be on or off. Deleted ones are not counted. */
function uptimeOf(tx: Transaction, organizationId: string, now: number): DashboardPercentage {
  const [last, month] = [lastMonthStart(now), monthStart(now)]
  const current = { up: 0, down: 0 }
  const before = { up: 0, down: 0 }
  for (const type of SWITCHED) {
    const rows: readonly (VmRow | ContainerRow | DatabaseRow)[] = resourceDefinitions[type]
      .table(tx)
      .by('organizationId', organizationId)
    for (const row of rows) {
      add(current, upTimeIn(tx, type, row, { from: month, to: now }))
      add(before, upTimeIn(tx, type, row, { from: last, to: month }))
    }
  }
  return { current: percentOf(current), lastMonth: percentOf(before) }
}

function add(sum: { up: number; down: number }, { up, down }: UpTime): void {
  sum.up += up
  sum.down += down
}

/** Two decimals, rounded down, so that any downtime shows. */
function percentOf({ up, down }: { readonly up: number; readonly down: number }): number | null {
  return up + down === 0 ? null : Math.floor((up / (up + down)) * 10_000) / 100
}
