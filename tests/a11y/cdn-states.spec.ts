import { cdnList, openDistribution } from '#tests/e2e/support/cdn-pages.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Menus, dialogs, tabs and messages of the CDN pages; `routes.spec.ts` has their initial state. */

const SHOP = 'cdn.nimbus-shop.example'

test.use({ persona: 'admin' })

test('the menu of a card, the delete dialog and an empty search result are accessible', async ({
  page,
  open,
}) => {
  await open('/services/cdn')
  const list = cdnList(page)
  const menu = await list.openMenu(SHOP)
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await expectNoViolationsInBothSchemes(page, 'menu of a card')
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: `Delete ${SHOP}?` })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'delete')
  await page.keyboard.press('Escape')
  await list.search.fill('no such domain')
  await expect(page.getByRole('heading', { name: 'No CDN distributions match' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'no match')
})

test('the create form with errors is accessible', async ({ page, open }) => {
  await open('/services/cdn/new')
  await page.getByRole('button', { name: 'Add an origin' }).click()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByRole('textbox', { name: 'Path pattern' }).fill('img')
  for (const region of await page.getByRole('checkbox').all()) await region.uncheck()
  await page.getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('Nothing was created')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the Overview, Analytics and Activity tabs are accessible', async ({ page, open }) => {
  const { tab } = await openDistribution(open, page, SHOP)
  await expectNoViolationsInBothSchemes(page, 'Overview')
  await tab('Analytics').click()
  await expect(page.getByRole('table', { name: 'Requests by path' })).toBeVisible()
  await expect(page.locator('.u-over').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Analytics')
  await tab('Activity').click()
  await expect(page.getByRole('list', { name: 'Activity, newest first' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Activity')
})

test('the Settings, Cache rules and Purge tabs are accessible, with errors and a running purge', async ({
  page,
  open,
}) => {
  const { tab, button } = await openDistribution(open, page, SHOP, 'Settings')
  await expect(button('Save origins')).toBeVisible()
  await button('Add a header').click()
  await button('Save headers').click()
  await expect(page.getByText('Enter a name, such as X-Frame-Options.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Settings')
  await tab('Cache rules').click()
  await page.getByRole('textbox', { name: 'Path pattern' }).first().fill('nowhere')
  await button('Save rules').click()
  await expect(page.getByText('Start with a slash, such as /img/*.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Cache rules')
  await tab('Purge').click()
  await button('Purge').click()
  await expect(page.getByText('Enter a URL.')).toBeVisible()
  await page.getByRole('textbox', { name: 'URLs' }).fill(`https://${SHOP}/a.js`)
  await button('Purge').click()
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Purge, running')
  await button('Purge everything').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Purge everything dialog')
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('disabled controls with their reasons are accessible', async ({ page, open }) => {
    const { button } = await openDistribution(open, page, SHOP, 'Cache rules')
    await expect(button('Save rules')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
    await expectNoViolationsInBothSchemes(page, 'Cache rules')
  })
})
