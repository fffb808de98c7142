import { beforeEach, describe, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import type { Scenario } from '../scenarios/document.ts'
import { respond } from '../scenarios/rule.ts'
import { readSelection } from '../scenarios/selection.ts'
import type { MockControl, Visitor } from './control.ts'
import { type ControlledMock, NOW, startControlledMock } from './testing.ts'

const HOUR = 3_600_000

let runtime: Runtime
let control: MockControl
let remembered: readonly Scenario[]
let send: ControlledMock['send']

beforeEach(async () => {
  ;({ runtime, control, remembered, send } = await startControlledMock())
})

const apply = (selection: string) => control.apply(readSelection(selection))

describe('applyScenario', () => {
  test('keeps the world when only the behavior changes', async () => {
    expect(await apply('test,slow,outage')).toMatchObject({ newWorld: false, setCookie: null })
    expect(await send('GET', '/session')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(remembered.at(-1)).toMatchObject({ name: 'test,slow,outage' })
  })

  test.each([
    'test,empty',
    'test,{"seed":7}',
    'default',
    'test,{"clock":{"mode":"fixed","at":"2026-01-01T00:00:00Z"}}',
  ])('%s starts a new world, once', async (selection) => {
    expect(await apply(selection)).toMatchObject({ newWorld: true })
    expect(await apply(selection)).toMatchObject({ newWorld: false })
    expect(await apply('test')).toMatchObject({ newWorld: true })
  })

  test('keeps the changes of the world when the same scenario is applied again', async () => {
    const { setCookie } = await apply('test,owner')
    const [vm] = (await send('GET', '/vms?status=running', setCookie)).body.items
    await send('POST', `/vms/${vm.id}/stop`, setCookie)
    await apply('test,owner')
    expect((await send('GET', `/vms/${vm.id}`, setCookie)).body.status).toBe('stopping')
  })

  test('a new world drops earlier sessions', async () => {
    const { setCookie } = await apply('test,owner')
    expect((await send('GET', '/session', setCookie)).body.signedIn).toBe(true)
    expect(await apply('empty')).toMatchObject({ setCookie: expect.stringContaining('Max-Age=0') })
  })
})

describe('a visitor', () => {
  test('starts over in another scenario, signed in', async () => {
    const { setCookie } = await apply('test,developer')
    const { scenario, setCookie: next } = await control.reset(
      { cookies: cookieOf(setCookie) },
      readSelection('default'),
    )
    expect(scenario.name).toBe('default')
    expect(await control.userOf(cookieOf(next))).toMatchObject({ persona: 'developer' })
  })

  const cookieOf = (setCookie: string | null) => setCookie?.split(';')[0] ?? null
  const visit = (selection: string, visitor: Visitor) => control.apply(readSelection(selection), visitor)

  test('stays signed in where a scenario names nobody, also in a new world', async () => {
    const { setCookie } = await apply('test,developer')
    const cookies = cookieOf(setCookie)
    expect(await visit('test,slow', { cookies })).toMatchObject({ setCookie: null })
    const { newWorld, setCookie: next } = await visit('test,empty', { cookies, otherwise: 'admin' })
    expect(newWorld).toBe(true)
    expect(await control.userOf(cookieOf(next))).toMatchObject({ persona: 'developer' })
  })

  test('who is not signed in becomes the given persona, unless the scenario signs out', async () => {
    const nobody = { cookies: null, otherwise: 'admin' } as const
    const { setCookie } = await visit('test,empty', nobody)
    expect(await control.userOf(cookieOf(setCookie))).toMatchObject({ persona: 'admin' })
    expect((await visit('test,empty,slow', { cookies: null })).setCookie).toBeNull()
    expect((await visit('test,signed-out', nobody)).setCookie).toMatch(/Max-Age=0/)
  })

  test('is not signed in at the mock while sign-in is live', async () => {
    const live = '{"live":{"url":"http://localhost:1"},"rules":[{"operation":"logIn","then":{"live":true}}]}'
    const { setCookie } = await visit(`test,${live}`, { cookies: null, otherwise: 'admin' })
    expect(setCookie).toBeNull()
  })

  test('whose session has ended signs in again', async () => {
    const first = await apply('test,admin')
    expect(first.newSession).toBe(true)
    expect((await apply('test,admin')).newSession).toBe(false)
    await control.moveClock({ kind: 'advance', ms: 24 * 60 * 60 * 1000 })
    expect(await control.userOf(cookieOf(first.setCookie))).toBeNull()
    expect(await apply('test,admin')).toMatchObject({ setCookie: first.setCookie, newSession: true })
    expect((await send('GET', '/me', first.setCookie)).status).toBe(200)
  })
})

test('lasting sessions do not end by time, only by log-out', async () => {
  const { setCookie } = await apply('test,admin')
  control.adjust({ session: 'lasting' })
  await control.moveClock({ kind: 'advance', ms: 24 * 60 * 60 * 1000 })
  const { status, body } = await send('GET', '/session', setCookie)
  expect({ status, expiresAt: body.expiresAt }).toEqual({
    status: 200,
    expiresAt: '2026-03-03T21:00:00.000Z',
  })
  control.adjust({ session: 'valid' })
  await control.moveClock({ kind: 'advance', ms: 24 * 60 * 60 * 1000 })
  expect((await send('GET', '/me', setCookie)).status).toBe(401)
  control.adjust({ session: 'lasting' })
  expect((await send('GET', '/me', setCookie)).status).toBe(200)
  await send('DELETE', '/session', setCookie)
  expect((await send('GET', '/me', setCookie)).status).toBe(401)
})

describe('a persona', () => {
  test.each(['Owner', 'Admin', 'Developer', 'Viewer'])('signs in %s', async (teamRole) => {
    const { setCookie } = await apply(`test,${teamRole.toLowerCase()}`)
    expect((await send('GET', '/session', setCookie)).body).toMatchObject({ signedIn: true, teamRole })
  })

  test('reuses the session when applied again', async () => {
    const first = await apply('test,viewer')
    const { sessions } = (await control.state()).counts
    expect((await apply('test,viewer')).setCookie).toBe(first.setCookie)
    expect((await control.state()).counts.sessions).toBe(sessions)
  })

  test('signs in again after a log-out', async () => {
    const { setCookie } = await apply('test,viewer')
    await send('DELETE', '/session', setCookie)
    expect((await send('GET', '/me', setCookie)).status).toBe(401)
    await apply('test,viewer')
    expect((await send('GET', '/me', setCookie)).status).toBe(200)
  })

  test('signed-out clears the cookie', async () => {
    expect((await apply('test,signed-out')).setCookie).toMatch(/^nimbus_session=;.*Max-Age=0/)
  })

  test('an expired session is reported as expired', async () => {
    const { setCookie } = await apply('test,session-expired')
    expect(await send('GET', '/me', setCookie)).toMatchObject({
      status: 401,
      body: { code: 'session_expired' },
    })
  })
})

describe('adjusting', () => {
  test('changes only the behavior', async () => {
    await apply('test,owner')
    control.adjust({ network: { offline: true } })
    expect(control.scenario).toMatchObject({ name: 'test,owner', network: { offline: true, latencyMs: 0 } })
    expect((await control.state()).world.dataset).toBe('default')
    await expect(send('GET', '/session')).rejects.toThrow('network-error')
  })

  test('replaces the rules and keeps the counters of unchanged ones', async () => {
    const once = respond('getSession', 503, 'unavailable', { when: { times: 1 } })
    const other = respond('listVms', 500, 'internal_error')
    await apply('test,owner,outage')
    const statuses = async () => [
      (await send('GET', '/session')).status,
      (await send('GET', '/session')).status,
    ]
    control.adjust({ rules: [once] })
    expect(await statuses()).toEqual([503, 200])
    control.adjust({ rules: [other, once] })
    expect(await statuses()).toEqual([200, 200])
    control.adjust({ network: { failureRate: 0 } })
    expect(control.scenario.rules).toEqual([other, once])
    control.adjust({ rules: [] })
    control.adjust({ rules: [once] })
    expect(await statuses()).toEqual([503, 200])
  })
})

describe('the clock', () => {
  test('runs the jobs that are due by the new time', async () => {
    const { setCookie } = await apply('test,owner')
    const [vm] = (await send('GET', '/vms?status=running', setCookie)).body.items
    await send('POST', `/vms/${vm.id}/stop`, setCookie)
    await control.moveClock({ kind: 'advance', ms: HOUR })
    expect(control.clock.now).toBe(NOW + HOUR)
    expect((await send('GET', `/vms/${vm.id}`, setCookie)).body.status).toBe('stopped')
  })

  test('pauses, resumes and returns to real time', async () => {
    await control.moveClock({ kind: 'set', at: NOW + 5 })
    expect(control.clock).toEqual({ now: NOW + 5, state: { mode: 'fixed', at: NOW + 5 } })
    await control.moveClock({ kind: 'speed', factor: 60 })
    expect(control.clock.state).toMatchObject({ mode: 'running', speed: 60, world: NOW + 5 })
    await control.moveClock({ kind: 'pause' })
    expect(control.clock.state.mode).toBe('fixed')
    await control.moveClock({ kind: 'reset' })
    expect(control.clock.now).toBe(NOW)
  })
})

test('resetting restarts the same world with the same user', async () => {
  const { setCookie } = await apply('test,owner')
  const [vm] = (await send('GET', '/vms?status=running', setCookie)).body.items
  await send('POST', `/vms/${vm.id}/stop`, setCookie)
  expect(await control.reset()).toMatchObject({ newWorld: true, setCookie })
  expect((await send('GET', `/vms/${vm.id}`, setCookie)).body.status).toBe('running')
})

test('lists mails newest first, and filters them by recipient', async () => {
  await runtime.db.transaction((tx) => {
    for (const [id, to, at] of [
      ['mail_1', 'a@nimbus.example', 1],
      ['mail_2', 'b@nimbus.example', 3],
      ['mail_3', 'a@nimbus.example', 2],
    ] as const) {
      tx.mails.insert({ id, to, at, kind: 'welcome', subject: '', text: '', facts: {} })
    }
  })
  expect((await control.mails()).map((mail) => mail.id)).toEqual(['mail_2', 'mail_3', 'mail_1'])
  expect((await control.mails('A@nimbus.example ')).map((mail) => mail.id)).toEqual(['mail_3', 'mail_1'])
})

test('ends mails about a page with a link to it', async () => {
  await runtime.db.transaction((tx) => {
    const [to, at] = ['a@nimbus.example', 0]
    tx.mails.insert({
      id: 'mail_1',
      to,
      at,
      kind: 'notification',
      subject: '',
      text: 'Due.',
      facts: { href: '/billing' },
    })
  })
  const [mail] = await control.mails('a@nimbus.example')
  expect(mail?.text).toBe(`Due.\n\n${runtime.appUrl}/billing`)
  expect(mail?.text).toMatch(/https?:\/\//)
})

test('rules report their counters and whether they are exhausted', async () => {
  await apply('test,owner')
  const denied = { respond: { status: 503, code: 'unavailable' } } as const
  control.adjust({
    rules: [
      { operation: 'getSession', when: { times: 1 }, then: denied },
      { operation: 'getSession', when: { call: 9 }, then: denied },
    ],
  })
  await send('GET', '/session')
  await send('GET', '/session')
  expect(control.tallies()).toEqual([
    { seen: 2, fired: 1, isSpent: true },
    { seen: 2, fired: 0, isSpent: false },
  ])
})

describe('the rows', () => {
  const find = async (text = 'vm_') => {
    const [row] = (await control.rows('vms', { text })).rows
    if (!row) throw new Error(`there is no VM with ${text}`)
    return row
  }

  test('finds rows by text, page by page', async () => {
    const all = await control.rows('vms', { limit: 3 })
    expect(all.rows).toHaveLength(3)
    expect(all.total).toBeGreaterThan(3)
    expect((await control.rows('vms', { offset: 3, limit: 3 })).rows).not.toEqual(all.rows)
    expect((await control.rows('vms', { text: 'WEB-Prod-01' })).total).toBeLessThan(all.total)
  })

  test('changes rows without the checks of the API', async () => {
    const { setCookie } = await apply('test,owner')
    const [vm] = (await send('GET', '/vms?status=running', setCookie)).body.items
    const row = await find(vm.id)
    await control.putRow('vms', { ...row, status: 'error', statusReason: 'Pulled the plug.' })
    expect((await send('GET', `/vms/${row.id}`, setCookie)).body).toMatchObject({ status: 'error' })
  })

  test('replaces a row whose id is changed', async () => {
    await apply('test,owner')
    const { rows } = await control.rows('sshKeys', { limit: 1 })
    const [row] = rows
    if (row === undefined) throw new Error('There is no key.')
    const { total } = await control.rows('sshKeys')
    await control.putRow('sshKeys', { ...row, id: 'key_renamed0000' }, row.id)
    expect((await control.rows('sshKeys')).total).toBe(total)
    expect((await control.rows('sshKeys', { text: row.id })).total).toBe(0)
    await expect(control.putRow('sshKeys', row, 'key_nothere0000')).rejects.toThrow(
      'There is no key_nothere0000',
    )
    expect((await control.rows('sshKeys')).total).toBe(total)
  })

  test('rejects a row that fails its schema, and names the field', async () => {
    const row = await find()
    const denied = control.putRow('vms', { ...row, status: 'walking', sizeId: 7 })
    await expect(denied).rejects.toMatchObject({
      reasons: [expect.stringMatching(/^status: /), expect.stringMatching(/^sizeId: /)],
    })
    expect(await find()).toEqual(row)
  })

  test('deletes a row once', async () => {
    const { rows } = await control.rows('sshKeys')
    const id = rows[0]?.id ?? ''
    await control.removeRow('sshKeys', id)
    expect((await control.rows('sshKeys')).rows.map((row) => row.id)).not.toContain(id)
    await expect(control.removeRow('sshKeys', id)).rejects.toThrow(`There is no ${id}`)
  })
})
