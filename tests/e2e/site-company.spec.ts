import { expect, test } from './support/fixtures.ts'

test('solutions link to their first step and to sales', async ({ page, open }) => {
  await open('/solutions/saas')
  await page.getByRole('link', { name: 'See the Plans' }).click()
  await expect(page).toHaveURL(/\/solutions\/saas#plans$/)
  const plans = page.getByRole('region', { name: 'Plans by number of users' }).getByRole('listitem')
  const growth = plans.filter({ has: page.getByRole('heading', { name: 'Growth' }) })
  await expect(growth).toContainText('$299/month')
  await expect(growth).toContainText('Up to 10,000 users')
  await expect(growth).toContainText('Most Popular')

  await open('/solutions/enterprise')
  await page.getByRole('main').getByRole('link', { name: 'Contact Sales' }).first().click()
  await expect(page).toHaveURL(/\/support\?topic=sales#contact$/)

  await open('/solutions/ai-ml')
  await page.getByRole('link', { name: 'Explore GPUs' }).click()
  await expect(page).toHaveURL(/\/products\/gpu-as-a-service$/)
})

test('documents can be requested on the security page', async ({ page, open }) => {
  await open('/security')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enterprise Security')
  const badges = page.getByRole('region', { name: 'Certified and audited' }).getByRole('listitem')
  await expect(badges).toHaveText([
    'SOC 2 Type IICertifiedAudited March 2026',
    'ISO 27001CertifiedAudited June 2026',
    'CSA STARCertifiedAudited June 2026',
    'GDPRCompliantAudited May 2026',
    'HIPAACompliantAudited September 2026',
    'PCI DSSLevel 1Audited October 2026',
  ])
  await page.getByRole('link', { name: 'Request Compliance Documents' }).click()
  await expect(page).toHaveURL(/\/support\?topic=compliance#contact$/)
})

test('the list of data centers matches the map', async ({ page, open }) => {
  await open('/infrastructure')
  const centers = page.getByRole('region', { name: 'Data centers' })
  const cities = centers.getByRole('listitem')
  await expect(cities).toHaveCount(15)
  await expect(cities.filter({ hasText: 'Active' })).toHaveCount(15)
  // The map is hidden from screen readers.
  const onMap = centers.locator('[aria-hidden="true"]')
  for (const city of ['New York', 'São Paulo', 'Dubai']) {
    await expect(cities.filter({ hasText: city })).toHaveCount(1)
    await expect(onMap.getByText(city, { exact: true })).toBeAttached()
  }
  await cities.filter({ hasText: 'Sydney' }).hover()
  await expect(onMap.getByText('Sydney', { exact: true })).toHaveCSS('opacity', '1')
  await expect(onMap.getByText('Tokyo', { exact: true })).toHaveCSS('opacity', '0')
})
