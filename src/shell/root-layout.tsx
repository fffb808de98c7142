import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { announce } from '#src/ui/announce.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { MAIN_ID } from '#src/ui/main-id.ts'
import { useCurrentSubject } from '#src/ui/page-subject.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import classes from './progress-bar.module.css'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'

/** Document-level parts around every page, for both entry points. */
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
 * Thin progress bar during a navigation; screen readers use the page's own loading states. Not shown before
 * hydration, when the page is already visible.
 */
function ProgressBar() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  const hydrated = useHydrated()
  return pending && hydrated ? <div className={classes.bar} aria-hidden="true" /> : null
}

/**
 * Document title and description, from the `head()` of the innermost route that has one. React hoists them into the
 * head. (The router's `HeadContent` also handles server-rendered scripts and styles, which costs more bytes.)
 */
function DocumentHead() {
  const subject = useCurrentSubject()
  const tags = useRouterState({
    select: (state) => state.matches.findLast((match) => match.meta)?.meta ?? [],
  })
  return tags.map((tag) => {
    if (!tag) return null
    if ('title' in tag && tag.title) {
      return <title key="title">{subject === undefined ? tag.title : `${subject} · ${tag.title}`}</title>
    }
    if ('name' in tag && tag.name) return <meta key={tag.name} name={tag.name} content={tag.content ?? ''} />
    return null
  })
}

/**
 * Announces a new page to screen readers, since client-side navigation is silent, and moves the focus from the menu
 * or the removed page to the new one's heading.
 */
function useAnnounceNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // The browser announces the first page; a change of tab or filter is not a new page.
        if (!fromLocation || !pathChanged) return
        // The title is updated during this render, so read it in the next frame.
        requestAnimationFrame(() => announce(document.title))
        if (toLocation.hash === '') focusHeading()
      }),
    [router],
  )
}

/** Focuses the page's heading, unless the page has focused one of its fields. */
function focusHeading(): void {
  const content = document.getElementById(MAIN_ID)
  const focused = document.activeElement
  if (content === null || (focused !== content && content.contains(focused))) return
  const heading = content.querySelector('h1') ?? content
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
