import type { Database } from '#src/api/generated/types.gen.ts'
import { connectionString } from '#src/domain/database-connection.ts'
import type { DatabaseBackupRow, DatabaseRow, DatabaseUserRow } from '../../db/index.ts'
import { mutableCopy } from '../../kernel/freeze.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import {
  connectionLimitOf,
  connectionsAt,
  databaseUsageAt,
  engineOf,
  planOf,
} from '../../world/database-metrics.ts'
import { usedGbAt } from '../../world/database-storage.ts'
import { lastReport } from '../../world/metrics.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'
import type { View } from '../shared/view.ts'

export function monthlyCostOf(database: DatabaseRow) {
  return planOf(database).monthlyPrice
}

/** Used GB as of the last report, or since the database went off. */
export function usedGbOf(database: DatabaseRow, now: number): number {
  return usedGbAt(database, lastReport(database.startedAt, now) ?? now)
}

/** User created with the database; it exists as long as the database. */
function firstUser({ tx }: Pick<View, 'tx'>, { id }: DatabaseRow): Readonly<DatabaseUserRow> {
  const user = tx.databaseUsers.by('databaseId', id).find((it) => it.isPrimary)
  if (user === undefined) throw new Error(`${id} has no primary user.`)
  return user
}

/** Latest successful backup. */
export function lastSucceeded(backups: Iterable<DatabaseBackupRow>): number | null {
  let last: number | null = null
  for (const { status, startedAt } of backups) {
    if (status === 'succeeded' && (last === null || startedAt > last)) last = startedAt
  }
  return last
}

function lastBackupOf({ id }: DatabaseRow, { tx }: View): number | null {
  return lastSucceeded(tx.databaseBackups.by('databaseId', id))
}

/** Database of the backup that this one was restored from, unless it has been deleted. */
function originOf({ restoredFrom }: DatabaseRow, { tx }: View): Readonly<DatabaseRow> | undefined {
  return restoredFrom === null ? undefined : tx.databases.get(restoredFrom.databaseId)
}

/** The only status with a reason that is not a failure. */
function reasonOf(database: DatabaseRow): string | null {
  const { status, statusReason, transition } = database
  if (status !== 'maintenance') return statusReason
  const version = transition?.next.version
  return version === undefined
    ? 'Nimbus is performing maintenance in the maintenance window.'
    : `Upgrading to ${engineOf(database).name} ${version}.`
}

/** Serializes a row as the contract's `Database`. */
export const toDatabase = memoizeSerializer<DatabaseRow, Database>(
  (database, view) => [
    lastReport(database.startedAt, view.now),
    lastBackupOf(database, view),
    originOf(database, view)?.name ?? null,
  ],
  (database, view) => {
    const { seed, now } = view
    const engine = engineOf(database)
    const plan = planOf(database)
    const user = firstUser(view, database).name
    const lastBackupAt = lastBackupOf(database, view)
    const { restoredFrom } = database
    const origin = originOf(database, view)
    return {
      id: database.id,
      name: database.name,
      projectId: database.projectId,
      tags: mutableCopy(database.tags),
      deletionProtection: database.deletionProtection,
      engine: database.engine,
      version: database.version,
      planId: database.planId,
      region: database.region,
      status: database.status,
      statusReason: reasonOf(database),
      transition: database.transition && {
        to: database.transition.to,
        dueAt: iso(database.transition.dueAt),
      },
      vcpus: plan.vcpus,
      memoryGb: plan.memoryGb,
      storage: { usedGb: usedGbOf(database, now), totalGb: plan.storageGb },
      connections: { used: connectionsAt(seed, database, now), max: connectionLimitOf(database) },
      usage: databaseUsageAt(seed, database, now),
      endpoint: {
        host: database.host,
        port: engine.port,
        database: engine.firstDatabase,
        user,
        connectionString: connectionString(engine, database.host, user),
      },
      allowedNetworks: database.allowedNetworks,
      backupSchedule: database.backupSchedule,
      lastBackupAt: isoOrNull(lastBackupAt),
      nextBackupAt: isoOrNull(database.nextBackupAt),
      maintenanceWindow: database.maintenanceWindow,
      nextMaintenanceAt: isoOrNull(database.nextMaintenanceAt),
      restoredFrom: restoredFrom && {
        backupId: restoredFrom.backupId,
        backedUpAt: iso(restoredFrom.backedUpAt),
        database: origin === undefined ? null : { id: origin.id, name: origin.name },
      },
      monthlyCost: monthlyCostOf(database),
      createdAt: iso(database.createdAt),
      updatedAt: iso(database.updatedAt),
      startedAt: isoOrNull(database.startedAt),
    }
  },
)
