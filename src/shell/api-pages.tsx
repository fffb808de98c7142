import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getQueryClient } from '#src/api/query-client.ts'
import { useIsSignedIn } from '#src/api/signed-in.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { followSessionOnSite } from './session/follow-session-on-site.ts'

/** Layout of the public pages that read the API. */
export function ApiPages() {
  const router = useRouter()
  const signedIn = useIsSignedIn()
  useEffect(() => followSessionOnSite(router), [router])
  return (
    <QueryClientProvider client={getQueryClient()}>
      {/* The header of signed-in users has a notice already. */}
      {!signedIn && <ConnectionNotice />}
      <Outlet />
    </QueryClientProvider>
  )
}
