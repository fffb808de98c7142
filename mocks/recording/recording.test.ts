import { beforeEach, describe, expect, test } from 'vitest'
import type { MockControl } from '../admin/control.ts'
import { createControl } from '../admin/control.ts'
import { memoryStore } from '../db/persistence/memory.ts'
import { isFailure, type Runtime, startRuntime } from '../runtime/runtime.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import { firstDifference } from './difference.ts'
import { substituteSecrets } from './secret-substitutes.ts'

let now: number
let runtime: Runtime
let control: MockControl
/** Cookie that a browser would store. */
let cookie: string | null

beforeEach(async () => {
  now = Date.UTC(2026, 2, 2, 9)
  runtime = await startRuntime(
    {
      store: memoryStore(),
      // Each read of the time returns a later time, as on a real computer.
      realNow: () => now++,
      appUrl: 'http://app.test',
      report: (event) => {
        if (isFailure(event)) throw new Error(JSON.stringify(event))
      },
    },
    compose(readSelection('default,{"network":{"latencyMs":2}}')),
  )
  control = createControl(runtime)
  cookie = (await control.apply(readSelection('default,owner,{"network":{"latencyMs":2}}'))).setCookie
})

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal) {
  const headers: Record<string, string | null> = {
    cookie: cookie?.split(';')[0] ?? null,
    'content-type': body === undefined ? null : 'application/json',
  }
  const outcome = await runtime.handle({
    method,
    url: `http://app.test/api/v1${path}`,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    text: async () => (body === undefined ? '' : JSON.stringify(body)),
    ...(signal && { signal }),
  })
  if (outcome.kind !== 'reply') return { status: null, body: null }
  const { reply } = outcome
  cookie = reply.headers.find(([name]) => name === 'set-cookie')?.[1] ?? cookie
  return { status: reply.status, body: typeof reply.body === 'string' ? JSON.parse(reply.body) : null }
}

const fail = (times: number) =>
  control.adjust({
    rules: [
      {
        id: 'once',
        operation: 'listVolumes',
        when: { times },
        then: { respond: { status: 503, code: 'unavailable' } },
      },
    ],
  })

/** Runs an example of everything that can be done to a mock. */
async function run() {
  const { body: list } = await send('GET', '/vms?status=running')
  const [first, second] = list.items
  await send('POST', `/vms/${first.id}/stop`)
  fail(1)
  await send('GET', '/volumes')
  await send('GET', '/volumes')
  // The VM has stopped by then, without any request.
  now += 10 * 60_000
  await runtime.engine.tick()
  await control.moveClock({ kind: 'advance', ms: 3_600_000 })
  const { body: key } = await send('POST', '/ssh-keys', {
    name: 'laptop',
    publicKey: `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'A'.repeat(43)} me`,
  })
  await control.putRow('vms', {
    ...(await rowOf('vms', second.id)),
    status: 'error',
    statusReason: 'Unplugged.',
  })
  await send('POST', '/session', { email: 'admin@nimbus.example', password: 'wrong-Password-1!' })
  await send('POST', '/session', { email: 'admin@nimbus.example', password: 'Nimbus-Demo-1!' })
  await send('DELETE', `/ssh-keys/${key.id}`)
  await send('GET', `/vms/${first.id}`)
  await send('GET', `/vms/${second.id}`)
}

async function rowOf(collection: 'vms', id: string) {
  const [row] = (await control.rows(collection, { text: id })).rows
  if (!row) throw new Error(`there is no ${id}`)
  return row
}

const world = () =>
  runtime.db.read((tx) => ({
    vms: tx.vms.all(),
    sshKeys: tx.sshKeys.all(),
    activities: tx.activities.all(),
    mails: tx.mails.all(),
    // The last activity is the arrival time of a call, which differs because a replay has no delays.
    sessions: tx.sessions.all().map(({ lastActiveAt, ...session }) => session),
  }))

