import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { configureClient } from './api/client.ts'
import { createQueryClient } from './api/query-client.ts'
import { loseSession } from './api/session.ts'
import { keepServerTime } from './shell/server-clock.ts'
import { followSession } from './shell/session/follow-session.ts'

/**
 * Everything between this tab and the API, once (`src/api/access.ts`).
 *
 * @param answered resolves when somebody answers requests, where nobody does yet
 */
export function connectApi(router: RegisteredRouter, answered?: Promise<unknown>): QueryClient {
  const queryClient = createQueryClient()
  configureClient({
    onUnauthenticated: () => loseSession(queryClient),
    ...(answered && { ready: answered }),
  })
  keepServerTime()
  followSession(queryClient, router, () => window.location.reload())
  queryClient.mount()
  return queryClient
}
