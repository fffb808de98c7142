import { downloadBy, readText } from './support/downloads.ts'
import { expect, test } from './support/fixtures.ts'

test.describe('with an outage', () => {
  test.use({
    scenario: {
      incidents: [{ resource: 'shop-web', kind: 'outage', startsAgo: 'PT30M', lasts: 'PT1H' }],
    },
  })

  test('the status page shows each service and region, and follows an outage', async ({
    page,
    open,
    mocks,
  }) => {
    await open('/support')
    await page.getByRole('main').getByRole('link', { name: 'View system status' }).click()
    await expect(page).toHaveTitle(/^System status/)
    const main = page.getByRole('main')
    await expect(main.getByText('Some services are partly unreachable')).toBeVisible()

    const balancers = main.getByRole('group').filter({ hasText: 'Load Balancers' })
    await expect(balancers).toContainText('Partial outage')
    await balancers.getByRole('heading', { name: 'Load Balancers' }).click()
    const here = balancers.getByRole('listitem').filter({ hasText: 'US East' })
    await expect(here).toContainText('Partial outage')
    await expect(here.getByRole('img')).toHaveAccessibleName(/Partial outage, 30 minutes$/)
    await expect(balancers.getByRole('listitem').filter({ hasText: 'AP East' })).toContainText('Operational')
    const incident = main
      .getByRole('region', { name: 'Incidents' })
      .getByRole('listitem')
      .filter({ hasText: 'Load Balancers in US East partly unreachable' })
      .first()
    await expect(incident).toContainText('in progress for 30m')

    await mocks.clock.advance('PT31M')
    await open('/status')
    await expect(incident).toContainText('resolved after 1h')
  })
})

test('the RSS feed has the incidents of the page, and links to them', async ({ page, open }) => {
  await open('/status')
  const incidents = page.getByRole('region', { name: 'Incidents' })
  const all = incidents.getByRole('button', { name: /^Show all \d+$/ })
  await all.click()
  const count = await incidents.getByRole('listitem').count()
  const download = await downloadBy(page.getByRole('button', { name: 'Download RSS feed' }))
  const feed = await readText(download)
  expect(feed.match(/<item>/g)).toHaveLength(count)
  const links = [...feed.matchAll(/<link>\S+(\/status#inc_\w+)<\/link>/g)].map(([, path]) => path ?? '')
  expect(links).toHaveLength(count)

  for (const path of [links[1] ?? '', links.at(-1) ?? '']) {
    await open('/')
    await open(path)
    const linked = page.locator(`[id="${path.split('#')[1]}"]`)
    await expect(linked).toBeFocused()
    await expect(linked).toBeInViewport({ ratio: 1 })
  }
})

test('a status that cannot be read says so, and is tried again', async ({ page, open, mocks, guard }) => {
  guard.allow(/status of 503/)
  const failing = await mocks.on('getStatus').respondWith(503)
  await open('/status')
  const main = page.getByRole('main')
  await expect(main.getByText('Status unavailable')).toBeVisible()
  await expect(main.getByText('Operational')).toHaveCount(0)
  await failing.remove()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Operational').first()).toBeVisible()
})
