import { describe, expect, test } from 'vitest'
import type { Outcome } from './outcome.ts'
import { bodyOf, engineWith } from './testing.ts'

describe('a call for a live backend', () => {
  const liveWith = (outcome: Outcome) => {
    const live = engineWith({}, { outcome, isLive: true })
    const headers = [['content-type', 'application/json']] as const
    live.env.live.mockResolvedValue({
      url: 'http://far.test/session',
      reply: { status: 200, headers, body: '{"signedIn":false}' },
    })
    return live
  }

  test('is not forwarded when a rule forces an outcome, whoever sends it', async () => {
    const live = liveWith({ kind: 'respond', status: 503, code: 'unavailable', retryAfter: 30 })
    expect(bodyOf(await live.send('GET', '/api/v1/vms'))).toMatchObject({ status: 503, code: 'unavailable' })
    expect(live.env.live).not.toHaveBeenCalled()
    expect(live.engine.log.entries()).toMatchObject([{ source: 'mock', rule: 'test' }])
  })

  test.each([
    ['req_far', 'req_far'],
    [null, null],
  ])('is named by the id that the backend gave it: %s', async (sent, reported) => {
    const live = liveWith({ kind: 'handle' })
    const type = ['content-type', 'application/json'] as const
    live.env.live.mockResolvedValue({
      url: 'http://far.test/session',
      reply: {
        status: 200,
        headers: sent === null ? [type] : [type, ['X-Request-Id', sent]],
        body: '{"signedIn":7}',
      },
    })
    await live.send('GET', '/api/v1/session')
    expect(live.env.report).toHaveBeenCalledWith({
      kind: 'violation',
      violation: expect.objectContaining({ source: 'live', requestId: reported }),
    })
    expect(live.engine.log.entries()).toMatchObject([{ liveRequestId: reported }])
  })

  test.each(['connection-reset', 'timeout'] as const)('is never forwarded: %s', async (fault) => {
    const live = liveWith({ kind: 'fault', fault })
    expect((await live.send('GET', '/api/v1/vms')).kind).toBe('network-error')
    expect(live.env.live).not.toHaveBeenCalled()
    expect(live.engine.log.entries()).toMatchObject([{ source: 'fault', rule: 'test' }])
  })

  test('has its response cut short after the contract check', async () => {
    const live = liveWith({ kind: 'fault', fault: 'malformed-json' })
    expect(await live.send('GET', '/api/v1/session')).toMatchObject({ reply: { body: '{"signedI' } })
    expect(live.engine.log.entries()).toMatchObject([{ source: 'live', violation: null }])
  })

  test('has its response throttled', async () => {
    const live = liveWith({ kind: 'fault', fault: 'slow-body', overMs: 400 })
    const outcome = await live.send('GET', '/api/v1/session')
    if (outcome.kind !== 'reply') throw new Error(outcome.kind)
    expect(await new Response(outcome.reply.body).json()).toEqual({ signedIn: false })
    expect(live.env.sleep).toHaveBeenLastCalledWith(20, expect.anything())
  })

  test.each([['\n\n'], ['\r\n\r\n']])(
    'has each event of its stream checked, however they are cut into chunks: %j',
    async (end) => {
      const live = liveWith({ kind: 'handle' })
      const sent = new TextEncoder().encode(
        `event: task\ndata: {"id":7}${end}: ping${end}data: {"id":8}${end}`,
      )
      const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          for (const byte of sent) controller.enqueue(Uint8Array.of(byte))
          controller.close()
        },
      })
      live.env.live.mockResolvedValue({
        url: 'http://far.test/events',
        reply: { status: 200, headers: [['content-type', 'text/event-stream']], body: bytes },
      })
      const outcome = await live.send('GET', '/api/v1/events')
      if (outcome.kind !== 'reply') throw new Error(outcome.kind)
      expect(await new Response(outcome.reply.body).bytes()).toEqual(sent)
      expect(live.env.report.mock.calls.filter(([event]) => event.kind === 'violation')).toHaveLength(2)
    },
  )

  test.each([
    ['DELETE', 2],
    ['GET', 1],
  ])('is delivered twice if it may change something: %s', async (method, times) => {
    const live = liveWith({ kind: 'fault', fault: 'duplicate-delivery' })
    await live.send(method, '/api/v1/session')
    expect(live.env.live).toHaveBeenCalledTimes(times)
  })
})
