import type { AnyRouter } from '@tanstack/react-router'

/**
 * Asks for the code of the page that is being opened. The router itself does so only once it is known who is signed in,
 * and the mock once it runs: the two need not wait for one another.
 */
export function preloadCode(router: AnyRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => {})
}
