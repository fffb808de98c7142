import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from './client.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { client } from './generated/client.gen.ts'
import { getSession, listVms, logIn } from './generated/sdk.gen.ts'

const onUnauthenticated = vi.fn()
const answerWith = (response: () => Response | Promise<Response>) => {
  client.setConfig({ baseUrl: 'http://api.test/api/v1', fetch: async () => response() })
}
const problem = (status: number, code: string) => () =>
  Response.json({ type: 'x', title: 'No', status, detail: 'No.', code, requestId: 'req_1' }, { status })

beforeEach(() => {
  onUnauthenticated.mockClear()
  configureClient({ onUnauthenticated })
})
const unchanged = client.getConfig()
afterEach(() => {
  // `setConfig` can't remove `fetch`, so it calls the global one, as without the setting.
  client.setConfig({ ...unchanged, fetch: (...request) => fetch(...request) })
  client.interceptors.response.clear()
  client.interceptors.error.clear()
})

describe('the client', () => {
  it('returns only the data', async () => {
    answerWith(() => Response.json({ signedIn: false }))
    expect(await getSession()).toEqual({ signedIn: false })
  })

  it('throws problems and network errors', async () => {
    answerWith(problem(503, 'unavailable'))
    await expect(getSession()).rejects.toMatchObject({ name: 'ApiProblem', code: 'unavailable' })
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(getSession()).rejects.toMatchObject({ name: 'NetworkFailure', code: 'unreachable' })
    answerWith(() => new Response('{"signedI', { headers: { 'content-type': 'application/json' } }))
    await expect(getSession()).rejects.toMatchObject({ name: 'NetworkFailure', code: 'unreadable' })
  })

  it('throws if a web page comes instead of data', async () => {
    answerWith(
      () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    )
    await expect(listVms()).rejects.toMatchObject({ name: 'NetworkFailure', code: 'unreadable' })
  })

  it('reports an ended session, but not a wrong password', async () => {
    answerWith(problem(401, 'invalid_credentials'))
    await expect(logIn({ body: { email: 'a@b.co', password: 'x' } })).rejects.toMatchObject({ status: 401 })
    expect(onUnauthenticated).not.toHaveBeenCalled()
    answerWith(problem(401, 'session_expired'))
    await expect(listVms()).rejects.toMatchObject({ status: 401 })
    expect(onUnauthenticated).toHaveBeenCalledOnce()
  })

  it('times out', async () => {
    const late = new DOMException('late', 'TimeoutError')
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late))
    vi.stubGlobal('fetch', async (_: Request, { signal }: RequestInit) => signal?.throwIfAborted())
    client.setConfig({ baseUrl: 'http://api.test/api/v1', fetch: fetchWithTimeout })
    await expect(getSession()).rejects.toMatchObject({ name: 'NetworkFailure', code: 'too_slow' })
  })

  it('passes an abort through', async () => {
    answerWith(() => Promise.reject(new DOMException('Aborted', 'AbortError')))
    await expect(getSession({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
