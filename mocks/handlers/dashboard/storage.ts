import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ResourceRow, Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { tenths } from '../../kernel/rounding.ts'
import { usedGbAt as databaseUsedGbAt } from '../../world/database-storage.ts'
import type { MetricsRange } from '../../world/metrics.ts'
import { usedGbAt as volumeUsedGbAt } from '../../world/volume-use.ts'
import { dayBefore, dayHistory, sampleOf, topConsumers, weightedMean } from './day.ts'

export const dashboardStorageHandlers: HandlersFor<'getDashboardStorage'> = {
  getDashboardStorage({ tx, identity, seed, now }) {
    const stores = storesOf(tx, seed, identity.organization.id)
    const range = dayBefore(now)
    const curves = sampleOf(stores).map((store) => ({ weight: store.sizeGb, values: curveOf(store, range) }))
    return {
      status: 200,
      body: {
        usedGb: tenths(stores.reduce((sum, store) => sum + store.usedGbAt(now), 0)),
        totalGb: stores.reduce((sum, store) => sum + store.sizeGb, 0),
        top: topConsumers(stores.map((store) => ({ ...store, percent: percentAt(store, now) }))),
        history: dayHistory(range, 'storage', weightedMean(curves)),
      },
    }
  },
}

/** Resource with storage that fills up. */
interface Store {
  readonly type: ResourceType
  readonly row: ResourceRow
  readonly sizeGb: number
  usedGbAt(time: number): number
}

function storesOf(tx: Transaction, seed: number, organizationId: string): Store[] {
  const volumes = tx.volumes.by('organizationId', organizationId).map(
    (row): Store => ({
      type: 'volume',
      row,
      sizeGb: row.sizeGb,
      usedGbAt: (time) => volumeUsedGbAt(seed, row, time),
    }),
  )
  const databases = tx.databases.by('organizationId', organizationId).map(
    (row): Store => ({
      type: 'database',
      row,
      sizeGb: findDatabasePlan(row.planId)?.storageGb ?? 0,
      usedGbAt: (time) => databaseUsedGbAt(row, time),
    }),
  )
  return [...volumes, ...databases]
}

function percentAt(store: Store, time: number): number {
  return store.sizeGb === 0 ? 0 : Math.min(100, (store.usedGbAt(time) / store.sizeGb) * 100)
}

/** Value in the middle of each step; null before the resource existed. */
function curveOf(store: Store, { from, to, points }: MetricsRange): (number | null)[] {
  const step = (to - from) / points
  return Array.from({ length: points }, (_, index) => {
    const time = from + (index + 0.5) * step
    return time < store.row.createdAt ? null : percentAt(store, time)
  })
}
