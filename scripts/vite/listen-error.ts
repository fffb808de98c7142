import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { listenErrorText } from '../../mocks/server/listen-error.ts'

/** Explains why `npm start` or `npm run preview` can't listen and exits, instead of printing Vite's stack. */
export function listenError(): Plugin {
  return {
    name: 'listen-error',
    configureServer: (server) => explainErrors(server, 'npm start -- --port 5174'),
    configurePreviewServer: (server) => explainErrors(server, 'npm run preview -- --port 4175'),
  }
}

function explainErrors({ httpServer, config }: ViteDevServer | PreviewServer, example: string): void {
  httpServer?.on(
    'error',
    (error: NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }) => {
      const { port = 0, address, hostname = '' } = error
      const text = listenErrorText(error, { port, host: address ?? hostname })
      if (text === undefined) return
      config.logger.error(`${text}\nOptions come after "--": ${example}`)
      process.exit(1)
    },
  )
}
