import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BareAnswer, reportToParent } from './process.ts'

/** Baseline of node:http: reads the body and sends prepared bytes. */
let answers: readonly BareAnswer[] = []

const server = createServer((request, response) => {
  const answer = answers.find(
    ({ method, path }) => request.method === method && request.url?.startsWith(path),
  )
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.writeHead(answer.status, [...answer.headers])
    response.end(answer.body)
  })
})

server.listen(0, '127.0.0.1', () => {
  reportToParent((server.address() as AddressInfo).port, (given) => {
    answers = given
  })
})
