import { legalPaths } from '#src/shell/site-navigation.ts'
import { sitePage, sitePageLabel } from '#src/shell/site-pages.ts'
import { expect, test } from './support/fixtures.ts'

test('the footer leads to each legal page, and names the year', async ({ page, open }) => {
  await open('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(/© 20\d\d Nimbus Cloud, Inc\./)
  for (const path of legalPaths) {
    await footer
      .getByRole('navigation', { name: 'Legal' })
      .getByRole('link', { name: sitePageLabel(path), exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePage(path).title)
    await expect(page.getByText('In effect since Nov 1, 2026')).toBeVisible()
  }
})

test('legal texts link the pages and addresses that they name', async ({ page, open }) => {
  await open('/imprint')
  const text = page.getByRole('article')
  await expect(text.getByRole('link', { name: 'support@nimbus.example' })).toHaveAttribute(
    'href',
    'mailto:support@nimbus.example',
  )
  await open('/terms')
  await expect(text.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await text.getByRole('link', { name: 'plan comparison' }).click()
  await expect(page).toHaveURL('/pricing?tab=compare')
})

test('the changelog has links to the areas of a release, with code as code', async ({ page, open }) => {
  await open('/changelog')
  const release = page.getByRole('article').getByRole('region', { name: 'Next release' })
  await expect(release.getByRole('heading', { level: 2 })).toHaveText('Next release')
  const areas = release.getByRole('navigation', { name: 'Next release: changes by area' })
  await areas.getByRole('link', { name: 'Console' }).click()
  await expect(page).toHaveURL(/#next-release-console$/)
  await expect(release.getByRole('heading', { name: 'Console' })).toBeInViewport()
  await expect(areas).toBeInViewport()
  await expect(release.locator('strong').filter({ hasText: 'Scheduled stops.' })).toBeVisible()
  await expect(release.locator('code').filter({ hasText: 'GET /status' }).first()).toBeVisible()
  await expect(release.getByText(/`|\*\*/)).toHaveCount(0)
})

test('sign-up says what one agrees to, without losing what was typed', async ({ page, open, context }) => {
  await open('/signup')
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('grace@example.com')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  const terms = await opened
  await expect(terms).toHaveURL(/\/terms$/)
  await terms.close()
  await expect(email).toHaveValue('grace@example.com')
})
