import { createRootRoute } from '@tanstack/react-router'

/** Above the routes of both entries. What surrounds them is the router's layout: `SiteRoot` and `ConsoleRoot`. */
export const Route = createRootRoute()
