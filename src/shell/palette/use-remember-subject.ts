import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#src/api/session.ts'
import { useCurrentSubject } from '#src/ui/page-subject.ts'
import { rememberItem } from '#src/ui/recent-items.ts'

/** Adds the resource on screen to the recent items of the command palette. */
export function useRememberSubject(): void {
  const session = useSession()
  const userId = session?.signedIn ? session.user.id : undefined
  const label = useCurrentSubject()
  // The path on screen: during a navigation, the location is already that of the next page.
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    if (userId !== undefined && label !== undefined && href !== undefined) {
      rememberItem(userId, { href, label })
    }
  }, [userId, label, href])
}
