import { findDatabaseEngine } from '#src/domain/database-catalog.ts'
import { DEFAULT_BACKUP_SCHEDULE, DEFAULT_MAINTENANCE_WINDOW } from '#src/domain/database-schedule.ts'
import type { DatabaseRow } from '../../db/index.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { SHARES_PER_DAY } from '../../world/database-storage.ts'
import { drawPassword, firstUserOf, hostOf } from '../../world/database-users.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { databaseLife } from '../../world/life-cycles/database.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf } from '../shared/actions.ts'
import { checkNetworks } from '../shared/check-ranges.ts'
import { checkNames } from '../shared/names.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { projectReference, reference, resolve } from '../shared/references.ts'
import { databasePlanReference } from './plan-reference.ts'
import { toDatabase } from './to-database.ts'

export const databaseCreateHandlers: HandlersFor<'createDatabase'> = {
  createDatabase: (ctx) => createDatabase(ctx),
}

/** @param appPlanId plan of a marketplace app, which the catalog may not offer */
export function createDatabase(ctx: Context<'createDatabase'>, appPlanId?: string) {
  const { body } = ctx
  const { plan, project } = findReferences(ctx, appPlanId)
  const allowedNetworks = body.allowedNetworks ?? []
  checkNetworks(allowedNetworks)
  const database = addDatabase(ctx, 'create', {
    name: body.name,
    projectId: project.id,
    tags: body.tags ?? [],
    deletionProtection: body.deletionProtection ?? false,
    region: body.region,
    engine: body.engine,
    version: body.version,
    planId: plan.id,
    storageGb: plan.storageGb,
    allowedNetworks,
    backupSchedule: body.backupSchedule ?? DEFAULT_BACKUP_SCHEDULE,
    maintenanceWindow: body.maintenanceWindow ?? DEFAULT_MAINTENANCE_WINDOW,
    usedGb: 0,
    restoredFrom: null,
  })
  return { status: 202, body: toDatabase(database, ctx) } as const
}

/**
 * Resolves the references of the body; the version must be one that the engine offers.
 * @throws Problem 422 `unknown_reference`, listing everything that does not exist
 */
function findReferences(ctx: Context<'createDatabase'>, appPlanId: string | undefined) {
  const { engine, version, planId, projectId } = ctx.body
  const versions = findDatabaseEngine(engine)?.versions ?? []
  return resolve({
    version: reference(
      versions.find((it) => it === version),
      '/version',
      'This version isn’t available for the engine. Choose another one.',
    ),
    plan: databasePlanReference(planId, appPlanId),
    project: projectReference(ctx, projectId),
  })
}

type Wanted = Pick<
  DatabaseRow,
  | 'name'
  | 'projectId'
  | 'tags'
  | 'deletionProtection'
  | 'region'
  | 'engine'
  | 'version'
  | 'planId'
  | 'allowedNetworks'
  | 'backupSchedule'
  | 'maintenanceWindow'
  | 'usedGb'
  | 'restoredFrom'
> & {
  /** Storage of the plan, which sets the growth rate. */
  readonly storageGb: number
}

/**
 * Inserts a database that is being created, with its first user.
 * @throws Problem 409 `name_taken`, `quota_exceeded`
 */
export function addDatabase(
  ctx: Context<'createDatabase'> | Context<'restoreDatabaseBackup'>,
  creation: 'create' | 'restore',
  { storageGb, ...wanted }: Wanted,
  summary?: string,
): Readonly<DatabaseRow> {
  const { tx, now, identity, random } = ctx
  checkNames(resourceDefinitions.database, ctx, [{ name: wanted.name, pointer: '/name' }])
  checkQuotas(tx, identity.organization, { databases: 1 }, { databases: '/name' })
  const rng = random('database')
  const id = rng.id('db')
  const [min, max] = SHARES_PER_DAY
  const database = beginCreation(
    databaseLife,
    actionContextOf(ctx),
    creation,
    {
      ...wanted,
      id,
      organizationId: identity.organization.id,
      host: hostOf(wanted.name, id),
      reachable: wanted.allowedNetworks.length > 0 ? [{ from: now, to: null }] : [],
      usedAt: now,
      gbPerDay: storageGb * (min + (max - min) * rng.float()),
      nextBackupAt: null,
      nextMaintenanceAt: null,
      startedAt: null,
      createdAt: now,
    },
    summary === undefined ? {} : { summary },
  )
  tx.databaseUsers.insert(firstUserOf(database, rng.id('dbu'), drawPassword(rng)))
  return database
}
