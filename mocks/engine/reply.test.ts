import { describe, expect, test, vi } from 'vitest'
import { writeReply } from './reply.ts'
import type { StreamEvent, StreamResult } from './types.ts'

const hello: StreamEvent = { id: '1', type: 'greeting', data: { text: 'hello' } }

function streamReply(subscribe: StreamResult['subscribe'], signal?: AbortSignal) {
  const body: StreamResult = { status: 200, subscribe }
  return writeReply(
    { status: 200, mediaType: 'text/event-stream', headers: [], body },
    { request: signal ? { signal } : {}, requestId: 'req_1' },
  )
}

/** A stream with its handler's functions and a spy on its unsubscription. */
function open(signal?: AbortSignal) {
  const stopped = vi.fn()
  const handler = { push: (_event: StreamEvent) => {}, end: () => {} }
  const reply = streamReply(({ push, end }) => {
    Object.assign(handler, { push, end })
    return stopped
  }, signal)
  return { handler, stopped, text: () => new Response(reply.body).text(), reply }
}

describe('a stream of events', () => {
  test('sends pushed events and ends with its handler', async () => {
    const { handler, stopped, text } = open()
    handler.push(hello)
    handler.end()
    expect(await text()).toBe(': open\n\nid: 1\nevent: greeting\ndata: {"text":"hello"}\n\n')
    expect(stopped).toHaveBeenCalledOnce()
  })

  test('ends at once if it ended before it was read', async () => {
    const stopped = vi.fn()
    const reply = streamReply(({ push, end }) => {
      push(hello)
      end()
      return stopped
    })
    expect(await new Response(reply.body).text()).toContain('event: greeting')
    expect(stopped).toHaveBeenCalledOnce()
  })

  test('ends when the caller disconnects', async () => {
    const controller = new AbortController()
    const { stopped, text } = open(controller.signal)
    controller.abort()
    expect(await text()).toBe(': open\n\n')
    expect(stopped).toHaveBeenCalledOnce()
  })

  test('ends at once if the caller disconnected before it began', async () => {
    const { stopped, text } = open(AbortSignal.abort())
    expect(await text()).toBe(': open\n\n')
    expect(stopped).toHaveBeenCalledOnce()
  })

  test('stops listening when the reader cancels', async () => {
    const { stopped, reply } = open()
    await (reply.body as ReadableStream).cancel()
    expect(stopped).toHaveBeenCalledOnce()
  })
})
