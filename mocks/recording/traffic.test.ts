import { beforeEach, describe, expect, test } from 'vitest'
import { createControl, type MockControl } from '../admin/control.ts'
import { memoryStore } from '../db/persistence/memory.ts'
import { type Runtime, startRuntime } from '../runtime/runtime.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import { fixture } from './fixture.ts'
import { toFixtureModule } from './fixtures-export.ts'
import { toHar } from './har-export.ts'
import { readTraffic } from './traffic.ts'

let runtime: Runtime
let control: MockControl
let cookie: string | null

beforeEach(async () => {
  ;({ runtime, control, cookie } = await start('test,admin'))
})

async function start(selection: string) {
  const runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: () => Date.UTC(2026, 2, 2, 9),
      appUrl: 'http://app.test',
      report: () => {},
    },
    compose(readSelection(selection)),
  )
  const control = createControl(runtime)
  const { setCookie } = await control.apply(readSelection(selection))
  return { runtime, control, cookie: setCookie }
}

async function send(method: string, path: string, body?: unknown) {
  const headers: Record<string, string | null> = {
    cookie: cookie?.split(';')[0] ?? null,
    'content-type': body === undefined ? null : 'application/json',
  }
  const outcome = await runtime.handle({
    method,
    url: `http://app.test/api/v1${path}`,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    text: async () => (body === undefined ? '' : JSON.stringify(body)),
  })
  if (outcome.kind !== 'reply') return { status: null, body: null }
  const { status, body: text } = outcome.reply
  return { status, body: typeof text === 'string' ? JSON.parse(text) : null }
}

/** Plays a file in a mock with other data. */
async function play(file: unknown) {
  const traffic = readTraffic(JSON.parse(JSON.stringify(file)))
  ;({ runtime, control } = await start('empty,viewer'))
  cookie = (await control.apply([...readSelection('empty,owner'), traffic.scenario])).setCookie
  return traffic
}

describe('an exported and imported HTTP Archive', () => {
  const session = [
    ['GET', '/session'],
    ['GET', '/vms?status=running&pageSize=10'],
    ['GET', '/vms/summary'],
    ['GET', '/vms'],
    ['POST', '/volumes', { name: 'recorded', region: 'us-east', type: 'ssd', sizeGb: 10 }],
    ['GET', '/volumes?q=recorded'],
    ['POST', '/volumes', { name: '' }],
    ['GET', '/vms/vm_missing'],
    ['GET', '/team/nothing'],
    ['GET', '/billing/spend?from=2026-02-01T00:00:00Z'],
  ] as const

  test('gives the same responses, in a mock with other data', async () => {
    const { body: list } = await send('GET', '/vms?status=running')
    const { id } = list.items[0]
    const calls = [
      ...session,
      ['GET', `/vms/${id}`],
      ['POST', `/vms/${id}/stop`],
      ['GET', `/vms/${id}`],
      ['GET', `/vms/${id}`],
    ] as const
    control.clearLog()
    const recorded: unknown[] = []
    for (const [method, path, body] of calls) recorded.push(await send(method, path, body))
    const har = toHar(control.log())

    const { report } = await play(har)
    expect(report).toMatchObject({ recordedAt: 'http://app.test/api/v1', findings: [] })
    const played: unknown[] = []
    for (const [method, path, body] of calls) played.push(await send(method, path, body))
    expect(played.map(withoutId)).toEqual(recorded.map(withoutId))
    expect(new Set(recorded.map((it) => (it as { status: number }).status)).size).toBeGreaterThan(3)
    expect(control.scenario).toMatchObject({ persona: 'admin', clock: { at: '2026-03-02T09:00:00.000Z' } })
  })

  test('answers only calls with the same parameters', async () => {
    control.clearLog()
    await send('GET', '/vms?status=running')
    await play(toHar(control.log()))
    expect((await send('GET', '/vms?status=running')).body.total).toBeGreaterThan(0)
    expect((await send('GET', '/vms?status=stopped')).body.total).toBe(0)
    expect((await send('GET', '/vms?status=running&q=web')).body.total).toBe(0)
    expect((await send('GET', '/vms')).body.total).toBe(0)
  })

  test('gives responses in their order, and stays with the last one', async () => {
    const of = (name: string) => fixture('getProject', { path: { projectId: 'prj_1' } }, response(name))
    const response = (name: string) => ({ status: 500, body: name, outsideContract: true }) as const
    await play([of('a'), of('a'), of('b'), of('c')])
    const bodies: unknown[] = []
    for (let i = 0; i < 6; i++) bodies.push((await send('GET', '/projects/prj_1')).body)
    expect(bodies).toEqual(['a', 'a', 'b', 'c', 'c', 'c'])
  })
})

