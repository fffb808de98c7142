import { createRootRoute } from '@tanstack/react-router'

/**
 * Root of the routes of both entry points. The layouts around them, `SiteRoot` and `ConsoleRoot`, belong to the
 * routers.
 */
export const Route = createRootRoute()
