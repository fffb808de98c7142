import type { Locator, Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { chartMenuItem } from './support/chart-menu.ts'
import { downloadCsv } from './support/downloads.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'owner' })

const card = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const advice = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

async function choose(page: Page, row: Locator, action: string) {
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test.describe('the overview', () => {
  test('shows the month against its budget, and the trend as chart, table and file', async ({
    page,
    open,
  }) => {
    await open('/billing')
    await expect(card(page, 'Budget Usage')).toContainText('81%')
    await expect(card(page, 'Budget Usage')).toContainText('of $3,500')
    await expect(card(page, 'Current Month')).toContainText('day 27 of 28')
    await expect(card(page, 'Current Month')).toContainText('$2,835.00')
    // Same amount in both places.
    await expect(region(page, 'Cost by service')).toContainText('$2,835.00')

    const trend = region(page, 'Spending trend').last()
    const reader = trend.getByRole('slider', { name: 'Values of Spending trend' })
    await reader.focus()
    await expect(reader).toHaveAttribute('aria-valuetext', /^Feb 4 – Mar 3: .* in all\. Virtual machines/)
    await reader.press('ArrowLeft')
    await expect(reader).toHaveAttribute('aria-valuetext', /^Jan 4 – Feb 3: \$2,855\.91 in all/)
    await page.getByText('Days of this month', { exact: true }).click()
    await expect(page).toHaveURL('/billing?each=day')
    await (await chartMenuItem(page, 'Spending trend', 'View as table')).click()
    const table = page.getByRole('region', { name: 'Spending trend as a table' })
    await expect(table.getByRole('row')).toHaveCount(29)
    await expect(table.getByRole('columnheader')).toContainText(['Day', 'Virtual machines', 'Total'])
    const { name, text } = await downloadCsv(await chartMenuItem(page, 'Spending trend', 'Download CSV'))
    expect(name).toBe('spending_2026-02-04_2026-03-03.csv')
    expect(text.split('\r\n')[0]).toMatch(/^Day,Virtual machines,.*,Forecast,Total$/)
  })

  test('creates, changes and deletes budgets, with errors beside their fields', async ({
    page,
    open,
    guard,
  }) => {
    guard.allow(/409/)
    await open('/billing')
    await page.getByRole('button', { name: 'Create budget' }).click()
    await expect(page).toHaveURL('/billing?dialog=new-budget')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('monthly budget')
    await dialog.getByLabel('Monthly amount').fill('lots')
    await dialog.getByRole('button', { name: 'Create budget' }).click()
    await expect(dialog.getByLabel('Monthly amount')).toHaveAccessibleDescription(/amount in dollars/)
    await expect(dialog.getByLabel('Monthly amount')).toBeFocused()
    await dialog.getByLabel('Monthly amount').fill('1,250.50')
    await dialog.getByLabel('Name').fill('Monthly budget')
    await dialog.getByRole('button', { name: 'Create budget' }).click()
    // The server's error is shown, and typed input stays.
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/already/)
    await expect(dialog.getByLabel('Monthly amount')).toHaveValue('1,250.50')
    await dialog.getByLabel('Name').fill('Shop')
    await dialog.getByLabel('Scope').selectOption({ label: 'Project Storefront' })
    await dialog.getByRole('button', { name: 'Remove threshold 2' }).click()
    await dialog.getByRole('button', { name: 'Create budget' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/billing')
    const shop = page.getByRole('listitem').filter({ hasText: 'Alerts at 80% spent.' })
    await expect(shop).toContainText('of $1,250.50')
    await expect(shop).toContainText('Storefront')

    await shop.getByRole('button', { name: 'Edit Shop' }).click()
    await dialog.getByLabel('Threshold 1 in percent').fill('95')
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Alerts at 95% spent.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete Shop' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Alerts at 95% spent.')).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Edit /)
  })
})

