import type { Break } from '../../broken/breaking.ts'
import { mapStream } from '../../broken/breaking.ts'
import { type Server, withBody, wrapAll } from '../server.ts'

const streamed = (change: (text: string) => string): Break =>
  wrapAll((reply) =>
    reply.body instanceof ReadableStream ? withBody(reply, mapStream(reply.body, change)) : reply,
  )

/** Sends the bytes of a stream in pieces of a few. */
const inPieces: Break = wrapAll((reply) => {
  if (!(reply.body instanceof ReadableStream)) return reply
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5))
    },
  })
  return withBody(reply, reply.body.pipeThrough(pieces))
})

const GROUPS = ['http', 'streams'] as const

export const streamServers: readonly Server[] = [
  {
    name: 'sends a stream in small pieces',
    allowedBy: 'TCP has no message boundaries',
    groups: GROUPS,
    wrap: () => inPieces,
  },
  {
    name: 'ends lines with CRLF',
    allowedBy: 'WHATWG HTML, 9.2.5: CRLF, LF or CR ends a line',
    groups: GROUPS,
    wrap: () => streamed((text) => text.replaceAll('\n', '\r\n')),
  },
  {
    name: 'sends heartbeats and a retry time between events',
    allowedBy: 'WHATWG HTML, 9.2.6: comments and retry are no events',
    groups: GROUPS,
    wrap: () => streamed((text) => `: ping\n\nretry: 5000\n\n${text}:\n\n`),
  },
  {
    name: 'writes events on several lines, without spaces, and the id last',
    allowedBy: 'WHATWG HTML, 9.2.6: order of fields, several data lines and a missing space',
    groups: GROUPS,
    wrap: () =>
      streamed((text) =>
        text
          .replaceAll(/^(event|id|data): /gm, '$1:')
          .replaceAll(/^(id:.*)\n((?:.+\n)+)/gm, '$2$1\n')
          .replaceAll(/^data:\{(.*)$/gm, 'data:{\ndata: $1'),
      ),
  },
]
