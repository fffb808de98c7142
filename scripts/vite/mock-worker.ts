import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ADMIN_BASE, API_BASE } from '../../mocks/runtime/addresses.ts'

/** What the page registers (`mocks/browser.ts`), beside its documents so that it may answer for all of them. */
const FILE = 'mockServiceWorker.js'

/**
 * The service worker of MSW, told to stay out of what the mock never answers. Otherwise each script, style and font of a
 * page, some fifty, and a thousand modules in development, would go through the worker and MSW's bookkeeping before the
 * browser looks into its own cache. A browser that knows no static routes passes everything through.
 *
 * The first rule that fits counts (Service Workers, `InstallEvent.addRoutes`).
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

/** Serves the worker in development and writes it beside the pages of a build. */
export function mockWorker(): Plugin {
  const script = routes + readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')
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
