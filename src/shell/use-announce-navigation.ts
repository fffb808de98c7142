import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#src/ui/announce.ts'

/** Tells screen readers that another page has come: a change of address alone is silent in a single-page application. */
export function useAnnounceNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page is read out by the browser; another tab or filter of the same page is no new page.
        if (!fromLocation || !pathChanged) return
        // The title is set with the page; what is announced is read half a second later.
        requestAnimationFrame(() => announce(document.title))
      }),
    [router],
  )
}
