import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'
import { openPanel, showPanel, waitForReload } from './support/mock-panel.ts'

skipWithoutMockInPage('its panel')

test('switches and combines scenarios, explains errors, and shares the result', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openPanel(page, 'Scenario', 'owner')
  const scenario = async () => (await call(page, '/__mocks/scenario')).body

  // A change of behavior needs no reload.
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
  await panel.getByLabel('Find a scenario').fill('3 to 5 seconds')
  await panel.getByRole('button', { name: 'Add Slow network' }).click()
  await expect.poll(async () => (await scenario()).name).toBe('owner,slow')
  await expect(panel.getByRole('button', { name: /^Slow network/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('body[data-not-reloaded]')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Remove Slow network' }).click()
  await expect.poll(async () => (await scenario()).name).toBe('owner')

  // Another world does, and the panel opens again.
  await panel.getByLabel('Find a scenario').fill('empty')
  await waitForReload(page, () => panel.getByRole('button', { name: 'Add Empty account' }).click())
  await expect(panel.getByRole('button', { name: /^Empty account/ })).toHaveAttribute('aria-pressed', 'true')
  await waitForReload(page, () => panel.getByRole('button', { name: 'Viewer', exact: true }).click())
  expect((await call(page, '/session')).body.teamRole).toBe('Viewer')

  const field = panel.getByLabel('Scenario names and JSON')
  await field.fill('test,lrge')
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(panel.getByRole('alert')).toContainText('did you mean “large”?')
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await panel.getByRole('tab', { name: 'Network' }).click()
  await panel.getByRole('slider', { name: 'Jitter' }).fill('350')
  await panel.getByRole('tab', { name: 'Scenario' }).click()
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/compute/vms?scenario=default,owner')
  await waitUntilIdle(page)
  await page.goto(link)
  await waitUntilIdle(page)
  expect(await scenario()).toMatchObject({ dataset: 'empty', persona: 'viewer', network: { jitterMs: 350 } })
})

test('changes network and clock of the open page', async ({ page, guard }) => {
  guard.allow(/Failed to fetch|ERR_FAILED/)
  const panel = await openPanel(page, 'Network')
  await panel.getByRole('checkbox', { name: 'Offline' }).check()
  await expect.poll(async () => (await call(page, '/vm-catalog')).status).toBeNull()
  await panel
    .getByRole('list', { name: 'Active overrides' })
    .getByRole('button', { name: 'Offline', exact: true })
    .click()
  await panel.getByRole('checkbox', { name: 'Offline' }).uncheck()
  await panel.getByRole('slider', { name: 'Latency' }).fill('300')
  await expect.poll(async () => (await call(page, '/vm-catalog')).ms).toBeGreaterThanOrEqual(300)
  await panel.getByRole('slider', { name: 'Latency' }).fill('0')

  const { id } = (await call(page, '/vms?status=running')).body.items[0]
  await call(page, `/vms/${id}/stop`, 'POST')
  await panel.getByRole('tab', { name: 'Clock' }).click()
  const time = panel.getByRole('tabpanel').getByRole('time')
  await expect(time).toHaveText('Monday, March 2, 2026 at 9:00:00 AM UTC')
  await panel.getByRole('button', { name: '+1 hour' }).click()
  await expect(time).toHaveText('Monday, March 2, 2026 at 10:00:00 AM UTC')
  await expect.poll(async () => (await call(page, `/vms/${id}`)).body.status).toBe('stopped')
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible()
  await panel.getByLabel('Speed').selectOption('1 minute per second')
  await expect.poll(async () => (await call(page, '/__mocks/clock')).body.speed).toBe(60)
  await panel.getByLabel('Stop the clock at (UTC)').fill('2026-03-02T11:30:00')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(time).toHaveText('Monday, March 2, 2026 at 11:30:00 AM UTC')

  await expect(panel.getByLabel('Speed')).toHaveValue('60')
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(async () => (await call(page, '/__mocks/clock')).body.speed).toBe(60)
  await panel.getByRole('button', { name: 'Pause' }).click()
  await panel.getByLabel('Stop the clock at (UTC)').fill('2026-03-02T11:30:00')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()

  await panel.getByLabel('Stop the clock at (UTC)').fill('9999-12-31T00:00')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(panel.getByRole('alert')).toContainText('expected a time between the years 1000 and 9000')
  await expect(time).toHaveText('Monday, March 2, 2026 at 11:30:00 AM UTC')
})

test('names every deviation from the default scenario, and removes each', async ({ page }) => {
  // Doesn't wait for the list: its requests follow each other, up to 5 s each.
  await page.goto('/compute/vms?scenario=owner,slow,quota-reached')
  const panel = await showPanel(page, 'Scenario')
  const list = panel.getByRole('list', { name: 'Active overrides' })
  await expect(list.getByRole('listitem')).toHaveText([
    'Latency 3 s',
    'Jitter 2 s',
    'Signed in as owner',
    'quota reached',
  ])
  const remove = (text: string) => panel.getByRole('button', { name: `Remove ${text}`, exact: true })
  await remove('Latency 3 s').click()
  await remove('Jitter 2 s').press('Enter')
  await expect(list.getByRole('listitem')).toHaveText(['Signed in as owner', 'quota reached'])
  expect((await call(page, '/__mocks/scenario')).body.name).toBe('owner,quota-reached')
  await waitForReload(page, () => remove('quota reached').click())
  await remove('Signed in as owner').click()
  await expect(panel.getByText('No active overrides.')).toBeVisible()
  expect((await call(page, '/__mocks/scenario')).body.name).toBe('default')
  await expect(panel.getByText('(owner@nimbus.example)')).toBeVisible()

  await panel.getByRole('tab', { name: 'Clock' }).click()
  await panel.getByRole('button', { name: '+1 hour' }).click()
  await remove('Clock +1 h').click()
  await expect(panel.getByText('No active overrides.')).toBeVisible()
})

test('relative times follow the clock', async ({ page }) => {
  const scenario = 'test,owner,{"session":"lasting"}'
  await page.goto(`/team?scenario=${encodeURIComponent(scenario)}`)
  await waitUntilIdle(page)
  const member = page.getByRole('row').filter({ hasText: 'viewer@nimbus.example' })
  const time = member.getByRole('time').filter({ hasText: 'ago' }).first()
  const at = await time.getAttribute('datetime')
  const sameTime = member.locator(`time[datetime="${at}"]`)
  await expect(sameTime).toHaveText(/(minute|hour)s? ago|1 day ago/)
  expect((await call(page, '/__mocks/clock', 'PUT', { advance: 'P3D' })).status).toBe(200)
  await expect(sameTime).toHaveText(/^[345] days ago$/, { timeout: 5000 })
})

test('signs a user in again whose session the clock has ended', async ({ page, guard }) => {
  guard.allow(/401/)
  const panel = await openPanel(page, 'Clock', 'test,owner')
  const stays = panel.getByRole('checkbox', { name: 'Stay signed in' })
  const time = panel.getByRole('tabpanel').getByRole('time')
  await stays.check()
  await panel.getByRole('button', { name: '+1 day' }).click()
  await expect(time).toContainText('March 3')
  await page.reload()
  await waitUntilIdle(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual Machines' })).toBeVisible()

  await panel.getByRole('tab', { name: 'Scenario' }).click()
  await waitForReload(page, () => panel.getByRole('button', { name: 'Viewer', exact: true }).click())
  await panel.getByRole('tab', { name: 'Clock' }).click()
  await expect(stays).toBeChecked()
  await stays.uncheck()
  await panel.getByRole('button', { name: '+1 day' }).click()
  await expect(time).toContainText('March 4')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
  await panel.getByRole('tab', { name: 'Scenario' }).click()
  await expect(panel.getByRole('region', { name: 'Sign in as' })).toContainText('No one is signed in.')
  await waitForReload(page, () => panel.getByRole('button', { name: 'Owner', exact: true }).click())
  await expect(panel.getByText('(owner@nimbus.example)')).toBeVisible()
  await page.goto('/compute/vms')
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual Machines' })).toBeVisible()
})

test.describe('a link that names nobody', () => {
  const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of/ })

  test('signs in the Admin, except on a page for signing in', async ({ page }) => {
    await page.goto('/compute/vms?scenario=test,empty')
    await expect(page.getByRole('heading', { level: 1, name: 'Virtual Machines' })).toBeVisible()
    expect((await call(page, '/session')).body.user.email).toBe('admin@nimbus.example')
    await page.goto('/compute/vms?scenario=signed-out')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await page.goto('/login?scenario=empty')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  })

  test('keeps the user', async ({ page }) => {
    await page.goto('/compute/vms?scenario=test,viewer')
    await expect(account(page)).toBeVisible()
    await page.goto('/compute/vms?scenario=test,empty')
    await expect(account(page)).toBeVisible()
    expect((await call(page, '/session')).body.teamRole).toBe('Viewer')
  })
})
