import { expect, test, vi } from 'vitest'
import type { Violation } from '../../engine/contract-check.ts'
import { type Event, NoticeBoard } from './notice-board.ts'
import { textOf } from './notice-text.ts'

function violation(pointer: string, requestId = 'req_1'): Event {
  const errors = [{ in: 'body', pointer, code: 'type', message: 'must be string' }] as const
  return {
    kind: 'violation',
    violation: { operationId: 'getVm', status: 200, requestId, errors } satisfies Violation,
  }
}

test('counts a repeated notice, keeps its latest details and moves it to the end', () => {
  const board = new NoticeBoard()
  board.add(violation('/name'))
  board.add(violation('/status'))
  board.add(violation('/name', 'req_9'))
  expect(board.notices().map(({ id, count }) => [id, count])).toEqual([
    [2, 1],
    [1, 2],
  ])
  expect(textOf(board.notices()[1]?.event as Event).body).toContain('Request req_9')
})

test('notifies listeners of each change with a new list', () => {
  const board = new NoticeBoard()
  const listener = vi.fn()
  const stop = board.subscribe(listener)
  const before = board.notices()
  board.add({ kind: 'no-such-scenario', reasons: ['There is no scenario “lrge”'] })
  expect(board.notices()).not.toBe(before)
  board.dismiss(board.notices()[0]?.id ?? 0)
  expect(board.notices()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  board.add(violation('/name'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('reports an unreachable live backend once, for all operations', () => {
  const board = new NoticeBoard()
  const origin = 'http://localhost:1'
  board.add({ kind: 'live-silent', origin, message: 'No answer at http://localhost:1/vms' })
  board.add({ kind: 'live-silent', origin, message: 'No answer at http://localhost:1/volumes' })
  expect(board.notices()).toMatchObject([
    { count: 2, event: { message: expect.stringContaining('/volumes') } },
  ])
})

test('a violation names operation, status and place', () => {
  expect(textOf(violation('/items/0/name'))).toMatchObject({
    title: 'getVm returned 200 outside the contract',
    body: ['At /items/0/name: must be string', 'Request req_1'],
    severe: true,
  })
})

test.each(['forbidden', 'full'] as const)('memory-only, %s, explains the consequence', (reason) => {
  const { body } = textOf({ kind: 'storage', notice: { kind: 'memory-only', reason, detail: '', at: 0 } })
  expect(body[0]).toMatch(/lost when you reload/)
})

test.each(['full', 'failed', 'other-version'] as const)(
  'rejecting writes, %s, says that changes are rejected',
  (reason) => {
    const { body } = textOf({
      kind: 'storage',
      notice: { kind: 'rejecting-writes', reason, detail: '', at: 0 },
    })
    expect(body[0]).toMatch(/rejects changes/)
  },
)

test.each(['unreadable', 'other-format', 'other-seed'] as const)(
  'set aside, %s, says that the data is kept',
  (reason) => {
    const { body } = textOf({
      kind: 'storage',
      notice: { kind: 'set-aside', reason, detail: 'meta: wrong', path: null, at: 0 },
    })
    expect(body[0]).toMatch(/kept a copy/)
    expect(body).toContain('meta: wrong')
  },
)
