import { tags } from 'virtual:api-reference'
import { createMemoryHistory } from '@tanstack/react-router'
import { listMarketplaceApps } from '#src/api/generated/sdk.gen.ts'
import { pathOf, reading } from './features/documentation/categories.ts'
import { dehydrateQueries, type PrerenderedPage, renderToHtml, setApiUrl } from './prerender-page.tsx'
import { sitePages } from './shell/site-pages.ts'
import { createSiteRouter, SiteApp } from './site-app.tsx'

/** Paths of all articles and of all sections of the API reference. */
const documentationPaths: readonly string[] = [
  ...reading.map(pathOf),
  ...tags.map(({ name }) => `/documentation/api/${name}`),
]

interface PublicPage {
  readonly path: string
  /** ISO time of the last change, if the API knows it. */
  readonly updatedAt?: string
}

/** All public pages, including detail pages, such as apps of the marketplace. */
export async function publicPages(apiUrl: string): Promise<readonly PublicPage[]> {
  setApiUrl(apiUrl)
  return [...fixedPaths.map((path) => ({ path })), ...(await marketplaceAppPages())]
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
  const rendered = await renderToHtml(path, router, <SiteApp router={router} />)
  return { ...rendered, data: dehydrateQueries(apiUrl) }
}

/** Pages of all apps. The client must be configured. */
async function marketplaceAppPages(): Promise<readonly PublicPage[]> {
  const { items } = await listMarketplaceApps()
  return items.map(({ category, id, updatedAt }) => ({ path: `/marketplace/${category}/${id}`, updatedAt }))
}
