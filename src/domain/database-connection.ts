import type { DatabaseEngineEntry } from './database-catalog.ts'

/** What stands in a connection string where the password belongs. */
const MASKED_PASSWORD = '********'

/**
 * How a client is told where to connect, as whom and that it has to encrypt.
 *
 * @param password as it is: passwords of databases have no characters that an address would need written otherwise
 */
export function connectionString(
  { scheme, port, firstDatabase, parameters }: DatabaseEngineEntry,
  host: string,
  user: string,
  password: string = MASKED_PASSWORD,
): string {
  const path = firstDatabase === null ? '' : `/${firstDatabase}`
  return `${scheme}://${user}:${password}@${host}:${port}${path}${parameters}`
}
