import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { serve } from './http.ts'

const servers: Server[] = []

/** Longest time in which the server notices that a client has left, on a busy machine. */
const WAIT = { timeout: 10_000 }

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** Serves a handler on a free port. Reports fail the test, unless it expects them. */
async function start(
  handle: (request: EngineRequest) => Promise<EngineOutcome> | EngineOutcome,
  report: (message: string) => void = (message) => expect.unreachable(message),
): Promise<number> {
  const server = serve(async (request) => handle(request), null, report).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function reply(reply: Partial<EngineReply> = {}): EngineOutcome {
  return { kind: 'reply', reply: { status: 200, headers: [], body: null, ...reply } }
}

interface Sent {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: readonly (string | Uint8Array)[]
}

/** Sends a request, and resolves with the head of its response. */
async function open(port: number, { method = 'GET', headers = {}, body = [] }: Sent = {}) {
  const sent = request({ host: '127.0.0.1', port, path: '/some/path?page=2', method, headers })
  const answered = once(sent, 'response')
  for (const part of body) {
    sent.write(part)
    // Parts arrive one by one.
    if (body.length > 1) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  sent.end()
  const [response] = (await answered) as [IncomingMessage]
  return { response, close: () => sent.destroy() }
}

async function ask(port: number, sent?: Sent) {
  const { response } = await open(port, sent)
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  const { statusCode: status, headers } = response
  return { status, headers, body: Buffer.concat(parts) }
}

describe('a request', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'of %s has a body, in parts that split a character',
    async (method) => {
      const text = '{"name":"Zürich ☁"}'
      const bytes = Buffer.from(text)
      const split = bytes.indexOf(0xbc)
      const port = await start(async (request) => reply({ body: await request.text() }))
      const { body } = await ask(port, {
        method,
        headers: { 'content-length': bytes.length },
        body: [bytes.subarray(0, split), bytes.subarray(split)],
      })
      expect(body.toString()).toBe(text)
    },
  )

  test('has its method, path and client, and headers under any case', async () => {
    const seen: unknown[] = []
    const port = await start(({ method, url, client, headers }) => {
      seen.push({ method, url, client, type: headers.get('Content-Type'), none: headers.get('accept') })
      return reply()
    })
    await ask(port, { method: 'PUT', headers: { 'CONTENT-TYPE': 'text/plain' } })
    expect(seen).toEqual([
      { method: 'PUT', url: '/some/path?page=2', client: '127.0.0.1', type: 'text/plain', none: null },
    ])
  })

  test('is aborted when its client leaves', async () => {
    const aborted = vi.fn()
    const asked = Promise.withResolvers<void>()
    const port = await start(async ({ signal }) => {
      signal?.addEventListener('abort', aborted)
      asked.resolve()
      return new Promise<EngineOutcome>(() => {})
    })
    const sent = request({ host: '127.0.0.1', port }).on('error', () => {})
    sent.end()
    await asked.promise
    expect(aborted).not.toHaveBeenCalled()
    sent.destroy()
    await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce(), WAIT)
  })

  test('is aborted when its client leaves in the middle of the body', async () => {
    const aborted = Promise.withResolvers<boolean | undefined>()
    const port = await start(async (request) => {
      await request.text().catch(() => {})
      aborted.resolve(request.signal?.aborted)
      return { kind: 'network-error' }
    })
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': 200 } })
    sent.on('error', () => {})
    sent.write('{"name":')
    await once(servers.at(-1) as Server, 'request')
    sent.destroy()
    expect(await aborted.promise).toBe(true)
  })

  test('is not aborted by its response', async () => {
    let signal: AbortSignal | undefined
    const port = await start((request) => {
      signal = request.signal
      return reply({ body: 'done' })
    })
    await ask(port, { headers: { connection: 'close' } })
    expect(signal?.aborted).toBe(false)
  })
})

