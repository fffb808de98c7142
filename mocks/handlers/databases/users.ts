import type { DatabaseUser, DatabaseUserCredentials } from '#src/api/generated/types.gen.ts'
import { connectionString } from '#src/domain/database-connection.ts'
import type { DatabaseRow, DatabaseUserRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { engineOf } from '../../world/database-metrics.ts'
import { drawPassword } from '../../world/database-users.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { checkListLimit } from '../shared/list-limit.ts'
import { lookup, lookupPart } from '../shared/lookup.ts'
import { nameTaken } from '../shared/names.ts'
import { recordDone } from '../shared/record.ts'
import type { SignedInView } from '../shared/view.ts'
import { databaseForAction } from './database-for-action.ts'

export const databaseUserHandlers: HandlersFor<
  | 'listDatabaseUsers'
  | 'createDatabaseUser'
  | 'deleteDatabaseUser'
  | 'revealDatabaseUserPassword'
  | 'rotateDatabaseUserPassword'
> = {
  listDatabaseUsers(ctx) {
    const database = lookup(resourceDefinitions.database, ctx, ctx.path.databaseId)
    const users = [...ctx.tx.databaseUsers.by('databaseId', database.id)].sort(firstThenByName)
    return { status: 200, body: { items: users.map((user) => toUser(user, ctx.now)) } }
  },

  createDatabaseUser(ctx) {
    const { tx, now, body, random } = ctx
    const database = databaseForAction(ctx, 'changeUsers')
    const users = tx.databaseUsers.by('databaseId', database.id)
    if (users.some((it) => it.name === body.name)) {
      throw nameTaken(`${database.name} already has a user named ${body.name}.`)
    }
    checkListLimit('databaseUsers', users.length)
    const rng = random('database-user')
    const user = tx.databaseUsers.insert({
      id: rng.id('dbu'),
      organizationId: database.organizationId,
      databaseId: database.id,
      name: body.name,
      role: body.role,
      isPrimary: false,
      password: drawPassword(rng),
      createdAt: now,
      passwordChangedAt: now,
      oldPasswordUntil: null,
    })
    recordDone(ctx, 'database', database, 'user_added', `Added the user ${user.name} to ${database.name}`)
    return { status: 201, body: credentialsOf(database, user, ctx.now) }
  },

  deleteDatabaseUser(ctx) {
    const database = databaseForAction(ctx, 'changeUsers')
    const user = findUser(ctx, database)
    if (user.isPrimary) {
      const detail = `${user.name} is the primary user of ${database.name} and can’t be deleted.`
      throw new Problem(409, 'primary_user', detail)
    }
    ctx.tx.databaseUsers.remove(user.id)
    const summary = `Deleted the user ${user.name} from ${database.name}`
    recordDone(ctx, 'database', database, 'user_deleted', summary)
    return { status: 204 }
  },

  revealDatabaseUserPassword(ctx) {
    const database = lookup(resourceDefinitions.database, ctx, ctx.path.databaseId)
    const user = findUser(ctx, database)
    const summary = `Revealed the password of ${user.name} on ${database.name}`
    recordDone(ctx, 'database', database, 'password_revealed', summary)
    return { status: 200, body: credentialsOf(database, user, ctx.now) }
  },

  rotateDatabaseUserPassword(ctx) {
    const { tx, now, random, query } = ctx
    const database = databaseForAction(ctx, 'changeUsers')
    const { overlapMinutes } = query
    const user = tx.databaseUsers.update(findUser(ctx, database).id, {
      password: drawPassword(random('database-password')),
      passwordChangedAt: now,
      oldPasswordUntil: overlapMinutes === 0 ? null : now + overlapMinutes * MINUTE,
    })
    const summary = `Rotated the password of ${user.name} on ${database.name}`
    recordDone(ctx, 'database', database, 'password_rotated', summary)
    return { status: 200, body: credentialsOf(database, user, ctx.now) }
  },
}

/** @throws Problem 404 */
function findUser(
  { tx, path }: Pick<SignedInView, 'tx'> & Pick<Context<'deleteDatabaseUser'>, 'path'>,
  database: DatabaseRow,
): Readonly<DatabaseUserRow> {
  const { databaseUserId: id } = path
  return lookupPart(tx.databaseUsers.get(id), (it) => it.databaseId === database.id, 'database user', id)
}

function firstThenByName(a: DatabaseUserRow, b: DatabaseUserRow): number {
  if (a.isPrimary !== b.isPrimary) return a.isPrimary ? -1 : 1
  return a.name < b.name ? -1 : 1
}

/** Without the password, which only `revealDatabaseUserPassword` and the operations that set it return. */
function toUser(user: DatabaseUserRow, now: number): DatabaseUser {
  const { oldPasswordUntil: until } = user
  return {
    id: user.id,
    name: user.name,
    role: user.role,
    isPrimary: user.isPrimary,
    createdAt: iso(user.createdAt),
    passwordChangedAt: iso(user.passwordChangedAt),
    oldPasswordUntil: until === null || until <= now ? null : iso(until),
  }
}

function credentialsOf(database: DatabaseRow, user: DatabaseUserRow, now: number): DatabaseUserCredentials {
  const { password } = user
  return {
    user: toUser(user, now),
    password,
    connectionString: connectionString(engineOf(database), database.host, user.name, password),
  }
}
