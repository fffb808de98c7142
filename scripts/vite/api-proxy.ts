/** What a page asks its own host for and a backend behind it answers: the API, and a mock server's own routes. */
const PATHS = ['/api/v1', '/__mocks']

/**
 * `API_PROXY`: a backend behind the page's own host, which gets what the page's mock does not answer.
 * @param backend its host, or its API as everything else names it; nothing for none
 * @throws Error for what is no address
 */
export function apiProxy(backend: string | undefined): Record<string, string> {
  if (!backend) return {}
  const url = URL.parse(backend)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`API_PROXY takes an address such as http://localhost:8080, not “${backend}”.`)
  const target = url.href.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
  return Object.fromEntries(PATHS.map((path) => [path, target]))
}
