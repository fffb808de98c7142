import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { openFromList } from '#tests/e2e/support/resource-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of load balancers; `routes.spec.ts` has the initial state. */

test.use({ persona: 'admin', scenario: { seedVariants: ['failures'] } })

const LIST = '/network/load-balancers'

/** Texts of elements whose content is wider than they are. Runs in the page. */
const tooWide = (elements: readonly Element[]) =>
  elements
    .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)

test('draining targets and the dialogs that drain and remove them are accessible', async ({ page, open }) => {
  await openFromList(open, page, LIST, 'build-cache', 'Targets')
  await page.getByRole('button', { name: 'Drain ci-runner-01' }).click()
  const question = page.getByRole('dialog', { name: 'Drain ci-runner-01?' })
  await expect(question).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'drain')
  await question.getByRole('button', { name: 'Drain' }).click()
  await expect(page.getByRole('list', { name: 'Targets' })).toContainText('Draining')
  await expectNoViolationsInBothSchemes(page, 'targets')
  await page.getByRole('button', { name: 'Remove ci-runner-02' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove ci-runner-02?' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'remove')
})

test('the Configure tab with errors is accessible', async ({ page, open }) => {
  const { form } = await openFromList(open, page, LIST, 'shop-web', 'Configure')
  await form('Listeners').getByRole('button', { name: 'Add listener' }).click()
  await form('Listeners').getByRole('group', { name: 'Listener 3' }).getByRole('textbox').first().fill('0')
  await form('Listeners').getByRole('button', { name: 'Save listeners' }).click()
  await form('Health check').getByRole('textbox', { name: 'Path' }).fill('no slash')
  await form('Health check').getByRole('button', { name: 'Save health check' }).click()
  await expect(form('Health check')).toContainText('Start with a slash')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the Routing tab with errors is accessible', async ({ page, open }) => {
  const { button } = await openFromList(open, page, LIST, 'shop-web', 'Routing')
  await button('Add a rule').click()
  await page.getByRole('textbox', { name: 'Path' }).last().fill('no slash')
  await page.getByRole('combobox', { name: 'Send to' }).last().selectOption('Chosen targets')
  await button('Save rules').click()
  await expect(page.getByText('Start with a slash, such as /api.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the tabs of a failed load balancer are accessible', async ({ page, open }) => {
  await openFromList(open, page, LIST, 'legacy-migration-staging-environment-for-the-warehouse-import-3')
  await expectNoViolationsInBothSchemes(page, 'failed')
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.locator('dd').evaluateAll(tooWide)).toEqual([])
  await page.setViewportSize(wide)
  await page.getByRole('tab', { name: 'Monitor' }).click()
  await expect(page.getByText('No data in this range')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'no data')
  await page.getByText('Last 7 days', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Requests and errors' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'charts')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('list', { name: 'Activity, newest first' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'activity')
})

test('the create form with errors is accessible', async ({ page, open }) => {
  await open(`${LIST}/new`)
  await page.getByRole('combobox', { name: 'Protocol' }).selectOption('HTTPS')
  await page.getByRole('button', { name: 'Create Load Balancer' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the forms for managed and uploaded certificates are accessible with errors', async ({ page, open }) => {
  await open('/network/load-balancers/certificates')
  await page.getByRole('button', { name: 'Add certificate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add certificate' })
  await dialog.getByRole('button', { name: 'Request certificate' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Domain' })).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolationsInBothSchemes(page, 'managed')
  await dialog.getByText('Upload', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Upload certificate' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Private key' })).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolationsInBothSchemes(page, 'upload')
})
