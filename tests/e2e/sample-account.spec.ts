// Shown in docs/testers.md. `tests/repository/samples.test.ts` keeps both alike.
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner' })

test('shows an exhausted quota before anything is typed', async ({ page, open, mocks }) => {
  await mocks.use('quota-reached')
  await open('/compute/vms/new')
  await expect(page.getByText('26 of 25')).toBeVisible()
})

test('offers to pay when the account is suspended', async ({ page, open, mocks, guard }) => {
  guard.allow(/402/) // other console messages fail the test
  await open('/storage/volumes/new')
  await mocks.on('createVolume').once().respondWith(402, 'payment_required')
  await page.getByRole('textbox', { name: 'Name' }).fill('backups')
  await page.getByRole('button', { name: 'Create Volume' }).click()
  await expect(page.getByRole('link', { name: 'Pay overdue invoices' })).toBeVisible()
})
