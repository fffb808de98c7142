import {
  createRouter as createTanStackRouter,
  type NotFoundRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { closesDialog, leaveDuplicateEntry } from './duplicate-history-entry.ts'
import { type Entry, entryOf } from './entry-of.ts'
import { RouteError } from './shell/route-error.tsx'
import { RoutePending } from './shell/route-pending.tsx'
import { shownLocation } from './ui/shown-location.ts'
import { carryToasts } from './ui/toast-queue.ts'

interface RouterOptions {
  readonly entry: Entry
  /** Routes of the entry point. Typed as the tree of all routes, so that links across entry points are checked. */
  readonly routeTree: typeof import('./routeTree.gen.ts').routeTree
  readonly layout: (props: { readonly children: ReactNode }) => ReactElement
  readonly notFound: NotFoundRouteComponent
  readonly noBrowser?: NoBrowser
}

/** Replacements for browser APIs, for prerendering. */
export interface NoBrowser {
  readonly history: RouterHistory
  readonly origin: string
}

export function createRouter({ entry, routeTree, layout, notFound, noBrowser }: RouterOptions) {
  let isFirstRender = true
  /**
   * False at first if there is no position to go to: the router would lay out the page to scroll it to the top. Also
   * for a prerendered page that was scrolled before the app took over: it must not jump back.
   */
  const restoresScroll = () => {
    if (!isFirstRender) return true
    isFirstRender = false
    return (isReturn() || window.location.hash !== '') && window.scrollY === 0
  }

  const router = createTanStackRouter({
    routeTree,
    ...noBrowser,
    basepath: import.meta.env.BASE_URL,
    scrollRestoration: noBrowser === undefined && restoresScroll,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    InnerWrap: layout,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: notFound,
    defaultPendingComponent: RoutePending,
    // By default a page that arrives right after its skeleton would wait half a second.
    defaultPendingMinMs: 0,
    notFoundMode: 'root',
  })

  // A screen that is still shown while another page loads changes its own search parameters, not those of that page.
  const { buildLocation } = router
  router.buildLocation = (options) => {
    const shown = shownLocation(router, options)
    return buildLocation(shown ? Object.assign({ _fromLocation: shown }, options) : options)
  }

  // Links, `navigate` and redirects all end here. URLs of the other entry point load a new document.
  const { commitLocation } = router
  /** Step back that hasn't ended yet. It would undo a navigation that starts before its end. */
  let stepBack: Promise<void> | undefined
  router.commitLocation = async (location) => {
    if (entryOf(location.pathname) !== entry) {
      carryToasts()
      const { publicHref, replace = false, ignoreBlocker = false } = location
      return router.navigate({ href: publicHref, replace, ignoreBlocker, reloadDocument: true })
    }
    if (stepBack) await stepBack
    const isClosing = location.replace === true && closesDialog(router.latestLocation.search, location.search)
    await commitLocation(location)
    if (!isClosing) return
    stepBack = leaveDuplicateEntry(router)
    await stepBack
    stepBack = undefined
  }

  return router
}

/** True if the document was reloaded, or reached through the history. */
function isReturn(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
