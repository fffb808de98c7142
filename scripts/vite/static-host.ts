import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FALLBACK, requireBuild } from './built.ts'

/** Makes the preview server behave like a static host: Vite's own serves the first page for every URL. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const folder = server.config.build.outDir
      // After Vite has found the port free.
      server.httpServer.once('listening', () => requireBuild(folder, server.config.mode))
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isPage = request.headers.accept?.includes('text/html') === true
        const name = pathname.slice(server.config.base.length)
        const files = name === '' ? ['index.html'] : [name, `${name}.html`]
        const isThere = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()
        if (!isPage || files.some(isThere)) return next()
        response.setHeader('content-type', 'text/html')
        response.end(readFileSync(join(folder, FALLBACK)))
      })
    },
  }
}
