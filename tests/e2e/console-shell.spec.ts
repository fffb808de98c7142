import { respond } from '#mocks/scenarios/rule.ts'
import { pages } from '#src/shell/pages.ts'
import { expect, navigateInApp, test } from './support/fixtures.ts'
import { visits } from './support/routes.ts'

test.use({ persona: 'owner' })

test('an unknown console page keeps the menus, and searches for its name', async ({ page, open }) => {
  await open('/network/load-balancer')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  const sidebar = page.getByRole('complementary', { name: 'Console' })
  await expect(sidebar.getByRole('link', { name: 'Load Balancers' })).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Notifications, 3 unread' }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Search for “load balancer”' }).click()
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('combobox')).toHaveValue('load balancer')
  await palette.getByRole('option', { name: 'Load Balancers Console' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Load Balancers' })).toBeVisible()
})

test('signed out, an unknown console page has the public menus', async ({ page, openIn }) => {
  await openIn('test,signed-out', '/network/load-balancer')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Console' })).toHaveCount(0)
})

test('an outage keeps the menus, and counts down to the attempt that ends it', async ({
  page,
  open,
  mocks,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 503|ApiProblem/)
  await open('/compute/vms')
  await mocks.adjust({ rules: [respond('*', 503, 'unavailable', { id: 'outage', retryAfter: 30 })] })
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('Next attempt in 30 seconds.')).toBeVisible()
  await expect(main).not.toContainText('Try again in')
  const sidebar = page.getByRole('complementary', { name: 'Console' })
  await expect(sidebar.getByRole('link', { name: 'Virtual Machines' })).toBeVisible()

  await mocks.adjust({ rules: [] })
  await setSecondsSinceStart(12)
  await expect(main.getByText('Next attempt in 18 seconds.')).toBeVisible()
  await setSecondsSinceStart(31)
  await expect(page.getByRole('table', { name: 'Virtual machines' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('an outage keeps the menu', async ({ page, open, mocks, guard }) => {
    guard.allow(/status of 503|ApiProblem/)
    await open('/compute/vms')
    await mocks.adjust({ rules: [respond('*', 503, 'unavailable', { id: 'outage', retryAfter: 30 })] })
    await page.reload()
    await expect(page.getByRole('main').getByText(/Next attempt in/)).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Databases' }),
    ).toBeVisible()
  })
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('pages with tabs below the fold open at their top, and show the active tab', async ({
    page,
    open,
  }) => {
    await open('/billing?tab=optimization')
    await expect(page.getByRole('table', { name: 'Recommendations' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.setViewportSize({ width: 360, height: 360 })
    await page.reload()
    await expect(page.getByRole('table', { name: 'Recommendations' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const tab = page.getByRole('tab', { name: 'Optimization' })
    await tab.evaluate((it) => window.scrollTo(0, it.getBoundingClientRect().top - 150))
    await expect(tab).toBeInViewport({ ratio: 1 })
  })
})

test('without a connection, the notice counts down, and the page recovers by itself', async ({
  page,
  open,
  mocks,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/ERR_FAILED|Failed to fetch|NetworkFailure/)
  await open('/compute/vms')
  await mocks.adjust({ rules: [{ id: 'broken', operation: '*', then: { fault: 'connection-reset' } }] })
  await page.getByRole('link', { name: 'Containers' }).first().click()
  const notice = page.getByRole('status').filter({ hasText: 'We can’t reach the server.' })
  await expect(notice.getByText('Next attempt in 10 seconds.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Can’t reach the server').first()).toBeVisible()
  await expect(page.getByText(/^Next attempt in /), 'one countdown').toHaveCount(1)
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 740 })
  const [icon, text] = [
    await notice.locator('svg').boundingBox(),
    await notice.locator('span').first().boundingBox(),
  ]
  expect(icon && text && icon.y + icon.height > text.y, 'icon beside the text').toBe(true)
  await page.setViewportSize(wide)
  await mocks.adjust({ rules: [] })
  await setSecondsSinceStart(11)
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Containers' })).toBeVisible()
})

test.describe('in an empty account', () => {
  test.use({ scenario: { dataset: 'empty' }, viewport: { width: 1280, height: 900 } })

  test('short pages don’t scroll, and the sidebar marks one entry', async ({ page, open }) => {
    test.slow()
    const routes = visits.flatMap(({ route, persona }) =>
      pages[route].area === 'console' && persona === 'owner' && !route.includes('$') ? [route] : [],
    )
    expect(routes.length).toBeGreaterThan(20)
    await open('/dashboard')
    for (const route of routes) {
      await navigateInApp(page, route)
      const { scrollable, needed } = await page.evaluate(heights)
      expect.soft(scrollable, `height of ${route}`).toBeLessThanOrEqual(Math.max(900, needed))
      const marked = page.getByRole('complementary', { name: 'Console' }).locator('[aria-current]')
      await expect.soft(marked, `marked entries on ${route}`).toHaveCount(1)
    }
  })
})

/** Runs in the page: height of the document, and the height that header, content and padding need. */
function heights() {
  const content = document.querySelector('main > div')
  const main = document.querySelector('main')
  if (!content || !main) throw new Error('The page has no content.')
  const bottom = content.getBoundingClientRect().bottom + window.scrollY
  return {
    scrollable: document.documentElement.scrollHeight,
    needed: Math.ceil(bottom + Number.parseFloat(getComputedStyle(main).paddingBottom)),
  }
}

test.describe('a full inbox', () => {
  test.use({ scenario: { seedVariants: ['full-inbox'] } })
  test('loads older notifications page by page, and all are marked as read', async ({ page, open }) => {
    await open('/dashboard')
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName('Notifications, 123 unread')
    await bell.click()
    const center = page.getByRole('dialog', { name: 'Notifications' })
    const more = center.getByRole('button', { name: 'Load more' })
    const items = center.getByRole('listitem')
    await expect(items).toHaveCount(50)
    await more.click()
    await expect(items).toHaveCount(100)
    await more.press('Enter')
    await expect(items).toHaveCount(150)
    await more.press('Enter')
    await expect(more).toBeHidden()
    await expect(center).toBeFocused()
    expect(await items.count()).toBeGreaterThan(150)
    await center.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(bell).toHaveAccessibleName('Notifications')
  })
})
