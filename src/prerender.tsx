import { tags } from 'virtual:api-reference'
import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender as renderToStream } from 'react-dom/static'
import { listMarketplaceApps } from '#src/api/generated/sdk.gen.ts'
import { apiUrl as ownApiUrl } from './api/address.ts'
import { configureClient } from './api/client.ts'
import { getQueryClient } from './api/query-client.ts'
import { pathOf, reading } from './features/documentation/categories.ts'
import { sharingTags } from './sharing-tags.ts'
import { sitePages } from './shell/site-pages.ts'
import { createSiteRouter, SiteApp } from './site-app.tsx'

/** The addresses of all articles, and of all parts of the API reference. */
const documentationPaths: readonly string[] = [
  ...reading.map(pathOf),
  ...tags.map(({ name }) => `/documentation/api/${name}`),
]

export interface PrerenderedPage {
  /** What stands in the document's root. */
  readonly html: string
  /** The tags that belong into the document's head. */
  readonly head: string
  /** What the page has read of the API, as the query cache takes it back; null when it has read nothing. */
  readonly data: string | null
  /** The routes that make the page, outermost first, by their ids: `/_site`, `/_site/pricing`. */
  readonly routeIds: readonly string[]
}

/** The addresses of all public pages: of those that show one of many, as far as there are any, too. */
export async function publicPaths(apiUrl: string): Promise<readonly string[]> {
  setApiUrl(apiUrl)
  return [...fixedPaths, ...(await marketplaceAppPaths())]
}

/** After the cache has set the client up for a browser, which this is not. */
function setApiUrl(apiUrl: string): void {
  getQueryClient()
  configureClient({ onUnauthenticated: () => {}, baseUrl: apiUrl })
}

const fixedPaths: readonly string[] = [
  ...Object.keys(sitePages).filter((path) => !path.includes('$')),
  ...documentationPaths,
]

/**
 * A public page as HTML, for the build (`scripts/vite/prerender.ts`). Its loaders ask the API at `apiUrl`, as anybody who
 * is not signed in.
 *
 * @throws Error when there is no such page, or it can't be rendered
 */
export async function prerender(path: string, apiUrl: string): Promise<PrerenderedPage> {
  setApiUrl(apiUrl)
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const history = createMemoryHistory({ initialEntries: [base + path] })
  const router = createSiteRouter({ history, origin: new URL(apiUrl).origin })
  await router.load()
  const failed = router.state.matches.find(({ status }) => status !== 'success')
  if (failed || router.state.matches.length < 2) throw new Error(`${path} is not a page: ${failed?.error}`)

  // In one piece: what is long would else come behind the rest, to be put in its place by a script.
  const { prelude } = await renderToStream(<SiteApp router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  const rendered = await new Response(prelude).text()
  const { head, html } = splitHead(rendered)
  const data = dataOf(apiUrl)
  getQueryClient().clear()
  const routeIds = router.state.matches.slice(1).map(({ routeId }) => routeId)
  return { html, head: head + sharingTags(path, head), data, routeIds }
}

/** What was read, as if the browser had read it of the API that it will ask: long ago, so that it looks again. */
function dataOf(apiUrl: string): string | null {
  const { queries } = dehydrate(getQueryClient())
  if (queries.length === 0) return null
  const old = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: 0 } }))
  return JSON.stringify({ queries: old }).replaceAll(apiUrl, ownApiUrl())
}

/** React writes what belongs into the head before everything else. */
function splitHead(rendered: string): { readonly head: string; readonly html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(rendered)?.[0] ?? ''
  return { head, html: rendered.slice(head.length) }
}

/** The addresses of all apps, for the build, which writes a page for each. The client must have been set up. */
async function marketplaceAppPaths(): Promise<readonly string[]> {
  const { items } = await listMarketplaceApps()
  return items.map(({ category, id }) => `/marketplace/${category}/${id}`)
}
