import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { announce } from '#src/ui/announce.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import classes from './progress-bar.module.css'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'

/** What belongs to the document, around every page of both entries. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  useShortcuts()
  useAnnounceNavigation()
  return (
    <>
      <DocumentHead />
      <ProgressBar />
      {children}
      <LiveRegion />
    </>
  )
}

/**
 * A thin bar above everything while a page is on its way; screen readers are told by the page's own states. A page that is
 * being taken over has none: it is there already, whatever its address is changed to meanwhile.
 */
function ProgressBar() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  const hydrated = useHydrated()
  return pending && hydrated ? <div className={classes.bar} aria-hidden="true" /> : null
}

/**
 * Title and description of the document, from the `head()` of the innermost route that has one. React moves them into
 * the head. (The router's own component also does scripts and styles of server rendering, which weigh more than this.)
 */
function DocumentHead() {
  const tags = useRouterState({
    select: (state) => state.matches.findLast((match) => match.meta)?.meta ?? [],
  })
  return tags.map((tag) => {
    if (!tag) return null
    if ('title' in tag && tag.title) return <title key="title">{tag.title}</title>
    if ('name' in tag && tag.name) return <meta key={tag.name} name={tag.name} content={tag.content ?? ''} />
    return null
  })
}

/** Tells screen readers that another page has come: a change of address alone is silent in a single-page application. */
function useAnnounceNavigation(): void {
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
