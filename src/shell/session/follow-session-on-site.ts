import type { RegisteredRouter } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session.ts'
import { showAsSignedIn } from '#src/api/signed-in.ts'
import { syncServerClock } from '../server-clock.ts'
import { followSession } from './follow-session.ts'

let isFollowed = false

/** Keeps a public page in sync with the session. The console does this at startup. */
export function followSessionOnSite(router: RegisteredRouter): void {
  if (isFollowed) return
  isFollowed = true
  syncServerClock()
  followSession(getQueryClient(), router, () => window.location.reload())
}

/** Fetches the session. If that fails, shows the sign-in buttons. */
export async function requestSession(router: RegisteredRouter): Promise<void> {
  followSessionOnSite(router)
  await getQueryClient()
    .query({ ...sessionQuery(), staleTime: 0 })
    .catch(() => showAsSignedIn(false))
}
