import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DamagedError } from '../db/persistence/saved.ts'
import type { LogEntry } from '../engine/request-log.ts'
import { startingScenario } from '../scenarios/selection.ts'
import { createAdmin } from './admin.ts'
import type { ClockChange } from './clock-change.ts'
import type { MockControl } from './control.ts'
import { createSavedScenarios, scenariosInMemory } from './saved-scenarios.ts'

const NOW = Date.UTC(2026, 2, 2, 9)

function fakeControl() {
  const scenario = startingScenario
  const entry = { requestId: 'req_1', at: NOW, operationId: 'getVm', violation: null } as LogEntry
  return {
    scenario,
    clock: { now: NOW, state: { mode: 'fixed', at: NOW } },
    state: async () => ({
      scenario,
      world: { dataset: 'default', seed: 1, epoch: NOW, persistent: false },
      clock: { now: NOW, state: { mode: 'fixed', at: NOW } as const },
      counts: { vms: 24 },
      live: { url: null, operations: [] },
      requests: 2,
      violations: 1,
    }),
    apply: vi.fn<MockControl['apply']>(async () => ({
      scenario,
      newWorld: true,
      setCookie: 'a=b; Path=/',
      newSession: true,
    })),
    adjust: vi.fn<MockControl['adjust']>(),
    userOf: async () => null,
    tallies: () => [],
    handlers: { list: () => [], remove: () => false },
    alwaysLive: () => null,
    hasLiveSignIn: false,
    reset: vi.fn<MockControl['reset']>(async () => ({
      scenario,
      newWorld: true,
      setCookie: null,
      newSession: false,
    })),
    replaced: null,
    undo: vi.fn<MockControl['undo']>(async () => ({
      scenario,
      newWorld: true,
      setCookie: null,
      newSession: false,
    })),
    moveClock: vi.fn<MockControl['moveClock']>(async () => {}),
    mails: vi.fn<MockControl['mails']>(async () => [
      { id: 'mail_1', to: 'a@b.c', kind: 'welcome', subject: 'Hi', text: '', facts: {}, at: NOW },
    ]),
    oneTimeCode: async (of) => ('secret' in of ? '123456' : null),
    log: () => [entry, { ...entry, requestId: 'req_2', violation: 'getVm 200 /name: wrong' }],
    clearLog: vi.fn(),
    savedScenarios: createSavedScenarios(scenariosInMemory()),
    rows: async () => ({ rows: [], total: 0 }),
    putRow: vi.fn(),
    removeRow: vi.fn(),
    recorder: {
      isRunning: false,
      recording: null,
      start: vi.fn(),
      stop: vi.fn(),
      load: vi.fn(),
      addStep: vi.fn(),
    },
    replay: vi.fn(),
    snapshot: async () => ({ meta: {}, rows: [] }) as never,
    restore: vi.fn<MockControl['restore']>(async () => {
      throw new DamagedError('unreadable', 'meta: wrong')
    }),
  } satisfies MockControl
}

let control: ReturnType<typeof fakeControl>
beforeEach(() => {
  control = fakeControl()
})

async function send(method: string, path: string, body?: string) {
  const outcome = await createAdmin(control)({
    method,
    url: path,
    headers: { get: () => null },
    text: async () => body ?? '',
  })
  if (outcome?.kind !== 'reply') return null
  const { status, headers, body: text } = outcome.reply
  return {
    status,
    headers: new Headers(headers.map(([n, v]) => [n, v])),
    body: text ? JSON.parse(text as string) : null,
  }
}

test('passes other requests through', async () => {
  expect(await send('GET', '/api/v1/vms')).toBeNull()
  expect(await send('GET', '/__mocksx')).toBeNull()
  expect(await send('GET', 'http://localhost:4010/__mocks/state')).toMatchObject({ status: 200 })
})

test('lists the known routes for an unknown path or method', async () => {
  expect(await send('GET', '/__mocks/nothing')).toMatchObject({
    status: 404,
    body: { reasons: expect.arrayContaining(['GET /__mocks/state', 'POST /__mocks/reset']) },
  })
  const wrongMethod = await send('DELETE', '/__mocks/clock')
  expect(wrongMethod).toMatchObject({
    status: 405,
    body: { reasons: ['GET /__mocks/clock', 'PUT /__mocks/clock', 'POST /__mocks/clock'] },
  })
  expect(wrongMethod?.headers.get('allow')).toBe('GET, PUT, POST')
})

test('GET /state formats times as the contract does', async () => {
  expect(await send('GET', '/__mocks/state')).toMatchObject({
    status: 200,
    body: { counts: { vms: 24 }, clock: { now: '2026-03-02T09:00:00.000Z', mode: 'fixed' } },
  })
})

