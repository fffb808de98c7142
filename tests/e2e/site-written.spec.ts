import { expect, test } from './support/fixtures.ts'

// Needs a context without JavaScript.
test.use({ sharePage: false })

/** Prerendered pages, before any script runs and during hydration. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the site is readable and every page reachable', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Your first virtual machine' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your first virtual machine' })).toBeVisible()
  })

  test('products and prices are there', async ({ page }) => {
    await page.goto('/marketplace')
    await page.getByRole('main').getByRole('link', { name: 'WordPress' }).first().click()
    await expect(page).toHaveURL('/marketplace/web-cms/wordpress')
    await expect(page.getByRole('heading', { level: 1, name: 'WordPress' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$')
  })
})

test('a page whose URL changes during hydration hydrates too', async ({ page, open }) => {
  // Types into the search from the first moment until everything has loaded.
  await page.addInitScript(() => {
    let changes = 0
    const change = () => {
      changes += 1
      history.replaceState(history.state, '', `${location.pathname}?q=network${changes % 2 === 0 ? 's' : ''}`)
      if (changes < 200) setTimeout(change, 5)
    }
    addEventListener('DOMContentLoaded', change)
  })
  await open('/documentation')
  await expect(page.getByRole('region', { name: 'In the articles' }).getByRole('link').first()).toBeVisible()
})
