import type { Locator, Page } from '@playwright/test'
import { expectNoViolations, expectNoViolationsInBothSchemes } from '#tests/a11y/axe.ts'
import { openDistribution } from './support/cdn-pages.ts'
import { openContainer } from './support/container-pages.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner', viewport: { width: 360, height: 740 } })

/** Parts of rows that overflow the table or are clipped. */
const beside = (found: Locator): Promise<string[]> =>
  found.evaluate((table) => {
    const { left, right } = table.getBoundingClientRect()
    return [...table.querySelectorAll('tbody *')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const { textOverflow } = getComputedStyle(element)
        const isCut = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth
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
  test(`${address} fits a whole row on a phone`, async ({ page, open }) => {
    await open(address)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    expect(await beside(page.getByRole('table'))).toEqual([])
  })
}

test('a table remains a sortable table with labeled values on a phone', async ({ page, open }) => {
  await open('/compute/vms?q=web-prod-01')
  const table = page.getByRole('table', { name: 'Virtual machines' })
  await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveCount(1)
  const row = table.getByRole('row', { name: /web-prod-01/ })
  const status = row.getByRole('cell', { name: 'Running' })
  await expect(status).toBeVisible()
  const label = status.evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(await label).toContain('Status')
  await expectNoViolations(page)
  await table.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=-name/)
  await row.getByRole('button', { name: 'Actions for web-prod-01' }).click()
  await expect(page.getByRole('menuitem', { name: 'Stop', exact: true })).toBeVisible()
})

test.describe('tables of metrics', () => {
  /** Expects all of these card tables on the page. */
  const expectCards = async (page: Page, names: readonly string[]) => {
    for (const name of names) {
      const table = page.getByRole('table', { name, exact: true })
      await expect(table.getByRole('rowheader').first()).toBeVisible()
      expect(await beside(table), name).toEqual([])
      const label = await table
        .getByRole('cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content)
      expect(label, name).toMatch(/^"\w+/)
      // Tables that don't scroll must not be focusable.
      await expect(page.getByRole('region', { name: `Table: ${name}` })).toHaveCount(0)
    }
    await expectNoViolationsInBothSchemes(page, names.join(', '))
  }

  test('of the infrastructure, with rows reachable by keyboard', async ({ page, open }) => {
    await open('/monitoring?tab=infrastructure')
    await expectCards(page, ['Resource types', 'Regions'])
    const types = page.getByRole('table', { name: 'Resource types' }).getByRole('button')
    await types.first().focus()
    await page.keyboard.press('Tab')
    await expect(types.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/type=/)
  })

  test('of the applications', async ({ page, open }) => {
    await open('/monitoring?tab=applications')
    await expectCards(page, ['Applications'])
    const links = page.getByRole('table', { name: 'Applications' }).getByRole('link')
    await links.first().focus()
    await page.keyboard.press('Tab')
    await expect(links.nth(1)).toBeFocused()
  })

  test('of the replicas; scrolls where only columns fit', async ({ page, open }) => {
    await openContainer(open, page, 'catalog-api')
    await expectCards(page, ['Replicas'])
    await page.setViewportSize({ width: 520, height: 740 })
    const region = page.getByRole('region', { name: 'Table: Replicas' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('of the traffic shares of a distribution', async ({ page, open }) => {
    await openDistribution(open, page, 'cdn.nimbus-shop.example', 'Analytics')
    await expectCards(page, ['Requests by region', 'Requests by status', 'Requests by path'])
  })
})

test('billing values stand in two columns', async ({ page, open }) => {
  await open('/billing')
  const boxes = await Promise.all(
    ['Current Month', 'Budget Usage', 'Last Month', 'Projected'].map(async (label) => {
      const term = page.getByRole('term').filter({ hasText: label })
      await expect(term).toBeVisible()
      return term.boundingBox()
    }),
  )
  const [current, budget, last, projected] = boxes.map((box) => box?.y)
  expect(budget).toBe(current)
  expect(projected).toBe(last)
  expect(Number(last)).toBeGreaterThan(Number(current))
})