test('billing details decide the tax of the next invoices, and an invoice shows its own', async ({
  page,
  open,
}) => {
  await open('/billing?tab=invoices')
  await page.getByRole('button', { name: 'Billing details' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Tax ID')).toHaveValue('DE999999999')
  await expect(dialog.getByText(/reverse charge/)).toBeVisible()
  await dialog.getByLabel('Country').selectOption({ label: 'Austria' })
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog.getByLabel('Tax ID')).toHaveAccessibleDescription(/starts with AT/)
  await dialog.getByLabel('Tax ID').fill('')
  await expect(dialog.getByText('20% tax will be added to invoices.')).toBeVisible()
  await dialog.getByLabel('City').fill('Wien')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: /^INV-/ }).first().click()
  await expect(dialog).toContainText('Berlin')
  const lines = dialog.getByRole('region', { name: 'Lines of the invoice' })
  await expect(lines.getByRole('row', { name: /^Tax \(0%, reverse charge\) \$0\.00$/ })).toBeVisible()
  const total = (await lines.getByRole('row', { name: /^Total/ }).textContent())?.replace('Total', '')
  await expect(lines.getByRole('row', { name: /^Net/ })).toContainText(total ?? 'no total')
  const { text } = await downloadCsv(dialog.getByRole('button', { name: 'Download CSV' }))
  const cents = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .reduce((sum, row) => sum + Math.round(Number(row.split(',').at(-2)) * 100), 0)
  expect(total).toBe((cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }))
})

test('the breakdown shows any period by service, resource and project, and exports it', async ({
  page,
  open,
}) => {
  await open('/billing')
  await tab(page, 'Cost Breakdown').click()
  await page.getByText('Last month', { exact: true }).click()
  await page.getByText('Resource', { exact: true }).first().click()
  await expect(page).toHaveURL('/billing?tab=breakdown&period=last&by=resource')
  const table = page.getByRole('table')
  await expect(table.getByRole('link', { name: 'db-primary' })).toBeVisible()
  await page.reload()
  await waitUntilIdle(page)
  await expect(page.getByRole('radio', { name: 'Last month' })).toBeChecked()
  await expect(page.getByText('$2,855.91').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search resources' }).fill('db-')
  await expect(page).toHaveURL(/q=db-/)
  await expect(table.getByRole('link', { name: 'web-prod-01' })).toHaveCount(0)
  const file = await downloadCsv(page.getByRole('button', { name: 'Download CSV', exact: true }))
  expect(file.name).toBe('costs-by-resource_last.csv')
  expect(file.text).toContain('db-primary')
  expect(file.text).not.toContain('web-prod-01')

  await page.getByText('Custom', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Custom period' })
  await dialog.getByLabel('First day').fill('2026-02-20')
  await dialog.getByLabel('Last day').fill('2026-02-10')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByLabel('First day')).toHaveAccessibleDescription('Must not be after the last day.')
  await dialog.getByLabel('Last day').fill('2026-02-25')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/period=custom.*from=2026-02-20.*to=2026-02-25/)
  await expect(page.getByRole('button', { name: 'Feb 20, 2026 – Feb 25, 2026' })).toBeVisible()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const exporting = page.getByRole('dialog', { name: 'Export costs' })
  await expect(exporting.getByLabel('First day')).toHaveValue('2026-02-20')
  await exporting.getByLabel('Last day').fill('')
  await exporting.getByRole('button', { name: 'Download' }).click()
  await expect(exporting.getByLabel('Last day')).toBeFocused()
  await exporting.getByLabel('Last day').fill('2026-02-25')
  const charges = await downloadCsv(exporting.getByRole('button', { name: 'Download' }))
  expect(charges.name).toBe('charges_2026-02-20_2026-02-25.csv')
  await expect(exporting).toBeHidden()
})

test.describe('while a file of costs is being prepared', () => {
  test.use({ scenario: { network: { latencyMs: { exportCharges: 1500 } } } })

  test('its dialog stays, so that it can’t close another one', async ({ page, open }) => {
    await open('/billing?tab=breakdown')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export costs' })
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await download
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Costs exported')).toBeVisible()
  })
})

test('each grouping of the breakdown keeps its own columns', async ({ page, open }) => {
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const grouping = (name: string) =>
    page.getByRole('radiogroup', { name: 'By' }).getByText(name, { exact: true })
  const hide = async (column: string) => {
    await page.getByRole('button', { name: 'View' }).click()
    await page.getByRole('checkbox', { name: column }).uncheck()
    await page.keyboard.press('Escape')
    await expect(head(column)).toHaveCount(0)
  }
  await open('/billing?tab=breakdown')
  await hide('Before')
  await grouping('Project').click()
  await expect(head('Project')).toBeVisible()
  await expect(head('Before')).toBeVisible()
  await hide('Share')
  await grouping('Service').click()
  await expect(head('Share')).toBeVisible()
  await expect(head('Before')).toHaveCount(0)
})

