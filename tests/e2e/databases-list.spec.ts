import { databaseList } from './support/database-pages.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'admin' })

test.describe('the list of databases', () => {
  test('has the cards, columns, filters and values of the specification', async ({ page, open }) => {
    await open('/storage/databases')
    const list = databaseList(page)
    await expect(page.getByRole('link', { name: 'Create Database' })).toBeVisible()
    await expect(page.getByText('Total databases')).toBeVisible()
    await expect(list.row('orders')).toContainText('PostgreSQL 17')
    for (const [name, limit] of [
      ['orders', '/ 100'],
      ['catalog', '/ 200'],
      ['sessions', '/ 1,000'],
      ['content', '/ 150'],
    ] as const) {
      await expect(list.row(name).getByText(limit, { exact: true })).toBeVisible()
    }
    for (const [select, first] of [
      [list.type, ['All', 'PostgreSQL', 'MySQL', 'Redis', 'MongoDB']],
      [list.status, ['All', 'Running', 'Maintenance', 'Stopped']],
    ] as const) {
      for (const [index, option] of first.entries()) {
        await expect(select.locator('option').nth(index)).toHaveText(option)
      }
    }
    await expect(page.getByRole('region', { name: 'Performance Metrics' })).toContainText('Average latency')
    await expect(page.getByRole('region', { name: 'Backup Status' })).toContainText('Last successful')

    await list.type.selectOption('Redis')
    await expect(page).toHaveURL(/engine=redis/)
    await expect(list.names).toHaveText(['sessions'])
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await list.status.selectOption('Maintenance')
    await expect(list.names).toHaveText(['content'])
    await page.goBack()
    await expect(list.status).toHaveValue('')
    await list.search.fill('no such database')
    await expect(page.getByRole('heading', { name: 'No databases match' })).toBeVisible()
  })

  test('has the specified row menu, and copies no password', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('/storage/databases')
    const list = databaseList(page)
    const menu = await list.openMenu('orders')
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Copy Connection String',
      'View Metrics',
      'Configure',
      'Create Backup',
      'Restore',
      'Security Settings',
      /Start/,
      'Stop',
      'Delete',
    ])
    await menu.getByRole('menuitem', { name: 'Copy Connection String' }).click()
    await expect(page.getByText('Copied to clipboard')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^orders-\w+\.db\.nimbus\.example:5432$/)
    await expect(page.getByText(`${copied} has been copied to your clipboard.`)).toBeVisible()
    await list.choose('orders', 'Security Settings')
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('for a viewer', () => {
  test.use({ persona: 'developer' })

  test('disables changes with the reason', async ({ page, open }) => {
    await open('/storage/databases')
    const list = databaseList(page)
    const menu = await list.openMenu('orders')
    for (const name of [/^Create Backup/, /^Restore/, /^Stop/, /^Delete/]) {
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await menu.getByRole('menuitem', { name: 'Security Settings' }).click()
    await expect(
      page.getByRole('button', { name: 'Reveal password of reporting' }),
    ).toHaveAccessibleDescription(/Ask an Owner or Admin/)
  })
})
