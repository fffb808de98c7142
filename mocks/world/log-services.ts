import type { DatabaseEngineId } from '#src/domain/database-engine.ts'
import { externalAddress, type FixedLines, type LineTemplate, line, PATHS } from './log-lines.ts'

/* Log lines of managed services. The platform keeps these logs, so they have no system lines. */

const backups = (service: string): LineTemplate =>
  line(service, 'INFO', 1, (draw) => {
    const seconds = draw.int(8, 190)
    return { message: `backup: streamed to object storage in ${seconds} s`, details: { seconds } }
  })

const POSTGRES: readonly LineTemplate[] = [
  line('postgres', 'INFO', 18, (draw) => {
    const buffers = draw.int(80, 9000)
    return { message: `checkpoint complete: wrote ${buffers} buffers`, details: { buffers } }
  }),
  line('postgres', 'INFO', 10, (draw) => ({
    message: `connection authorized: user=${draw.pick(['storefront', 'reporting', 'import'])} application_name=api`,
  })),
  line('postgres', 'DEBUG', 10, (draw) => ({
    message: `autovacuum: processing table "${draw.pick(['orders', 'order_items', 'customers', 'events'])}"`,
  })),
  line('postgres', 'WARN', 3, (draw) => {
    const ms = draw.int(1200, 9800)
    return {
      message: `slow query took ${ms} ms`,
      details: { ms, statement: 'SELECT * FROM orders WHERE customer_id = $1 ORDER BY created_at DESC' },
    }
  }),
  line('postgres', 'ERROR', 0.6, () => ({
    message: 'duplicate key value violates unique constraint "orders_reference_key"',
  })),
]

const MYSQL: readonly LineTemplate[] = [
  line('mysqld', 'INFO', 14, (draw) => ({
    message: `[InnoDB] page cleaner flushed ${draw.int(100, 2000)} pages in ${draw.int(20, 900)} ms`,
  })),
  line('mysqld', 'DEBUG', 8, (draw) => ({ message: `[Server] ${draw.int(4, 90)} threads are connected` })),
  line('mysqld', 'WARN', 3, (draw) => {
    const ms = draw.int(1200, 9800)
    return {
      message: `slow query took ${ms} ms`,
      details: { ms, statement: 'SELECT sku, price FROM products WHERE category_id = ?' },
    }
  }),
  line('mysqld', 'WARN', 1, (draw) => ({
    message: `Aborted connection ${draw.int(100, 9000)} to db: 'catalog' (Got timeout reading communication packets)`,
  })),
  line('mysqld', 'ERROR', 0.5, () => ({
    message: 'Deadlock found when trying to get lock; try restarting transaction',
  })),
]

const REDIS: readonly LineTemplate[] = [
  line('redis', 'INFO', 10, (draw) => {
    const keys = draw.int(100, 10000)
    return { message: `${keys} changes in 60 seconds. Saving...`, details: { keys } }
  }),
  line('redis', 'INFO', 10, () => ({ message: 'Background saving terminated with success' })),
  line('redis', 'DEBUG', 8, (draw) => ({ message: `DB 0: ${draw.int(2000, 90000)} keys` })),
  line('redis', 'WARN', 1.5, (draw) => ({ message: `latency spike: command took ${draw.int(20, 400)} ms` })),
  line('redis', 'ERROR', 0.3, () => ({ message: "OOM command not allowed when used memory > 'maxmemory'" })),
]

const MONGO: readonly LineTemplate[] = [
  line('mongod', 'INFO', 16, (draw) => ({
    message: `Connection accepted, ${draw.int(3, 90)} connections now open`,
  })),
  line('mongod', 'DEBUG', 8, (draw) => ({ message: `WiredTiger checkpoint took ${draw.int(5, 300)} ms` })),
  line('mongod', 'WARN', 3, (draw) => {
    const ms = draw.int(150, 4000)
    return {
      message: `Slow query: ${ms} ms`,
      details: { ms, ns: 'content.articles', planSummary: 'COLLSCAN' },
    }
  }),
  line('mongod', 'ERROR', 0.4, () => ({
    message: 'E11000 duplicate key error collection: content.articles',
  })),
]

const ELASTIC: readonly LineTemplate[] = [
  line('elasticsearch', 'INFO', 14, (draw) => ({
    message: `[gc][${draw.int(1000, 90000)}] overhead, spent ${draw.int(100, 400)} ms collecting in the last 1 s`,
  })),
  line('elasticsearch', 'DEBUG', 6, (draw) => ({
    message: `refreshed index products in ${draw.int(4, 90)} ms`,
  })),
  line('elasticsearch', 'WARN', 3, (draw) => {
    const ms = draw.int(500, 5000)
    return {
      message: `slow search on [products][0], took ${ms} ms`,
      details: { ms, totalHits: draw.int(0, 4000) },
    }
  }),
  line('elasticsearch', 'ERROR', 0.4, () => ({
    message: 'CircuitBreakingException: [parent] Data too large, which is larger than the limit',
  })),
]

const INFLUX: readonly LineTemplate[] = [
  line('influxd', 'INFO', 14, (draw) => ({ message: `compacted shard ${draw.int(10, 400)}` })),
  line('influxd', 'DEBUG', 6, (draw) => ({ message: `wrote ${draw.int(100, 9000)} points` })),
  line('influxd', 'WARN', 2, (draw) => ({ message: `query took ${draw.int(900, 9000)} ms` })),
  line('influxd', 'ERROR', 0.4, () => ({ message: 'partial write: field type conflict' })),
]

