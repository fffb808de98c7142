import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** Total of the estimate. */
const total = (page: Page) => page.getByRole('region', { name: 'Estimated month' }).locator('output')

const lines = (page: Page) => page.getByRole('list', { name: 'In the estimate' }).getByRole('listitem')

test('plans are compared, also by keyboard, and the URL keeps the view', async ({ page, open }) => {
  await open('/pricing')
  const plans = page.getByRole('tabpanel', { name: 'Plans' }).getByRole('listitem')
  const card = (name: string) => plans.filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(card('Free')).toContainText('$0/month')
  await expect(card('Free')).toContainText('1 vCPU, 512MB RAM')
  await expect(card('Pro')).toContainText('Most Popular')
  await expect(card('Pro')).toContainText('Up to 8 vCPUs, up to 32GB RAM')
  await expect(card('Enterprise').getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    /\/support\?topic=sales#contact$/,
  )

  await page.getByRole('tab', { name: 'Plans' }).focus()
  // Goes forward in the history, where nothing is.
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('tab', { name: 'Plans' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Compare' })).toBeFocused()
  await expect(page).toHaveURL(/\/pricing\?(.*&)?tab=compare/)
  const table = page.getByRole('table', { name: 'What each plan includes' })
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('CDN').getByRole('cell')).toHaveText([
    'Not included',
    'Not included',
    'Included',
    'Included',
  ])
  await expect(row('SLA').getByRole('cell')).toHaveText(['None', '99.9%', '99.95%', '99.99%'])

  // The prerendered page shows the other view; hydration must not report a mismatch.
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Compare' })).toHaveAttribute('aria-selected', 'true')
  await expect(table).toBeVisible()
})

test('an estimate is built, shared as a link, and shows the required plan', async ({ page, open }) => {
  await open('/pricing')
  await expect(total(page)).toContainText('$155.00')

  await test.step('a quantity', async () => {
    const machines = page.getByRole('spinbutton', { name: 'Virtual machines: Standard' })
    await machines.fill('12')
    await expect(total(page)).toContainText('$355.00')
    await expect(page.getByRole('status').filter({ hasText: 'Pro allows 10 VMs, not 12.' })).toBeVisible()
    await machines.fill('0')
    await expect(page.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible()
    await expect(machines).toHaveValue('0')
    await expect(total(page)).toContainText('$355.00')
    await machines.fill('1')
    await expect(total(page)).toContainText('$135.00')
  })

  await test.step('features outside the plan', async () => {
    await page.getByRole('combobox', { name: 'Add to the estimate' }).selectOption('cdnplan_starter')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(lines(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Choose Team' }).click()
    await expect(page.getByRole('combobox', { name: 'Plan', exact: true })).toHaveValue('team')
    await expect(total(page)).toContainText('$230.00')
  })

  await test.step('restored from its URL', async () => {
    await expect(page).toHaveURL(/plan=team/)
    await page.reload()
    await expect(lines(page)).toHaveCount(5)
    await expect(total(page)).toContainText('$230.00')
  })

  await test.step('empty', async () => {
    for (const count of [4, 3, 2, 1]) {
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await expect(lines(page)).toHaveCount(count)
    }
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('The estimate is empty.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Add to the estimate' })).toBeFocused()
    await expect(total(page)).toContainText('$100.00')
  })
})

test('hours apply to VMs, and an invalid URL shows the defaults', async ({ page, open }) => {
  await open('/pricing?plan=team&estimate=size_gpu1xH200:2,voltype_standard:100,size_huge:9&hours=100')
  await expect(lines(page)).toHaveCount(2)
  // 2 × 100 × 4.50, 100 × 0.10, and $100 for the plan.
  await expect(total(page)).toContainText('$1,010.00')
  const hours = page.getByRole('slider', { name: 'VMs exist 100 hours a month' })
  await hours.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/hours=99/)
  await expect(total(page)).toContainText('$1,001.00')
  await page.getByRole('combobox', { name: 'Plan', exact: true }).selectOption('enterprise')
  await expect(total(page)).toContainText('Custom')

  await open('/pricing?tab=nowhere&plan=huge&hours=9000')
  await expect(page.getByRole('tab', { name: 'Plans' })).toHaveAttribute('aria-selected', 'true')
  await expect(total(page)).toContainText('$155.00')
})
