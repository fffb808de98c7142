import type { DatabaseBackup } from '#src/api/generated/types.gen.ts'
import { backupCan } from '#src/domain/database-backup.ts'
import type { DatabaseBackupRow, DatabaseRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor, QueryOf } from '../../engine/types.ts'
import { iso, isoOrNull, minuteText } from '../../kernel/iso-time.ts'
import { backupProgress, beginBackup, isBackupRunning } from '../../world/database-backups.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookup, lookupPart } from '../shared/lookup.ts'
import { recordDone } from '../shared/record.ts'
import { resolve } from '../shared/references.ts'
import type { View } from '../shared/view.ts'
import { storageTooSmall } from './check-storage.ts'
import { addDatabase } from './create.ts'
import { databaseForAction } from './database-for-action.ts'
import { databasePlanReference } from './plan-reference.ts'
import { toDatabase } from './to-database.ts'

export const databaseBackupHandlers: HandlersFor<
  'listDatabaseBackups' | 'createDatabaseBackup' | 'deleteDatabaseBackup' | 'restoreDatabaseBackup'
> = {
  listDatabaseBackups(ctx) {
    const database = lookup(resourceDefinitions.database, ctx, ctx.path.databaseId)
    const backups = ctx.tx.databaseBackups.by('databaseId', database.id)
    const { items, ...page } = listPage(backups, ctx.query, ctx, BACKUP_LIST)
    return { status: 200, body: { items: items.map((it) => toBackup(it, ctx)), ...page } }
  },

  createDatabaseBackup(ctx) {
    const database = databaseForAction(ctx, 'backUp')
    if (isBackupRunning(ctx, database)) {
      const detail = `A backup of ${database.name} is running. Try again when it has finished.`
      throw new Problem(409, 'backup_in_progress', detail)
    }
    const label = ctx.body.label?.trim() ?? ''
    const backup = beginBackup(actionContextOf(ctx), database, { trigger: 'manual', label })
    return { status: 202, body: toBackup(backup, ctx) }
  },

  deleteDatabaseBackup(ctx) {
    const { database, backup } = findBackup(ctx)
    const isRead = ctx.tx.databases
      .by('organizationId', database.organizationId)
      .some((it) => it.restoredFrom?.backupId === backup.id && it.status === 'restoring')
    assertAllowed(backupCan('delete', { ...backup, isRead, ofDatabase: database.status }))
    ctx.tx.databaseBackups.remove(backup.id)
    recordDone(
      ctx,
      'database',
      database,
      'backup_deleted',
      `Deleted the backup of ${database.name} from ${minuteText(backup.startedAt)}`,
    )
    return { status: 204 }
  },

  restoreDatabaseBackup(ctx) {
    const { body } = ctx
    const { database, backup } = findBackup(ctx)
    assertAllowed(backupCan('restore', { ...backup, isRead: false, ofDatabase: database.status }))
    const { plan } = resolve({ plan: databasePlanReference(body.planId ?? database.planId, database.planId) })
    const neededGb = Math.ceil(backup.dataGb)
    if (plan.storageGb < neededGb) throw storageTooSmall(plan, neededGb)
    const restored = addDatabase(
      ctx,
      'restore',
      {
        name: body.name,
        projectId: database.projectId,
        tags: database.tags,
        deletionProtection: false,
        region: body.region ?? database.region,
        engine: backup.engine,
        version: backup.version,
        planId: plan.id,
        storageGb: plan.storageGb,
        allowedNetworks: database.allowedNetworks,
        backupSchedule: database.backupSchedule,
        maintenanceWindow: database.maintenanceWindow,
        usedGb: backup.dataGb,
        restoredFrom: { backupId: backup.id, databaseId: database.id, backedUpAt: backup.startedAt },
      },
      `Restored ${body.name} from a backup of ${database.name}`,
    )
    addAuditNote(ctx, { detail: `Restored ${restored.name} from its backup` })
    return { status: 202, body: toDatabase(restored, ctx) }
  },
}

/** @throws Problem 404 */
function findBackup(ctx: Pick<Context<'deleteDatabaseBackup'>, 'tx' | 'identity' | 'path'>): {
  readonly database: Readonly<DatabaseRow>
  readonly backup: Readonly<DatabaseBackupRow>
} {
  const { databaseId, databaseBackupId } = ctx.path
  const database = lookup(resourceDefinitions.database, ctx, databaseId)
  const backup = lookupPart(
    ctx.tx.databaseBackups.get(databaseBackupId),
    (it) => it.databaseId === database.id,
    'backup',
    databaseBackupId,
  )
  return { database, backup }
}

const BACKUP_LIST: ListRules<DatabaseBackupRow, QueryOf<'listDatabaseBackups'>> = {
  text: ({ label }) => label,
  filters: { status: oneOf((it) => it.status) },
  sort: () => ({
    startedAt: 'startedAt',
    size: (it) => (it.status === 'succeeded' ? it.sizeGb : null),
    status: 'status',
  }),
}

function toBackup(backup: DatabaseBackupRow, { now }: Pick<View, 'now'>): DatabaseBackup {
  const { status } = backup
  return {
    id: backup.id,
    databaseId: backup.databaseId,
    label: backup.label,
    trigger: backup.trigger,
    status,
    statusReason: status === 'failed' ? (backup.failure?.reason ?? null) : null,
    progressPercent: backupProgress(backup, now),
    engine: backup.engine,
    version: backup.version,
    sizeGb: status === 'succeeded' ? backup.sizeGb : null,
    startedAt: iso(backup.startedAt),
    finishedAt: status === 'running' ? null : iso(backup.dueAt),
    expiresAt: isoOrNull(backup.expiresAt),
  }
}
