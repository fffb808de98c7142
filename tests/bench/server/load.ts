import { connect, type Socket } from 'node:net'

export interface LoadRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface Reply {
  readonly status: number
  readonly head: string
  readonly body: string
}

/**
 * Sends requests over a few keep-alive connections, sequentially on each, and waits for all responses. A minimal
 * client, since a general one costs more CPU than the servers. Requires Content-Length.
 *
 * It never sleeps: the system would charge waking it to the server, and more often to a slow one.
 */
export async function fire(
  port: number,
  connections: number,
  shots: readonly LoadRequest[],
): Promise<Reply[]> {
  const replies: Reply[] = []
  let next = 0
  let done = false
  const stayAwake = () => {
    if (!done) setImmediate(stayAwake)
  }
  stayAwake()
  const lanes = Array.from({ length: connections }, async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const read = repliesOf(socket)
    for (let index = next++; index < shots.length; index = next++) {
      socket.write(toText(shots[index] as LoadRequest))
      replies[index] = await read()
    }
    socket.end()
  })
  await Promise.all(lanes).finally(() => {
    done = true
  })
  return replies
}

function toText({ method, path, headers, body }: LoadRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body === null ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${length}\r\n${body ?? ''}`
}

/** Returns a function that waits for the next response on a connection. */
function repliesOf(socket: Socket): () => Promise<Reply> {
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | null = null
  let got = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk])
    const end = got.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = got.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (got.length < end + 4 + length) return
    const body = got.toString('utf8', end + 4, end + 4 + length)
    got = got.subarray(end + 4 + length)
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body })
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  return () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject }
    })
}