describe('a recorded session', () => {
  test('replays to the same responses, ids and tokens included', async () => {
    await control.recorder.start()
    await run()
    control.recorder.stop()
    const after = await world()

    // Replay from a file on a mock that is in another state.
    const file: unknown = JSON.parse(JSON.stringify(control.recorder.recording))
    now += 86_400_000
    await control.apply(readSelection('default,empty,viewer'))
    control.recorder.load(file)
    const { report, setCookie } = await control.replay()

    expect(report).toEqual({ calls: 10, differences: [] })
    expect(await world()).toEqual(after)
    cookie = setCookie
    expect((await send('GET', '/session')).body).toMatchObject({ signedIn: true, teamRole: 'Admin' })
    expect(control.scenario).toMatchObject({ dataset: 'default', rules: [{ id: 'once' }] })
  })

  test('reports where a replay differs', async () => {
    await control.recorder.start()
    await send('GET', '/volumes')
    control.recorder.stop()
    const file = structuredClone(control.recorder.recording)
    const [step] = file?.steps ?? []
    if (step?.kind !== 'call') throw new Error('nothing was recorded')
    step.status = 503
    control.recorder.load(file)
    expect((await control.replay()).report.differences).toEqual([
      {
        operationId: 'listVolumes',
        method: 'GET',
        url: '/api/v1/volumes',
        recorded: 503,
        replayed: 200,
        pointer: '',
      },
    ])
  })

  test('does not wait for a response that never came', async () => {
    await control.recorder.start()
    control.adjust({ rules: [{ operation: 'listVolumes', then: { fault: 'timeout' } }] })
    expect(await send('GET', '/volumes', undefined, AbortSignal.timeout(20))).toMatchObject({ status: null })
    control.recorder.stop()
    expect((await control.replay()).report).toEqual({ calls: 1, differences: [] })
  })

  test('that has a step which can’t be repeated changes nothing', async () => {
    await control.recorder.start()
    const [vm] = (await send('GET', '/vms?status=running')).body.items
    control.recorder.stop()
    const file = structuredClone(control.recorder.recording)
    const edit = { kind: 'edit', at: now, collection: 'machines', id: 'vm_1', row: null }
    control.recorder.load({ ...file, steps: [...(file?.steps ?? []), edit] })
    await send('POST', `/vms/${vm.id}/stop`)

    await expect(control.replay()).rejects.toThrow('There is no collection “machines”')
    expect((await send('GET', `/vms/${vm.id}`)).body.status).toBe('stopping')
    expect(control.clock.state.mode).toBe('running')
    expect(control.replaced).toBeNull()
  })

  test('ends when a new world starts', async () => {
    await control.recorder.start()
    await control.apply(readSelection('empty,owner'))
    await send('GET', '/volumes')
    expect(control.recorder.isRunning).toBe(false)
    expect(control.recorder.recording?.steps).toEqual([])
  })

  test.each([[7], [{}], [{ format: 9 }]])('is rejected if invalid: %j', (raw) => {
    expect(() => control.recorder.load(raw)).toThrow('This isn’t a recording.')
  })
})

test('replaces secrets by placeholders that replay the same', () => {
  const secrets = [
    { path: ['card', 'number'], keep: 'last_four' },
    { path: ['card', 'securityCode'], keep: 'nothing' },
  ] as const
  const body = JSON.stringify({ card: { number: '••••0002', securityCode: '••••' }, years: 2 })
  expect(JSON.parse(substituteSecrets(secrets, body) ?? '')).toEqual({
    card: { number: '4000000000000002', securityCode: '123' },
    years: 2,
  })
})

test.each([
  ['{"a":{"b":[1,2]}}', '{"a":{"b":[1,3]}}', '/a/b/1'],
  ['{"a":1}', '{"a":1,"b":2}', '/b'],
  ['{"a":1,"requestId":"req_1"}', '{"a":1,"requestId":"req_2"}', null],
  ['{"a":1', '{"a":2', ''],
  [null, '{}', ''],
])('%s and %s differ at %s', (a, b, pointer) => {
  expect(firstDifference(a, b)).toBe(pointer)
})
