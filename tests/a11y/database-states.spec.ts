import { databaseList, openDatabase } from '#tests/e2e/support/database-pages.ts'
import { expect, test, waitUntilIdle } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Menus, dialogs, tabs and messages of databases; `routes.spec.ts` has the initial state. */

test.use({ persona: 'admin' })

test('the row menu and the restore and delete dialogs are accessible', async ({ page, open }) => {
  await open('/storage/databases')
  const list = databaseList(page)
  const menu = await list.openMenu('orders')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await expectNoViolationsInBothSchemes(page, 'row menu')
  await menu.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(page.getByRole('combobox', { name: 'Backup' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'restore')
  await page.keyboard.press('Escape')
  await list.choose('orders', 'Delete')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'delete')
})

test('the create form with errors is accessible', async ({ page, open }) => {
  await open('/storage/databases/new')
  await page.getByRole('button', { name: 'Add a network' }).click()
  await page.getByRole('textbox', { name: 'Address range' }).fill('0.0.0.0/0')
  await page.getByRole('button', { name: 'Add a network' }).click()
  await page.getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('Nothing was created')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('revealed passwords and the form for a new user are accessible', async ({ page, open }) => {
  const { tab, button } = await openDatabase(open, page, 'orders')
  await button('Reveal password').click()
  await expect(button('Hide password')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Overview')
  await tab('Security').click()
  await button('Add user').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Not OK')
  await expectNoViolationsInBothSchemes(page, 'form for a new user')
  await page.keyboard.press('Escape')
  await button('Reveal password of reporting').click()
  await expect(page.getByRole('dialog', { name: 'Password of reporting' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'password dialog')
})

test('the Backups, Configuration and Metrics tabs are accessible', async ({ page, open }) => {
  const { tab, button, dialog } = await openDatabase(open, page, 'orders', 'Backups')
  await button('Create backup').click()
  await dialog.getByRole('button', { name: 'Create backup' }).click()
  await expect(page.getByText('Running, 0%')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Backups, one running')
  await tab('Configuration').click()
  await waitUntilIdle(page)
  await expectNoViolationsInBothSchemes(page, 'Configuration')
  await tab('Metrics').click()
  await expect(page.locator('.u-over').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Metrics')
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('disabled controls with their reasons are accessible', async ({ page, open }) => {
    const { button } = await openDatabase(open, page, 'orders', 'Security')
    await expect(button('Add user')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
    await expectNoViolationsInBothSchemes(page, 'Security')
  })
})
