import { createMemoryHistory } from '@tanstack/react-router'
import { getQueryClient } from './api/query-client.ts'
import { brand } from './brand.ts'
import { ConsoleApp, createConsoleRouter } from './console-app.tsx'
import { type PrerenderedPage, renderToHtml, setApiUrl } from './prerender-page.tsx'
import { pages } from './shell/pages.ts'

/** Paths of the sign-in pages, except those of links with a token. */
export const signInPaths: readonly string[] = Object.entries(pages)
  .filter(([path, { area }]) => area === 'auth' && !path.includes('$'))
  .map(([path]) => path)

/**
 * Renders a sign-in page to HTML, for the build (`scripts/vite/prerender.ts`), as a visitor sees it who has never signed
 * in.
 * @throws Error if the page doesn't exist or can't be rendered
 */
export async function prerender(path: string, apiUrl: string): Promise<PrerenderedPage> {
  setApiUrl(apiUrl)
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const history = createMemoryHistory({ initialEntries: [base + path] })
  const router = createConsoleRouter({ history, origin: new URL(apiUrl).origin })
  const { html, head, routeIds } = await renderToHtml(path, router, <ConsoleApp router={router} />)
  // The session has to be asked for by each browser, so the document has no data.
  getQueryClient().clear()
  return { html, head: head + indexingTag(path), data: null, routeIds }
}

/** Pages that search engines may list. */
const indexedPaths: readonly string[] = ['/login', '/signup']

/** Links to these pages have a search, such as `?redirect=`; the canonical address says that they are one page. */
const indexingTag = (path: string) =>
  indexedPaths.includes(path)
    ? `<link rel="canonical" href="${brand.siteUrl}${path}">`
    : '<meta name="robots" content="noindex">'
