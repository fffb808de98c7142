import { describe, expect, test, vi } from 'vitest'
import { duplicateEvents, sendSlowly, truncate } from './faults.ts'
import type { EngineReply } from './types.ts'

const reply = (body: EngineReply['body']): EngineReply => ({ status: 200, headers: [], body })
const text = ({ body }: EngineReply) => new Response(body).text()
const waiting = () => vi.fn<(ms: number) => Promise<void>>(async () => {})

function events(...written: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const event of written) controller.enqueue(new TextEncoder().encode(event))
      controller.close()
    },
  })
}

test('malformed-json cuts the body in half', () => {
  expect(truncate(reply('{"a":1}')).body).toBe('{"a')
})

describe('slow-body', () => {
  test('sends the same body over the given duration', async () => {
    const wait = waiting()
    const body = JSON.stringify({ names: ['Ä', '北京', '🌩'].concat(new Array(50).fill('x')) })
    expect(await text(sendSlowly(reply(body), 4000, wait))).toBe(body)
    expect(wait.mock.calls).toEqual(new Array(20).fill([200]))
  })

  test('waits for its reader, and does not delay an empty body', async () => {
    const wait = waiting()
    sendSlowly(reply('{"a":1}'), 1000, wait)
    await Promise.resolve()
    expect(wait).not.toHaveBeenCalled()
    expect(sendSlowly(reply(null), 1000, wait).body).toBeNull()
    expect(await text(sendSlowly(reply(''), 1000, wait))).toBe('')
  })

  test('delays each event of a stream', async () => {
    const wait = waiting()
    expect(await text(sendSlowly(reply(events('a', 'b')), 1000, wait))).toBe('ab')
    expect(wait.mock.calls).toEqual([[50], [50]])
  })
})

test('duplicate-delivery repeats each event of a stream, and nothing else', async () => {
  expect(await text(duplicateEvents(reply(events('a\n\n', 'b\n\n'))))).toBe('a\n\na\n\nb\n\nb\n\n')
  expect(duplicateEvents(reply('{}')).body).toBe('{}')
})
