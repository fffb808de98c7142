import type { DatabaseEngineId } from './database-engine.ts'
import { byId } from './lookup.ts'
import { type Price, perMonth } from './price.ts'

/** Size and price of a database. */
export interface DatabasePlanEntry extends Price {
  readonly id: string
  readonly name: string
  readonly vcpus: number
  readonly memoryGb: number
  readonly storageGb: number
  /** Connection limit for an engine with one process per connection; see `connectionLimit`. */
  readonly connections: number
}

const plan = (
  id: `dbplan_${string}`,
  name: string,
  vcpus: number,
  memoryGb: number,
  storageGb: number,
  connections: number,
  price: Price,
): DatabasePlanEntry => ({ id, name, vcpus, memoryGb, storageGb, connections, ...price })

/** The product page's tiers (public site's specification, section 9), with CPU counts to match the memory. */
export const DATABASE_PLANS: readonly DatabasePlanEntry[] = [
  plan('dbplan_development', 'Development', 1, 1, 10, 25, perMonth(15)),
  plan('dbplan_production', 'Production', 2, 4, 100, 100, perMonth(60)),
  plan('dbplan_enterprise', 'Enterprise', 8, 16, 500, 500, perMonth(300)),
]

/** Plans of the marketplace's managed databases, at its prices; not offered in the plan picker. */
const APP_PLANS: readonly DatabasePlanEntry[] = [
  plan('dbplan_redisstarter', 'Redis Starter', 1, 1, 10, 10, perMonth(10)),
  plan('dbplan_mongodbstarter', 'MongoDB Starter', 1, 2, 20, 50, perMonth(25)),
]

/** Plan of any database, with those that only the marketplace offers. */
export const findDatabasePlan = byId([...DATABASE_PLANS, ...APP_PLANS])

/** Plan in the catalog. */
export const findOfferedDatabasePlan = byId(DATABASE_PLANS)

export interface DatabaseEngineEntry {
  readonly id: DatabaseEngineId
  readonly name: string
  /** Default port of the engine's clients. */
  readonly port: number
  /** URL scheme of connection strings. */
  readonly scheme: string
  /** Initial database; null for engines without named databases. */
  readonly firstDatabase: string | null
  /** Query parameters that turn on encryption; empty if the scheme implies it. */
  readonly parameters: string
  /** Factor on the plan's connection limit: engines with cheaper connections allow more. */
  readonly connectionFactor: number
  /** Newest first. */
  readonly versions: readonly [newest: string, ...older: string[]]
}

export const DATABASE_ENGINES: readonly DatabaseEngineEntry[] = [
  {
    id: 'postgresql',
    name: 'PostgreSQL',
    port: 5432,
    scheme: 'postgresql',
    firstDatabase: 'defaultdb',
    parameters: '?sslmode=require',
    connectionFactor: 1,
    versions: ['18', '17', '16'],
  },
  {
    id: 'mysql',
    name: 'MySQL',
    port: 3306,
    scheme: 'mysql',
    firstDatabase: 'defaultdb',
    parameters: '?ssl-mode=REQUIRED',
    connectionFactor: 2,
    versions: ['9.4', '8.4', '8.0'],
  },
  {
    id: 'redis',
    name: 'Redis',
    port: 6379,
    scheme: 'rediss',
    firstDatabase: null,
    parameters: '',
    connectionFactor: 40,
    versions: ['8.2', '7.4'],
  },
  {
    id: 'mongodb',
    name: 'MongoDB',
    port: 27017,
    scheme: 'mongodb',
    firstDatabase: 'defaultdb',
    parameters: '?tls=true',
    connectionFactor: 6,
    versions: ['8.0', '7.0'],
  },
  {
    id: 'elasticsearch',
    name: 'Elasticsearch',
    port: 9200,
    scheme: 'https',
    firstDatabase: null,
    parameters: '',
    connectionFactor: 8,
    versions: ['9.1', '8.19'],
  },
  {
    id: 'influxdb',
    name: 'InfluxDB',
    port: 8086,
    scheme: 'https',
    firstDatabase: 'defaultdb',
    parameters: '',
    connectionFactor: 8,
    versions: ['3.4', '2.7'],
  },
]

export const findDatabaseEngine = byId(DATABASE_ENGINES)

/**
 * Connection limit. The product page's numbers are for PostgreSQL; the console's specification (section 9) gives
 * those of others: MySQL 200 in Production, Redis 1000 and MongoDB 150 in Development.
 */
export function connectionLimit(
  { connections }: Pick<DatabasePlanEntry, 'connections'>,
  { connectionFactor }: Pick<DatabaseEngineEntry, 'connectionFactor'>,
): number {
  return connections * connectionFactor
}
