import type { Page } from '@playwright/test'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

/** A release that replaces the code of a page that is open. */

test.use({ persona: 'owner', shareDocument: false })

/** Takes away all code that the page hasn't loaded yet, until it is reloaded. */
async function removeCode(page: Page): Promise<void> {
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route('**/assets/**', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
}

const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-old', ''))
const oldDocument = (page: Page) => page.locator('body[data-old]')

test.beforeEach(async ({ guard, open, page }) => {
  guard.allow(/404|dynamically imported module|preload CSS/)
  await open('/dashboard')
  await markDocument(page)
})

test('a dialog that can no longer be loaded reloads the page', async ({ page }) => {
  await page.route('/dashboard', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/main-[^"]+/g, 'main-new.js') })
  })
  await removeCode(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(oldDocument(page)).toHaveCount(0)
  await waitUntilIdle(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('code that fails to load for another reason leaves the page alone', async ({ page }) => {
  await removeCode(page)
  const asked = page.waitForResponse('/dashboard')
  await page.keyboard.press('ControlOrMeta+k')
  await asked
  await page.unroute('**/assets/**')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(oldDocument(page)).toHaveCount(1)
})
