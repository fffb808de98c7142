import { describe, expect, test, vi } from 'vitest'
import { operations } from '../contract/operations.gen.ts'
import { StorageError } from '../db/index.ts'
import type { Outcome } from './outcome.ts'
import type { Cloud } from './ports.ts'
import { Problem } from './problem.ts'
import { bodyOf, engineWith, NOW, owner } from './testing.ts'
import type { EngineOutcome } from './types.ts'

describe('a request through the engine', () => {
  test('returns 404 for an unknown path and 405 with Allow for a wrong method', async () => {
    const { send } = engineWith({})
    for (const path of ['/api/v1/nothing', '/api/v2/session', '/api/v1session', '/api/v10/session'])
      expect(bodyOf(await send('GET', path))).toMatchObject({ status: 404, code: 'not_found' })
    const wrong = await send('PATCH', '/api/v1/session')
    expect(bodyOf(wrong)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(wrong.kind === 'reply' && wrong.reply.headers).toContainEqual(['allow', 'DELETE, GET, POST'])
  })

  test('checks authentication, then the permission', async () => {
    expect(bodyOf(await engineWith({}).send('GET', '/api/v1/vms'))).toMatchObject({
      status: 401,
      code: 'not_authenticated',
    })
    const { send } = engineWith({}, { caller: owner })
    expect(bodyOf(await send('POST', '/api/v1/vms/vm_1/start'))).toMatchObject({
      status: 403,
      code: 'permission_denied',
    })
  })

  test('distinguishes a malformed body from an invalid one, and names every invalid field', async () => {
    const { send } = engineWith({})
    expect(bodyOf(await send('POST', '/api/v1/session', '{"email":'))).toMatchObject({
      status: 400,
      code: 'malformed_body',
    })
    const invalid = bodyOf(await send('POST', '/api/v1/session', { email: 7, extra: true }))
    expect(invalid).toMatchObject({ status: 422, code: 'validation_failed' })
    expect((invalid.errors as { pointer: string }[]).map((error) => error.pointer).sort()).toEqual([
      '/email',
      '/extra',
      '/password',
    ])
  })

  test('names invalid and unknown parameters', async () => {
    const { send } = engineWith({}, { caller: owner })
    const response = bodyOf(await send('GET', '/api/v1/vms?page=0&nonsense=1'))
    expect(response).toMatchObject({ status: 400, code: 'invalid_parameters' })
    expect(response.errors).toEqual([
      expect.objectContaining({ in: 'query', pointer: '/nonsense', code: 'unknown' }),
      expect.objectContaining({ in: 'query', pointer: '/page', code: 'too_small' }),
    ])
  })

  test("passes the contract's defaults to handlers", async () => {
    const listVms = vi.fn((ctx: { query: unknown }) => ({
      status: 200,
      body: { items: [], page: 1, pageSize: 20, total: 0, query: ctx.query },
    }))
    const { send } = engineWith({ listVms: listVms as never }, { caller: owner })
    await send('GET', '/api/v1/vms')
    expect(listVms.mock.calls[0]?.[0].query).toMatchObject({ page: 1, pageSize: 20 })
  })

  test("sends the mock's time with every response", async () => {
    const { send } = engineWith({ getSession: () => ({ status: 200, body: { signedIn: false } }) })
    for (const path of ['/api/v1/session', '/api/v1/nothing']) {
      const outcome = await send('GET', path)
      const headers = outcome.kind === 'reply' ? outcome.reply.headers : []
      expect(headers).toContainEqual(['date', 'Mon, 02 Mar 2026 09:00:00 GMT'])
    }
  })

  test('rolls back the writes of a failed request', async () => {
    const { send, database } = engineWith({
      logOut: ((ctx: { tx: { mails: { insert(row: unknown): void } } }) => {
        ctx.tx.mails.insert({
          id: 'mail_1',
          to: 'a@b.example',
          kind: 'x',
          subject: '',
          text: '',
          facts: {},
          at: 0,
        })
        throw new Problem(503, 'unavailable', 'no')
      }) as never,
    })
    expect(bodyOf(await send('DELETE', '/api/v1/session'))).toMatchObject({ status: 503 })
    expect(await database.read((tx) => tx.mails.count())).toBe(0)
  })

  test('keeps writes made before a returned problem, so failures can be counted', async () => {
    const attempt = {
      id: 'att_1',
      email: 'a@b.example',
      client: null,
      failures: 1,
      firstFailedAt: NOW,
      blockedUntil: null,
    }
    const respondWith = (code: string) => ({
      logIn: ((ctx: { tx: { loginAttempts: { insert(row: unknown): void } } }) => {
        ctx.tx.loginAttempts.insert(attempt)
        return new Problem(401, code, 'no')
      }) as never,
    })
    const pair = { email: 'a@b.example', password: 'x' }

    const counted = engineWith(respondWith('invalid_credentials'))
    expect(bodyOf(await counted.send('POST', '/api/v1/session', pair))).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    })
    expect(await counted.database.read((tx) => tx.loginAttempts.count())).toBe(1)

    const drifted = engineWith(respondWith('nonsense'))
    expect(bodyOf(await drifted.send('POST', '/api/v1/session', pair))).toMatchObject({
      code: 'contract_violation',
    })
    expect(await drifted.database.read((tx) => tx.loginAttempts.count())).toBe(0)
  })

  test('turns a response outside the contract into a 500 and rolls back', async () => {
    const { send, env, engine } = engineWith({
      getSession: () => ({ status: 200, body: { signedIn: 'maybe' } }),
    })
    const response = bodyOf(await send('GET', '/api/v1/session'))
    expect(response).toMatchObject({ status: 500, code: 'contract_violation' })
    expect(env.report).toHaveBeenCalledWith({
      kind: 'violation',
      violation: expect.objectContaining({ operationId: 'getSession', status: 200 }),
    })
    expect(engine.log.entries()[0]?.violation).toContain('getSession')
  })

  test('rejects an undocumented status or problem code', async () => {
    const teapot = engineWith({
      getSession: () => {
        throw new Problem(418, 'teapot', 'no')
      },
    })
    expect(bodyOf(await teapot.send('GET', '/api/v1/session'))).toMatchObject({ code: 'contract_violation' })
    const code = engineWith({
      getSession: () => {
        throw new Problem(503, 'nonsense', 'no')
      },
    })
    expect(bodyOf(await code.send('GET', '/api/v1/session'))).toMatchObject({ code: 'contract_violation' })
  })

  test('reports an exception in a handler as an internal error', async () => {
    const { send, env } = engineWith({
      getSession: () => {
        throw new TypeError('bug')
      },
    })
    expect(bodyOf(await send('GET', '/api/v1/session'))).toMatchObject({
      status: 500,
      code: 'internal_error',
    })
    expect(env.report).toHaveBeenCalledWith({
      kind: 'handler-failed',
      operationId: 'getSession',
      error: expect.any(TypeError),
    })
  })

  test.each<[Outcome, EngineOutcome['kind']]>([
    [{ kind: 'fault', fault: 'connection-reset' }, 'network-error'],
    [{ kind: 'fault', fault: 'timeout' }, 'network-error'],
  ])("applies the scenario's rule: %j", async (outcome, kind) => {
    expect((await engineWith({}, { outcome }).send('GET', '/api/v1/session')).kind).toBe(kind)
  })

  test('throttles a slow body and logs it completely', async () => {
    const slow = engineWith(
      { getSession: () => ({ status: 200, body: { signedIn: false } }) },
      { outcome: { kind: 'fault', fault: 'slow-body', overMs: 400 } },
    )
    const outcome = await slow.send('GET', '/api/v1/session')
    if (outcome.kind !== 'reply') throw new Error(outcome.kind)
    expect(await new Response(outcome.reply.body).json()).toEqual({ signedIn: false })
    expect(slow.env.sleep).toHaveBeenLastCalledWith(20, expect.anything())
    expect(slow.engine.log.entries()).toMatchObject([{ responseBody: '{"signedIn":false}' }])
  })

  test('delivers a write twice and returns the second response', async () => {
    const logOut = vi
      .fn()
      .mockReturnValueOnce({ status: 204 })
      .mockReturnValue(new Problem(500, 'internal_error', 'Twice.'))
    const twice = engineWith(
      { logOut },
      { caller: owner, outcome: { kind: 'fault', fault: 'duplicate-delivery' } },
    )
    expect(bodyOf(await twice.send('DELETE', '/api/v1/session'))).toMatchObject({
      status: 500,
      detail: 'Twice.',
    })
    expect(logOut).toHaveBeenCalledTimes(2)
  })

  test('forces a documented problem, and cuts JSON short', async () => {
    const forced = engineWith(
      {},
      { outcome: { kind: 'respond', status: 429, code: 'rate_limited', retryAfter: 7 } },
    )
    const outcome = await forced.send('GET', '/api/v1/session')
    expect(bodyOf(outcome)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      detail: 'Too many requests. Try again in 7 seconds.',
      retryAfter: 7,
    })
    expect(outcome.kind === 'reply' && outcome.reply.headers).toContainEqual(['retry-after', '7'])
    const longer = engineWith(
      {},
      { outcome: { kind: 'respond', status: 429, code: 'rate_limited', retryAfter: 600 } },
    )
    expect(bodyOf(await longer.send('GET', '/api/v1/session'))).toMatchObject({
      detail: 'Too many requests. Try again in 10 minutes.',
    })
    const cut = engineWith(
      { getSession: () => ({ status: 200, body: { signedIn: false } }) },
      { outcome: { kind: 'fault', fault: 'malformed-json' } },
    )
    expect((await cut.send('GET', '/api/v1/session')) as object).toMatchObject({
      reply: { body: '{"signedI' },
    })
  })
})

