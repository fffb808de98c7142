import { statesAfterClick } from './support/checkboxes.ts'
import { expect, test } from './support/fixtures.ts'
import { vmList } from './support/vm-pages.ts'

test.use({ persona: 'owner' })

const section = (page: import('@playwright/test').Page) => page.getByRole('region', { name: 'Saved views' })

test('a view keeps filters, order and columns, and can be renamed, shared and deleted', async ({
  page,
  open,
}) => {
  await open('/compute/vms')
  const list = vmList(page)
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('checkbox', { name: 'Uptime' }).uncheck()
  await page.keyboard.press('Escape')
  await list.status.selectOption('stopped')
  await expect(page).toHaveURL('/compute/vms?status=stopped')

  await page.getByRole('button', { name: 'View' }).click()
  await section(page).getByRole('button', { name: 'Save view' }).click()
  await section(page).getByRole('button', { name: 'Save view' }).click()
  await expect(section(page).getByText('Enter a name.')).toBeVisible()
  await section(page).getByLabel('Name').fill('Idle machines')
  await page.keyboard.press('Enter')
  await expect(page.getByText('View saved')).toBeVisible()
  const link = section(page).getByRole('link', { name: 'Idle machines Only you' })
  await expect(link).toHaveAttribute('aria-current', 'true')

  await page.getByRole('checkbox', { name: 'Uptime' }).check()
  await page.keyboard.press('Escape')
  await open('/compute/vms')
  await expect(list.head('Uptime')).toBeVisible()
  await page.getByRole('button', { name: 'View' }).click()
  await link.click()
  await expect(page).toHaveURL(/\/compute\/vms\?status=stopped&columns=/)
  await expect(section(page)).toBeHidden()
  await expect(list.head('Uptime')).toHaveCount(0)
  await expect(list.status).toHaveValue('stopped')

  await page.getByRole('button', { name: 'View' }).click()
  await section(page).getByRole('button', { name: 'Edit Idle machines' }).click()
  await section(page).getByLabel('Name').fill('Stopped machines')
  await section(page).getByLabel('Share with everyone in the organization').check()
  await section(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(section(page).getByRole('link', { name: 'Stopped machines Shared by you' })).toBeVisible()

  await section(page).getByRole('button', { name: 'Delete Stopped machines' }).click()
  await expect(section(page).getByText('It disappears for everyone in the organization.')).toBeVisible()
  await section(page).getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByText('View deleted')).toBeVisible()
  await expect(section(page)).toBeFocused()
  await expect(section(page).getByRole('link', { name: /Stopped machines/ })).toHaveCount(0)
})

test('the form of a view keeps its entries when the menu closes', async ({ page, open }) => {
  await open('/compute/vms')
  const name = section(page).getByLabel('Name')
  const reopen = async () => {
    await page.getByRole('button', { name: 'View' }).click()
    await section(page).getByRole('button', { name: 'Save view' }).click()
  }
  await reopen()
  const share = section(page).getByLabel('Share with everyone in the organization')
  await name.fill('Idle machines')
  await share.check()
  await page.keyboard.press('Escape')
  await expect(name).toBeHidden()
  await reopen()
  await expect(name).toHaveValue('Idle machines')
  await expect(share).toBeChecked()
  await name.press('Enter')
  await expect(page.getByText('View saved')).toBeVisible()
  // The form has a button of the same name, and closes after the toast shows.
  await expect(name).toBeHidden()
  await section(page).getByRole('button', { name: 'Save view' }).click()
  await expect(name).toHaveValue('')
  await expect(share).not.toBeChecked()
})

test('columns of a view leave the user’s own columns alone', async ({ page, open }) => {
  await open('/compute/vms?columns=name,cost,unknown')
  const list = vmList(page)
  await expect(list.head('Cost')).toBeVisible()
  await expect(list.head('Status')).toHaveCount(0)
  await page.getByRole('button', { name: 'View' }).click()
  expect(await statesAfterClick(page.getByRole('checkbox', { name: 'OS', exact: true }))).toEqual([true])
  await expect(page).toHaveURL('/compute/vms?columns=name%2Cos%2Ccost')
  await expect(list.head('OS')).toBeVisible()
  await open('/compute/vms')
  await expect(list.head('Status')).toBeVisible()
})

test.describe('before the views have arrived', () => {
  test.use({ scenario: { rules: [{ operation: 'listSavedViews', then: { delayMs: 1000 } }] } })

  test('columns are where they stay', async ({ page, open }) => {
    await open('/compute/vms')
    await page.getByRole('button', { name: 'View' }).click()
    await expect(section(page)).toContainText('Loading…')
    const column = page.getByRole('checkbox', { name: 'Uptime' })
    await expect(column).toBeInViewport()
    const before = await column.boundingBox()
    await expect(section(page)).not.toContainText('Loading…')
    expect(await column.boundingBox()).toEqual(before)
  })
})

test('replaces the filters of a view with the current ones', async ({ page, open }) => {
  await open('/compute/vms?q=web')
  await page.getByRole('button', { name: 'View' }).click()
  await section(page).getByRole('button', { name: 'Edit Most expensive VMs' }).click()
  await section(page).getByLabel('Replace its filters with the current ones').check()
  await section(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(section(page).getByRole('link', { name: /Most expensive VMs/ })).toHaveAttribute(
    'href',
    '/compute/vms?q=web',
  )
})

test.describe('for a member', () => {
  test.use({ persona: 'viewer' })

  test('shared views of lists open, copy as a link, and can’t be changed', async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/compute/vms')
    await page.getByRole('button', { name: 'View' }).click()
    await section(page).getByRole('button', { name: 'Copy link to Most expensive VMs' }).click()
    await expect(
      page.getByText('A link to Most expensive VMs has been copied to your clipboard.'),
    ).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http.+\/compute\/vms\?sort=-monthlyCost$/,
    )
    await expect(section(page).getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0)
    await expect(section(page).getByText('Stopped, with their age')).toHaveCount(0)
    await section(page).getByRole('link', { name: 'Most expensive VMs Shared by Ada Keller' }).click()
    await expect(page).toHaveURL('/compute/vms?sort=-monthlyCost')
  })
})

test('views of logs are in the search bar, and those of a list of cards beside its order', async ({
  page,
  open,
}) => {
  await open('/monitoring/logs')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await section(page)
    .getByRole('link', { name: /Errors of the last day/ })
    .click()
  await expect(page).toHaveURL('/monitoring/logs?range=24h&level=ERROR')

  await open('/storage/volumes')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await expect(section(page).getByText('Save the search, filters, order and columns')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('views are in the sheet of filters', async ({ page, open }) => {
    await open('/compute/vms')
    await page.getByRole('button', { name: 'Filters' }).click()
    await section(page)
      .getByRole('link', { name: /Most expensive VMs/ })
      .click()
    await expect(page).toHaveURL('/compute/vms?sort=-monthlyCost')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('button', { name: 'Filters' }).click()
    await section(page).getByRole('button', { name: 'Save view' }).click()
    await expect(section(page).getByLabel('Name')).toBeFocused()
    await expect(section(page).getByRole('button', { name: 'Save view' })).toBeInViewport({ ratio: 1 })
  })
})
