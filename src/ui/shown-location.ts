import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

type Router = Pick<AnyRouter, 'state' | 'latestLocation' | 'matchRoute'>

/** True while another page loads, and the screen that is being left is still shown. */
export function isLeavingPage({ state: { resolvedLocation }, latestLocation }: Router): boolean {
  return resolvedLocation !== undefined && resolvedLocation.pathname !== latestLocation.pathname
}

/**
 * Location of the shown screen, if a navigation from its route changes only its search parameters while another page
 * loads. The router would start from the next page, and mix the parameters of both. Undefined for other navigations.
 */
export function shownLocation(
  router: Router,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): ParsedLocation | undefined {
  if (from === undefined || to !== undefined || !isLeavingPage(router)) return undefined
  const isAt = (pending: boolean) =>
    router.matchRoute({ to: from }, { pending, includeSearch: false }) !== false
  return !isAt(true) && isAt(false) ? router.state.resolvedLocation : undefined
}
