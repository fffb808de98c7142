import type { Locator, Page } from '@playwright/test'
import { expectNoViolationsInBothSchemes } from '#tests/a11y/axe.ts'
import { openDistribution } from './support/cdn-pages.ts'
import { openContainer } from './support/container-pages.ts'
import { expect, navigateInApp, test } from './support/fixtures.ts'

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

test('the reason of a failed backup can be read', async ({ page, open }) => {
  await open('/storage/databases?q=catalog')
  await page.getByRole('link', { name: 'catalog', exact: true }).click()
  await page.getByRole('tab', { name: 'Backups' }).click()
  const table = page.getByRole('table', { name: 'Backups' })
  await expect(table.getByText('Backup storage could not be reached.')).toBeVisible()
  expect(await beside(table)).toEqual([])
})

test('a list has low rows, and filters and order in a sheet', async ({ page, open }) => {
  await open('/compute/vms')
  const table = page.getByRole('table', { name: 'Virtual machines' })
  await expect(table.getByRole('columnheader')).toHaveText(['Select', 'Name', 'Status', 'Details', 'Actions'])
  const row = table.getByRole('row', { name: /api-prod-01/ })
  await expect(row.getByRole('cell', { name: 'Running' })).toBeVisible()
  await expect(row.getByRole('cell').nth(3).locator(':scope > span')).toHaveText([
    /^\w+/,
    'US East',
    /^\$\d+\/mo$/,
  ])
  const box = await row.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(64)
  expect(box?.height).toBeLessThanOrEqual(72)
  const first = await table.getByRole('row').nth(1).boundingBox()
  expect(first?.y).toBeLessThan(480)
  await expectNoViolationsInBothSchemes(page, 'list')

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters and sorting' })
  await sheet.getByLabel('Status').selectOption('Running')
  await sheet.getByLabel('Sort by').selectOption('Name, descending')
  await expect(page).toHaveURL(/status=running.*sort=-name|sort=-name.*status=running/)
  await expect(sheet.getByRole('button', { name: /^Show \d+ virtual machines$/ })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'sheet')
  await page.keyboard.press('Escape')
  const button = page.getByRole('button', { name: 'Filters · 1' })
  await expect(button).toBeFocused()
  await button.click()
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  await sheet.getByLabel('Sort by').selectOption('Name, ascending')
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()

  await row.getByRole('button', { name: 'Actions for api-prod-01' }).click()
  await expect(page.getByRole('menuitem', { name: 'Stop', exact: true })).toBeVisible()
})

test('a list without filters and sort orders names the sheet of its saved views otherwise', async ({
  page,
  open,
}) => {
  await open('/account?tab=sessions')
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Options', exact: true })).toBeVisible()
})

test('figures stand in a strip of 72 pixels that the keyboard scrolls', async ({ page, open }) => {
  await open('/compute/vms')
  const strip = page.getByRole('region', { name: 'Summary' })
  expect((await strip.boundingBox())?.height).toBe(72)
  await expect(strip).toHaveAttribute('tabindex', '0')
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

for (const { path, label, low } of [
  { path: '/storage/volumes', label: 'Block Storage', low: 72 },
  { path: '/network/firewalls', label: 'Firewalls', low: 72 },
  // Domains are long, and take two lines.
  { path: '/services/cdn', label: 'CDN', low: 86 },
  { path: '/services/dns', label: 'DNS', low: 72 },
]) {
  test(`cards of ${path} are low rows on a phone`, async ({ page, open }) => {
    await open(path)
    const rows = page.getByRole('list', { name: label, exact: true }).locator(':scope > li')
    await expect(rows).not.toHaveCount(0)
    const heights = await rows.evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(64)
    // Rows of long names or with a failure take a line more.
    expect(Math.min(...heights)).toBeLessThanOrEqual(low)
    await expectNoViolationsInBothSchemes(page, path)
  })
}

test('tabs that are cut fade at their edge', async ({ page, open }) => {
  await open('/account')
  const tabs = page.getByRole('tablist')
  await expect(tabs).toHaveAttribute('data-more-after')
  await page.getByRole('tab').last().click()
  await expect(tabs).toHaveAttribute('data-more-before')
  await expect(tabs).not.toHaveAttribute('data-more-after')
})

test.describe('on a touch screen', () => {
  test.use({ sharePage: false, hasTouch: true, isMobile: true })

  test('targets are at least 44 pixels high', async ({ page, open }) => {
    await open('/compute/vms')
    await page.getByRole('table', { name: 'Virtual machines' }).getByRole('row').nth(1).waitFor()
    const small = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('button, select, input:not([type="checkbox"]), label:has(> input)')]
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          return width > 1 && (height < 44 || width < 44)
        })
        .map((target) => target.outerHTML.slice(0, 120)),
    )
    expect(small).toEqual([])
  })
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

test.describe('figures', () => {
  test.use({ persona: 'owner' })

  /** Runs in the page: tables that are wider than their place. */
  const wideTables = () =>
    [...document.querySelectorAll('main table')]
      .filter(({ parentElement: place }) => place !== null && place.scrollWidth > place.clientWidth)
      .map((table) => table.getAttribute('aria-label') ?? table.parentElement?.getAttribute('aria-label'))

  test('fit without scrolling sideways: applications, regions, replicas, shares', async ({ page, open }) => {
    await open('/monitoring?tab=applications')
    await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible()
    expect(await page.evaluate(wideTables)).toEqual([])

    await navigateInApp(page, '/monitoring?tab=infrastructure')
    await expect(page.getByRole('table', { name: 'Regions' })).toBeVisible()
    expect(await page.evaluate(wideTables)).toEqual([])

    await navigateInApp(page, '/compute/containers?q=checkout-api')
    await page.getByRole('link', { name: 'checkout-api', exact: true }).first().click()
    await expect(page.getByRole('table', { name: 'Replicas' })).toBeVisible()
    expect(await page.evaluate(wideTables)).toEqual([])

    await navigateInApp(page, '/services/cdn')
    await page.getByRole('link', { name: 'cdn.nimbus-shop.example', exact: true }).click()
    await page.getByRole('tab', { name: 'Analytics' }).click()
    await expect(page.getByRole('table', { name: 'Requests by path' })).toBeVisible()
    expect(await page.evaluate(wideTables)).toEqual([])
  })

  test('the permissions are those of one role at a time', async ({ page, open }) => {
    await open('/team?tab=roles')
    const matrix = page.getByRole('region', { name: 'Permissions by role' })
    await expect(matrix.getByRole('columnheader')).toHaveCount(2)
    const billing = matrix.getByRole('row', { name: /^View billing/ })
    await expect(billing).toContainText('Yes')
    const viewer = await matrix.getByRole('option', { name: /^Viewer/ }).getAttribute('value')
    await matrix.getByRole('combobox', { name: 'Role' }).selectOption(viewer)
    await expect(matrix.getByRole('columnheader', { name: /^Viewer/ })).toBeVisible()
    await expect(billing).toContainText('No')
    expect(await page.evaluate(wideTables)).toEqual([])
  })
})
