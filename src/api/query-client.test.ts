import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { client } from './generated/client.gen.ts'
import { ApiProblem, NetworkFailure } from './problem.ts'
import { createQueryClient } from './query-client.ts'
import { readSession, sessionQuery } from './session.ts'

const problem = (status: number, retryAfter?: number) =>
  new ApiProblem({
    type: 'x',
    title: 'x',
    status,
    detail: 'x',
    code: 'x',
    requestId: 'x',
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })

/** Number of attempts of a read that always fails with this error. */
async function attempts(error: Error): Promise<number> {
  vi.useFakeTimers()
  const read = vi.fn(() => Promise.reject(error))
  const result = createQueryClient()
    .query({ queryKey: ['x'], queryFn: read })
    .catch(() => {})
  await vi.runAllTimersAsync()
  await result
  vi.useRealTimers()
  return read.mock.calls.length
}

describe('a read', () => {
  it('retries after no response or a brief outage', async () => {
    expect(await attempts(new NetworkFailure('unreachable', null))).toBe(3)
    expect(await attempts(problem(503))).toBe(3)
    expect(await attempts(problem(503, 1))).toBe(3)
  })

  it('does not retry a denial or a long wait', async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429, 500])
      expect(await attempts(problem(status))).toBe(1)
    expect(await attempts(problem(503, 30))).toBe(1)
  })
})

describe('a denial for lack of permission', () => {
  it('reloads the session, since the role may have changed', async () => {
    const client = createQueryClient()
    client.setQueryData(sessionQuery().queryKey, { signedIn: false })
    const forbidden = { type: 'x', title: 'x', status: 403, detail: 'x', requestId: 'x' }
    const denied = (code: string) =>
      client
        .query({
          queryKey: [code],
          queryFn: () => Promise.reject(new ApiProblem({ ...forbidden, code })),
        })
        .catch(() => {})
    const isOld = () => client.getQueryState(sessionQuery().queryKey)?.isInvalidated
    await denied('insufficient_scope')
    expect(isOld()).toBe(false)
    await denied('permission_denied')
    expect(isOld()).toBe(true)
  })
})

describe('the session', () => {
  const unchanged = client.getConfig()
  // `setConfig` can't remove `fetch`, so it calls the global one, as without the setting.
  afterEach(() => void client.setConfig({ ...unchanged, fetch: (...request) => fetch(...request) }))

  it('reaches the route that waits for it although a component that read it unmounts', async () => {
    const response = Promise.withResolvers<Response>()
    client.setConfig({
      baseUrl: 'http://api.test/api/v1',
      fetch: async (_, init) => {
        init?.signal?.addEventListener('abort', () => response.reject(init.signal?.reason))
        return response.promise
      },
    })
    const queryClient = createQueryClient()
    const unmount = new QueryObserver(queryClient, sessionQuery()).subscribe(() => {})
    const session = readSession(queryClient)
    unmount()
    response.resolve(Response.json({ signedIn: false }))
    await expect(session).resolves.toEqual({ signedIn: false })
  })
})

describe('a change', () => {
  it('makes stale what no screen shows, except for what never changes and the session', async () => {
    const client = createQueryClient()
    const read = async (name: string, staleTime?: number) => {
      await client.query({
        queryKey: [name],
        queryFn: () => name,
        ...(staleTime !== undefined && { staleTime }),
      })
      return () => client.getQueryState([name])?.isInvalidated
    }
    const [list, catalog] = [await read('list'), await read('catalog', Number.POSITIVE_INFINITY)]
    const shown = await read('shown')
    const stop = new QueryObserver(client, { queryKey: ['shown'], queryFn: () => 'shown' }).subscribe(
      () => {},
    )
    client.setQueryData(sessionQuery().queryKey, { signedIn: false })
    await client
      .getMutationCache()
      .build(client, { mutationFn: async () => 'saved' })
      .execute(undefined)
    expect([list(), catalog(), shown()]).toEqual([true, false, false])
    expect(client.getQueryState(sessionQuery().queryKey)?.isInvalidated).toBe(false)
    stop()
  })
})
