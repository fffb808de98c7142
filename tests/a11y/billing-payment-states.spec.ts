import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of invoices, cards and payment dialogs. */

test.use({ persona: 'owner', scenario: { seedVariants: ['unpaid-invoices'] } })

test('all billing notices are accessible', async ({ page, open }) => {
  await open('/billing')
  await page.getByRole('button', { name: /^\d more$/ }).click()
  await expect(page.getByText('Mastercard •••• 4444 has expired')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'all billing notices')
})

test('the list of invoices and the invoice dialog are accessible', async ({ page, open }) => {
  await open('/billing?tab=invoices')
  await expectNoViolationsInBothSchemes(page, 'Invoices')
  await page.getByRole('link', { name: 'INV-2026-0012' }).click()
  await expect(page.getByRole('dialog')).toContainText('The card had expired.')
  await expectNoViolationsInBothSchemes(page, 'an invoice')
})

test('the dialog of payment methods is accessible', async ({ page, open }) => {
  await open('/billing?tab=invoices&dialog=payment-methods')
  await expect(page.getByRole('heading', { name: /4444/ })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Payment Methods')
})

test('the card form with errors is accessible', async ({ page, open }) => {
  await open('/billing?tab=invoices&dialog=add-card')
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog).toContainText('Enter the card number.')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('paying with another card and the bank’s confirmation are accessible', async ({ page, open }) => {
  await open('/billing?tab=invoices')
  await page.getByRole('link', { name: 'INV-2026-0012' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  const pay = page.getByRole('dialog', { name: 'Pay invoice' })
  await pay.getByRole('radio', { name: 'Another card' }).check()
  await expect(pay.getByLabel('Card number')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Pay invoice')
  await pay.getByLabel('Card number').fill('4000000000003220')
  await pay.getByLabel('Expiry date').fill('08/28')
  await pay.getByLabel('Security code').fill('123')
  await pay.getByLabel('Name on card').fill('Ada Keller')
  await pay.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toContainText('3220')
  await expectNoViolationsInBothSchemes(page, 'bank confirmation')
})
