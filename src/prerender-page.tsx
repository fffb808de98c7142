import { dehydrate } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender as renderToStream } from 'react-dom/static'
import { apiUrl as ownApiUrl } from './api/api-url.ts'
import { configureClient } from './api/client.ts'
import { getQueryClient } from './api/query-client.ts'

export interface PrerenderedPage {
  /** Content of the document's root element. */
  readonly html: string
  /** Tags for the document's head. */
  readonly head: string
  /** Dehydrated query cache of the page as JSON; null if the page ran no queries. */
  readonly data: string | null
  /** Ids of the page's routes, outermost first: `/_site`, `/_site/pricing`. */
  readonly routeIds: readonly string[]
}

/** Configures the client for Node; must run after `getQueryClient`, which configures it for a browser. */
export function setApiUrl(apiUrl: string): void {
  getQueryClient()
  configureClient({ onUnauthenticated: () => {}, baseUrl: apiUrl })
}

/**
 * Renders the page that the router's history is at.
 * @throws Error if the page doesn't exist or can't be rendered
 */
export async function renderToHtml(
  path: string,
  router: RegisteredRouter,
  app: ReactNode,
): Promise<Omit<PrerenderedPage, 'data'>> {
  await router.load()
  const failed = router.state.matches.find(({ status }) => status !== 'success')
  if (failed || router.state.matches.length < 2) throw new Error(`${path} is not a page: ${failed?.error}`)

  // Disable chunking: React would otherwise stream long content after the rest and move it with a script.
  const { prelude } = await renderToStream(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  const rendered = await new Response(prelude).text()
  const routeIds = router.state.matches.slice(1).map(({ routeId }) => routeId)
  return { ...splitHead(rendered), routeIds }
}

/** Serializes the query cache with the URL of the browser's API, and clears it for the next page. */
export function dehydrateQueries(apiUrl: string): string | null {
  const { queries } = dehydrate(getQueryClient())
  getQueryClient().clear()
  return queries.length === 0 ? null : JSON.stringify({ queries }).replaceAll(apiUrl, ownApiUrl())
}

/** React writes tags for the head before all other content. */
function splitHead(rendered: string): { readonly head: string; readonly html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(rendered)?.[0] ?? ''
  return { head, html: rendered.slice(head.length) }
}
