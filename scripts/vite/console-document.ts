import type { Plugin } from 'vite'
import { entryOf } from '../../src/entry-of.ts'

/** Answers the addresses of the console with its document in development, where Vite knows of `index.html` alone. */
export function consoleDocument(): Plugin {
  return {
    name: 'console-document',
    // What is returned runs after everything that has a file: only pages are left by then.
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
