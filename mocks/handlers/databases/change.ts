import { type CheckResult, denied } from '#src/domain/check-result.ts'
import { databaseLifeCycle } from '#src/domain/database.ts'
import { nextBackup, nextWindow } from '#src/domain/database-schedule.ts'
import type { DatabaseRow, Transaction } from '../../db/index.ts'
import type { BodyOf, Context, HandlersFor } from '../../engine/types.ts'
import { WEEK } from '../../kernel/duration.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { engineOf, planOf } from '../../world/database-metrics.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { databaseLife } from '../../world/life-cycles/database.ts'
import { switchPeriod } from '../../world/periods.ts'
import { restoringFrom } from '../../world/relations.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed, type ChangeContext } from '../shared/actions.ts'
import { atField } from '../shared/at-field.ts'
import { checkNetworks } from '../shared/check-ranges.ts'
import { assertUnprotected, protect } from '../shared/deletion-protection.ts'
import { relabel } from '../shared/labels.ts'
import { assertPaidFor } from '../shared/paid.ts'
import { recordDone } from '../shared/record.ts'
import { reference, resolve } from '../shared/references.ts'
import type { View } from '../shared/view.ts'
import { storageTooSmall } from './check-storage.ts'
import { databaseForAction } from './database-for-action.ts'
import { databasePlanReference } from './plan-reference.ts'
import { toDatabase } from './to-database.ts'

export const databaseChangeHandlers: HandlersFor<
  | 'updateDatabase'
  | 'startDatabase'
  | 'stopDatabase'
  | 'resizeDatabase'
  | 'upgradeDatabase'
  | 'deleteDatabase'
> = {
  updateDatabase(ctx) {
    const { tx, now, body } = ctx
    const database = databaseForAction(ctx, 'update')
    if (body.allowedNetworks !== undefined) checkNetworks(body.allowedNetworks)
    const changes = {
      ...relabel(resourceDefinitions.database, ctx, database, body),
      ...protect(resourceDefinitions.database, ctx, database, body),
      ...changeOfNetworks(ctx, database, body),
      ...changeOfSchedule(ctx, database, body),
      ...changeOfWindow(ctx, database, body),
    }
    const isChanged = Object.keys(changes).length > 0
    const row = isChanged ? tx.databases.update(database.id, { ...changes, updatedAt: now }) : database
    return { status: 200, body: toDatabase(row, ctx) }
  },

  startDatabase: (ctx) => runAction(ctx, 'start'),
  stopDatabase: (ctx) => runAction(ctx, 'stop'),
  deleteDatabase: (ctx) => runAction(ctx, 'delete'),

  resizeDatabase(ctx) {
    const database = databaseForAction(ctx, 'resize')
    const { plan } = resolve({ plan: databasePlanReference(ctx.body.planId, database.planId) })
    const before = planOf(database)
    if (plan.id === before.id) {
      const detail = `${database.name} is already on the plan ${plan.name}.`
      throw atField(409, 'plan_unchanged', '/planId', detail, 'This is the current plan. Choose another one.')
    }
    if (plan.storageGb < before.storageGb) throw storageTooSmall(plan, before.storageGb)
    assertPaidFor(plan, before, ctx)
    const row = beginTransition(databaseLife, actionContextOf(ctx), 'resize', database, {
      next: { planId: plan.id },
      summary: `Resized ${database.name} from ${before.name} to ${plan.name}`,
      changes: changesBetween({ plan: before.name }, { plan: plan.name }),
    })
    return { status: 202, body: toDatabase(row, ctx) }
  },

  upgradeDatabase(ctx) {
    const { version } = ctx.body
    const database = databaseForAction(ctx, 'maintain')
    const { name, versions } = engineOf(database)
    resolve({
      version: reference(
        versions.find((it) => it === version),
        '/version',
        'This version isn’t available for the engine. Choose another one.',
      ),
    })
    // Newest first.
    const present = versions.indexOf(database.version)
    if (present !== -1 && versions.indexOf(version) >= present) {
      const detail = `${database.name} runs ${name} ${database.version} and can’t be downgraded to ${version}.`
      const message = `Must be later than ${database.version}.`
      throw atField(422, 'version_not_newer', '/version', detail, message)
    }
    const row = beginTransition(databaseLife, actionContextOf(ctx), 'maintain', database, {
      next: { version },
      summary: `Upgraded ${database.name} to ${name} ${version}`,
      changes: changesBetween(database, { version }),
    })
    return { status: 202, body: toDatabase(row, ctx) }
  },
}

function runAction(
  ctx: ChangeContext & View & Pick<Context<'startDatabase'>, 'path'>,
  what: 'start' | 'stop' | 'delete',
) {
  const database = databaseForAction(ctx, what)
  if (what === 'delete') {
    assertUnprotected(database)
    assertAllowed(canDeleteDatabase(ctx.tx, database))
  }
  const row = beginTransition(databaseLife, actionContextOf(ctx), what, database)
  return { status: 202, body: toDatabase(row, ctx) } as const
}

/** Backups are deleted with their database, so it is kept while one is being read. */
export function canDeleteDatabase(tx: Transaction, database: DatabaseRow): CheckResult {
  const check = databaseLifeCycle.can('delete', database.status)
  const [restoring] = restoringFrom(tx, database)
  return !check.allowed || restoring === undefined
    ? check
    : denied(`${restoring.name} is being restored from its backup. Try again when that has finished.`)
}

type Update = BodyOf<'updateDatabase'>
type Ctx = Context<'updateDatabase'>

function changeOfNetworks(
  ctx: Ctx,
  database: DatabaseRow,
  { allowedNetworks }: Update,
): Partial<DatabaseRow> {
  if (allowedNetworks === undefined || isSameJson(allowedNetworks, database.allowedNetworks)) return {}
  recordDone(
    ctx,
    'database',
    database,
    'networks_changed',
    `Changed the allowed networks of ${database.name}`,
    changesBetween(database, { allowedNetworks }),
  )
  const reachable = switchPeriod(database.reachable, allowedNetworks.length > 0, ctx.now)
  return { allowedNetworks, reachable }
}

function changeOfSchedule(ctx: Ctx, database: DatabaseRow, { backupSchedule }: Update): Partial<DatabaseRow> {
  if (backupSchedule === undefined || isSameJson(backupSchedule, database.backupSchedule)) return {}
  const summary =
    backupSchedule.frequency === 'off'
      ? `Turned off scheduled backups of ${database.name}`
      : `Changed the backup schedule of ${database.name}`
  recordDone(
    ctx,
    'database',
    database,
    'schedule_changed',
    summary,
    changesBetween(database, { backupSchedule }),
  )
  const nextBackupAt = database.status === 'running' ? nextBackup(backupSchedule, ctx.now) : null
  return { backupSchedule, nextBackupAt }
}

/** Moves planned maintenance to the new window of about the same week. */
function changeOfWindow(
  ctx: Ctx,
  database: DatabaseRow,
  { maintenanceWindow }: Update,
): Partial<DatabaseRow> {
  if (maintenanceWindow === undefined || isSameJson(maintenanceWindow, database.maintenanceWindow)) return {}
  const summary = `Changed the maintenance window of ${database.name}`
  recordDone(
    ctx,
    'database',
    database,
    'window_changed',
    summary,
    changesBetween(database, { maintenanceWindow }),
  )
  const planned = database.nextMaintenanceAt
  return {
    maintenanceWindow,
    nextMaintenanceAt:
      planned === null ? null : nextWindow(maintenanceWindow, Math.max(ctx.now, planned - WEEK / 2)),
  }
}
