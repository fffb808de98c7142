import { databaseLifeCycle } from '#src/domain/database.ts'
import type { DatabaseRow } from '../../db/index.ts'
import type { Context } from '../../engine/types.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { assertAllowed } from '../shared/actions.ts'
import { lookup } from '../shared/lookup.ts'

type DatabaseAction = Parameters<typeof databaseLifeCycle.can>[0]

/** @throws Problem 404, and 409 `invalid_state` if the status does not allow the action */
export function databaseForAction(
  ctx: Pick<Context<'deleteDatabase'>, 'tx' | 'identity' | 'path'>,
  action: DatabaseAction,
): Readonly<DatabaseRow> {
  const database = lookup(resourceDefinitions.database, ctx, ctx.path.databaseId)
  assertAllowed(databaseLifeCycle.can(action, database.status))
  return database
}
