import { chartMenuItem } from '#tests/e2e/support/chart-menu.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Tabs and dialogs of billing; `routes.spec.ts` has the initial state. */

test.use({ persona: 'owner' })

test('the cost breakdown and its chart as a table are accessible', async ({ page, open }) => {
  await open('/billing?tab=breakdown&by=resource')
  await expect(page.getByRole('link', { name: 'db-primary' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Cost Breakdown')
  await (await chartMenuItem(page, 'Spending by day', 'View as table')).click()
  await expect(page.getByRole('region', { name: 'Spending by day as a table' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'spending as a table')
})

test('the list of recommendations and the preview dialog are accessible', async ({ page, open }) => {
  await open('/billing?tab=optimization')
  await expect(page.getByRole('table', { name: 'Recommendations' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Optimization')
  await page.getByRole('button', { name: /^Actions for Resize db-replica/ }).click()
  await page.getByRole('menuitem', { name: 'Apply' }).click()
  await expect(page.getByRole('dialog')).toContainText('Steps:')
  await expectNoViolationsInBothSchemes(page, 'the preview of a recommendation')
})

test('the budget form with errors is accessible', async ({ page, open }) => {
  await open('/billing?dialog=new-budget')
  const dialog = page.getByRole('dialog', { name: 'Create budget' })
  await dialog.getByRole('button', { name: 'Create budget' }).click()
  await expect(dialog).toContainText('Enter a name.')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the form of billing details with errors is accessible', async ({ page, open }) => {
  await open('/billing?dialog=details')
  const dialog = page.getByRole('dialog', { name: 'Billing details' })
  await dialog.getByRole('textbox', { name: 'City' }).fill('')
  await dialog.getByRole('textbox', { name: 'Tax ID' }).fill('DE1')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test.describe('during a trial', () => {
  test.use({ scenario: { seedVariants: ['trial-ending'] } })

  test('a trial and the dialogs that change and cancel the plan are accessible', async ({ page, open }) => {
    await open('/billing')
    await expect(page.getByRole('region', { name: 'Plan', exact: true })).toContainText('Trial')
    await expectNoViolationsInBothSchemes(page, 'the plan in its trial')
    await open('/billing?dialog=plan')
    await expect(page.getByRole('dialog', { name: 'Change plan' })).toContainText('The trial goes on')
    await expectNoViolationsInBothSchemes(page, 'Change plan')
    await open('/billing?dialog=cancel-plan')
    await expect(page.getByRole('dialog', { name: 'Cancel plan' })).toContainText('keeps running')
    await expectNoViolationsInBothSchemes(page, 'Cancel plan')
  })
})
