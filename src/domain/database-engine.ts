/**
 * Database engines, the specification's four first. Separate from the catalog, since the URL schemas of lists need
 * the ids at start-up.
 */
export const DATABASE_ENGINE_IDS = [
  'postgresql',
  'mysql',
  'redis',
  'mongodb',
  'elasticsearch',
  'influxdb',
] as const

export type DatabaseEngineId = (typeof DATABASE_ENGINE_IDS)[number]
