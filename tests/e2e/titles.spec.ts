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

test.describe('a detail page', () => {
  test('steps through the list one came from, and leads back to it', async ({ page, open }) => {
    await open('/compute/vms?q=web-prod')
    const names = page.getByRole('table').locator('tbody').getByRole('row').getByRole('link')
    await expect(names.nth(1)).toBeVisible()
    const [first = '', second = ''] = await names.allInnerTexts()
    const total = await names.count()
    await names.first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(first)

    const steps = page.getByRole('navigation', { name: 'Virtual Machines in the list' })
    await expect(steps).toContainText(`1 of ${total}`)
    await expect(steps.getByRole('link')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Monitoring' }).click()
    await steps.getByRole('link', { name: 'Next virtual machine' }).click()
    await expect(heading).toHaveText(second)
    await expect(page.getByRole('tab', { name: 'Monitoring' })).toHaveAttribute('aria-selected', 'true')
    await expect(steps).toContainText(`2 of ${total}`)
    await steps.getByRole('link', { name: 'Previous virtual machine' }).click()
    await expect(heading).toHaveText(first)

    await breadcrumb(page).click()
    await expect(page).toHaveURL(/\/compute\/vms\?q=web-prod$/)
  })

  test('steps on to the other pages of the list', async ({ page, open }) => {
    await open('/compute/vms?pageSize=10&status=running&sort=-name')
    const names = page.getByRole('table').locator('tbody').getByRole('row').getByRole('link')
    await expect(names).toHaveCount(10)
    const [first, last] = [await names.first().innerText(), await names.last().innerText()]
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    // The page before is shown until the next one has loaded.
    await expect(names.first()).not.toHaveText(first)
    const next = await names.first().innerText()
    await page.goBack()
    await page.getByRole('link', { name: last, exact: true }).click()

    const heading = page.getByRole('heading', { level: 1 })
    const steps = page.getByRole('navigation', { name: 'Virtual Machines in the list' })
    await expect(steps).toContainText(/^10 of /)
    await steps.getByRole('button', { name: 'Next virtual machine' }).click()
    await expect(heading).toHaveText(next)
    await expect(steps).toContainText(/^11 of /)
    await expect(breadcrumb(page)).toHaveAttribute('href', /page=2/)
    await steps.getByRole('button', { name: 'Previous virtual machine' }).click()
    await expect(heading).toHaveText(last)
    await expect(steps).toContainText(/^10 of /)
  })

  test('opened by its address, has no list to step through', async ({ page, open }) => {
    await open('/compute/vms?q=bastion-us')
    const href = await page.getByRole('link', { name: 'bastion-us', exact: true }).getAttribute('href')
    await page.evaluate(() => sessionStorage.removeItem('nimbus-list-listVms'))
    await page.goto(href ?? '')
    await waitUntilIdle(page)
    await expect(page.getByRole('navigation', { name: 'Virtual Machines in the list' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
  })

  test('copies its link, and lists what uses the resource', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/compute/vms?q=web-prod-01')
    await page.getByRole('link', { name: 'web-prod-01', exact: true }).click()
    const related = page.getByRole('region', { name: 'Related resources' })
    await expect(related.getByRole('link', { name: 'shop-web' })).toHaveAttribute(
      'href',
      /^\/network\/load-balancers\/lb_/,
    )
    await page.getByRole('button', { name: 'Copy link' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})
