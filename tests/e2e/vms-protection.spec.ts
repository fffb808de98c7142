import { expect, test } from './support/fixtures.ts'
import { vmForm } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

test('a protected machine can be deleted once its protection is off', async ({ page, open }) => {
  await open('/compute/vms?q=db-primary')
  await page.getByRole('link', { name: 'db-primary', exact: true }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'db-primary' })
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Actions for db-primary' }).click()
  const remove = page.getByRole('menuitem', { name: /^Delete/ })
  await expect(remove).toHaveAccessibleDescription('Deletion protection is on. Turn it off first.')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Configuration' }).click()
  const protection = page.getByRole('switch', { name: 'Protect from deletion' })
  await expect(protection).toBeChecked()
  await protection.click()
  await expect(page.getByText('Deletion protection is off')).toBeVisible()
  await expect(protection).not.toBeChecked()

  await page.getByRole('button', { name: 'Actions for db-primary' }).click()
  await remove.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('db-primary')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('db-primary is being deleted')).toBeVisible()
})

test('a link to the dialog does not get around the protection', async ({ page, open }) => {
  await open('/storage/databases?q=product-search')
  await page.getByRole('link', { name: 'product-search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'product-search' })).toBeVisible()
  await open(`${new URL(page.url()).pathname}?dialog=delete`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Deletion protection is on. Turn it off first.')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

test('a machine like another has its values, and a name of its own', async ({ page, open }) => {
  await open('/compute/vms?q=web-prod-01')
  await page.getByRole('link', { name: 'web-prod-01', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'web-prod-01' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for web-prod-01' }).click()
  await page.getByRole('menuitem', { name: 'Create similar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create VM like web-prod-01' })).toBeVisible()
  const form = vmForm(page)
  await expect(form.option('Premium')).toBeChecked()
  await expect(form.option('US East')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'User data' })).toHaveValue(/^#cloud-config/)
  await form.name.fill('web-prod-03')
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'web-prod-03' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Storefront' })).toBeVisible()
  await page.getByRole('tab', { name: 'Configuration' }).click()
  await expect(page.getByRole('region', { name: 'contents of the user data' })).toContainText(
    'packages: [nginx, logrotate]',
  )
})
