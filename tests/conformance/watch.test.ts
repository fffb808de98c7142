import { expect, test } from 'vitest'
import { nextOfUser, untilRestarted } from './watch.ts'

async function* lines(...texts: string[]) {
  yield* texts
}

test.each([
  [[''], 'failed'],
  [['what?', 'a'], 'all'],
  [['q'], 'quit'],
  [[], 'quit'],
])('after %j the user wants %s', async (texts, next) => {
  expect(await nextOfUser(lines(...texts))).toBe(next)
})

test('a server has restarted when it answers again', async () => {
  const states = [true, false, false, true]
  const next = untilRestarted(
    async () => states.shift() ?? expect.fail('asked too often'),
    new AbortController().signal,
    async () => {},
  )
  expect(await next).toBe('failed')
  expect(states).toEqual([])
})
