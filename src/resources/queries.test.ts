import { describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#src/api/problem.ts'
import { FAST_POLL_MS, SLOW_POLL_MS } from './polling.ts'
import { isGone, listParameters, watchedList, watchedSummary } from './queries.ts'

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

describe('the address of a list', () => {
  const search = { q: '', sort: 'name', page: 2, pageSize: 20, status: 'busy', region: '', dialog: 'delete' }

  it('sends what narrows the list, and nothing that is off', () => {
    expect(listParameters(search, ['status', 'region'])).toEqual({
      status: ['busy'],
      sort: 'name',
      page: 2,
      pageSize: 20,
    })
    expect(listParameters({ ...search, q: 'web' }, [])).toMatchObject({ q: 'web' })
  })
})

describe('asking again', () => {
  const pageOf = (...statuses: string[]) => ({
    state: { data: { items: statuses.map(resource), page: 1, pageSize: 20, total: statuses.length } },
  })

  it('is often while something on the page changes by itself', () => {
    const { refetchInterval } = watchedList(kind)
    expect(refetchInterval(pageOf('idle', 'busy'))).toBe(FAST_POLL_MS)
    expect(refetchInterval(pageOf('idle'))).toBe(SLOW_POLL_MS)
    expect(refetchInterval({ state: { data: undefined } })).toBe(SLOW_POLL_MS)
  })

  it('is often as well while something converges without a transition', () => {
    const { refetchInterval } = watchedList({ ...kind, isConverging: ({ status }) => status === 'idle' })
    expect(refetchInterval(pageOf('idle'))).toBe(FAST_POLL_MS)
  })

  it('follows the counts of a summary', () => {
    const { refetchInterval } = watchedSummary<string>(kind)
    expect(refetchInterval({ state: { data: { byStatus: { idle: 3, busy: 1 } } } })).toBe(FAST_POLL_MS)
    expect(refetchInterval({ state: { data: { byStatus: { idle: 3, busy: 0 } } } })).toBe(SLOW_POLL_MS)
  })
})

it('takes a resource for gone when the server knows none, and for nothing else', () => {
  const problem = (status: number) =>
    new ApiProblem({ type: '', title: '', status, detail: '', code: 'x', requestId: '' })
  expect(isGone(problem(404))).toBe(true)
  expect(isGone(problem(403))).toBe(false)
  expect(isGone(new TypeError('fetch failed'))).toBe(false)
})

describe('asking in advance', () => {
  const never = new Promise<never>(() => {})

  it('holds the first page up for a moment at most, and no page after it', async () => {
    vi.resetModules()
    vi.useFakeTimers()
    const { prefetch: inAdvance } = await import('./queries.ts')
    let isHeldUp = true
    void inAdvance(never)?.then(() => {
      isHeldUp = false
    })
    await vi.advanceTimersByTimeAsync(50)
    expect(isHeldUp).toBe(true)
    await vi.advanceTimersByTimeAsync(50)
    expect(isHeldUp).toBe(false)
    expect(inAdvance(never)).toBeUndefined()
    vi.useRealTimers()
  })

  it('lets the first page come as soon as all is answered, be it with an error', async () => {
    vi.resetModules()
    const { prefetch: inAdvance } = await import('./queries.ts')
    await expect(inAdvance(Promise.resolve(1), Promise.reject(new Error('no')))).resolves.toBeDefined()
  })
})
