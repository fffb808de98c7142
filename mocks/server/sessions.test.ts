import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isSessionName, Sessions, type World } from './sessions.ts'

let now = 0
let closed: string[]
let ended: string[]
const create = vi.fn(async (name: string) => {
  if (name === 'broken') throw new Error('no world')
  return {
    handle: vi.fn(),
    control: {},
    tick: async () => {},
    close: async () => {
      closed.push(name)
    },
  } as unknown as World
})
const sessions = (maxSessions = 2) =>
  new Sessions({
    create,
    maxSessions,
    idleMs: 1000,
    now: () => now,
    onEnd: (name) => ended.push(name),
  })

beforeEach(() => {
  now = 0
  closed = []
  ended = []
  create.mockClear()
})

describe('sessions', () => {
  test('start once per name, even for simultaneous requests', async () => {
    const all = sessions()
    const [first, second] = await Promise.all([all.of('a'), all.of('a')])
    expect(first).toBe(second)
    expect(await all.of('b')).not.toBe(first)
    expect(create).toHaveBeenCalledTimes(2)
    expect(all.list()).toMatchObject([
      { name: 'a', requests: 2 },
      { name: 'b', requests: 1 },
    ])
  })

  test('end beyond the maximum, least recently used first', async () => {
    const all = sessions(2)
    for (const name of ['a', 'b', 'a', 'c']) await all.of(name)
    await vi.waitFor(() => expect(closed).toEqual(['b']))
    expect(all.list().map(({ name }) => name)).toEqual(['a', 'c'])
    expect(ended).toEqual(['b'])
  })

  test('end after a long time without use', async () => {
    const all = sessions()
    await all.of('a')
    now = 600
    await all.of('b')
    now = 1200
    await all.tick()
    expect(closed).toEqual(['a'])
  })

  test('are retried if they fail to start', async () => {
    const all = sessions()
    await expect(all.of('broken')).rejects.toThrow('no world')
    await vi.waitFor(() => expect(all.list()).toEqual([]))
  })

  test('end together with the server', async () => {
    const all = sessions()
    await all.of('a')
    await all.of('b')
    expect(await all.end('nobody')).toBe(false)
    await all.close()
    expect(closed.toSorted()).toEqual(['a', 'b'])
  })
})

test.each([
  ['worker 1', false],
  ['', false],
  ['a'.repeat(101), false],
  ['worker-1/vms.spec.ts:12', true],
])('“%s” as a name', (name, is) => expect(isSessionName(name)).toBe(is))
