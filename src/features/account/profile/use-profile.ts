import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getMeQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Me, Session } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { sessionQuery } from '#src/api/session.ts'

/** Updates every cached copy of the profile: the session (header) and the team lists. */
function setProfileData(client: QueryClient, me: Me): void {
  client.setQueryData(getMeQueryKey(), me)
  client.setQueryData<Session>(sessionQuery().queryKey, (session) =>
    session?.signedIn
      ? {
          ...session,
          user: { ...session.user, email: me.email, name: me.fullName, avatarUrl: me.avatarUrl },
        }
      : session,
  )
  void invalidateOperations(client, ['listMembers', 'getMember'])
}

export function useSetProfileData(): (me: Me) => void {
  const client = useQueryClient()
  return (me) => setProfileData(client, me)
}