describe('PUT /scenario', () => {
  test.each([
    ['names, as in an address', 'large,viewer', ['large', 'viewer']],
    ['a document', '{"name":"mine"}', ['mine']],
    ['names and documents, as in an address', 'large,{"name":"mine"}', ['large', 'mine']],
    ['a JSON string', '"large,slow"', ['large', 'slow']],
    ['a list', '["large",{"name":"mine"}]', ['large', 'mine']],
  ])('takes %s', async (_, body, names) => {
    const response = await send('PUT', '/__mocks/scenario', body)
    expect(response).toMatchObject({ status: 200, body: { newWorld: true } })
    expect(response?.headers.get('set-cookie')).toBe('a=b; Path=/')
    expect(control.apply.mock.lastCall?.[0].map((document) => document.name)).toEqual(names)
  })

  test('returns 400 with the reasons for an invalid scenario', async () => {
    expect(await send('PUT', '/__mocks/scenario', 'lrge')).toMatchObject({
      status: 400,
      body: { detail: 'This isn’t a scenario.', reasons: [expect.stringContaining('did you mean “large”?')] },
    })
    expect(control.apply).not.toHaveBeenCalled()
  })
})

test.each([
  [undefined, undefined],
  ['test,slow', [expect.objectContaining({ name: 'test' }), expect.objectContaining({ name: 'slow' })]],
])('POST /reset starts over in the scenario of the body: %s', async (body, scenario) => {
  expect(await send('POST', '/__mocks/reset', body)).toMatchObject({ status: 200 })
  expect(control.reset).toHaveBeenCalledWith({ cookies: null }, scenario)
})

test('PATCH /scenario accepts only members that change behavior', async () => {
  expect(await send('PATCH', '/__mocks/scenario', '{"network":{"failureRate":0.5}}')).toMatchObject({
    status: 200,
  })
  expect(control.adjust).toHaveBeenCalledWith({ network: { failureRate: 0.5 } })
  expect(await send('PATCH', '/__mocks/scenario', '{"dataset":"large"}')).toMatchObject({ status: 400 })
})

describe('POST /clock', () => {
  test.each<[string, ClockChange]>([
    ['{"advance":"PT1H"}', { kind: 'advance', ms: 3_600_000 }],
    ['{"advance":"-P1D"}', { kind: 'advance', ms: -86_400_000 }],
    ['{"advance":"1h 30m"}', { kind: 'advance', ms: 5_400_000 }],
    ['{"set":"2026-03-02T10:00:00+01:00"}', { kind: 'set', at: NOW }],
    ['{"pause":true}', { kind: 'pause' }],
    ['{"speed":60}', { kind: 'speed', factor: 60 }],
    ['{"reset":true}', { kind: 'reset' }],
  ])('takes %s', async (body, change) => {
    expect(await send('POST', '/__mocks/clock', body)).toMatchObject({ status: 200 })
    expect(control.moveClock).toHaveBeenCalledWith(change)
  })

  test.each(['', '{}', '{"advance":"1 hour"}', '{"set":"noon"}', '{"speed":0}', '{"pause":true,"speed":2}'])(
    'refuses %s',
    async (body) => {
      const response = await send('POST', '/__mocks/clock', body)
      expect(response).toMatchObject({ status: 400, body: { detail: expect.any(String) } })
      expect(control.moveClock).not.toHaveBeenCalled()
    },
  )
})

test('GET /log says that the query is invalid', async () => {
  expect(await send('GET', '/__mocks/log?limit=500')).toMatchObject({
    status: 400,
    body: { detail: 'The query is invalid.', reasons: [expect.stringMatching(/^limit: /)] },
  })
})

test('GET /mails filters by recipient', async () => {
  expect(await send('GET', '/__mocks/mails?to=a@b.c')).toMatchObject({
    body: { items: [{ id: 'mail_1', at: '2026-03-02T09:00:00.000Z' }] },
  })
  expect(control.mails).toHaveBeenCalledWith('a@b.c')
})

test('GET /violations lists responses that violate the contract', async () => {
  expect(await send('GET', '/__mocks/violations')).toMatchObject({
    body: { items: [{ requestId: 'req_2', operationId: 'getVm' }] },
  })
})

test('DELETE /log answers without a body', async () => {
  expect(await send('DELETE', '/__mocks/log')).toMatchObject({ status: 204, body: null })
  expect(control.clearLog).toHaveBeenCalled()
})

test('PUT /snapshot says why a snapshot is unusable', async () => {
  expect(await send('PUT', '/__mocks/snapshot', '{}')).toMatchObject({
    status: 400,
    body: { detail: 'This snapshot can’t be used: meta: wrong' },
  })
})
