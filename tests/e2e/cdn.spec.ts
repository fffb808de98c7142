import { cdnList, openDistribution } from './support/cdn-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseInHeader } from './support/resource-pages.ts'
import { tryAgainUntil } from './support/try-again.ts'

const SHOP = 'cdn.nimbus-shop.example'
const MEDIA = 'media.nimbus-shop.example'

test.use({ persona: 'admin', scenario: { seedVariants: ['failures'] } })

test.describe('the list of distributions', () => {
  test('has a card each with Analytics and Configure', async ({ page, open }) => {
    await open('/services/cdn')
    const list = cdnList(page)
    await expect(page.getByRole('link', { name: 'Create Distribution' })).toBeVisible()
    await expect(list.cards).toHaveCount(3)
    const shop = list.card(SHOP)
    await expect(shop).toContainText('Deployed')
    await expect(shop).toContainText('Cache hit ratio')
    await shop.getByRole('link', { name: `Analytics of ${SHOP}` }).click()
    await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('table', { name: 'Requests by region' })).toBeVisible()
    await page.goBack()
    await list
      .card(SHOP)
      .getByRole('link', { name: `Configure ${SHOP}` })
      .click()
    await expect(page.getByRole('form', { name: 'Origins' })).toBeVisible()
  })

  test('is searched, filtered and sorted by the URL', async ({ page, open }) => {
    await open('/services/cdn')
    const list = cdnList(page)
    await list.search.fill('media')
    await expect(list.titles).toHaveText([MEDIA])
    await expect(page).toHaveURL(/q=media/)
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await list.status.selectOption('Error')
    await expect(list.cards).toHaveCount(1)
    await page.goBack()
    await expect(list.cards).toHaveCount(3)
    await list.sort.selectOption('Newest first')
    await expect(page).toHaveURL(/sort=-createdAt/)
    await expect(list.titles.last()).toHaveText(SHOP)
  })
})

