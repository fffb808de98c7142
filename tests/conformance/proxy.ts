import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Response that can be altered. */
interface Passing {
  status: number
  readonly headers: Headers
  /** Dropped. */
  isLost: boolean
}

/** Proxy that alters responses of another server. */
export async function startProxy(origin: string, spoil: (reply: Passing, path: string) => void) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { method = 'GET', url: path = '/', headers } = incoming
    const { host: _host, connection: _connection, 'content-length': _length, ...passed } = headers
    const response = await fetch(origin + path, {
      method,
      headers: passed as Record<string, string>,
      body: chunks.length === 0 ? null : Buffer.concat(chunks),
    })
    const reply: Passing = { status: response.status, headers: new Headers(response.headers), isLost: false }
    const body = Buffer.from(await response.arrayBuffer())
    spoil(reply, path.split('?', 1)[0] ?? path)
    if (reply.isLost) return
    outgoing.writeHead(reply.status, [...reply.headers].flat()).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
