import type { DatabaseRow, DatabaseUserRow } from '../db/index.ts'
import type { Rng } from '../kernel/random.ts'

/** The user that every database is created with. */
const FIRST_USER = 'nimbus_admin'

/** Without those that are easily taken for one another: `0` and `O`, `1`, `l` and `I`. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Four groups of four: easy to read out, and with nothing in it that an address would need written otherwise. */
export function drawPassword(rng: Rng): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[rng.int(0, LETTERS.length - 1)]).join('')
  return `${group()}-${group()}-${group()}-${group()}`
}

/** The user who may do everything, and can't be deleted. */
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
  }
}

/** Named after the database, but told apart from all others, and the same whatever it is called later. */
export function hostOf(name: string, id: string): string {
  const label = name.slice(0, 40).replace(/-+$/, '')
  return `${label}-${id.slice(id.indexOf('_') + 1).slice(0, 6)}.db.nimbus.example`
}
