/** Response headers that a page of another origin may read: those of the contract, and what HTTP adds. */
const EXPOSED = [
  'content-disposition',
  'date',
  'etag',
  'idempotency-replayed',
  'location',
  'retry-after',
  'x-request-id',
  'x-truncated',
].join(', ')

/** Value of a request header; nothing if it is missing. */
type Header = (name: string) => string | null | undefined

/** True for a request by which a browser asks if a page of another origin may send another request. */
export function isPreflight(method: string | undefined, header: Header): boolean {
  return method === 'OPTIONS' && Boolean(header('access-control-request-method'))
}

/** CORS headers for any origin: the mock is a tool for the developer's own machine. */
export function corsHeaders(header: Header): Record<string, string> {
  const origin = header('origin')
  if (!origin) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': header('access-control-request-headers') ?? '*',
    'access-control-expose-headers': EXPOSED,
    'access-control-max-age': '600',
    // Private Network Access: a public page may call a server in a private network only with this header.
    ...(header('access-control-request-private-network') && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'origin',
  }
}