test('a distribution is created, deployed, and deleted by its name', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  // A taken domain, and the deleted distribution.
  guard.allow(/status of (409|404)/)
  await open('/services/cdn/new')
  const submit = page.getByRole('complementary', { name: 'Cost' }).getByRole('button')

  // Errors are shown at their field, and typed input stays.
  await page.getByRole('textbox', { name: 'Domain' }).fill('https://new.shop.example')
  await page.getByRole('textbox', { name: 'Host' }).fill('new.shop.example')
  await submit.click()
  const problems = page.getByRole('alert').filter({ hasText: 'Nothing was created' })
  await expect(problems).toContainText('without https://')
  await page.getByRole('textbox', { name: 'Domain' }).fill(SHOP)
  await submit.click()
  await expect(problems).toContainText('already')
  await page.getByRole('textbox', { name: 'Domain' }).fill('new.shop.example')
  await submit.click()
  await problems.getByRole('button', { name: 'The origin can’t be the distribution’s own domain.' }).click()
  await expect(page.getByRole('textbox', { name: 'Host' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Host' }).fill('shop.example')
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByRole('textbox', { name: 'Path pattern' }).fill('/img/*')
  await page.getByRole('radio', { name: 'Professional' }).check()
  await expect(page.getByRole('complementary', { name: 'Cost' })).toContainText('$100.00 per month')
  await submit.click()

  await expect(page.getByRole('heading', { level: 1, name: 'new.shop.example' })).toBeVisible()
  await expect(page.getByText('Deploying', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Purge everything' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await setSecondsSinceStart(3600)
  await expect(page.getByText('Deployed', { exact: true })).toBeVisible()

  await chooseInHeader(page, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete new.shop.example?' })
  await dialog.getByRole('textbox').fill('new.shop.example')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleting', { exact: true })).toBeVisible()
  await setSecondsSinceStart(7200)
  await expect(page.getByRole('heading', { name: 'new.shop.example has been deleted' })).toBeVisible()
})

test('a distribution names the zone whose record points to it', async ({ page, open }) => {
  await openDistribution(open, page, SHOP)
  const zone = 'nimbus-shop.example'
  await expect(
    page.getByRole('region', { name: 'Related resources' }).getByRole('link', { name: zone }),
  ).toBeVisible()
  await page
    .getByText(`Your zone ${zone} has a record that points to`)
    .getByRole('link', { name: zone })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: zone })).toBeVisible()
})

test('cache rules are reordered, tested and deployed', async ({ page, open, setSecondsSinceStart }) => {
  const { form, button } = await openDistribution(open, page, SHOP, 'Cache rules')
  const patterns = page.getByRole('textbox', { name: 'Path pattern' })
  await expect(patterns.first()).toHaveValue('/img/*')
  await expect(button('Save rules')).toHaveAttribute('aria-disabled', 'true')
  await button('Move rule 1 down').click()
  await expect(patterns.first()).toHaveValue('/assets/*')
  await button('Add a rule').click()
  await patterns.last().fill('/assets/*')
  await button('Save rules').click()
  await expect(form('Cache rules')).toContainText('Another entry has this pattern.')
  await expect(patterns.last()).toBeFocused()
  await patterns.last().fill('/*.css')
  await page.getByRole('textbox', { name: 'Path', exact: true }).fill('/theme/main.css')
  const ttl = page.getByRole('textbox', { name: 'TTL (seconds)', exact: true }).last()
  await ttl.fill('')
  await expect(page.getByText('Rule 4 (/*.css) matches: no TTL yet')).toBeVisible()
  await ttl.fill('3600')
  await expect(page.getByText('Rule 4 (/*.css) matches: cached for 1 hour')).toBeVisible()
  await button('Save rules').click()
  await expect(page.getByText('The cache rules are being deployed')).toBeVisible()
  await expect(page.getByText('Deploying', { exact: true })).toBeVisible()
  await setSecondsSinceStart(3600)
  await expect(page.getByText('Deployed', { exact: true })).toBeVisible()
  await expect(patterns).toHaveCount(4)
})

test('the cache is purged by prefix and completely, with progress', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  const { button } = await openDistribution(open, page, SHOP, 'Purge')
  const purges = page.getByRole('list', { name: 'Purges, newest first' }).getByRole('listitem')
  await expect(purges).toHaveCount(3)
  const urls = page.getByRole('textbox', { name: 'URLs' })
  await urls.fill('https://elsewhere.example/logo.svg')
  await button('Purge').click()
  await expect(page.getByText(`must start with https://${SHOP}/.`)).toBeVisible()
  await expect(urls).toBeFocused()
  await page.getByText('Prefixes', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Paths' }).fill('/img/\n/css/')
  await button('Purge').click()
  await expect(purges.first()).toContainText('/img/, /css/')
  await expect(purges.first()).toContainText('Running')
  await setSecondsSinceStart(10)
  await expect(purges.first().getByRole('progressbar')).toBeVisible()
  await setSecondsSinceStart(600)
  await expect(purges.first()).toContainText('Completed')

  await button('Purge everything').click()
  const dialog = page.getByRole('dialog', { name: `Purge everything on ${SHOP}?` })
  await dialog.getByRole('button', { name: 'Purge everything' }).click()
  await expect(dialog).toBeHidden()
  await expect(purges.first()).toContainText('Everything')
})

test('a purge clears its targets, but not what is typed meanwhile', async ({ page, open, mocks }) => {
  const { button } = await openDistribution(open, page, SHOP, 'Purge')
  await mocks.on('purgeCdnCache').delay(500)
  const urls = page.getByRole('textbox', { name: 'URLs' })
  const logo = `https://${SHOP}/logo.svg`
  await urls.fill(logo)
  await button('Purge').click()
  await urls.fill(`${logo}\nhttps://${SHOP}/next.svg`)
  await expect(page.getByText(`Purging ${logo}`)).toBeVisible()
  await expect(urls).toHaveValue(`${logo}\nhttps://${SHOP}/next.svg`)
  await button('Purge').click()
  await expect(urls).toHaveValue('')
})

test('response headers are set, checked and deployed', async ({ page, open, setSecondsSinceStart }) => {
  const { form, button } = await openDistribution(open, page, SHOP, 'Settings')
  const headers = form('Response headers')
  const names = headers.getByRole('textbox', { name: 'Name' })
  const values = headers.getByRole('textbox', { name: 'Value' })
  await expect(names).toHaveCount(3)
  await expect(values).toHaveCount(2)
  await button('Add a header').click()
  await names.last().fill('Content-Length')
  await button('Save headers').click()
  await expect(names.last()).toHaveAccessibleDescription('This header can’t be changed.')
  await expect(values.last()).toHaveAccessibleDescription('Enter a value, or choose Remove.')
  await names.last().fill('x-content-type-options')
  await expect(names.last()).toHaveAccessibleDescription('Another entry has this name.')
  await names.last().fill('X-Frame-Options')
  await values.last().fill('DENY ')
  await button('Save headers').click()
  await expect(page.getByText('The response headers are being deployed')).toBeVisible()
  await setSecondsSinceStart(3600)
  await expect(page.getByText('Deployed', { exact: true })).toBeVisible()
  await expect(values.last()).toHaveValue('DENY')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText(`Changed the response headers of ${SHOP}`)).toBeVisible()
})

test.describe('settings', () => {
  test('change plan, tags and delivery', async ({ page, open }) => {
    const { button, form } = await openDistribution(open, page, MEDIA, 'Settings')
    await form('Plan').getByRole('radio', { name: 'Professional' }).check()
    await button('Save plan').click()
    await expect(page.getByText('Plan changed')).toBeVisible()
    await form('Delivery').getByRole('switch', { name: 'Compress text' }).check()
    await form('Delivery').getByRole('checkbox', { name: 'Asia Pacific' }).check()
    await button('Save delivery').click()
    await expect(page.getByText('Deploying', { exact: true })).toBeVisible()
    // Not possible during a deployment.
    await expect(button('Save origins')).toHaveAccessibleDescription(/being deployed/)
  })

  test.describe('for a viewer', () => {
    test.use({ persona: 'viewer' })

    test('disables forbidden actions with the reason', async ({ page, open }) => {
      const { button } = await openDistribution(open, page, SHOP, 'Settings')
      await expect(button('Save origins')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
      await expect(button('Delete distribution')).toHaveAccessibleDescription(/Ask an Owner or Admin/)
      await open('/services/cdn/new')
      await expect(page.getByText(/can view CDN distributions but not change them/)).toBeVisible()
    })
  })
})

test.describe('with a failing server', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'listCdnDistributions',
          when: { call: 1, times: 2 },
          then: { respond: { status: 500, code: 'internal_error' } },
        },
      ],
    },
  })

  test("the list shows the server's message and a retry", async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/services/cdn')
    const error = page.getByRole('alert')
    await expect(error).toContainText('internal_error')
    await tryAgainUntil(error, cdnList(page).cards.first())
    await expect(cdnList(page).cards).toHaveCount(3)
  })
})
