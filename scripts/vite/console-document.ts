import type { Plugin } from 'vite'
import { entryOf } from '../../src/entry-of.ts'

/** Serves console URLs with `console.html` in development, where Vite only knows `index.html`. */
export function consoleDocument(): Plugin {
  return {
    name: 'console-document',
    // The returned function runs after Vite's file handlers, so only page requests reach it.
    configureServer: (server) => () => {
      server.middlewares.use((request, _response, next) => {
        const [pathname = '/'] = (request.originalUrl ?? '/').split('?')
        const path = pathname.slice(server.config.base.length - 1)
        if (entryOf(path) === 'console') request.url = '/console.html'
        next()
      })
    },
  }
}
