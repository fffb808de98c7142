import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner', viewport: { width: 360, height: 740 } })

/** What of the rows of the page's table lies beside it, or is cut off. */
const beside = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const { left, right } = table.getBoundingClientRect()
    return [...table.querySelectorAll('tbody *')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const isCut =
          element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible'
        return box.width > 1 && (isCut || box.left < left - 1 || box.right > right + 1)
      })
      .map((element) => element.outerHTML.slice(0, 100))
  })

const tables = [
  '/compute/vms',
  '/compute/containers',
  '/storage/databases',
  '/storage/volumes/snapshots',
  '/monitoring/alerts?tab=rules',
  '/monitoring/alerts?tab=history',
  '/billing?tab=invoices',
  '/billing?tab=breakdown',
  '/account?tab=api-keys',
  '/account?tab=ssh-keys',
  '/team',
  '/team?tab=audit',
]

for (const address of tables) {
  test(`${address} has all of a row on a phone`, async ({ page, open }) => {
    await open(address)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    expect(await beside(page)).toEqual([])
  })
}

test('a table is one on a phone too, whose values say what they are, and which sorts', async ({
  page,
  open,
}) => {
  await open('/compute/vms?q=web-prod-01')
  const table = page.getByRole('table', { name: 'Virtual machines' })
  await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveCount(1)
  const row = table.getByRole('row', { name: /web-prod-01/ })
  const status = row.getByRole('cell', { name: 'Running' })
  await expect(status).toBeVisible()
  const label = status.evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(await label).toContain('Status')
  await table.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=-name/)
  await row.getByRole('button', { name: 'Actions for web-prod-01' }).click()
  await expect(page.getByRole('menuitem', { name: 'Stop', exact: true })).toBeVisible()
})