describe('a response', () => {
  test.each([
    [201, 'location', '/api/v1/vms/vm_1'],
    [412, 'etag', '"7"'],
    [429, 'retry-after', '30'],
  ])('with %i has its header %s', async (status, name, value) => {
    const port = await start(() => reply({ status, headers: [[name, value]], body: '{}' }))
    const response = await ask(port)
    expect(response.status).toBe(status)
    expect(response.headers[name]).toBe(value)
  })

  test('keeps several cookies apart', async () => {
    const cookies = ['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT']
    const port = await start(() => reply({ headers: cookies.map((it) => ['set-cookie', it]) }))
    expect((await ask(port)).headers['set-cookie']).toEqual(cookies)
  })

  test.each<[string, Partial<EngineReply> & { body?: string | Uint8Array<ArrayBuffer> }, string]>([
    ['ASCII text', { body: 'web-1' }, '5'],
    ['other text', { body: 'Zürich ☁' }, '11'],
    ['text of a known length', { body: 'Zürich ☁', bytes: 11 }, '11'],
    ['bytes', { body: Uint8Array.of(0, 128, 255) }, '3'],
    ['nothing', { status: 404 }, '0'],
  ])('has its length in bytes: %s', async (_name, sent, length) => {
    const port = await start(() => reply(sent))
    const { headers, body } = await ask(port)
    expect(headers['content-length']).toBe(length)
    expect(body).toEqual(Buffer.from(sent.body ?? ''))
  })

  test('with 204 has no length', async () => {
    const port = await start(() => reply({ status: 204 }))
    const { status, headers } = await ask(port)
    expect(status).toBe(204)
    expect(headers).not.toHaveProperty('content-length')
    expect(headers).not.toHaveProperty('transfer-encoding')
  })

  test('is missing after a failure, which is reported', async () => {
    const report = vi.fn()
    const port = await start(() => Promise.reject(new Error('lost')), report)
    await expect(ask(port)).rejects.toThrow('socket hang up')
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^GET \/some\/path\?page=2 broke off: Error: lost/),
    )
  })

  test('is missing if a header is invalid, which is reported', async () => {
    const report = vi.fn()
    const port = await start(() => reply({ headers: [['x-note', '☁']] }), report)
    await expect(ask(port)).rejects.toThrow('socket hang up')
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Invalid character in header'))
  })
})

describe('a stream', () => {
  test('sends its headers before its first part, and parts as they come', async () => {
    const stream = new TransformStream<Uint8Array>()
    const writer = stream.writable.getWriter()
    const port = await start(() => reply({ body: stream.readable }))
    const { response } = await open(port)
    expect(response.statusCode).toBe(200)
    const parts = response[Symbol.asyncIterator]()
    for (const part of ['one', 'two']) {
      void writer.write(Buffer.from(part))
      expect(String((await parts.next()).value)).toBe(part)
    }
    void writer.close()
    expect((await parts.next()).done).toBe(true)
  })

  test('breaks off when its source fails, which is reported', async () => {
    const source = new TransformStream<Uint8Array>()
    const writer = source.writable.getWriter()
    const report = vi.fn()
    const port = await start(() => reply({ body: source.readable }), report)
    const { response } = await open(port)
    const parts = response[Symbol.asyncIterator]()
    void writer.write(Buffer.from('one'))
    expect(String((await parts.next()).value)).toBe('one')
    void writer.abort(new Error('The live backend is gone'))
    await expect(parts.next()).rejects.toThrow('aborted')
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'GET /some/path?page=2 broke off: The live backend is gone',
    )
  })

  test('is canceled when its client leaves', async () => {
    const cancel = vi.fn()
    const port = await start(() => reply({ body: new ReadableStream({ cancel }) }))
    const { response, close } = await open(port)
    response.on('error', () => {})
    expect(cancel).not.toHaveBeenCalled()
    close()
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce(), WAIT)
  })

  test('waits for a slow client', async () => {
    const part = new Uint8Array(1_000_000)
    let made = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        made += 1
        if (made > 60) controller.close()
        else controller.enqueue(part)
      },
    })
    const port = await start(() => reply({ body }))
    const { response } = await open(port)
    response.pause()
    await new Promise((resolve) => setTimeout(resolve, 200))
    // The system’s buffers take some megabytes.
    expect(made).toBeLessThan(40)
    let size = 0
    for await (const part of response) size += (part as Buffer).length
    expect(size).toBe(60_000_000)
  })
})

describe('for a page of another origin', () => {
  const origin = 'http://app.test'

  test('a preflight request is answered without the handler', async () => {
    const handle = vi.fn(() => reply())
    const port = await start(handle)
    const { status, headers } = await ask(port, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'if-match',
        'access-control-request-private-network': 'true',
      },
    })
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('DELETE'),
      'access-control-allow-headers': 'if-match',
      'access-control-allow-private-network': 'true',
      vary: 'origin',
    })
    expect(handle).not.toHaveBeenCalled()
  })

  test('an ordinary OPTIONS reaches the handler', async () => {
    const handle = vi.fn(() => reply({ status: 405 }))
    const port = await start(handle)
    expect((await ask(port, { method: 'OPTIONS', headers: { origin } })).status).toBe(405)
    expect(handle).toHaveBeenCalledOnce()
  })

  test.each<[string, Partial<EngineReply>]>([
    ['a text', { body: '{}' }],
    ['a stream', { body: new Blob(['{}']).stream() }],
    ['a problem', { status: 409, body: '{}' }],
  ])('the response may be read: %s', async (_name, sent) => {
    const port = await start(() => reply(sent))
    const { headers } = await ask(port, { headers: { origin } })
    expect(headers['access-control-allow-origin']).toBe(origin)
    const exposed = String(headers['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual(expect.arrayContaining(['etag', 'location', 'retry-after']))
  })

  test('the response to others has no such headers', async () => {
    const port = await start(() => reply({ body: '{}' }))
    const { headers } = await ask(port)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
