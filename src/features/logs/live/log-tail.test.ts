import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StreamState } from '#src/api/event-stream.ts'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { LogTail } from './log-tail.ts'

const line = (number: number): LogEntry => ({
  id: `log_${number}`,
  timestamp: new Date(number * 1000).toISOString(),
  level: 'INFO',
  service: 'api',
  source: 'web-1',
  resourceType: 'vm',
  resourceId: 'vm_1',
  message: `line ${number}`,
  details: null,
})

/** Fake server: all opened streams with their start positions. */
let opened: {
  readonly after: string
  readonly say: (...numbers: number[]) => void
  readonly state: (state: StreamState) => void
  isClosed: boolean
}[]
let tail: LogTail

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  tail = new LogTail('start', (after, { onLine, onState }) => {
    const stream = {
      after,
      say: (...numbers: number[]) => {
        for (const number of numbers) onLine(line(number), `at ${number}`)
      },
      state: onState,
      isClosed: false,
    }
    opened.push(stream)
    return () => {
      stream.isClosed = true
    }
  })
  tail.start()
})

afterEach(() => {
  tail.stop()
  vi.useRealTimers()
})

const server = () => {
  const stream = opened.at(-1)
  if (stream === undefined) throw new Error('No stream has been opened.')
  return stream
}
const shown = () => tail.view().lines.map(({ message }) => Number(message.slice(5)))

it('shows a batch newest first in one update', () => {
  const listener = vi.fn()
  tail.subscribe(listener)
  server().say(1, 2, 3)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(shown()).toEqual([3, 2, 1])
  server().say(4)
  vi.advanceTimersByTime(200)
  expect(shown()).toEqual([4, 3, 2, 1])
  expect(listener).toHaveBeenCalledTimes(2)
})

it('buffers lines while paused, and shows them afterwards', () => {
  server().say(1)
  vi.advanceTimersByTime(200)
  tail.hold()
  server().say(2, 3)
  vi.advanceTimersByTime(200)
  expect(tail.view()).toMatchObject({ waiting: 2, isMore: false })
  expect(shown()).toEqual([1])
  server().say(4)
  tail.release()
  expect(tail.view()).toMatchObject({ waiting: 0 })
  expect(shown()).toEqual([4, 3, 2, 1])
})

it('disconnects when the buffer is full, and resumes without a gap', () => {
  tail.hold()
  const first = server()
  for (let number = 1; number <= 10_000; number += 1) first.say(number)
  expect(tail.view()).toMatchObject({ waiting: 10_000, isMore: true })
  expect(first.isClosed).toBe(true)
  tail.release()
  expect(server().after).toBe('at 10000')
  server().say(10_001)
  vi.advanceTimersByTime(200)
  expect(shown()).toHaveLength(10_001)
  expect(shown().slice(0, 2)).toEqual([10_001, 10_000])
})

it('keeps a limited number of lines', () => {
  for (let number = 1; number <= 100_050; number += 1) server().say(number)
  vi.advanceTimersByTime(200)
  expect(shown()).toHaveLength(100_000)
  expect(shown()[0]).toBe(100_050)
})

it('resumes where it stopped', () => {
  expect(server().after).toBe('start')
  server().say(1)
  tail.stop()
  expect(tail.view().connection).toBe('closed')
  expect(shown()).toEqual([1])
  tail.start()
  tail.start()
  expect(opened).toHaveLength(2)
  expect(server().after).toBe('at 1')
  server().say(2)
  vi.advanceTimersByTime(200)
  expect(shown()).toEqual([2, 1])
})

it('reports the connection state', () => {
  server().state('open')
  expect(tail.view().connection).toBe('open')
  server().state('broken')
  expect(tail.view().connection).toBe('broken')
})
