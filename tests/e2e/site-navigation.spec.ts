import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const ENTRIES = ['Product', 'Solutions', 'Marketplace', 'Pricing', 'Docs']

const tree = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Documentation', exact: true })
const main = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })

test('header and menu of small screens have the same entries', async ({ page, open }) => {
  await open('/about')
  await expect(main(page).locator('[data-top-level]')).toHaveText(ENTRIES)
  await main(page).getByRole('link', { name: 'Docs' }).click()
  await expect(page).toHaveURL('/documentation')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Main' })
  await expect(menu.locator('summary, :scope > a')).toHaveText(ENTRIES)
  await menu.getByText('Product', { exact: true }).click()
  await menu.getByRole('link', { name: 'Block Storage' }).click()
  await expect(page).toHaveURL('/products/block-storage')
  await expect(menu).toBeHidden()
})

test('keys open a mega-menu, move through its links and close it', async ({ page, open }) => {
  await open('/about')
  const button = main(page).getByRole('button', { name: 'Solutions' })
  const link = (name: RegExp) => main(page).getByRole('link', { name })
  await button.press('ArrowDown')
  await expect(link(/^AI\/ML/)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(link(/^SaaS/)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(/^AI\/ML/)).toBeFocused()
  await page.keyboard.press('End')
  await expect(link(/^SaaS/)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(link(/^AI\/ML/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(/^AI\/ML/)).toBeHidden()
  await expect(button).toBeFocused()
})

test('header, content and footer of every page begin and end at the same places', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [
    '/',
    '/marketplace',
    '/products/dns',
    '/documentation',
    '/documentation/api',
    '/pricing',
  ]) {
    await open(path)
    const leftOf = async (place: Locator) => Math.round((await place.first().boundingBox())?.x ?? Number.NaN)
    const logo = await leftOf(page.locator('header a'))
    expect(await leftOf(page.locator('footer a')), `footer of ${path}`).toBe(logo)
    // Pages of the documentation begin with its tree.
    if (await tree(page).isVisible()) {
      expect(await leftOf(tree(page)), `tree of ${path}`).toBe(logo)
      continue
    }
    expect(await leftOf(page.locator('main h1')), `heading of ${path}`).toBe(logo)
    expect(await leftOf(page.locator('main h2')), `section of ${path}`).toBe(logo)
  }
})

test.describe('signed in', () => {
  test.use({ persona: 'developer' })

  test('public pages keep their header, with a link to the console', async ({ page, open }) => {
    await open('/pricing')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await expect(main(page).locator('[data-top-level]')).toHaveText(ENTRIES)
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden()
    await banner.getByRole('link', { name: 'Console' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})
