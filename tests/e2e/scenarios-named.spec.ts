import type { Page } from '@playwright/test'
import { call, started } from './support/calls.ts'
import { expect, settled, test } from './support/fixtures.ts'

// The browser of its own that somebody comes with for the first time.
test.use({ reuseContext: false })

/** Opens a path in scenarios as a person does it: with their names in the address. */
async function openIn(page: Page, scenarios: string, path = '/compute/vms'): Promise<void> {
  await page.goto(`${path}?scenario=${scenarios}`)
  await started(page)
}

test('default: an account with machines, and the waiting time of a sign-in', async ({ page }) => {
  await openIn(page, 'default,owner')
  await settled(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  const { status, ms } = await call(page, '/session', 'POST', {
    email: 'viewer@nimbus.example',
    password: 'Nimbus-Demo-1!',
  })
  expect(status).toBe(200)
  expect(ms).toBeGreaterThanOrEqual(1000)
})

test('empty: the same people without resources', async ({ page }) => {
  await openIn(page, 'empty,owner')
  await settled(page)
  expect((await call(page, '/vms')).body.total).toBe(0)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('large: ten thousand machines', async ({ page }) => {
  await openIn(page, 'large,owner')
  await settled(page)
  await expect(page.getByText('10,000').first()).toBeVisible()
  expect((await call(page, '/vms?pageSize=1')).body.total).toBe(10_000)
})

test('slow: every answer takes 3 to 5 seconds', async ({ page }) => {
  await openIn(page, 'slow,owner', '/support')
  const { status, ms } = await call(page, '/vm-catalogue')
  expect(status).toBe(200)
  expect(ms).toBeGreaterThanOrEqual(3000)
  expect(ms).toBeLessThan(8000)
})

test('flaky: one call in five fails, the same ones in each run', async ({
  page,
  browser,
  baseURL,
  guard,
}) => {
  guard.allow(/503|Failed to fetch|ERR_FAILED/)
  const outcomes = async (on: Page) => {
    await openIn(on, 'flaky,owner,{"network":{"latencyMs":0}}', `${baseURL}/support`)
    const statuses: (number | null)[] = []
    for (let i = 0; i < 60; i++) statuses.push((await call(on, '/vm-catalogue')).status)
    return statuses
  }
  const first = await outcomes(page)
  const failures = first.filter((status) => status !== 200)
  expect(failures.length).toBeGreaterThan(4)
  expect(failures.length).toBeLessThan(25)
  expect(new Set(failures)).toEqual(new Set([503, null]))

  const context = await browser.newContext()
  expect(await outcomes(await context.newPage())).toEqual(first)
  await context.close()
})

test('outage: every operation answers 503, and the list says so with a way on', async ({ page, guard }) => {
  guard.allow(/503|ApiProblem: The service is unavailable/)
  await openIn(page, 'default,owner')
  await settled(page)
  await openIn(page, 'outage')
  const { status, body } = await call(page, '/vms')
  expect([status, body.code]).toEqual([503, 'unavailable'])
  await expect(page.locator('body')).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})

test('offline: no call gets through', async ({ page, guard }) => {
  guard.allow(/Failed to fetch|ERR_FAILED/)
  await openIn(page, 'offline', '/support')
  expect((await call(page, '/vm-catalogue')).status).toBeNull()
})

for (const [name, teamRole, permissions] of [
  ['owner', 'Owner', 7],
  ['admin', 'Admin', 3],
  ['developer', 'Developer', 2],
  ['viewer', 'Viewer', 0],
] as const) {
  test(`${name}: signed in as ${teamRole}`, async ({ page }) => {
    await openIn(page, name)
    await settled(page)
    const { body } = await call(page, '/session')
    expect(body).toMatchObject({ signedIn: true, teamRole })
    expect(body.permissions).toHaveLength(permissions)
    await expect(page).toHaveURL(/\/compute\/vms$/)
  })
}

test('viewer: looks, and the API refuses the rest', async ({ page, guard }) => {
  guard.allow(/403/)
  await openIn(page, 'viewer')
  await settled(page)
  const { body } = await call(page, '/vms?status=running')
  const { status } = await call(page, `/vms/${body.items[0].id}/stop`, 'POST')
  expect(status).toBe(403)
})

test('signed-out: the console leads to the login page', async ({ page }) => {
  await openIn(page, 'owner')
  await settled(page)
  await openIn(page, 'signed-out')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('session-expired: the first call finds the session over', async ({ page, guard }) => {
  guard.allow(/401/)
  await openIn(page, 'session-expired')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { status, body } = await call(page, '/me')
  expect([status, body.code]).toEqual([401, 'session_expired'])
})

test('test: a clock that stands, and no waiting', async ({ page }) => {
  await openIn(page, 'test,owner')
  await settled(page)
  const { body } = await call(page, '/__mocks/clock')
  expect(body).toMatchObject({ mode: 'fixed', now: '2026-03-02T09:00:00.000Z' })
  // A machine that is busy may take its time now and then.
  await expect.poll(async () => (await call(page, '/vm-catalogue')).ms).toBeLessThan(100)
})

test('a rule that forces an outcome, written into the address', async ({ page, guard }) => {
  guard.allow(/409/)
  const rule = {
    operation: 'stopVm',
    when: { times: 1 },
    then: { respond: { status: 409, code: 'invalid_state' } },
  }
  await openIn(page, `test,owner,${encodeURIComponent(JSON.stringify({ rules: [rule] }))}`)
  await settled(page)
  const { body } = await call(page, '/vms?status=running')
  const stop = () => call(page, `/vms/${body.items[0].id}/stop`, 'POST')
  expect(await stop()).toMatchObject({ status: 409, body: { code: 'invalid_state' } })
  expect(await stop()).toMatchObject({ status: 202, body: { status: 'stopping' } })
  const log = await call(page, '/__mocks/log')
  expect(log.body.items.map((entry: { rule: string | null }) => entry.rule)).toContain('rules[0]')
})
