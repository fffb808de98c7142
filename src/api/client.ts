import { apiUrl } from './api-url.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { client } from './generated/client.gen.ts'
import type { LogInData } from './generated/types.gen.ts'
import { ApiProblem, toApiError } from './problem.ts'

/** A 401 of this operation means wrong credentials, not an expired session. */
const sessionUrl: LogInData['url'] = '/session'

interface ClientOptions {
  /** Called when an operation is denied because there is no session, or it expired. */
  readonly onUnauthenticated: () => void
  /** Base URL for prerendering in Node, where the mock needs an absolute URL. */
  readonly baseUrl?: string
}

/**
 * Configures the generated client. Call once, before the first request. The session is an HttpOnly cookie, so no
 * token is handled here. Failed calls throw an `ApiProblem` or a `NetworkFailure`, except for aborted requests.
 */
export function configureClient({ onUnauthenticated, baseUrl = apiUrl() }: ClientOptions): void {
  client.setConfig({ baseUrl, credentials: 'include', fetch: fetchWithTimeout })
  client.interceptors.response.use(rejectWebPage)
  client.interceptors.error.clear()
  client.interceptors.error.use((caught, response, request, options) => {
    if (request?.signal.aborted) return caught
    const error = toApiError(caught, response)
    if (error instanceof ApiProblem && error.status === 401 && options.url !== sessionUrl) onUnauthenticated()
    return error
  })
}

/** No operation responds with HTML, but hosts and networks in between do, also with status 200. */
function rejectWebPage(response: Response): Response {
  const type = response.headers.get('content-type')
  if (response.ok && type?.startsWith('text/html')) throw new TypeError(type)
  return response
}
