/**
 * What databases may run, the specification's four first. A file of its own, since the addresses of lists need the ids at
 * start-up and the rest of the catalog only when something is bought.
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
