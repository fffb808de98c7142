import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'
import { panelOf } from './support/mock-panel.ts'
import { launcher } from './support/mock-tools.ts'

// A visitor's first page, without the scenario that other tests start with.
test.use({ sharePage: false })
skipWithoutMockInPage('when it starts')

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of/ })

/** Files of the mock that the page has loaded. */
const mockFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\/assets\/mock-|mockServiceWorker/.test(path)),
  )

/** Opens a public page and expects it to be complete, with the panel's button, but without the mock. */
async function expectNoMock(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilIdle(page)
  await expect(launcher(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await mockFiles(page)).toEqual([])
}

test('a public page that needs no API runs without the mock', async ({ page }) => {
  for (const path of [
    '/',
    '/pricing',
    '/products/databases',
    '/documentation/compute/create-virtual-machines',
  ]) {
    await expectNoMock(page, path)
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('a public page shows what it was prerendered with, and starts the mock for what it was not', async ({
  page,
  backend,
}) => {
  test.skip(backend !== 'worker', 'the real API may have other data')
  await expectNoMock(page, '/marketplace/databases/mongodb-managed')
  await expectNoMock(page, '/marketplace')
  const apps = page.getByRole('region', { name: 'All Apps' }).getByRole('article')
  await expect(apps).toHaveCount(16)
  await page.getByRole('searchbox', { name: 'Search apps' }).fill('WORDP')
  await expect(apps).toHaveCount(1)
  expect(await mockFiles(page)).not.toEqual([])
})

test.describe('with a scenario chosen earlier', () => {
  const scenario = JSON.stringify({
    rules: [{ operation: 'listMarketplaceApps', then: { respond: { status: 500, code: 'internal_error' } } }],
  })

  test('a public page asks for its data again', async ({ page, guard }) => {
    guard.allow(/status of 500/)
    await page.goto(`/pricing?scenario=${encodeURIComponent(`test,${scenario}`)}`)
    await launcher(page).waitFor()
    await page.goto('/marketplace')
    await expect(page.getByRole('alert')).toContainText('Try again')
  })
})

test('the panel starts the mock, by mouse or keyboard, and gets the focus', async ({ page }) => {
  for (const open of [() => launcher(page).click(), () => page.keyboard.press('Control+Backquote')]) {
    await page.goto('/pricing')
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false')
    await open()
    await expect(panelOf(page)).toBeVisible()
    await expect(panelOf(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(launcher(page)).toBeFocused()
  }
})

test('an open panel stays open on the next page', async ({ page }) => {
  await page.goto('/pricing')
  await launcher(page).click()
  await expect(panelOf(page)).toBeVisible()
  await page.goto('/about')
  await expect(panelOf(page)).toBeVisible()
})

test('the first request starts the mock, and gets its response', async ({ page }) => {
  await page.goto('/domains')
  const field = page.getByRole('searchbox', { name: 'Domain name' })
  await field.fill('myshop24')
  await field.press('Enter')
  await expect(page.getByRole('list', { name: 'Domains called myshop24' })).toBeVisible()
  expect(await mockFiles(page)).not.toEqual([])
})

test('a user signed in by a link is shown on all public pages, until signing out', async ({ page }) => {
  await page.goto('/pricing?scenario=test,admin')
  await expect(account(page)).toBeVisible()
  await page.goto('/about')
  await expect(account(page)).toBeVisible()
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectNoMock(page, '/about')
})

test('a user signed in by the mock of an open page is shown after a reload', async ({ page }) => {
  await page.goto('/pricing')
  await waitUntilIdle(page)
  expect((await call(page, '/__mocks/scenario', 'PUT', 'test,admin')).status).toBe(200)
  await page.goto('/about')
  await expect(account(page)).toBeVisible()
})

test('a scenario chosen earlier stays in effect', async ({ page }) => {
  await page.goto('/pricing?scenario=test,empty')
  await launcher(page).waitFor()
  await page.goto('/about')
  await waitUntilIdle(page)
  expect((await call(page, '/__mocks/state')).body.scenario.name).toBe('test,empty')
})

test('a scenario in a link applies on the next page, if the first is left before the mock runs', async ({
  page,
}) => {
  await page.goto('/pricing?scenario=test,viewer')
  await page.waitForFunction(() => window.nimbusMocks !== undefined)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect((await call(page, '/__mocks/state')).body.scenario.name).toBe('test,viewer')
  // It applies once.
  expect((await call(page, '/__mocks/scenario', 'PUT', 'test,admin')).status).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect((await call(page, '/__mocks/state')).body.scenario.name).toBe('test,admin')
})
