import type { DatabaseTotals } from '#src/api/generated/types.gen.ts'
import { databaseLifeCycle } from '#src/domain/database.ts'
import { DATABASE_ENGINE_IDS } from '#src/domain/database-engine.ts'
import { sumMoney } from '#src/domain/price.ts'
import type { DatabaseRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { DAY } from '../../kernel/duration.ts'
import { isoOrNull } from '../../kernel/iso-time.ts'
import { tenths } from '../../kernel/rounding.ts'
import { currentMean } from '../../world/averages.ts'
import {
  connectionLimitOf,
  connectionsAt,
  databaseCpuAt,
  databaseMemoryAt,
  databaseUsageAt,
  engineOf,
  planOf,
} from '../../world/database-metrics.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import {
  allOf,
  countsBy,
  equal,
  type ListRules,
  listPageWithTotals,
  oneOf,
  sumOfTenths,
} from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { regionNameOf } from '../shared/region-name.ts'
import { searchText } from '../shared/search-text.ts'
import type { View } from '../shared/view.ts'
import { lastSucceeded, monthlyCostOf, toDatabase, usedGbOf } from './to-database.ts'

export const databaseListHandlers: HandlersFor<'listDatabases' | 'getDatabaseSummary' | 'getDatabase'> = {
  listDatabases(ctx) {
    const databases = ctx.tx.databases.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPageWithTotals(databases, ctx.query, ctx, DATABASE_LIST, (matching) =>
      totalsOf(matching, ctx.now),
    )
    return { status: 200, body: { items: items.map((it) => toDatabase(it, ctx)), ...page } }
  },

  getDatabaseSummary(ctx) {
    const { seed, now } = ctx
    const databases = ctx.tx.databases.by('organizationId', ctx.identity.organization.id)
    const { usedGb, storageGb, monthlyCost } = totalsOf(databases, now)
    return {
      status: 200,
      body: {
        total: databases.length,
        byStatus: countsBy(databases, databaseLifeCycle.statuses, (it) => it.status),
        byEngine: countsBy(databases, DATABASE_ENGINE_IDS, (it) => it.engine),
        storage: {
          usedGb,
          totalGb: storageGb,
        },
        connections: {
          used: sum(databases, (it) => connectionsAt(seed, it, now)),
          max: sum(databases, connectionLimitOf),
        },
        performance: performanceOf(databases, ctx),
        backups: backupsOf(databases, ctx),
        monthlyCost,
      },
    }
  },

  getDatabase(ctx) {
    return {
      status: 200,
      body: toDatabase(lookup(resourceDefinitions.database, ctx, ctx.path.databaseId), ctx),
    }
  },
}

function totalsOf(databases: readonly DatabaseRow[], now: number): DatabaseTotals {
  return {
    usedGb: sumOfTenths(databases, (it) => usedGbOf(it, now)),
    storageGb: sum(databases, (it) => planOf(it).storageGb),
    monthlyCost: sumMoney(databases.map(monthlyCostOf)),
  }
}

function performanceOf(databases: readonly DatabaseRow[], { seed, now }: View) {
  const usages = databases.flatMap((it) => databaseUsageAt(seed, it, now) ?? [])
  const queries = sum(usages, (it) => it.queriesPerSecond)
  const waited = sum(usages, (it) => it.queriesPerSecond * (it.latencyMilliseconds ?? 0))
  return {
    averageCpuPercent: currentMean({ seed, now }, 'database', databases, 'cpu'),
    averageMemoryPercent: currentMean({ seed, now }, 'database', databases, 'memory'),
    averageLatencyMilliseconds: queries === 0 ? null : tenths(waited / queries),
    queriesPerSecond: usages.length === 0 ? null : tenths(queries),
  }
}

function backupsOf(databases: readonly DatabaseRow[], { tx, now }: View) {
  const backups = databases.flatMap(({ id }) => tx.databaseBackups.by('databaseId', id))
  const succeeded = backups.filter((it) => it.status === 'succeeded')
  const last = lastSucceeded(succeeded)
  return {
    total: succeeded.length,
    running: backups.filter((it) => it.status === 'running').length,
    failed: backups.filter((it) => it.status === 'failed' && it.dueAt > now - DAY).length,
    sizeGb: tenths(sum(succeeded, (it) => it.sizeGb)),
    lastSucceededAt: isoOrNull(last),
    databasesWithout: databases.filter((it) => it.backupSchedule.frequency === 'off').length,
  }
}

function sum<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((total, row) => total + read(row), 0)
}

/** Text that the list's search box matches. */
export const databaseText = searchText<DatabaseRow>((it) => [
  it.name,
  it.id,
  `${engineOf(it).name} ${it.version}`,
  it.host,
  ...it.tags,
])

export const DATABASE_LIST: ListRules<DatabaseRow, QueryOf<'listDatabases'>> = {
  text: databaseText,
  filters: {
    engine: oneOf((it) => it.engine),
    status: oneOf((it) => it.status),
    region: oneOf((it) => it.region),
    tag: allOf((it) => it.tags),
    projectId: equal((it) => it.projectId),
  },
  sort: ({ seed, now }) => ({
    name: 'name',
    engine: (it) => engineOf(it).name,
    status: 'status',
    storage: (it) => usedGbOf(it, now),
    connections: (it) => connectionsAt(seed, it, now),
    cpu: (it) => databaseCpuAt(seed, it, now),
    memory: (it) => databaseMemoryAt(seed, it, now),
    region: regionNameOf,
    createdAt: 'createdAt',
    monthlyCost: (it) => monthlyCostOf(it).amount,
  }),
}
