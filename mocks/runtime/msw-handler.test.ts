import { getResponse, HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { HandlerOverrides } from './handler-overrides.ts'
import { CloudHandler, type Page } from './msw-handler.ts'

const URL_OF_VMS = 'http://app.test/api/v1/vms?page=2'

function reply(reply: Partial<EngineReply> = {}): EngineOutcome {
  return { kind: 'reply', reply: { status: 200, headers: [], body: null, ...reply } }
}

/** A handler whose target answers every request the same, and the requests that reach it. */
function handlerOf({
  outcome = reply(),
  page = null as Page | null,
  overrides = new HandlerOverrides(),
} = {}) {
  const requests: EngineRequest[] = []
  const handle = async (request: EngineRequest) => {
    requests.push(request)
    return outcome
  }
  const handler = new CloudHandler({ handle }, page, overrides)
  const ask = async (init?: RequestInit, url = URL_OF_VMS) => getResponse([handler], new Request(url, init))
  return { ask, requests }
}

/** A page with a jar that keeps what it is given. */
function pageWith(cookie: string) {
  const kept: string[] = []
  const page: Page = {
    jar: { read: () => cookie, keep: (it) => void kept.push(it) },
    address: () => '/compute/vms?page=2',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  return { page, kept }
}

describe('a response', () => {
  test('has the bytes, status and headers of the reply', async () => {
    const bytes = Uint8Array.of(0, 128, 255)
    const { ask } = handlerOf({
      outcome: reply({ status: 201, headers: [['location', '/api/v1/vms/vm_1']], body: bytes }),
    })
    const response = await ask()
    expect(response?.status).toBe(201)
    expect(response?.headers.get('location')).toBe('/api/v1/vms/vm_1')
    expect(await response?.bytes()).toEqual(bytes)
  })

  test('has the parts of a stream as they come', async () => {
    const stream = new TransformStream<Uint8Array>()
    const { ask } = handlerOf({ outcome: reply({ body: stream.readable }) })
    const reader = (await ask())?.body?.getReader()
    const writer = stream.writable.getWriter()
    for (const part of [Uint8Array.of(1), Uint8Array.of(2)]) {
      void writer.write(part)
      expect((await reader?.read())?.value).toEqual(part)
    }
  })

  test('of a broken connection is a network error', async () => {
    const { ask } = handlerOf({ outcome: { kind: 'network-error' } })
    expect((await ask())?.type).toBe('error')
  })

  test('comes from handlers of a test first', async () => {
    const overrides = new HandlerOverrides()
    overrides.use(http.get('*/api/v1/vms', () => HttpResponse.text('own')))
    const { ask, requests } = handlerOf({ overrides })
    expect(await (await ask())?.text()).toBe('own')
    expect(requests).toEqual([])
  })

  test('is left to others outside the API', async () => {
    const { ask, requests } = handlerOf()
    expect(await ask({}, 'http://app.test/pictures/logo.svg')).toBeUndefined()
    expect(requests).toEqual([])
  })
})

describe.each([
  ['in Node', null],
  ['in a page', pageWith('').page],
])('a request %s', (_name, page) => {
  test('has its method, URL, headers and body', async () => {
    const { ask, requests } = handlerOf({ page })
    await ask({ method: 'PUT', headers: { 'If-Match': '"7"' }, body: 'Zürich ☁' })
    const [request] = requests
    expect(request).toMatchObject({ method: 'PUT', url: URL_OF_VMS })
    expect(request?.headers.get('if-match')).toBe('"7"')
    expect(await request?.text()).toBe('Zürich ☁')
  })

  test('is aborted by its sender', async () => {
    const { ask, requests } = handlerOf({ page })
    const controller = new AbortController()
    await ask({ signal: controller.signal })
    const aborted = vi.fn()
    requests[0]?.signal?.addEventListener('abort', aborted)
    controller.abort()
    expect(aborted).toHaveBeenCalledOnce()
  })
})

test('a request of a page names its browser', async () => {
  const { page } = pageWith('')
  const { ask, requests } = handlerOf({ page })
  await ask()
  await ask({ headers: { 'User-Agent': 'probe' } })
  expect(requests.map(({ headers }) => headers.get('User-Agent'))).toEqual([page.userAgent, 'probe'])
})

describe('cookies', () => {
  const cookies = ['nimbus_session=s1; Path=/; HttpOnly', 'nimbus_other=2; Path=/']
  const outcome = reply({ headers: cookies.map((it) => ['set-cookie', it]) })

  test('of a page come from its jar, which keeps all new ones', async () => {
    const { page, kept } = pageWith('nimbus_session=s0; nimbus_other=1')
    const { ask, requests } = handlerOf({ page, outcome })
    const response = await ask()
    expect(requests[0]?.headers.get('Cookie')).toBe('nimbus_session=s0; nimbus_other=1')
    expect(requests[0]?.page).toBe('/compute/vms?page=2')
    expect(kept).toEqual(cookies)
    expect(response?.headers.getSetCookie()).toEqual([])
  })

  test('are neither sent nor kept without credentials', async () => {
    const { page, kept } = pageWith('nimbus_session=s0')
    const { ask, requests } = handlerOf({ page, outcome })
    await ask({ credentials: 'omit' })
    expect(requests[0]?.headers.get('cookie')).toBe('')
    expect(kept).toEqual([])
  })

  test('of Node are headers, each of its own', async () => {
    const { ask, requests } = handlerOf({ outcome })
    const response = await ask({ headers: { cookie: 'nimbus_session=s0' } })
    expect(requests[0]?.headers.get('cookie')).toBe('nimbus_session=s0')
    expect(response?.headers.getSetCookie()).toEqual(cookies)
  })
})
