import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { brokenConnection, expect, test, waitUntilIdle } from './support/fixtures.ts'

const VMS = '/compute/vms'

test('default: an account with machines, and the sign-in delay', async ({ page, openIn }) => {
  await openIn('default,owner', VMS)
  await waitUntilIdle(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  const { status, ms } = await call(page, '/session', 'POST', {
    email: 'viewer@nimbus.example',
    password: 'Nimbus-Demo-1!',
  })
  expect(status).toBe(200)
  expect(ms).toBeGreaterThanOrEqual(1000)
})

test('empty: the same people without resources', async ({ page, openIn }) => {
  await openIn('empty,owner', VMS)
  await waitUntilIdle(page)
  expect((await call(page, '/vms')).body.total).toBe(0)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('large: ten thousand machines', async ({ page, openIn }) => {
  await openIn('large,owner', VMS)
  await waitUntilIdle(page)
  await expect(page.getByText('10,000').first()).toBeVisible()
  expect((await call(page, '/vms?pageSize=1')).body.total).toBe(10_000)
})

test('slow: every response takes 3 to 5 seconds', async ({ page, openIn }) => {
  await openIn('slow,owner', '/support')
  const { status, ms } = await call(page, '/vm-catalog')
  expect(status).toBe(200)
  expect(ms).toBeGreaterThanOrEqual(3000)
  expect(ms).toBeLessThan(8000)
})

test('flaky: one call in five fails, the same ones in each run', async ({
  page,
  openIn,
  newBrowser,
  guard,
  backend,
}) => {
  guard.allow(/503|Failed to fetch/)
  guard.allow(brokenConnection(backend))
  const outcomes = async (on: Page, goIn: typeof openIn) => {
    await goIn('flaky,owner,{"network":{"latencyMs":0}}', '/support')
    const statuses: (number | null)[] = []
    for (let i = 0; i < 60; i++) statuses.push((await call(on, '/vm-catalog')).status)
    return statuses
  }
  const first = await outcomes(page, openIn)
  const failures = first.filter((status) => status !== 200)
  expect(failures.length).toBeGreaterThan(4)
  expect(failures.length).toBeLessThan(25)
  expect(new Set(failures)).toEqual(new Set([503, null]))

  const other = await newBrowser({ ownWorld: true })
  expect(await outcomes(other.page, other.openIn)).toEqual(first)
})

test('outage: every operation returns 503, and the list offers a retry', async ({ page, openIn, guard }) => {
  guard.allow(/503|ApiProblem: The service is unavailable/)
  await openIn('default,owner', VMS)
  await waitUntilIdle(page)
  await openIn('outage', VMS)
  const { status, body } = await call(page, '/vms')
  expect([status, body.code]).toEqual([503, 'unavailable'])
  await expect(page.locator('body')).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

test('offline: no call succeeds', async ({ page, openIn, guard, backend }) => {
  guard.allow(/Failed to fetch/)
  guard.allow(brokenConnection(backend))
  await openIn('offline', '/support')
  expect((await call(page, '/vm-catalog')).status).toBeNull()
})

for (const [name, teamRole, permissions] of [
  ['owner', 'Owner', 7],
  ['admin', 'Admin', 5],
  ['developer', 'Developer', 2],
  ['viewer', 'Viewer', 0],
] as const) {
  test(`${name}: signed in as ${teamRole}`, async ({ page, openIn }) => {
    await openIn(name, VMS)
    await waitUntilIdle(page)
    const { body } = await call(page, '/session')
    expect(body).toMatchObject({ signedIn: true, teamRole })
    expect(body.permissions).toHaveLength(permissions)
    await expect(page).toHaveURL(/\/compute\/vms$/)
  })
}

test('viewer: reads, and the API denies the rest', async ({ page, openIn, guard }) => {
  guard.allow(/403/)
  await openIn('viewer', VMS)
  await waitUntilIdle(page)
  const { body } = await call(page, '/vms?status=running')
  const { status } = await call(page, `/vms/${body.items[0].id}/stop`, 'POST')
  expect(status).toBe(403)
})

test('signed-out: the console leads to the login page', async ({ page, openIn }) => {
  await openIn('owner', VMS)
  await waitUntilIdle(page)
  await openIn('signed-out', VMS)
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('session-expired: the first call ends the session', async ({ page, openIn, guard }) => {
  guard.allow(/401/)
  await openIn('session-expired', VMS)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { status, body } = await call(page, '/me')
  expect([status, body.code]).toEqual([401, 'session_expired'])
})

test('test: a fixed clock and no delays', async ({ page, openIn }) => {
  await openIn('test,owner', VMS)
  await waitUntilIdle(page)
  const { body } = await call(page, '/__mocks/clock')
  expect(body).toMatchObject({ mode: 'fixed', now: '2026-03-02T09:00:00.000Z' })
  // Tolerates occasional delays of a busy machine.
  await expect.poll(async () => (await call(page, '/vm-catalog')).ms).toBeLessThan(100)
})

test('a rule that forces an outcome, in the URL', async ({ page, openIn, guard }) => {
  guard.allow(/409/)
  const rule = {
    id: 'stopped-already',
    operation: 'stopVm',
    when: { times: 1 },
    then: { respond: { status: 409, code: 'invalid_state' } },
  }
  await openIn(`test,owner,${JSON.stringify({ rules: [rule] })}`, VMS)
  await waitUntilIdle(page)
  const { body } = await call(page, '/vms?status=running')
  const stop = () => call(page, `/vms/${body.items[0].id}/stop`, 'POST')
  expect(await stop()).toMatchObject({ status: 409, body: { code: 'invalid_state' } })
  expect(await stop()).toMatchObject({ status: 202, body: { status: 'stopping' } })
  const log = await call(page, '/__mocks/log')
  expect(log.body.items.map((entry: { rule: string | null }) => entry.rule)).toContain('stopped-already')
})