describe('a HAR of a real backend', () => {
  const entry = (url: string, response: object, request: object = {}) => ({
    startedDateTime: '2026-10-01T12:00:00.000+02:00',
    time: 12,
    request: {
      method: 'GET',
      url,
      headers: [
        { name: 'Cookie', value: 'sid=s3cret' },
        { name: 'Authorization', value: 'Bearer s3cret' },
      ],
      ...request,
    },
    response: {
      status: 200,
      headers: [{ name: 'Set-Cookie', value: 'sid=s3cret' }],
      content: { mimeType: 'application/json; charset=utf-8', text: '{}' },
      ...response,
    },
  })
  const json = (value: unknown) => ({
    content: { mimeType: 'application/json', text: JSON.stringify(value) },
  })
  const read = (...entries: object[]) => readTraffic({ log: { version: '1.2', entries } })
  const api = 'https://staging.example.com/gateway/v1'
  const projects = { items: [], page: 1, pageSize: 25, total: 0 }

  test('is found below any base URL, among other requests', () => {
    const { report, scenario } = read(
      entry('https://console.example.com/assets/index.js', {}),
      entry('https://telemetry.example.com/session', {}, { method: 'POST' }),
      entry(`${api}/session`, json({ signedIn: true, teamRole: 'Developer' })),
      entry(`${api}/ssh-keys`, json({ items: [] })),
    )
    expect(report).toMatchObject({ responses: 1, operations: 1, recordedAt: api })
    expect(scenario.clock).toEqual({ mode: 'fixed', at: '2026-10-01T10:00:00.000Z' })
    expect(scenario.persona).toBe('developer')
  })

  test('contains no secrets afterwards', () => {
    const { scenario, fixtures } = read(
      entry(
        `${api}/api-keys`,
        { status: 201, ...json({ id: 'key_1', token: 's3cret' }) },
        { method: 'POST' },
      ),
      entry(`${api}/password-resets/s3cret`, json({ email: 'ada@example.com', secret: 's3cret' })),
      entry(`${api}/projects?token=s3cret`, json(projects)),
    )
    expect(JSON.stringify([scenario, fixtures])).not.toContain('s3cret')
  })

  test('lists responses outside the contract, and plays them', async () => {
    const wrong = { items: [{ id: 7 }] }
    const { report, scenario } = read(
      entry(`${api}/ssh-keys`, json(wrong)),
      entry(`${api}/volumes`, { status: 418, ...json({}) }),
    )
    expect(report.findings.map(({ operationId, status, pointer }) => [operationId, status, pointer])).toEqual(
      expect.arrayContaining([
        ['listSshKeys', 200, '/items/0/id'],
        ['listVolumes', 418, ''],
      ]),
    )
    ;({ runtime, control } = await start('test'))
    cookie = (await control.apply([scenario])).setCookie
    expect(await send('GET', '/ssh-keys')).toEqual({ status: 200, body: wrong })
    expect(control.log().at(-1)?.violation).not.toBeNull()
  })

  test('leaves to the mock what can’t be repeated', () => {
    const { report } = read(
      entry(`${api}/session`, json({}), { method: 'POST' }),
      entry(`${api}/events`, { content: { mimeType: 'text/event-stream', text: 'data: {}' } }),
      entry(`${api}/vms`, { content: { mimeType: 'application/json', size: 12 } }),
      entry(`${api}/volumes?pageSize=many`, json({})),
      entry(`${api}/projects`, { status: 304 }),
      entry(`${api}/ssh-keys`, json({ items: [] })),
    )
    expect(report.responses).toBe(1)
    expect(report.leftOut.map(({ operationId, reason }) => [operationId, reason])).toEqual([
      ['logIn', 'sign-in stays with the mock'],
      ['streamEvents', 'a stream goes on'],
      ['listVms', 'the response was not recorded'],
      ['listVolumes', 'the request is outside the contract'],
      ['listProjects', 'the browser had the response in its cache'],
    ])
  })

  test('breaks the connection where there was no response', () => {
    const { scenario } = read(entry(`${api}/ssh-keys`, { status: 0, content: { mimeType: '' } }))
    expect(scenario.rules).toMatchObject([{ operation: 'listSshKeys', then: { fault: 'connection-reset' } }])
  })

  test.each([[7], [null], [{}], [{ log: {} }], [[{ operation: 'nothing' }]]])(
    'is rejected if it is %j',
    (raw) => {
      expect(() => readTraffic(raw)).toThrow()
    },
  )

  test('is rejected if a response isn’t valid Base64', () => {
    const content = { mimeType: 'application/json', text: '{}', encoding: 'base64' }
    expect(() => read(entry(`${api}/projects`, { content }))).toThrow('isn’t valid Base64')
  })

  test('is rejected if no call of it can be played', () => {
    expect(() => read(entry('https://example.com/', {}))).toThrow('There’s nothing to play')
  })
})

