import { respond } from '#mocks/scenarios/rule.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Open menus, dialogs and panels of the shell; `routes.spec.ts` has them closed. */

test.describe('signed out', () => {
  test('the mega-menus are accessible', async ({ page, open }) => {
    await open('/pricing')
    for (const [name, link] of [
      ['Product', 'Virtual Machines'],
      ['Solutions', 'Startups'],
    ] as const) {
      const menu = page.getByRole('banner').getByRole('button', { name, exact: true })
      await menu.click()
      await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(link) })).toBeVisible()
      await expectNoViolationsInBothSchemes(page, name)
      await page.keyboard.press('Escape')
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test('the menu on a phone is accessible', async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open('/pricing')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Product', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Block Storage' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'menu')
  })

  // No route, and routes whose loader finds nothing.
  for (const path of ['/no/such/page', '/documentation/no-such/article', '/documentation/api/no-such-tag']) {
    test(`the not-found page of ${path} is accessible and has one header`, async ({ page, open }) => {
      await open(path)
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expectNoViolationsInBothSchemes(page, 'not found')
    })
  }
})

test.describe('signed in', () => {
  test.use({ persona: 'owner' })

  test('the not-found page of the console is accessible', async ({ page, open }) => {
    await open('/storage/volumes/a/b')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'not found')
  })

  test('the error page of an outage is accessible', async ({ page, open, mocks, guard }) => {
    guard.allow(/status of 503|ApiProblem/)
    await open('/dashboard')
    await mocks.adjust({ rules: [respond('*', 503, 'unavailable', { id: 'outage' })] })
    await page.reload()
    await expect(page.getByText(/^Next attempt in \d+ seconds\.$/)).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'outage')
  })

  test('the command palette is accessible with and without results', async ({ page, open }) => {
    await open('/dashboard')
    await page.keyboard.press('ControlOrMeta+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    const field = palette.getByRole('combobox')
    await expect(palette.getByRole('option').first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'nothing typed')
    await field.fill('virtual')
    await expect(palette.getByRole('option', { name: /Virtual Machines/ }).first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'results')
    await field.fill('qqqqqq')
    await expect(palette.getByText('No results for “qqqqqq”.')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'no results')
  })

  test('the notification center is accessible', async ({ page, open }) => {
    await open('/dashboard')
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
    await expect(page.getByRole('button', { name: /Mark “/ }).first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'notifications')
  })

  test('the account menu is accessible', async ({ page, open }) => {
    await open('/dashboard')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'account menu')
  })

  test('the list of shortcuts is accessible', async ({ page, open }) => {
    await open('/dashboard')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'shortcuts')
  })

  test('the sidebar on a phone is accessible', async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open('/dashboard')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Containers' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'sidebar')
  })
})
