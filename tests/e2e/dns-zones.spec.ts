import { zoneList, zonePage } from './support/dns-pages.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { chooseInHeader } from './support/resource-pages.ts'

test.use({ persona: 'admin' })

test('zones are cards with types and counts, linking to records and settings', async ({ page, open }) => {
  await open('/services/dns')
  const list = zoneList(page)
  const card = list.card('nimbus-shop.dev')
  await expect(card).toContainText('Active')
  await expect(card.getByRole('list', { name: 'Records by type' }).getByRole('listitem')).toHaveText([
    'A 4',
    'CNAME 1',
    'MX 1',
    'TXT 1',
    'NS 4',
  ])
  await list.search.fill('bücher')
  await expect(list.cards).toHaveCount(1)
  await expect(list.cards).toContainText('xn--bcherstube-9db.example')
  await list.search.fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No DNS zones match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most records first')
  await expect(page).toHaveURL(/sort=-records/)
  await expect(list.cards.first()).toContainText('nimbus-shop.example')

  await page.getByRole('link', { name: 'Records of nimbus-shop.dev' }).click()
  await expect(page.getByRole('tab', { name: 'Records' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await page.getByRole('link', { name: 'Settings of nimbus-shop.dev' }).click()
  await expect(page.getByRole('form', { name: 'Zone settings' })).toBeVisible()
})

test('a zone is added, gets records, and is deleted by its name', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  // The page polls until the zone is gone.
  guard.allow(/status of 404/)
  await open('/services/dns')
  await page.getByRole('link', { name: 'Add Zone' }).click()
  await waitUntilIdle(page)
  const domain = page.getByRole('textbox', { name: 'Domain' })
  await domain.fill('https://käse.example')
  await page.getByRole('button', { name: 'Add Zone' }).click()
  await expect(domain).toHaveAttribute('aria-invalid', 'true')
  await domain.fill('Käse.example')
  await expect(page.getByText('Stored as xn--kse-qla.example')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Cost' })).toContainText('DNS zones7 of 50')
  await page.getByRole('button', { name: 'Add Zone' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'käse.example' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Pending')
  await expect(page.getByRole('button', { name: /^Copy name server/ })).toHaveCount(4)
  const zone = zonePage(page)
  await zone.tab('Records')
  await zone.add('A', { Name: 'www', 'IPv4 address': '203.0.113.7' })
  await zone.button('Apply 1 change').click()
  await expect(zone.row('203.0.113.7')).toBeVisible()

  await setSecondsSinceStart(300)
  await expect(page.getByRole('main')).toContainText('Active')
  await chooseInHeader(page, 'Delete')
  await zone.dialog.getByRole('textbox').fill('käse.example')
  await zone.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main')).toContainText('Deleting')
  await setSecondsSinceStart(600)
  await expect(page.getByText('Its records were deleted.')).toBeVisible()
})

test('a pending zone is deleted, without waiting for the registry', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 404/)
  await open('/services/dns')
  await page.getByRole('link', { name: 'Add Zone' }).click()
  await waitUntilIdle(page)
  await page.getByRole('textbox', { name: 'Domain' }).fill('mistyped.example')
  await page.getByRole('button', { name: 'Add Zone' }).click()
  await expect(page.getByRole('main')).toContainText('Pending')
  const zone = zonePage(page)
  await chooseInHeader(page, 'Delete')
  await zone.dialog.getByRole('textbox').fill('mistyped.example')
  await zone.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main')).toContainText('Deleting')
  await setSecondsSinceStart(60)
  await expect(page.getByText('Its records were deleted.')).toBeVisible()
})

test('a duplicate domain is rejected at its field, and the input stays', async ({ page, open, guard }) => {
  guard.allow(/status of 409/)
  await open('/services/dns/new')
  const domain = page.getByRole('textbox', { name: 'Domain' })
  await domain.fill('nimbus-shop.dev')
  await page.getByRole('button', { name: 'Add Zone' }).click()
  await expect(page.getByText('This name is already taken. Choose another one.').first()).toBeVisible()
  await expect(domain).toHaveValue('nimbus-shop.dev')
})

test('the plan changes for all zones, but not to one that is too small', async ({ page, open }) => {
  await open('/services/dns')
  const plan = page.getByRole('form', { name: 'DNS plan' })
  await expect(plan.getByRole('radio', { name: 'Starter' })).toBeDisabled()
  await plan.getByRole('radio', { name: 'Enterprise' }).check()
  await plan.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText('Plan changed to Enterprise')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$100.00')
})

test.describe('a plan whose zones are used up', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'getDnsSummary',
          then: { respond: { patch: [{ op: 'replace', path: '/maxZones', value: 6 }] } },
        },
        // The limit of the plan doesn't wait for the quotas.
        { operation: 'listQuotas', then: { fault: 'timeout' } },
      ],
    },
  })
  test('is shown before a zone is added', async ({ page, open }) => {
    await open('/services/dns/new')
    const cost = page.getByRole('complementary', { name: 'Cost' })
    await expect(cost).toContainText('7 of 6')
    await expect(cost.getByLabel('Over quota:')).toBeVisible()
  })
})

test.describe('a viewer', () => {
  test.use({ persona: 'viewer' })
  test('sees records and zone file, and why changes are disabled', async ({ page, open }) => {
    await open('/services/dns?q=nimbus-shop.dev')
    await page.getByRole('link', { name: 'Records of nimbus-shop.dev' }).click()
    await waitUntilIdle(page)
    const zone = zonePage(page)
    await expect(zone.button('Add record')).toHaveAccessibleDescription(/Your role can view DNS zones/)
    await zone.tab('Zone file')
    await expect(page.getByRole('region', { name: 'zone file' })).toContainText('$ORIGIN nimbus-shop.dev.')
    await expect(zone.button('Preview')).toHaveAccessibleDescription(/Your role can view DNS zones/)
  })
})
