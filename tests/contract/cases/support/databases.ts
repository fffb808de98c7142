import assert from 'node:assert/strict'
import type {
  Database,
  DatabaseBackup,
  DatabaseCreate,
  DatabaseStatus,
} from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf } from '../../suite/api.ts'

/** Long enough for every transition and backup. */
export const DATABASE_STABLE_AFTER = 'PT2M'

/** Seeded database with a status. */
export async function databaseThatIs(api: Api, status: DatabaseStatus): Promise<Database> {
  const [database] = bodyOf(await api.send('listDatabases', { query: { status } })).items
  assert.ok(database, `the seed has no database that is ${status}`)
  return database
}

const ORDER: DatabaseCreate = {
  name: 'contract-test',
  engine: 'postgresql',
  version: '17',
  planId: 'dbplan_production',
  region: 'us-east',
}

/** Creates a database with a valid request, with changes. */
export function createDatabase(
  api: Api,
  changes: Partial<DatabaseCreate> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<'createDatabase'>> {
  return api.send('createDatabase', { body: { ...ORDER, ...changes }, headers })
}

export async function getDatabase(api: Api, databaseId: string): Promise<Database> {
  return bodyOf(await api.send('getDatabase', { path: { databaseId } }))
}

/** New running database. */
export async function runningDatabase(api: Api, changes: Partial<DatabaseCreate> = {}): Promise<Database> {
  const { id } = bodyOf(await createDatabase(api, changes))
  await api.mocks.advance(DATABASE_STABLE_AFTER)
  return getDatabase(api, id)
}

/** Successful backup. */
export async function backupOf(api: Api, databaseId: string): Promise<DatabaseBackup> {
  bodyOf(await api.send('createDatabaseBackup', { path: { databaseId }, body: {} }))
  await api.mocks.advance(DATABASE_STABLE_AFTER)
  const [backup] = bodyOf(await api.send('listDatabaseBackups', { path: { databaseId } })).items
  assert.equal(backup?.status, 'succeeded')
  return backup
}