test('a recommendation shows its effect and saving, can be applied or dismissed', async ({ page, open }) => {
  await open('/billing?tab=optimization')
  const idle = advice(page, 'Delete the idle VM edge-mumbai-01')
  await expect(idle).toContainText('$20.00')
  await choose(page, idle, 'Dismiss')
  await expect(idle).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(idle).toBeVisible()

  const resize = advice(page, 'Resize db-replica to Premium 4x')
  await choose(page, resize, 'Apply')
  await expect(page).toHaveURL(/dialog=apply&row=advice_/)
  const dialog = page.getByRole('dialog', { name: 'Resize db-replica to Premium 4x?' })
  await expect(dialog).toContainText('$280.00')
  await expect(dialog).toContainText('$160.00')
  await expect(dialog).toContainText('It restarts')
  await dialog.getByRole('button', { name: 'Resize' }).click()
  await expect(page.getByText('db-replica is being resized')).toBeVisible()
  // The dialog hides the rows from roles.
  await expect(dialog).toBeHidden()
  await expect(resize).toHaveCount(0)
  const { body } = await call(page, '/vms?q=db-replica')
  expect(body).toMatchObject({ items: [{ name: 'db-replica', status: 'resizing' }] })

  // Deleting requires typing the name, as everywhere.
  const volume = 'legacy-migration-staging-environment-for-the-warehouse-import-2'
  const unattached = advice(page, `Delete the unattached volume ${volume}`)
  // At the end of the list, a toast would cover the menu.
  await page.getByRole('searchbox', { name: 'Search recommendations' }).fill(volume)
  // The menu of a row moves when the rows above it disappear.
  await expect(page.getByText('1–1 of 1 recommendation')).toBeVisible()
  await choose(page, unattached, 'Apply')
  const deleting = page.getByRole('dialog', { name: `Delete ${volume}?` })
  await expect(deleting).toContainText('Its data is permanently deleted.')
  await deleting.getByRole('textbox').fill(volume)
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(unattached).toHaveCount(0)
})

test('recommendations are filtered, sorted, and applied together', async ({ page, open }) => {
  await open('/billing?tab=optimization')
  const table = page.getByRole('table', { name: 'Recommendations' })
  const rows = table.locator('tbody').getByRole('row')
  await expect(rows).not.toHaveCount(0)
  const all = await rows.count()
  await page.getByRole('combobox', { name: 'Risk' }).selectOption('Restarts')
  await expect(page).toHaveURL(/action=resize/)
  await expect(rows.filter({ hasNotText: 'Restarts' })).toHaveCount(0)
  const resizes = await rows.count()
  expect(resizes).toBeLessThan(all)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await table.getByRole('button', { name: 'Effort' }).click()
  await expect(page).toHaveURL(/sort=effort/)
  await expect(rows.first()).toContainText('Low')

  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Risk')
  await expect(page).toHaveURL(/group=risk/)
  const heading = table.getByRole('row', { name: /Restarts \d+ recommendations? · \$/ })
  await heading.getByRole('checkbox', { name: 'Select all: Restarts' }).check()
  await expect(page.getByText(`${resizes} selected`).first()).toBeVisible()
  await heading.getByRole('checkbox').uncheck()
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Nothing')

  await advice(page, 'Delete the idle VM edge-mumbai-01').getByRole('checkbox').check()
  await advice(page, 'Resize db-replica to Premium 4x').getByRole('checkbox').check()
  const bulk = page.getByRole('region', { name: 'Actions for the selection' })
  await bulk.getByRole('button', { name: 'Apply' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply 2 recommendations?' })
  await expect(dialog).toContainText('Total savings: $140.00 per month.')
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('apply 2')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('2 recommendations applied').first()).toBeVisible()
  await expect(rows).toHaveCount(all - 2)
})

test.describe('without the permission', () => {
  test.use({ persona: 'admin' })

  test('changing budgets is disabled with the reason', async ({ page, open }) => {
    await open('/billing')
    const button = page.getByRole('button', { name: 'Create budget' })
    await expect(button).toHaveAccessibleDescription(/Ask an Owner/)
    await button.click({ force: true })
    await expect(page).toHaveURL('/billing')
  })
})

test.describe('a role without billing', () => {
  test.use({ persona: 'developer' })

  test("can't open the page by URL, and sends no request", async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open('/billing?tab=optimization')
    await expect(page.getByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
    expect(asked).toContainEqual(expect.stringMatching(/^\/api\/v1\//))
    expect(asked.filter((path) => /^\/api\/v1\/.*(billing|budgets|recommendations)/.test(path))).toEqual([])
  })
})
