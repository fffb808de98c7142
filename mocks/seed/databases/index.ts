import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import {
  BACKUP_PERIODS,
  DEFAULT_MAINTENANCE_WINDOW,
  nextBackup,
  nextWindow,
} from '#src/domain/database-schedule.ts'
import { type RegionId, regionName } from '#src/domain/region.ts'
import type { ActivityRow, DatabaseBackupRow, DatabaseRow, DatabaseUserRow } from '../../db/index.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/duration.ts'
import { tenths } from '../../kernel/rounding.ts'
import { backupSizeGb } from '../../world/database-backups.ts'
import { SHARES_PER_DAY } from '../../world/database-storage.ts'
import { drawPassword, firstUserOf, hostOf } from '../../world/database-users.ts'
import { defaultNetworkRange } from '../../world/default-network.ts'
import { activityOf, PLATFORM } from '../../world/record.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase, seedId } from '../base.ts'
import { plannedRow, withFailures } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_DATABASES, SECOND_TENANT_DATABASES } from './demo.ts'
import { largeDatabases } from './large.ts'
import type { PlannedDatabase } from './plan.ts'

interface DatabaseRows {
  readonly databases: DatabaseRow[]
  readonly databaseUsers: DatabaseUserRow[]
  readonly databaseBackups: DatabaseBackupRow[]
  readonly activities: ActivityRow[]
}

export const databaseSeed: ResourceSeed = (base, target) => {
  const plan = planOf(target, {
    demo: withFailures(base, DEMO_DATABASES),
    large: (count) => largeDatabases(base, count),
    secondTenant: SECOND_TENANT_DATABASES,
  })
  return databaseRows(base, target, plan)
}

/** Databases of a plan with their users, backups and activities. */
function databaseRows(base: SeedBase, target: SeedTarget, plan: readonly PlannedDatabase[]): DatabaseRows {
  const rows: DatabaseRows = { databases: [], databaseUsers: [], databaseBackups: [], activities: [] }
  for (const planned of plan) {
    const database = rowOf(base, target, planned)
    rows.databases.push(database)
    for (const user of usersOf(base, database, planned)) rows.databaseUsers.push(user)
    const history = historyOf(base, target, database)
    for (const backup of backupsOf(base, target, database, planned, history))
      rows.databaseBackups.push(backup)
    for (const activity of history.activities) rows.activities.push(activity)
  }
  return rows
}

function rowOf(base: SeedBase, { organization }: SeedTarget, planned: PlannedDatabase): DatabaseRow {
  const { epoch } = base
  const common = plannedRow(base, organization, 'db', planned)
  const storageGb = findDatabasePlan(planned.planId)?.storageGb ?? 0
  const [min, max] = SHARES_PER_DAY
  const rng = draw(base, 'database', common.id)
  const maintenanceWindow = planned.maintenanceWindow ?? DEFAULT_MAINTENANCE_WINDOW
  const { status } = planned.now
  const isRunning = status === 'running'
  return {
    ...common,
    transition: status === 'maintenance' ? maintenanceUntil(base, common) : null,
    tags: [...planned.tags],
    deletionProtection: planned.deletionProtection ?? false,
    region: planned.region,
    engine: planned.engine,
    version: planned.version,
    planId: planned.planId,
    host: hostOf(common.name, common.id),
    allowedNetworks: planned.allowedNetworks ?? [vmsIn(planned.region)],
    reachable: [{ from: common.createdAt, to: null }],
    backupSchedule: planned.backupSchedule,
    usedGb: tenths(planned.filled * storageGb),
    usedAt: epoch,
    gbPerDay: storageGb * (min + (max - min) * rng.float()),
    nextBackupAt: isRunning ? nextBackup(planned.backupSchedule, epoch) : null,
    maintenanceWindow,
    nextMaintenanceAt: isRunning ? nextWindow(maintenanceWindow, epoch + rng.int(3, 27) * DAY) : null,
    restoredFrom: null,
    startedAt: isRunning ? common.updatedAt : null,
  }
}

function vmsIn(region: RegionId): DatabaseRow['allowedNetworks'][number] {
  return { cidr: defaultNetworkRange(region), description: `VMs in ${regionName(region)}` }
}

/** Long enough to be visible when the console is opened; it ends like any other maintenance. */
const MAINTENANCE_LEFT = 4 * MINUTE

function maintenanceUntil(
  base: SeedBase,
  { id, updatedAt }: Pick<DatabaseRow, 'id' | 'updatedAt'>,
): NonNullable<DatabaseRow['transition']> {
  return {
    action: 'maintain',
    to: 'running',
    startedAt: updatedAt,
    dueAt: base.epoch + MAINTENANCE_LEFT,
    failure: null,
    activityId: seedId(base, 'act', id, 'maintained'),
    next: {},
  }
}

