import { channel } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { BODY_LIMIT } from '../kernel/json.ts'
import { json, OWNER, start, stopAll } from './testing.ts'

afterEach(stopAll)

const TYPE = { 'content-type': 'application/json' }

/** Each connection that a server in this process accepts. */
const accepted = channel('net.server.socket')

/**
 * First part of the response to a request whose body never ends, and the bytes that the server read. The system's buffers
 * take tens of megabytes more than that.
 */
async function responseTo(
  url: string,
  head: readonly string[],
  part: string,
): Promise<{ text: string; bytesRead: number }> {
  const { hostname, port } = new URL(url)
  let connection: Socket | undefined
  const remember = (message: unknown) => {
    connection = (message as { readonly socket: Socket }).socket
  }
  accepted.subscribe(remember)
  const socket = connect(Number(port), hostname)
  const lines = [...head, `host: ${hostname}:${port}`, 'transfer-encoding: chunked', '', '']
  socket.write(lines.join('\r\n'))
  const piece = `${part.length.toString(16)}\r\n${part}\r\n`
  let sent = 0
  const isOver = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
  const write = (to: Socket) => {
    while (!to.destroyed && to.writable && sent < 20 * BODY_LIMIT) {
      sent += part.length
      if (!to.write(piece)) {
        to.once('drain', () => write(to))
        return
      }
    }
  }
  write(socket)
  const text = await isOver
  accepted.unsubscribe(remember)
  return { text, bytesRead: connection?.bytesRead ?? Number.NaN }
}

describe('a body over the limit', () => {
  test.each(['/api/v1/vms', '/__mocks/scenario'])('is a 413 at %s, before it arrives', async (path) => {
    const server = await start()
    const method = path.startsWith('/api') ? 'POST' : 'PUT'
    const response = await fetch(server.url + path, {
      method,
      headers: { ...OWNER, ...TYPE },
      body: ' '.repeat(BODY_LIMIT + 1),
    })
    expect(response.status).toBe(413)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await json(response)).toMatchObject({
      status: 413,
      detail: 'The body is larger than 16,000,000 bytes.',
      ...(path.startsWith('/api') && { code: 'body_too_large' }),
    })
    expect((await fetch(`${server.url}/api/v1/session`)).status).toBe(200)
  })

  test.each([
    ['POST /api/v1/vms HTTP/1.1', 'body_too_large'],
    ['PUT /__mocks/scenario HTTP/1.1', 'Request too large'],
  ])('is a 413 without a declared size, and is not read on: %s', async (line, part) => {
    const server = await start()
    const head = [line, 'content-type: application/json', `authorization: ${OWNER.authorization}`]
    const { text, bytesRead } = await responseTo(server.url, head, ' '.repeat(1_000_000))
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
    expect(text).toContain(part)
    expect(bytesRead).toBeGreaterThan(BODY_LIMIT)
    expect(bytesRead).toBeLessThan(1.25 * BODY_LIMIT)
  })
})

test.each(['/api/v1/vms', '/__mocks/scenario'])('absurdly deep JSON is a 400 at %s', async (path) => {
  const server = await start()
  const response = await fetch(server.url + path, {
    method: path.startsWith('/api') ? 'POST' : 'PUT',
    headers: { ...OWNER, ...TYPE },
    body: '['.repeat(5_000_000),
  })
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).toContain('nested more than 100 levels deep')
  expect(text.length).toBeLessThan(2000)
})
