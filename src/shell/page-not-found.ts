import { notFound, rootRouteId } from '@tanstack/react-router'

/**
 * Thrown by a loader that finds nothing at its address. The not-found page has its own header and footer, so it takes the
 * place of the whole page; after `notFound()` it would be shown inside the layout.
 */
export const pageNotFound = () => notFound({ routeId: rootRouteId })
