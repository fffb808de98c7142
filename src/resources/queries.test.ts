import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#src/api/problem.ts'
import type { Session } from '#src/api/session.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from './polling.ts'
import { isDeleted, listParameters, watchedList, watchedSummary } from './queries.ts'

const kind = {
  lifeCycle: {
    can: () => ({ allowed: true }) as const,
    isTransitional: (status: string) => status === 'busy',
  },
}

const resource = (status: string) => ({
  id: 'x_1',
  projectId: 'prj_1',
  status,
  statusReason: null,
  transition: null,
  tags: [],
  monthlyCost: { amount: 0, currency: 'USD' as const },
  createdAt: '2026-03-02T09:00:00Z',
})

describe('the URL of a list', () => {
  const search = { q: '', sort: 'name', page: 2, pageSize: 20, status: 'busy', region: '', dialog: 'delete' }

  it('contains active filters only', () => {
    expect(listParameters(search, ['status', 'region'])).toEqual({
      status: ['busy'],
      sort: 'name',
      page: 2,
      pageSize: 20,
    })
    expect(listParameters({ ...search, q: 'web' }, [])).toMatchObject({ q: 'web' })
  })
})

describe('refetching', () => {
  const pageOf = (...statuses: string[]) => ({
    state: { data: { items: statuses.map(resource), page: 1, pageSize: 20, total: statuses.length } },
  })

  it('is frequent during a transition on the page', () => {
    const { refetchInterval } = watchedList(kind)
    expect(refetchInterval(pageOf('idle', 'busy'))).toBe(FAST_POLL_MS)
    expect(refetchInterval(pageOf('idle'))).toBe(SLOW_POLL_MS)
    expect(refetchInterval({ state: { data: undefined } })).toBe(SLOW_POLL_MS)
  })

  it('is frequent while a resource converges without a transition', () => {
    const { refetchInterval } = watchedList({ ...kind, isConverging: ({ status }) => status === 'idle' })
    expect(refetchInterval(pageOf('idle'))).toBe(FAST_POLL_MS)
  })

  it('follows the counts of a summary', () => {
    const { refetchInterval } = watchedSummary<string>(kind)
    expect(refetchInterval({ state: { data: { byStatus: { idle: 3, busy: 1 } } } })).toBe(FAST_POLL_MS)
    expect(refetchInterval({ state: { data: { byStatus: { idle: 3, busy: 0 } } } })).toBe(SLOW_POLL_MS)
  })
})

it('treats a resource as deleted only after a 404', () => {
  const problem = (status: number) =>
    new ApiProblem({ type: '', title: '', status, detail: '', code: 'x', requestId: '' })
  expect(isDeleted(problem(404))).toBe(true)
  expect(isDeleted(problem(403))).toBe(false)
  expect(isDeleted(new TypeError('fetch failed'))).toBe(false)
})

describe('prefetching', () => {
  const never = () => new Promise<never>(() => {})
  const pending = { queryKey: ['pending'], queryFn: never }

  /** Modules and data of a new document. */
  async function inNewDocument() {
    vi.resetModules()
    const { prefetch } = await import('./queries.ts')
    const { sessionQuery } = await import('#src/api/session.ts')
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return { prefetch, sessionQuery, queryClient }
  }

  it('delays the first page for a moment at most once the session is known, and later pages not at all', async () => {
    const { prefetch, sessionQuery, queryClient } = await inNewDocument()
    vi.useFakeTimers()
    const response = Promise.withResolvers<Session>()
    void queryClient.query({ ...sessionQuery(), queryFn: () => response.promise })
    let isHeldUp = true
    void prefetch(queryClient, pending)?.then(() => {
      isHeldUp = false
    })
    await vi.advanceTimersByTimeAsync(500)
    response.resolve({ signedIn: false })
    await vi.advanceTimersByTimeAsync(50)
    expect(isHeldUp).toBe(true)
    // The router may load the first page twice.
    expect(prefetch(queryClient, pending)).toBeDefined()
    await vi.advanceTimersByTimeAsync(50)
    expect(isHeldUp).toBe(false)
    expect(prefetch(queryClient, pending)).toBeUndefined()
    vi.useRealTimers()
  })

  it('releases the first page once every query has settled, errors included', async () => {
    const { prefetch, sessionQuery, queryClient } = await inNewDocument()
    queryClient.setQueryData(sessionQuery().queryKey, { signedIn: false })
    const failing = { queryKey: ['failing'], queryFn: () => Promise.reject(new Error('no')) }
    await expect(prefetch(queryClient, failing)).resolves.toBeDefined()
  })
})