function usersOf(base: SeedBase, database: DatabaseRow, { users = [] }: PlannedDatabase): DatabaseUserRow[] {
  const rng = draw(base, 'database-users', database.id)
  const first = firstUserOf(database, seedId(base, 'dbu', database.id, 'first'), drawPassword(rng))
  return [
    first,
    ...users.map(
      ({ name, role }): DatabaseUserRow => ({
        ...first,
        id: seedId(base, 'dbu', database.id, name),
        name,
        role,
        isPrimary: false,
        password: drawPassword(rng),
      }),
    ),
  ]
}

/** Creation and the activities that led to the current state. */
function historyOf(base: SeedBase, { actors }: SeedTarget, database: DatabaseRow): ActivityBuilder {
  const { name, status, statusReason, createdAt, updatedAt, transition } = database
  const rng = draw(base, 'database-history', database.id)
  const history = new ActivityBuilder(base, 'database', database)
  const up = createdAt + rng.int(15, 35) * SECOND
  history.add('created', `Created ${name}`, rng.pick(actors), createdAt, up)
  if (status === 'stopped') {
    history.add(
      'stopped',
      `Stopped ${name}`,
      rng.pick(actors),
      updatedAt - rng.int(4, 10) * SECOND,
      updatedAt,
    )
  } else if (status === 'error') {
    history.add('failed', `${name} failed: ${statusReason}`, PLATFORM, updatedAt)
  } else if (status === 'running' && updatedAt > up) {
    const startedAt = updatedAt - rng.int(25, 50) * SECOND
    history.add('maintained', `Database maintenance started on ${name}`, PLATFORM, startedAt, updatedAt)
  }
  if (transition !== null && transition.activityId !== null) {
    history.activities.push(
      activityOf('database', database, {
        id: transition.activityId,
        at: transition.startedAt,
        finishedAt: null,
        actor: PLATFORM,
        action: 'database.maintained',
        summary: `Database maintenance started on ${name}`,
        outcome: 'in_progress',
      }),
    )
  }
  return history
}

const FAILED_REASON = 'Backup storage could not be reached.'

/** Scheduled backups within the retention, and manual ones. */
function backupsOf(
  base: SeedBase,
  { actors }: SeedTarget,
  database: DatabaseRow,
  { backups: max = Number.POSITIVE_INFINITY, failedBackups = [], manualBackups = [] }: PlannedDatabase,
  history: ActivityBuilder,
): DatabaseBackupRow[] {
  const { backupSchedule: schedule, createdAt, usedGb, gbPerDay } = database
  const rng = draw(base, 'database-backups', database.id)
  // No backups while it was off.
  const until = database.startedAt === null ? database.updatedAt : base.epoch

  const backup = (
    key: string | number,
    startedAt: number,
    facts: Pick<DatabaseBackupRow, 'label' | 'trigger' | 'expiresAt'> & { readonly failed: boolean },
  ): DatabaseBackupRow => {
    const { failed, ...rest } = facts
    const dataGb = Math.max(0.1, tenths(usedGb - (gbPerDay * (base.epoch - startedAt)) / DAY))
    return {
      id: seedId(base, 'bak', database.id, key),
      organizationId: database.organizationId,
      databaseId: database.id,
      ...rest,
      status: failed ? 'failed' : 'succeeded',
      failure: failed ? { reason: FAILED_REASON, atPercent: rng.int(20, 80) } : null,
      engine: database.engine,
      version: database.version,
      dataGb,
      sizeGb: backupSizeGb(dataGb),
      startedAt,
      dueAt: startedAt + rng.int(15, 60) * SECOND,
      activityId: null,
    }
  }

  const made: DatabaseBackupRow[] = []
  if (schedule.frequency !== 'off') {
    const period = BACKUP_PERIODS[schedule.frequency]
    const keep = schedule.retentionDays * DAY
    const last = (nextBackup(schedule, until - 2 * MINUTE) ?? 0) - period
    for (let index = 0; index < max; index++) {
      const startedAt = last - index * period
      if (startedAt < createdAt + HOUR || startedAt + keep <= base.epoch) break
      const failed = failedBackups.includes(index)
      made.push(
        backup(index, startedAt, { label: '', trigger: 'schedule', expiresAt: startedAt + keep, failed }),
      )
    }
  }
  for (const { label, ageDays } of manualBackups) {
    const startedAt = base.epoch - ageDays * DAY
    const row = backup(label, startedAt, { label, trigger: 'manual', expiresAt: null, failed: false })
    const summary = `Backed up ${database.name}: “${label}”`
    const activityId = history.add('backed_up', summary, rng.pick(actors), startedAt, row.dueAt)
    made.push({ ...row, activityId })
  }
  return made
}
