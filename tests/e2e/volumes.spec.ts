import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { cardsOf, chooseInHeader, openFromList, openHeaderMenu } from './support/resource-pages.ts'

test.use({ persona: 'admin' })

const LIST = '/storage/volumes'

test('the list has cards, is filtered by the URL, and links to metrics and management', async ({
  page,
  open,
}) => {
  await open(LIST)
  const list = cardsOf(page, 'Block Storage')
  await expect(list.cards).toHaveCount(10)
  const orders = list.card('orders-data')
  await expect(orders).toContainText('Attached')
  await expect(orders).toContainText('80 GB')
  await expect(orders).toContainText('16,000')
  await expect(orders.getByRole('link', { name: 'db-primary' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search volumes' }).fill('db-primary')
  await expect(list.titles).toHaveText(['orders-data', 'orders-log'])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Largest first')
  await expect(page).toHaveURL(/q=db-primary&sort=-sizeGb/)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Available')
  await expect(list.cards).toHaveCount(3)

  const menu = await list.openMenu('ci-cache')
  await expect(menu.getByRole('menuitem', { name: /^Detach/ })).toHaveAccessibleDescription(
    /The volume is not attached/,
  )
  await page.keyboard.press('Escape')
  await list.card('ci-cache').getByRole('link', { name: 'Metrics of ci-cache' }).click()
  await expect(page.getByRole('tab', { name: 'Metrics' })).toHaveAttribute('aria-selected', 'true')
  await expect(
    page.getByText('Metrics are recorded only while the volume is attached to a running VM.'),
  ).toBeVisible()
})

test('a volume is created, attached, grown, detached and deleted', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  // A taken name, and the deleted volume.
  guard.allow(/status of (409|404)/)
  await open(`${LIST}/new`)
  const cost = page.getByRole('complementary', { name: 'Cost' })
  await expect(cost).toContainText('$10.00 per month')
  await page.getByRole('radio', { name: 'Standard HDD' }).check()
  await expect(cost).toContainText('$5.00 per month')
  await page.getByRole('radio', { name: 'High Performance' }).check()
  await page.getByRole('textbox', { name: 'Size (GB)' }).fill('50')
  await expect(cost).toContainText('$10.00 per month')
  await expect(cost).toContainText('11 of 100')
  await page.getByRole('textbox', { name: 'Name' }).fill('orders-data')
  await cost.getByRole('button', { name: 'Create Volume' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/already/)
  await page.getByRole('textbox', { name: 'Name' }).fill('reports')
  await cost.getByRole('button', { name: 'Create Volume' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'reports' })).toBeVisible()
  const header = page.getByRole('main').locator('header')
  await expect(header).toContainText('Creating')
  await setSecondsSinceStart(30)
  await expect(header).toContainText('Available')

  await page.getByRole('tab', { name: 'Manage' }).click()
  const attach = page.getByRole('form', { name: 'Attachment' })
  await attach.getByRole('radio', { name: 'web-prod-01' }).check()
  await attach.getByRole('button', { name: 'Attach' }).click()
  await expect(header).toContainText('Attaching')
  await setSecondsSinceStart(60)
  await expect(header).toContainText('Attached')
  await expect(page.getByRole('tabpanel')).toContainText('as /dev/vdc')

  const grow = page.getByRole('form', { name: 'Size' })
  await grow.getByRole('textbox', { name: 'Size (GB)' }).fill('40')
  await grow.getByRole('button', { name: 'Grow' }).click()
  await expect(grow).toContainText('Must be more than 50 GB.')
  await grow.getByRole('textbox', { name: 'Size (GB)' }).fill('100')
  await expect(grow).toContainText('$20.00 per month, $10.00 more than now')
  await grow.getByRole('button', { name: 'Grow' }).click()
  await expect(header).toContainText('Growing')
  await setSecondsSinceStart(90)
  await expect(header).toContainText('Attached')
  await expect(grow).toContainText('Now $20.00 per month.')

  const menu = await openHeaderMenu(page)
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(/Detach it first/)
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: 'Detach' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Detach' }).click()
  await expect(header).toContainText('Detaching')
  await setSecondsSinceStart(120)
  await expect(header).toContainText('Available')
  await expect(header.getByRole('button', { name: 'Detach' })).toHaveCount(0)
  await chooseInHeader(page, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete reports?' })
  await dialog.getByRole('textbox').fill('reports')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(header).toContainText('Deleting')
  await setSecondsSinceStart(150)
  await expect(page.getByText('Its snapshots are kept')).toBeVisible()
})

test('a dependent that prevents deletion is named once', async ({ page, open }) => {
  await openFromList(open, page, LIST, 'orders-data', 'Manage')
  const { pathname } = new URL(page.url())
  await open(`${pathname}?dialog=delete`)
  const dialog = page.getByRole('dialog', { name: 'Delete orders-data?' })
  await expect(dialog.getByText('Virtual machine db-primary prevents this.').first()).toBeVisible()
  await expect(dialog.getByText('The volume is attached to it. Detach it first.')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
})

test('incompatible machines stay listed with the reason', async ({ page, open }) => {
  const { form } = await openFromList(open, page, LIST, 'ci-cache', 'Manage')
  const stopped = form('Attachment').getByRole('radio', { name: 'ci-runner-02' })
  await expect(stopped).toBeDisabled()
  await expect(stopped).toHaveAccessibleDescription(
    'ci-runner-02 is stopped. Start it, then attach the volume.',
  )
  await expect(form('Attachment').getByRole('radio', { name: 'web-prod-01' })).toHaveCount(0)
})

test('a snapshot is created, turned into a volume, and deleted', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  // The dependents of a snapshot may be requested once more while it is deleted.
  guard.allow(/status of 404/)
  const { form, panel } = await openFromList(open, page, LIST, 'media-uploads', 'Snapshots')
  await form('Take a snapshot').getByRole('textbox').fill('before-clean-up')
  await form('Take a snapshot').getByRole('button', { name: 'Take snapshot' }).click()
  const row = page.getByRole('row', { name: /before-clean-up/ })
  await expect(row).toContainText('Creating')
  await setSecondsSinceStart(60)
  await expect(row).toContainText('Available')
  await expect(panel.getByRole('row')).toHaveCount(4)

  await page.getByRole('button', { name: 'Actions for before-clean-up' }).click()
  await page.getByRole('menuitem', { name: 'Create volume' }).click()
  await waitUntilIdle(page)
  await expect(page.getByRole('radio', { name: 'before-clean-up' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Size (GB)' })).toHaveValue('80')
  await page.getByRole('textbox', { name: 'Size (GB)' }).fill('50')
  await page.getByRole('textbox', { name: 'Name' }).fill('media-copy')
  await page.getByRole('button', { name: 'Create Volume' }).click()
  await expect(page.getByRole('alert').first()).toContainText('before-clean-up needs at least 80 GB.')
  await page.getByRole('textbox', { name: 'Size (GB)' }).fill('80')
  await page.getByRole('button', { name: 'Create Volume' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'media-copy' })).toBeVisible()
  // Until then the snapshot is still being read.
  await setSecondsSinceStart(600)
  await expect(page.getByRole('main').getByText('Available', { exact: true }).first()).toBeVisible()

  await open('/storage/volumes/snapshots?q=before-clean')
  await page.getByRole('button', { name: 'Actions for before-clean-up' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete before-clean-up?' })
  await dialog.getByRole('textbox').fill('before-clean-up')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No snapshots match' })).toBeVisible()
})

test.describe('when the list fails to load', () => {
  test.use({
    scenario: {
      rules: [{ operation: 'listVolumes', then: { respond: { status: 500, code: 'internal_error' } } }],
    },
  })

  test('it shows the error and a retry', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open(LIST)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('everything is readable and nothing can be changed', async ({ page, open }) => {
    const { button, form } = await openFromList(open, page, LIST, 'orders-data', 'Manage')
    await expect(button('Detach')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
    await expect(form('Size').getByRole('button', { name: 'Grow' })).toHaveAccessibleDescription(
      /Ask an Owner/,
    )
    await open(`${LIST}/new`)
    await expect(page.getByText(/can view volumes but not change them/)).toBeVisible()
  })
})

test('a link with values that don’t exist opens the form with its defaults', async ({ page, open }) => {
  await open(`${LIST}/new?region=1&type=nvme&snapshot=last`)
  await expect(page.getByRole('heading', { level: 1, name: 'Create volume' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true }).first()).toHaveAccessibleName(/US East/)
})
