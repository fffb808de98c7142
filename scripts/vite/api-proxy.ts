/** Paths that the backend serves: the API, and a mock server's own routes. */
const PATHS = ['/api/v1', '/__mocks']

/** True for paths that the backend serves, not the host of the pages. */
export function isOfBackend(pathname: string): boolean {
  return PATHS.some((path) => pathname.startsWith(`${path}/`))
}

/**
 * Proxy configuration for `API_PROXY`, a backend that gets all requests that the page's mock doesn't handle.
 * @param backend URL of its host or its API; empty for none
 * @throws Error if it is not a URL
 */
export function apiProxy(backend: string | undefined): Record<string, string> {
  if (!backend) return {}
  const url = URL.parse(backend)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`API_PROXY must be a URL such as http://localhost:8080, not “${backend}”.`)
  const target = url.href.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
  return Object.fromEntries(PATHS.map((path) => [path, target]))
}
