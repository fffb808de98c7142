import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { cardsOf, openFromList } from '#tests/e2e/support/resource-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of volumes; `routes.spec.ts` has the initial state. */

test.use({ persona: 'admin' })

const LIST = '/storage/volumes'

test('the menu of a card and the delete dialog are accessible', async ({ page, open }) => {
  await open(LIST)
  const menu = await cardsOf(page, 'Block Storage').openMenu('ci-cache')
  await expect(menu).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'menu')
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete ci-cache?' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'delete')
})

test('the Manage tab is accessible, untouched and with errors', async ({ page, open }) => {
  const { form } = await openFromList(open, page, LIST, 'ci-cache', 'Manage')
  await expect(form('Attachment').getByRole('radio', { name: 'ci-runner-01' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'untouched')
  await form('Attachment').getByRole('radio', { name: 'ci-runner-01' }).check()
  await form('Size').getByRole('textbox').fill('5')
  await form('Size').getByRole('button', { name: 'Grow' }).click()
  await expect(form('Size')).toContainText('Must be more than')
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('the Snapshots, Metrics and Activity tabs are accessible', async ({ page, open }) => {
  const { form } = await openFromList(open, page, LIST, 'orders-data', 'Snapshots')
  await form('Take a snapshot').getByRole('textbox').fill('Not OK')
  await form('Take a snapshot').getByRole('button', { name: 'Take snapshot' }).click()
  await expectNoViolationsInBothSchemes(page, 'snapshots')
  await page.getByRole('tab', { name: 'Metrics' }).click()
  await expect(page.locator('.u-over').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'metrics')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('list', { name: 'Activity, newest first' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'activity')
})

test('the create form with errors is accessible', async ({ page, open }) => {
  await open(`${LIST}/new`)
  await page.getByRole('textbox', { name: 'Size (GB)' }).fill('1')
  await page.getByRole('button', { name: 'Create Volume' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
})
