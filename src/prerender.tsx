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

/** Paths of all articles and of all sections of the API reference. */
const documentationPaths: readonly string[] = [
  ...reading.map(pathOf),
  ...tags.map(({ name }) => `/documentation/api/${name}`),
]

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

/** Paths of all public pages, including detail pages, such as apps of the marketplace. */
export async function publicPaths(apiUrl: string): Promise<readonly string[]> {
  setApiUrl(apiUrl)
  return [...fixedPaths, ...(await marketplaceAppPaths())]
}

/** Configures the client for Node; must run after `getQueryClient`, which configures it for a browser. */
function setApiUrl(apiUrl: string): void {
  getQueryClient()
  configureClient({ onUnauthenticated: () => {}, baseUrl: apiUrl })
}

const fixedPaths: readonly string[] = [
  ...Object.keys(sitePages).filter((path) => !path.includes('$')),
  ...documentationPaths,
]

/**
 * Renders a public page to HTML, for the build (`scripts/vite/prerender.ts`). Its loaders read the API at `apiUrl`,
 * signed out.
 * @throws Error if the page doesn't exist or can't be rendered
 */
export async function prerender(path: string, apiUrl: string): Promise<PrerenderedPage> {
  setApiUrl(apiUrl)
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const history = createMemoryHistory({ initialEntries: [base + path] })
  const router = createSiteRouter({ history, origin: new URL(apiUrl).origin })
  await router.load()
  const failed = router.state.matches.find(({ status }) => status !== 'success')
  if (failed || router.state.matches.length < 2) throw new Error(`${path} is not a page: ${failed?.error}`)

  // Disable chunking: React would otherwise stream long content after the rest and move it with a script.
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

/** Serializes the query cache with the URL of the browser's API. The browser decides if the data is fresh. */
function dataOf(apiUrl: string): string | null {
  const { queries } = dehydrate(getQueryClient())
  if (queries.length === 0) return null
  return JSON.stringify({ queries }).replaceAll(apiUrl, ownApiUrl())
}

/** React writes tags for the head before all other content. */
function splitHead(rendered: string): { readonly head: string; readonly html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(rendered)?.[0] ?? ''
  return { head, html: rendered.slice(head.length) }
}

/** Paths of all apps. The client must be configured. */
async function marketplaceAppPaths(): Promise<readonly string[]> {
  const { items } = await listMarketplaceApps()
  return items.map(({ category, id }) => `/marketplace/${category}/${id}`)
}
