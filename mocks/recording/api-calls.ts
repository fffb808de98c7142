import { findRoute, splitUrl } from '../engine/router.ts'
import type { KnownOperation } from '../engine/types.ts'
import type { RecordedExchange } from './traffic-file.ts'

/** A recorded call of the API. */
export interface ApiCall extends RecordedExchange {
  readonly operation: KnownOperation
  readonly path: Readonly<Record<string, string>>
  readonly search: URLSearchParams | null
}

/**
 * Finds the calls of the API among all recorded requests, whatever its base URL: that under which most requests are
 * operations of the contract.
 */
export function callsOfApi(traffic: readonly RecordedExchange[]): {
  readonly base: string | null
  readonly calls: readonly ApiCall[]
} {
  const byBase = new Map<string, ApiCall[]>()
  for (const exchange of traffic) {
    const { pathname, search } = splitUrl(exchange.url)
    const origin = URL.parse(exchange.url)?.origin ?? ''
    const segments = pathname.split('/').slice(1)
    for (const index of segments.keys()) {
      const route = findRoute(exchange.method, `/${segments.slice(index).join('/')}`)
      if (route.kind !== 'operation') continue
      const { operation, path } = route
      const base = [origin, ...segments.slice(0, index)].join('/')
      const call = { ...exchange, operation, path, search }
      const calls = byBase.get(base)
      if (calls === undefined) byBase.set(base, [call])
      else calls.push(call)
    }
  }
  const [busiest] = [...byBase].sort(([, a], [, b]) => b.length - a.length)
  return busiest === undefined ? { base: null, calls: [] } : { base: busiest[0], calls: busiest[1] }
}
