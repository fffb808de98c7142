import type { DatabaseRow, DatabaseUserRow } from '../db/index.ts'
import type { Rng } from '../kernel/random.ts'

/** User that every database is created with. */
const FIRST_USER = 'nimbus_admin'

/** Without look-alikes: `0` and `O`, `1`, `l` and `I`. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Four groups of four characters: easy to read out, and safe in a connection URL without escaping. */
export function drawPassword(rng: Rng): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[rng.int(0, LETTERS.length - 1)]).join('')
  return `${group()}-${group()}-${group()}-${group()}`
}

/** Administrator that can't be deleted. */
export function firstUserOf(
  database: Pick<DatabaseRow, 'id' | 'organizationId' | 'createdAt'>,
  id: string,
  password: string,
): DatabaseUserRow {
  return {
    id,
    organizationId: database.organizationId,
    databaseId: database.id,
    name: FIRST_USER,
    role: 'admin',
    isPrimary: true,
    password,
    createdAt: database.createdAt,
    passwordChangedAt: database.createdAt,
    oldPasswordUntil: null,
  }
}

/** Host name derived from the database's first name and id; it does not change on rename. */
export function hostOf(name: string, id: string): string {
  const label = name.slice(0, 40).replace(/-+$/, '')
  return `${label}-${id.slice(id.indexOf('_') + 1).slice(0, 6)}.db.nimbus.example`
}
