import { Problem } from './problem.ts'
import type { EngineRequest } from './types.ts'

/**
 * Rejects requests that a page of another site sent with the user's cookie. `SameSite` does not cover subdomains, nor
 * requests without a body. Same rule as Go's `http.CrossOriginProtection`.
 * @throws Problem 403
 */
export function assertSameSite(request: EngineRequest, trustsOrigin: (origin: string) => boolean): void {
  const { method, headers } = request
  // Browsers never add an API key by themselves.
  if (method === 'GET' || headers.get('authorization') !== null) return
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === 'same-origin' || site === 'none') return
  // Neither header: no browser sent it.
  if (site === null && (origin === null || isOwnOrigin(origin, request))) return
  if (origin !== null && trustsOrigin(origin)) return
  const from = origin === null || origin === 'null' ? 'another site' : origin
  throw new Problem(
    403,
    'cross_site_request',
    `This request came from ${from}, which this API doesn’t trust. Nothing was changed.`,
  )
}

function isOwnOrigin(origin: string, { url, headers }: EngineRequest): boolean {
  const host = hostOf(origin)
  return host !== null && host === (headers.get('host') ?? hostOf(url))
}

/** Host and port; null for `null` and other texts that are no URL. */
function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null
}