test('the recording of a session is played too', async () => {
  await control.recorder.start()
  const { body } = await send('GET', '/volumes')
  control.recorder.stop()
  const { report } = await play(control.recorder.recording)
  expect(report).toMatchObject({ responses: 1, findings: [] })
  expect((await send('GET', '/volumes')).body).toEqual(body)
})

test('a fixture that the contract does not allow does not compile', () => {
  const unavailable = { status: 503, body: { code: 'unavailable', status: 503 } } as const
  const unpaid = { status: 402, body: { code: 'payment_required', status: 402 } } as const
  expect([
    // @ts-expect-error
    fixture('listSshKeys', {}, { status: 200, body: { items: 7 } }),
    // @ts-expect-error
    fixture('listVms', { query: { nothing: 1 } }, unavailable),
    // @ts-expect-error
    fixture('startVm', { path: { vmId: 'vm_1' } }, unpaid),
    fixture('createVm', {}, unpaid),
    fixture('deleteSshKey', { path: { sshKeyId: 'key_1' } }, { status: 204 }),
    fixture('listSshKeys', {}, { status: 200, body: { items: 7 }, outsideContract: true }),
  ]).toHaveLength(6)
})

test('the log becomes a module of fixtures', async () => {
  control.clearLog()
  await send('GET', '/vms/summary')
  await send('GET', '/vms/summary')
  await send('GET', '/projects/prj_missing')
  const text = toFixtureModule(control.log())
  expect(text).toMatch(
    /^import \{ fixture \} from '#mocks\/recording\/fixture.ts'\n\nexport const getVmSummary =/,
  )
  expect(text).toContain("fixture('getProject', { path: { projectId: 'prj_missing' } }, {")
  expect(text).toMatch(/export const recorded = \[getVmSummary, getVmSummary, getProject\]\n$/)
})

/** The id of the request is that of each run. */
function withoutId(reply: unknown): unknown {
  return JSON.parse(JSON.stringify(reply, (name, value) => (name === 'requestId' ? undefined : value)))
}