const BY_ENGINE: Readonly<Record<DatabaseEngineId, readonly LineTemplate[]>> = {
  postgresql: POSTGRES,
  mysql: MYSQL,
  redis: REDIS,
  mongodb: MONGO,
  elasticsearch: ELASTIC,
  influxdb: INFLUX,
}

const DATABASES = new Map(
  Object.entries(BY_ENGINE).map(([engine, templates]) => {
    const service = templates[0]?.service ?? engine
    return [engine, { service, templates: [...templates, backups(service)] }]
  }),
)

export function databaseTemplates(engine: DatabaseEngineId): {
  readonly service: string
  readonly templates: readonly LineTemplate[]
} {
  return DATABASES.get(engine) ?? { service: engine, templates: [] }
}

export const databaseBoot = (service: string): FixedLines => [
  [120, service, 'INFO', 'starting up'],
  [900, service, 'INFO', 'recovery is complete'],
  [1300, service, 'INFO', 'ready to accept connections'],
]

export const databaseShutdown = (service: string): FixedLines => [
  [1700, service, 'INFO', 'received fast shutdown request'],
  [200, service, 'INFO', 'shut down'],
]

export const databaseFailure = (service: string): FixedLines => [
  [1500, service, 'WARN', 'no answer from the storage for 30 s'],
  [40, service, 'ERROR', 'PANIC: could not write to the log file'],
]

const HEALTH_CHECKS: readonly LineTemplate[] = [
  line('load-balancer', 'DEBUG', 8, (draw) => ({
    message: `health check of 10.0.0.${draw.int(11, 60)} passed in ${draw.int(1, 40)} ms`,
  })),
  line('load-balancer', 'WARN', 2, (draw) => ({
    message: `health check of 10.0.0.${draw.int(11, 60)} failed: no answer in 5 s`,
  })),
]

/** Lines of a load balancer without HTTP listeners, which sees connections instead of requests. */
export const CONNECTION_BALANCER: readonly LineTemplate[] = [
  line('load-balancer', 'INFO', 40, (draw) => {
    const [seconds, bytes] = [draw.int(1, 900), draw.int(400, 9_000_000)]
    return {
      message: `connection to 10.0.0.${draw.int(11, 60)} closed after ${seconds} s`,
      details: { client: externalAddress(draw), seconds, bytes },
    }
  }),
  ...HEALTH_CHECKS,
  line('load-balancer', 'ERROR', 0.5, (draw) => ({
    message: `connection reset by 10.0.0.${draw.int(11, 60)}`,
  })),
]

export const LOAD_BALANCER: readonly LineTemplate[] = [
  line('load-balancer', 'INFO', 40, (draw) => {
    const [path, status, ms] = [draw.pick(PATHS), draw.pick([200, 200, 200, 204, 304, 404]), draw.int(2, 240)]
    return {
      message: `${path} ${status} from 10.0.0.${draw.int(11, 60)} in ${ms} ms`,
      details: { path, status, ms },
    }
  }),
  ...HEALTH_CHECKS,
  line('load-balancer', 'ERROR', 0.5, (draw) => ({
    message: `502 for ${draw.pick(PATHS)}: connection reset by 10.0.0.${draw.int(11, 60)}`,
  })),
]

export const CDN: readonly LineTemplate[] = [
  line('cdn', 'INFO', 40, (draw) => {
    const [cache, path] = [draw.pick(['HIT', 'HIT', 'HIT', 'HIT', 'MISS']), draw.pick(PATHS)]
    return { message: `${cache} ${path} in ${draw.int(1, 60)} ms`, details: { cache, path } }
  }),
  line('cdn', 'DEBUG', 8, (draw) => ({ message: `revalidated ${draw.pick(PATHS)}: 304` })),
  line('cdn', 'WARN', 2, (draw) => ({
    message: `origin answered ${draw.pick(PATHS)} in ${draw.int(1100, 5000)} ms`,
  })),
  line('cdn', 'ERROR', 0.4, (draw) => ({
    message: `origin answered 503 for ${draw.pick(PATHS)}, serving stale`,
  })),
]

export const NAME_SERVER: readonly LineTemplate[] = [
  line('dns', 'DEBUG', 30, (draw) => ({
    message: `${draw.pick(['A', 'AAAA', 'MX', 'TXT'])} query from ${externalAddress(draw)} answered`,
  })),
  line('dns', 'INFO', 4, (draw) => ({
    message: `zone transferred, serial ${draw.int(2026010101, 2026123199)}`,
  })),
  line('dns', 'WARN', 2, (draw) => ({
    message: `NXDOMAIN for ${draw.pick(['wpad', 'autodiscover', 'old', 'test'])}, asked by ${externalAddress(draw)}`,
  })),
]

export const FIREWALL: readonly LineTemplate[] = [
  line('firewall', 'INFO', 20, (draw) => {
    const [source, port] = [externalAddress(draw), draw.pick([22, 23, 445, 3389, 5432, 6379])]
    return { message: `DENY tcp from ${source} to port ${port}`, details: { action: 'deny', source, port } }
  }),
  line('firewall', 'WARN', 2, (draw) => ({
    message: `port scan from ${externalAddress(draw)}: ${draw.int(40, 900)} ports in 10 s`,
  })),
]

export const VOLUME: readonly LineTemplate[] = [
  line('block-storage', 'DEBUG', 10, (draw) => ({
    message: `${draw.int(40, 4000)} operations in the last minute`,
  })),
  line('block-storage', 'INFO', 3, (draw) => ({ message: `scrubbed ${draw.int(1, 40)} GiB, no errors` })),
  line('block-storage', 'WARN', 0.4, (draw) => ({ message: `write took ${draw.int(200, 900)} ms` })),
]
