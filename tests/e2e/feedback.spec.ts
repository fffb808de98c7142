import type { Page } from '@playwright/test'
import { SECOND } from '#mocks/kernel/duration.ts'
import { START } from '#tests/mocks.ts'
import { fixDate } from '#tests/support/fixed-date.ts'
import { authForms } from './support/auth-forms.ts'
import { expect, test } from './support/fixtures.ts'
import { vmList } from './support/vm-pages.ts'

/** Holds back the code of the dashboard, until the returned function is called. */
async function holdDashboard(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/dashboard-/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the sign-in form is busy until the dashboard is there', async ({ page, open, guard }) => {
  await open('/login')
  guard.allow(/ERR_FAILED/)
  const release = await holdDashboard(page)
  await authForms(page).logIn('admin@nimbus.example')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test.describe('in the console', () => {
  test.use({ persona: 'admin' })

  test('a new toast replaces the oldest one instead of waiting', async ({ page, open }) => {
    await open('/compute/vms?status=running')
    const names = await vmList(page).names.allInnerTexts()
    for (const name of names.slice(0, 5)) {
      await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
      await page.getByRole('menuitem', { name: 'Restart' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('.mantine-Notification-root').filter({ hasText: name })).toBeVisible({
        timeout: 2000,
      })
    }
  })

  test('the palette says that nothing matches only when nothing does', async ({ page, open }) => {
    await open('/dashboard')
    await page.keyboard.press('ControlOrMeta+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await palette.getByRole('combobox').fill('billing')
    await expect(palette.getByRole('option', { name: /Billing/ }).first()).toBeVisible()
    await expect(palette.getByRole('img', { name: 'Searching resources' })).toBeHidden()
    await expect(palette.getByText(/No results for/)).toBeHidden()
    await palette.getByRole('combobox').fill('zzzz')
    await expect(palette.getByText('No results for “zzzz”.')).toBeVisible()
  })
})

test.describe('a page that takes more than a second', () => {
  test.use({ persona: 'admin', shareDocument: false })

  test('replaces its skeleton as soon as it arrives', async ({ page, open }) => {
    await open('/account')
    const release = await holdDashboard(page)
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Dashboard' }).click()
    await fixDate(page, START.getTime() + 2 * SECOND)
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
    await page.evaluate(() => {
      const start = setTimeout
      // A wait of more than a few frames never ends.
      window.setTimeout = ((run: TimerHandler, ms = 0) =>
        ms < 100 ? start(run, ms) : 0) as typeof setTimeout
    })
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})
