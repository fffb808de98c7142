import { authForms } from './support/auth-forms.ts'
import { expect, test } from './support/fixtures.ts'

test('the list: search, categories, price and sorting, all in the URL', async ({ page, open }) => {
  await open('/marketplace')
  const main = page.getByRole('main')
  const all = main.getByRole('region', { name: 'All Apps' })
  await expect(main.getByRole('region', { name: 'Featured' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Browse by Category' })).toBeVisible()
  await expect(all.getByRole('article')).toHaveCount(16)

  await all.getByRole('checkbox', { name: /Databases & Search/ }).check()
  await expect(page).toHaveURL(/[?&]category=databases/)
  await expect(all.getByRole('article')).toHaveCount(3)
  await expect(main.getByRole('region', { name: 'Featured' })).toBeHidden()

  await all.getByLabel('Sort by').selectOption('Price: low to high')
  await expect(all.getByRole('article').first()).toContainText('Managed Redis')
  await expect(all.getByRole('article').first()).toContainText('$10/mo')
  await page.reload()
  await expect(all.getByRole('article').first()).toContainText('Managed Redis')

  await all.getByRole('checkbox', { name: /Free only/ }).check()
  await expect(all.getByText('No apps found matching your criteria.')).toBeVisible()
  await all.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(all.getByRole('article')).toHaveCount(16)

  await main.getByRole('searchbox', { name: 'Search apps' }).fill('WORDP')
  await expect(all.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/q=WORDP/)

  // Typing goes on while the search is in the URL and its apps load.
  const search = main.getByRole('searchbox', { name: 'Search apps' })
  await search.press('Backspace')
  await expect(page).toHaveURL(/q=WORD$/)
  await search.pressSequentially('Press')
  await expect(page).toHaveURL(/q=WORDPress/)
  await expect(search).toHaveValue('WORDPress')
  await expect(search).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('filters are behind a button, and all tabs of an app fit', async ({ page, open }) => {
    await open('/marketplace?q=data')
    const all = page.getByRole('main').getByRole('region', { name: 'All Apps' })
    const databases = all.getByRole('checkbox', { name: /Databases & Search/ })
    await expect(all.getByRole('article').first()).toBeVisible()
    await expect(databases).toBeHidden()
    await all.getByRole('button', { name: 'Filters' }).click()
    await databases.check()
    const more = all.getByRole('button', { name: 'Filters (1)' })
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await more.click()
    await more.click()
    await all.getByRole('checkbox', { name: /Free only/ }).check()
    await all.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(all.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/marketplace$/)
    await expect(page.getByRole('searchbox', { name: 'Search apps' })).toHaveValue('')

    await open('/marketplace/web-cms/wordpress')
    const tabs = page.getByRole('tablist', { name: 'About WordPress' })
    await expect
      .poll(() => tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
  })
})

test('an unknown app shows a message', async ({ page, open, guard }) => {
  guard.allow(/404/)
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/marketplace/apps/time-machine')) requests += 1
  })
  await open('/marketplace/web-cms/time-machine')
  await expect(page.getByRole('heading', { level: 1, name: 'App Not Found' })).toBeVisible()
  await expect(page).toHaveTitle('App not found · Nimbus')
  expect(requests).toBe(1)
  await expect(page.getByText("The app you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to Marketplace' }).click()
  await expect(page).toHaveURL(/\/marketplace$/)
})

test('signed out, Deploy Now leads through sign-up back to the deployment', async ({ page, open }) => {
  await open('/marketplace/web-cms/wordpress?tab=reviews')
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true')
  const demo = page.getByRole('link', { name: /^Try Demo/ })
  await expect(demo).toHaveAttribute('target', '_blank')
  await expect(demo).toHaveAttribute('href', /^https:/)
  await page.getByRole('link', { name: 'Deploy Now' }).click()
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('redirect') === '/marketplace/web-cms/wordpress?dialog=deploy',
  )

  const forms = authForms(page)
  await forms.enterBasics('newcomer@example.com')
  await forms.button('Continue').click()
  await forms.code.fill('123456')
  await forms.button('Verify email').click()
  await expect(forms.heading('Personalization')).toBeFocused()
  await forms.button('Continue').click()
  await expect(forms.heading('Welcome')).toBeFocused()
  await forms.button('Go to Dashboard').click()
  await expect(page).toHaveURL('/marketplace/web-cms/wordpress?dialog=deploy')
  const dialog = page.getByRole('dialog', { name: 'Deploy WordPress' })
  await dialog.getByLabel('Name').fill('first-blog')
  await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
  await expect(page).toHaveURL(/\/compute\/vms\/vm_/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('first-blog')
})

test('signed out, Deploy Now starts a trial of the plan that the app needs', async ({ page, open }) => {
  await open('/marketplace/ai-ml/llama-3-70b')
  const side = page.getByRole('complementary', { name: 'Deploy Llama 3.1 70B' })
  await expect(side).toContainText('Team or larger')
  await expect(side.getByRole('link', { name: 'Deploy Now' })).toHaveAttribute('href', /[?&]plan=team/)
})

test.describe('signed in', () => {
  test.use({ persona: 'developer' })

  test('an app is deployed after a name conflict', async ({ page, open, guard }) => {
    guard.allow(/409/)
    await open('/marketplace/databases/redis-managed')
    await page.getByRole('link', { name: 'Deploy Now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy Managed Redis' })
    await expect(dialog).toContainText('$10.00 per month')
    await dialog.getByLabel('Name').fill('from-the-shelf')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await expect(page).toHaveURL(/\/storage\/databases\/db_/)

    await open('/marketplace/databases/redis-managed?dialog=deploy')
    await dialog.getByLabel('Name').fill('from-the-shelf')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await expect(dialog.getByText('This name is already taken. Choose another one.')).toBeVisible()
    await dialog.getByLabel('Name').fill('another-shelf')
    await page.reload()
    await expect(dialog).toContainText('We restored your unsaved entries.')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await expect(page).toHaveURL(/\/storage\/databases\/db_/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('another-shelf')
  })
})
