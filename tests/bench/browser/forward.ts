import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'

/** Minimal proxy: forwards requests to another server. */
export function forwardTo(origin: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const onward = send(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers,
    })
    onward.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }
}