describe('the log entry of a call without a response', () => {
  const leave = async (outcome: Outcome) => {
    const { engine } = engineWith({}, { caller: owner, outcome })
    const signal = AbortSignal.abort()
    await engine.handle(new Request('http://app.test/api/v1/vms', { signal }))
    return engine.log.entries()
  }

  test('names no fault when the caller aborted', async () => {
    expect(await leave({ kind: 'handle' })).toMatchObject([{ source: 'mock', status: null }])
  })

  test('names the fault that the scenario caused', async () => {
    expect(await leave({ kind: 'fault', fault: 'timeout' })).toMatchObject([{ source: 'fault' }])
  })
})

describe('loading of handlers', () => {
  test('loads only the tag of the first call', async () => {
    const handlersOf = vi.fn<Cloud['handlersOf']>(async () => ({}))
    const { send } = engineWith({}, { handlersOf })
    expect(handlersOf).not.toHaveBeenCalled()
    await send('GET', '/api/v1/quotas')
    expect(bodyOf(await send('GET', '/api/v1/quotas'))).toMatchObject({ status: 401 })
    expect(handlersOf.mock.calls).toEqual([['quotas']])
  })

  test('retries after a failure', async () => {
    const offline = new TypeError('Failed to fetch dynamically imported module')
    const handlersOf = vi.fn<Cloud['handlersOf']>(async () => ({}))
    handlersOf.mockRejectedValueOnce(offline)
    const { env, send } = engineWith({}, { handlersOf })
    expect(bodyOf(await send('GET', '/api/v1/quotas'))).toMatchObject({
      status: 500,
      code: 'internal_error',
    })
    expect(env.report).toHaveBeenCalledWith({
      kind: 'handler-failed',
      operationId: 'listQuotas',
      error: offline,
    })
    expect(bodyOf(await send('GET', '/api/v1/quotas'))).toMatchObject({ status: 401 })
  })

  test('can load all tags up front', async () => {
    const handlersOf = vi.fn<Cloud['handlersOf']>(async () => ({}))
    const { engine, send } = engineWith({}, { handlersOf })
    await engine.loadAll()
    const tags = new Set(Object.values(operations).map(({ tag }) => tag))
    expect(new Set(handlersOf.mock.calls.flat())).toEqual(tags)
    handlersOf.mockClear()
    await send('GET', '/api/v1/quotas')
    expect(handlersOf).not.toHaveBeenCalled()
  })
})

