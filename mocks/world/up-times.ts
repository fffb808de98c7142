import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ContainerRow, DatabaseRow, Transaction, VmRow } from '../db/index.ts'
import { overlap } from '../kernel/duration.ts'
import { memo } from '../kernel/memo.ts'
import { containerOn, unreadyTime } from './container-metrics.ts'
import { databaseOn } from './database-metrics.ts'
import { type PoweredOn, poweredOn } from './power.ts'

/** Types that users can start and stop. */
export type PowerableType = Extract<ResourceType, 'vm' | 'container' | 'database'>

/** Times a resource was on, oldest first and without overlap, for any of these types. */
export function onTimes(
  tx: Transaction,
  type: PowerableType,
  row: VmRow | ContainerRow | DatabaseRow,
): readonly PoweredOn[] {
  return onTimesOf(row, type, tx)
}

/** Memoized by row alone: a row and its activities change together. */
const onTimesOf = memo((row: VmRow | ContainerRow | DatabaseRow, type: PowerableType, tx: Transaction) => {
  const activities = tx.activities.by('resourceId', row.id)
  switch (type) {
    case 'vm':
      return poweredOn(row, activities)
    case 'container':
      return containerOn(row as ContainerRow, activities)
    case 'database':
      return databaseOn(row as DatabaseRow, activities)
  }
})

/** Uptime and unplanned downtime in milliseconds. */
export interface UpTime {
  readonly up: number
  readonly down: number
}

/** `upTimeOf` of a resource; a container without a ready replica is down. */
export function upTimeIn(
  tx: Transaction,
  type: PowerableType,
  row: VmRow | ContainerRow | DatabaseRow,
  { from, to }: { readonly from: number; readonly to: number },
): UpTime {
  const on = onTimes(tx, type, row)
  const { up, down } = upTimeOf(on, from, to)
  if (type !== 'container' || up === 0) return { up, down }
  let unready = 0
  for (const stretch of on) {
    const end = Math.min(stretch.to ?? to, to)
    unready += unreadyTime(row as ContainerRow, Math.max(stretch.from, from), end)
  }
  return { up: up - unready, down: down + unready }
}

/** Uptime of one resource between two instants. Restarts and resizes count as neither, since users requested them. */
export function upTimeOf(on: readonly PoweredOn[], from: number, to: number): UpTime {
  let up = 0
  let down = 0
  for (const [index, stretch] of on.entries()) {
    const end = stretch.to ?? Number.POSITIVE_INFINITY
    up += overlap(stretch.from, end, from, to)
    // Crashed, and came back with the next entry or not yet.
    if (!stretch.clean) down += overlap(end, on[index + 1]?.from ?? Number.POSITIVE_INFINITY, from, to)
  }
  return { up, down }
}
