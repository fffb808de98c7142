import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RecordedReply, reportToParent } from './process.ts'

/** Baseline of node:http: reads the body and sends prepared bytes. */
let replies: readonly RecordedReply[] = []

const server = createServer((request, response) => {
  const reply = replies.find(({ method, path }) => request.method === method && request.url?.startsWith(path))
  if (!reply) {
    response.writeHead(404).end()
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.writeHead(reply.status, [...reply.headers])
    response.end(reply.body)
  })
})

server.listen(0, '127.0.0.1', () => {
  reportToParent((server.address() as AddressInfo).port, (given) => {
    replies = given
  })
})