describe('scheduled jobs that fail', () => {
  const BUG = new Error('a bug')

  test('are reported, and the request is answered', async () => {
    const { env, send } = engineWith({ getSession: () => ({ status: 200, body: { signedIn: false } }) })
    vi.spyOn(env.cloud, 'isDue').mockReturnValue(true)
    const job = { collection: 'vms', id: 'vm_1', at: NOW, error: BUG, outcome: 'error' } as const
    vi.spyOn(env.cloud, 'runDueJobs').mockReturnValue([job])
    expect(bodyOf(await send('GET', '/api/v1/session')).status).toBe(200)
    expect(env.report).toHaveBeenCalledWith({ kind: 'job-failed', job })
  })

  test('in a way that nothing handles neither fail a request nor a tick', async () => {
    const { engine, env, send } = engineWith({
      getSession: () => ({ status: 200, body: { signedIn: false } }),
    })
    vi.spyOn(env.cloud, 'isDue').mockReturnValue(true)
    vi.spyOn(env.cloud, 'runDueJobs').mockImplementation(() => {
      throw BUG
    })
    expect(bodyOf(await send('GET', '/api/v1/session')).status).toBe(200)
    await engine.tick()
    expect(env.report.mock.calls.filter(([event]) => event.kind === 'tick-failed')).toEqual([
      [{ kind: 'tick-failed', error: BUG }],
      [{ kind: 'tick-failed', error: BUG }],
    ])
  })

  test('to be saved wait without a report, and only a write fails', async () => {
    const { engine, env, send } = engineWith({
      getSession: () => ({ status: 200, body: { signedIn: false } }),
      logOut: () => ({ status: 204 }),
    })
    vi.spyOn(env.cloud, 'isDue').mockReturnValue(true)
    vi.spyOn(env.db, 'transaction').mockRejectedValue(new StorageError('full', 'The disk is full.'))
    expect(bodyOf(await send('GET', '/api/v1/session')).status).toBe(200)
    await engine.tick()
    expect(env.report.mock.calls.map(([event]) => event.kind)).toEqual(['handled'])
    expect(bodyOf(await send('DELETE', '/api/v1/session'))).toMatchObject({
      status: 507,
      code: 'storage_full',
    })
  })
})
