import { apiUrl } from './address.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { client } from './generated/client.gen.ts'
import type { LogInData } from './generated/types.gen.ts'
import { ApiProblem, toApiError } from './problem.ts'

/** Its 401 says that the password was wrong, not that a session has ended. */
const sessionUrl: LogInData['url'] = '/session'

interface ClientOptions {
  /** An operation that needs a session was refused because there is none, or none any more. */
  readonly onUnauthenticated: () => void
  /** Where pages are written to files, which have no address: the mock that answers there. */
  readonly baseUrl?: string
}

/**
 * Sets the generated client up, once, before the first request. The session is an HttpOnly cookie, so no token passes
 * through here. Whatever fails is thrown as an `ApiProblem` or a `NetworkFailure`, except for an abort, which is
 * nobody's fault.
 */
export function configureClient({ onUnauthenticated, baseUrl = apiUrl() }: ClientOptions): void {
  client.setConfig({ baseUrl, credentials: 'include', fetch: fetchWithTimeout })
  client.interceptors.error.clear()
  client.interceptors.error.use((caught, response, request, options) => {
    if (request?.signal.aborted) return caught
    const error = toApiError(caught, response)
    if (error instanceof ApiProblem && error.status === 401 && options.url !== sessionUrl) onUnauthenticated()
    return error
  })
}
