import type { PagePath } from './pages.ts'

/** What the pages that are not built yet will hold. A page leaves this list when its screen arrives. */
export const upcoming: Partial<Record<PagePath, readonly string[]>> = {}
