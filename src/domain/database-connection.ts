import type { DatabaseEngineEntry } from './database-catalog.ts'

/** Placeholder for the password in connection strings. */
const MASKED_PASSWORD = '********'

/**
 * Connection string with user and encryption settings.
 *
 * @param password plain; generated passwords need no URL escaping
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
