import { addRecordAsAnotherUser, openZone } from '#tests/e2e/support/dns-pages.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { chooseInHeader } from '#tests/e2e/support/resource-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Tabs and dialogs of zones; `routes.spec.ts` has the initial state. */

test.use({ persona: 'admin', scenario: { seedVariants: ['failures'] } })

test('the record form with errors, staged changes and changes by others are accessible', async ({
  page,
  open,
}) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev')
  await expect(zone.row('*.preview')).toBeVisible()
  await zone.button('Add record').click()
  await zone.dialog.getByRole('combobox', { name: 'Type', exact: true }).selectOption('SRV')
  await zone.dialog.getByRole('button', { name: 'Add record' }).click()
  await zone.dialog.getByLabel('Target').fill('sip')
  await expect(zone.dialog.getByRole('status')).toHaveText('sip means sip.nimbus-shop.dev')
  await expectNoViolationsInBothSchemes(page, 'errors')
  await zone.dialog.getByRole('combobox', { name: 'Type', exact: true }).selectOption('TLSA')
  await zone.dialog.getByRole('button', { name: 'Add record' }).click()
  await expect(zone.dialog).toContainText('Enter a value.')
  await expectNoViolationsInBothSchemes(page, 'errors of a TLSA record')
  await zone.dialog.getByRole('button', { name: 'Cancel' }).click()
  await zone.add('TXT', { Name: 'hello', Text: 'world' })
  await zone.menu('A api', 'Remove')
  await addRecordAsAnotherUser(page, 'nimbus-shop.dev', 'theirs')
  await expect(page.getByRole('list', { name: 'Changes since you started editing' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'staged, changed by others')
})

test('a zone file with errors and the preview of an import are accessible', async ({ page, open, guard }) => {
  guard.allow(/status of 422/)
  const zone = await openZone(open, page, 'nimbus-shop.dev', 'Zone file')
  const file = page.getByRole('textbox', { name: 'Zone file' })
  await file.fill('api A 203.0.113.810')
  await zone.button('Preview').click()
  await expect(page.getByText('The zone file has 1 error.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await file.fill('@ SOA ns1 host 1 2 3 4 5\napi A 203.0.113.81')
  await zone.button('Preview').click()
  await expect(page.getByRole('list', { name: 'Changes from the file' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'preview')
})

test('the Overview, Settings and Monitoring tabs are accessible', async ({ page, open }) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev', 'Overview')
  await expectNoViolationsInBothSchemes(page, 'overview')
  await zone.tab('Settings')
  await page.getByLabel('Default TTL').fill('5')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Check the highlighted fields.')
  await expectNoViolationsInBothSchemes(page, 'settings')
  await zone.tab('Monitoring')
  await expect(page.locator('.u-over').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'monitoring')
})

test('a failed zone and its delete dialog are accessible', async ({ page, open }) => {
  await open('/services/dns?status=error')
  await page.getByRole('link', { name: /^services\.legacy/ }).click()
  await chooseInHeader(page, 'Delete')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'deleting')
})

test('the create form with errors is accessible', async ({ page, open }) => {
  await open('/services/dns/new')
  await page.getByRole('textbox', { name: 'Domain' }).fill('shop')
  await page.getByRole('button', { name: 'Add Zone' }).click()
  await expect(page.getByText('Add an ending', { exact: false }).first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'error')
})
