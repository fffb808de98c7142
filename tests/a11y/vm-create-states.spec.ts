import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { breadcrumb } from '#tests/e2e/support/resource-pages.ts'
import { vmForm } from '#tests/e2e/support/vm-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** The create form while in use; `routes.spec.ts` has it untouched. */

test.use({ persona: 'admin' })

test('the form is accessible with errors of its fields and of a new SSH key', async ({ page, open }) => {
  await open('/compute/vms/new')
  const form = vmForm(page)
  await form.submit.click()
  await expect(form.problems).toBeFocused()
  await expectNoViolationsInBothSchemes(page, 'submitted empty')

  await page.getByRole('button', { name: 'Add an SSH key' }).click()
  await expect(page.getByRole('textbox', { name: 'Public key' })).toBeFocused()
  await expectNoViolationsInBothSchemes(page, 'adding a key')
  await page.getByRole('textbox', { name: 'Public key' }).fill('-----BEGIN OPENSSH PRIVATE KEY-----')
  await page.getByRole('button', { name: 'Add key' }).click()
  await expect(page.getByText(/This is a private key/)).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'a private key')
})

test('CPU and GPU sizes are accessible, also those unavailable in the region', async ({ page, open }) => {
  await open('/compute/vms/new')
  const form = vmForm(page)
  await form.option('AP East').check()
  const kinds = page.getByRole('radiogroup', { name: 'Size type' })
  for (const [kind, size] of [
    ['CPU', 'CPU 4'],
    ['GPU', '8x H200'],
  ] as const) {
    // The radio button has no size; users click its label.
    await kinds.getByText(kind, { exact: true }).click()
    await expect(form.option(size)).toBeVisible()
    await expectNoViolationsInBothSchemes(page, `${kind} sizes`)
  }
  await expect(form.option('8x H200')).toBeDisabled()
})

test('several names, tags with errors and the equivalent request are accessible', async ({ page, open }) => {
  await open('/compute/vms/new')
  const form = vmForm(page)
  await form.count.fill('3')
  await form.name.fill('node-8')
  await page
    .getByRole('textbox', { name: /^Name of VM/ })
    .nth(1)
    .fill('node-8')
  const tags = page.getByRole('textbox', { name: 'Tags' })
  await tags.fill('env:test,')
  await tags.fill('Wrong Tag!')
  await tags.press('Enter')
  await form.submit.click()
  await expect(form.problems).toContainText('Another VM in this form has this name.')
  await page.getByText('Equivalent API request').click()
  await expect(page.getByRole('region', { name: 'cURL command' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'filled in')
})

test('a taken name and an exceeded quota are accessible', async ({ page, open, guard }) => {
  guard.allow(/status of 409/)
  await open('/compute/vms/new?size=size_cpu96')
  const form = vmForm(page)
  await form.name.fill('bastion-us')
  await form.submit.click()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.problems).toBeFocused()
  await expectNoViolationsInBothSchemes(page, 'name taken')

  await form.name.fill('big')
  await form.count.fill('20')
  await expect(form.cost.getByLabel('Over quota:').first()).toBeVisible()
  await form.submit.click()
  await expect(form.problems).toContainText('Nothing was created')
  await expectNoViolationsInBothSchemes(page, 'Over quota')
})

test('the dialog before leaving a half-filled form is accessible', async ({ page, open }) => {
  await open('/compute/vms/new')
  await vmForm(page).name.fill('unfinished')
  await breadcrumb(page).click()
  await expect(page.getByRole('dialog', { name: 'Leave without creating?' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'leaving')
})

test.describe('without the permission', () => {
  test.use({ persona: 'developer' })
  test('the denial is accessible', async ({ page, open }) => {
    await open('/compute/vms/new')
    await expect(page.getByRole('alert')).toContainText('Ask an Owner or Admin')
    await expectNoViolationsInBothSchemes(page, 'forbidden')
  })
})

test.describe('when the catalog fails to load', () => {
  test.use({
    scenario: {
      rules: [{ operation: 'getVmCatalog', then: { respond: { status: 500, code: 'internal_error' } } }],
    },
  })
  test('the error is accessible', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/compute/vms/new')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'error')
  })
})
