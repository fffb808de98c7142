import type { Page } from '@playwright/test'
import { expectNoViolations } from '../a11y/axe.ts'
import { call, started } from './support/calls.ts'
import { expect, settled, test } from './support/fixtures.ts'
import { controlsBehindLauncher, launcher } from './support/mock-tools.ts'

// The browser of its own that somebody comes with for the first time.
test.use({ reuseContext: false })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock tools' })

async function openPanel(page: Page, part?: string): Promise<void> {
  await launcher(page).click()
  if (part) await panel(page).getByRole('tab', { name: part }).click()
}

/** For what loads the page anew. */
async function reloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
  await started(page)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/compute/vms?scenario=test,owner')
  await settled(page)
})

test('opens, moves and closes with the keyboard alone', async ({ page }) => {
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('tab', { name: 'Scenario' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('tab', { name: 'Network' })).toBeFocused()
  await expect(panel(page).getByRole('slider', { name: 'Latency' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(panel(page).getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility violations in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await call(page, '/password-resets', 'POST', { email: 'owner@nimbus.example' })
    await openPanel(page)
    for (const part of ['Scenario', 'Network', 'Clock', 'Mail', 'Requests']) {
      await panel(page).getByRole('tab', { name: part }).click()
      const details = panel(page).getByRole('group').locator('summary')
      if (part === 'Mail' || part === 'Requests') await details.first().click()
      await expectNoViolations(page, '#mock-devtools')
    }
  })
}

test('switches the scenario and stays open over the reload', async ({ page }) => {
  await openPanel(page)
  await reloaded(page, () =>
    panel(page)
      .getByRole('button', { name: /^Empty account/ })
      .click(),
  )
  expect((await call(page, '/__mocks/scenario')).body.name).toBe('empty')
  await expect(panel(page).getByRole('button', { name: /^Empty account/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('takes a combination, and says what is wrong with one', async ({ page }) => {
  await openPanel(page)
  const field = panel(page).getByLabel('Combine, or write your own')
  await field.fill('test,lrge')
  await panel(page).getByRole('button', { name: 'Apply' }).click()
  await expect(panel(page).getByRole('alert')).toContainText('did you mean “large”?')
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await field.fill('test,{"network":{"failureRate":1}}')
  await panel(page).getByRole('button', { name: 'Apply' }).click()
  await expect.poll(async () => (await call(page, '/__mocks/scenario')).body.network.failureRate).toBe(1)
})

test('signs somebody else in', async ({ page }) => {
  await openPanel(page)
  await reloaded(page, () => panel(page).getByRole('button', { name: 'Viewer', exact: true }).click())
  expect((await call(page, '/session')).body.teamRole).toBe('Viewer')
})

test('changes the network from the next call on, without a reload', async ({ page, guard }) => {
  guard.allow(/Failed to fetch|ERR_FAILED/)
  await openPanel(page, 'Network')
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
  await panel(page).getByRole('checkbox', { name: 'Offline' }).check()
  await expect.poll(async () => (await call(page, '/vm-catalogue')).status).toBeNull()
  await panel(page).getByRole('checkbox', { name: 'Offline' }).uncheck()
  await panel(page).getByRole('slider', { name: 'Latency' }).fill('300')
  await expect.poll(async () => (await call(page, '/vm-catalogue')).ms).toBeGreaterThanOrEqual(300)
  await expect(page.locator('body[data-not-reloaded]')).toHaveCount(1)
})

test('moves the clock, and what is due has happened', async ({ page }) => {
  const { body } = await call(page, '/vms?status=running')
  const { id } = body.items[0]
  await call(page, `/vms/${id}/stop`, 'POST')
  await openPanel(page, 'Clock')
  await expect(panel(page).getByRole('time')).toHaveText('Monday, March 2, 2026 at 9:00:00 AM UTC')
  await panel(page).getByRole('button', { name: '+1 hour' }).click()
  await expect(panel(page).getByRole('time')).toHaveText('Monday, March 2, 2026 at 10:00:00 AM UTC')
  await expect.poll(async () => (await call(page, `/vms/${id}`)).body.status).toBe('stopped')
  await panel(page).getByRole('button', { name: 'Go on' }).click()
  await expect(panel(page).getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('shows the outbox, with links that work', async ({ page }) => {
  await call(page, '/password-resets', 'POST', { email: 'developer@nimbus.example' })
  await openPanel(page, 'Mail')
  await panel(page).getByText('to developer@nimbus.example').click()
  await panel(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/reset-password\/rst_/)
})

test('shows the last requests, and which rule decided them', async ({ page, guard }) => {
  guard.allow(/404/)
  const rule = {
    id: 'gone',
    operation: 'getVmCatalogue',
    then: { respond: { status: 503, code: 'unavailable' } },
  }
  guard.allow(/503/)
  await call(page, '/__mocks/scenario', 'PUT', ['test', 'owner', { rules: [rule] }])
  await call(page, '/vm-catalogue')
  await openPanel(page, 'Requests')
  const entry = panel(page).getByRole('listitem').filter({ hasText: 'getVmCatalogue' }).first()
  await expect(entry).toContainText('503')
  await expect(entry).toContainText('gone')
})

test('resets to the beginning of the scenario', async ({ page }) => {
  const { body } = await call(page, '/vms?status=running')
  const { id } = body.items[0]
  await call(page, `/vms/${id}/stop`, 'POST')
  await openPanel(page)
  await reloaded(page, () =>
    panel(page).getByRole('button', { name: 'Reset to the beginning of the scenario' }).click(),
  )
  expect((await call(page, `/vms/${id}`)).body.status).toBe('running')
})

test('is not printed', async ({ page }) => {
  await expect(launcher(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(launcher(page)).toBeHidden()
})

test('covers no control on a small screen, and one that did would be found', async ({ page }) => {
  // The pages of the console are looked at in `tests/a11y/routes.spec.ts`.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(launcher(page)).toBeVisible()
  await expect.poll(() => controlsBehindLauncher(page)).toEqual([])
  await launcher(page).evaluate((button) => button.style.setProperty('width', '20rem'))
  await expect.poll(() => controlsBehindLauncher(page)).not.toEqual([])
})
