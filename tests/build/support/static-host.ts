import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

export interface StaticHost {
  origin: string
  close(): Promise<void>
}

/**
 * Minimal static host: serves `folder` below `base`, also without the `.html` ending; missing files get `404.html`.
 * Browsers may store scripts, as the build's configuration for hosts says, but load all else anew on each page.
 *
 * @param isHeld true for paths, relative to `base`, that never get a response
 */
export async function startStaticHost(
  folder: string,
  base: string,
  isHeld: (path: string) => boolean = () => false,
): Promise<StaticHost> {
  const read = (path: string): Buffer | undefined => {
    try {
      return readFileSync(join(folder, path))
    } catch {
      return undefined
    }
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Outside of the base path.')
      return
    }
    const path = decodeURIComponent(pathname.slice(base.length)) || 'index.html'
    if (isHeld(path)) return
    for (const name of [path, `${path}.html`]) {
      const file = read(name)
      if (file === undefined) continue
      response
        .writeHead(200, {
          'content-type': types[extname(name)] ?? 'application/octet-stream',
          'cache-control':
            extname(name) === '.js' && name.startsWith('assets/')
              ? 'public, max-age=31536000, immutable'
              : 'no-cache',
        })
        .end(file)
      return
    }
    response.writeHead(404, { 'content-type': types['.html'] }).end(read('404.html') ?? 'Not found.')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
