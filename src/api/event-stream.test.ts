import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followStream, type StreamState } from './event-stream.ts'

/** Minimal `EventSource` that the test controls. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(data: string, lastEventId: string) {
    this.dispatchEvent(Object.assign(new Event('entry'), { data, lastEventId }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.onerror?.()
  }
}

const newest = () => FakeEventSource.opened.at(-1) as FakeEventSource

let page: EventTarget
let received: string[]
let states: StreamState[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.opened = []
  received = []
  states = []
  stop = followStream({
    urlAfter: (id) => `/stream?after=${id}`,
    types: ['entry'],
    onMessage: ({ data }, close) => {
      received.push(data)
      if (data === 'last') close()
    },
    onState: (state) => states.push(state),
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('reports events and connection states', () => {
  newest().onopen?.()
  newest().say('one', '7')
  expect(received).toEqual(['one'])
  expect(states).toEqual(['connecting', 'open'])
})

it("leaves a lost connection to the browser's own reconnect", () => {
  newest().fail(0)
  vi.advanceTimersByTime(120_000)
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(states).toEqual(['connecting', 'broken'])
})

it('reopens a rejected stream after the last event, with increasing delays', () => {
  newest().say('one', '7')
  newest().fail(2)
  vi.advanceTimersByTime(1999)
  expect(FakeEventSource.opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(newest().url).toBe('/stream?after=7')
  newest().fail(2)
  vi.advanceTimersByTime(3999)
  expect(FakeEventSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeEventSource.opened).toHaveLength(3)
})

it('reopens immediately, once, when the network returns', () => {
  newest().fail(2)
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(120_000)
  expect(FakeEventSource.opened).toHaveLength(2)
})

it('closes on request and after its last event', () => {
  newest().say('last', '9')
  expect(newest().readyState).toBe(2)
  newest().fail(2)
  stop()
  vi.advanceTimersByTime(120_000)
  page.dispatchEvent(new Event('online'))
  expect(FakeEventSource.opened).toHaveLength(1)
})
