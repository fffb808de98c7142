import { parseLogQuery } from '#src/domain/log-query.ts'
import type { Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import type { LogFilter, LogRange } from '../../world/log-search.ts'
import { logSources } from '../../world/log-sources.ts'
import type { LogSource } from '../../world/logs.ts'
import { availableLogs } from '../shared/log-page.ts'
import { readRange } from '../shared/observe.ts'

export interface LogFilterQuery {
  readonly q?: string
  /** Additional queries, one per line. */
  readonly and?: string
  readonly level?: readonly string[]
  readonly service?: readonly string[]
  readonly resource?: readonly string[]
}

export interface LogRangeQuery {
  readonly from?: string
  readonly to?: string
}

export function filterOf({ q = '', and = '', level, service }: LogFilterQuery): LogFilter {
  return {
    terms: [q, ...and.split('\n')].flatMap((query) => parseLogQuery(query).terms),
    ...(level && { levels: new Set(level) }),
    ...(service && { services: new Set(service) }),
  }
}

/** Log sources that the caller may read, limited to the requested resources. */
export function sourcesOf(
  tx: Transaction,
  { organization }: Pick<Identity, 'organization'>,
  { resource }: LogFilterQuery,
): LogSource[] {
  return logSources(tx, organization.id, resource && new Set(resource))
}

/**
 * Requested range, and the part of it within the retention period.
 * @throws Problem 400 `invalid_parameters`, `invalid_range`
 */
export function requestedRange(
  query: LogRangeQuery,
  now: number,
): { from: number; to: number; available: LogRange } {
  const { from, to } = readRange(query, now)
  const available = availableLogs(now)
  return {
    from,
    to,
    available: { from: Math.max(from, available.from), until: Math.min(to, available.until) },
  }
}
