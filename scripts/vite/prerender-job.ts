import type { PrerenderedPage } from '#src/prerender-page.tsx'

/** Input of the worker that renders pages: URLs of the app's modules, built for Node. */
export interface PrerenderJob {
  /** Public pages (`src/prerender.tsx`). */
  readonly site: string
  /** Sign-in pages (`src/prerender-sign-in.tsx`). */
  readonly signIn: string
}

/** Page that the worker has rendered. */
export interface Prerendered extends PrerenderedPage {
  readonly path: string
  /** ISO time of the last change, if the API knows it. */
  readonly updatedAt?: string
  /** True for pages that search engines may find. */
  readonly isPublic: boolean
}
