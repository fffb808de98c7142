import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { breadcrumb } from './support/resource-pages.ts'

test.use({ persona: 'admin' })

test.describe('the title of a page', () => {
  test('names the resource, also after it was renamed', async ({ page, open }) => {
    await open('/compute/vms?q=bastion-us')
    await page.getByRole('link', { name: 'bastion-us', exact: true }).click()
    await expect(page).toHaveTitle('bastion-us · Virtual machine · Nimbus Console')
    await page.getByRole('tab', { name: 'Configuration' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('bastion-renamed')
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
    await expect(page).toHaveTitle('bastion-renamed · Virtual machine · Nimbus Console')
    await breadcrumb(page).click()
    await waitUntilIdle(page)
    await expect(page).toHaveTitle('Virtual Machines · Nimbus Console')
  })

  test('tells a product from its console page', async ({ page, open }) => {
    await open('/products/virtual-machines')
    await expect(page).toHaveTitle('Virtual Machines · Nimbus')
  })
})
