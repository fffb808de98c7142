import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { FALLBACK } from '../../../scripts/vite/built.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names below `/assets/` contain a content hash. Without caching, a reload would load and compile them again. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

export interface FileServer {
  readonly origin: string
  stop(): void
}

/** Candidate files for a URL, most likely first; URLs without a file get the app's document. */
function candidates(pathname: string): readonly string[] {
  if (pathname === '/') return ['index.html']
  if (extname(pathname) !== '') return [normalize(pathname)]
  return [`${normalize(pathname)}.html`, FALLBACK]
}

async function contentOf(
  folder: string,
  pathname: string,
): Promise<{ file: string; content: Buffer } | null> {
  for (const file of candidates(pathname)) {
    const content = await readFile(join(folder, file)).catch(() => null)
    if (content !== null) return { file, content }
  }
  return null
}

/**
 * Serves a built app like a static host: files as they are, other URLs get the app's page.
 *
 * @param api handles `/api/` for an app without a mock
 */
export async function serveFiles(
  folder: string,
  api?: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FileServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files')
    if (api && pathname.startsWith('/api/')) return api(request, response)
    const found = await contentOf(folder, pathname)
    if (found === null) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(found.file)] ?? 'application/octet-stream',
      ...(pathname.startsWith('/assets/') && FOR_EVER),
    })
    response.end(found.content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // Service workers need a secure context, which localhost is.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
