import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ADMIN_BASE, API_BASE } from '../../mocks/runtime/addresses.ts'

/** Script that the page registers (`mocks/browser.ts`). Beside the documents, so that its scope covers all of them. */
const FILE = 'mockServiceWorker.js'

/**
 * Static routes (`InstallEvent.addRoutes`, first match wins) that keep requests the mock never handles out of MSW's
 * worker. Otherwise about 50 files per page, 1,000 in development, pass through it before the browser's cache.
 */
const routes = `addEventListener('install', (event) => {
  if (!event.addRoutes) return
  const at = (pathname, source) => ({ condition: { urlPattern: new URLPattern({ pathname }) }, source })
  event.waitUntil(
    event.addRoutes([
      at('${API_BASE}/*', 'fetch-event'),
      at('${ADMIN_BASE}/*', 'fetch-event'),
      at('*', 'network'),
    ]).catch((error) => console.warn('The mock hands all requests through its worker.', error)),
  )
})
`

/**
 * The same for browsers without static routes, such as Firefox, which also reports each file that a page was still
 * loading when it was left. Comes before MSW's own listener.
 */
const withoutRoutes = `addEventListener('fetch', (event) => {
  if (globalThis.InstallEvent?.prototype.addRoutes) return
  const { pathname } = new URL(event.request.url)
  if (!pathname.startsWith('${API_BASE}/') && !pathname.startsWith('${ADMIN_BASE}/')) event.stopImmediatePropagation()
})
`

/**
 * MSW's worker unregisters itself when its last page is left. If that page goes on to another document, its start can
 * meet a registration that is ending, and the page loads twice: about 3 in 100 in Firefox. Without pages the worker lets
 * every request pass, so it can stay registered.
 */
const staysRegistered = `registration.unregister = async () => false
`

/** Serves the worker in development, and writes it beside the pages of a build. */
export function mockWorker(): Plugin {
  const msw = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')
  const script = routes + withoutRoutes + staysRegistered + msw
  let path = `/${FILE}`
  return {
    name: 'mock-worker',
    configResolved: ({ base }) => {
      path = new URL(base, 'http://localhost').pathname + FILE
    },
    configureServer: (server) => {
      server.middlewares.use(path, (_request, response) => {
        response.writeHead(200, { 'cache-control': 'no-cache', 'content-type': 'text/javascript' })
        response.end(script)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: script })
    },
  }
}
