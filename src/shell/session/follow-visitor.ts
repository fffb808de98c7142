import type { RegisteredRouter } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session.ts'
import { showAsSignedIn } from '#src/api/signed-in.ts'
import { keepServerTime } from '../server-clock.ts'
import { followSession } from './follow-session.ts'

let isFollowed = false

/** Takes a public page along with the session. The console does so from its start. */
export function followVisitor(router: RegisteredRouter): void {
  if (isFollowed) return
  isFollowed = true
  keepServerTime()
  followSession(getQueryClient(), router, () => window.location.reload())
}

/** Asks the server who is signed in. That it can't say is no reason to keep the sign-in buttons from being shown. */
export async function askForSession(router: RegisteredRouter): Promise<void> {
  followVisitor(router)
  await getQueryClient()
    .query({ ...sessionQuery(), staleTime: 0 })
    .catch(() => showAsSignedIn(false))
}
