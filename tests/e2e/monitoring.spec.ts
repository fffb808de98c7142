import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { chartMenuItem } from './support/chart-menu.ts'
import { downloadBy, readCsv } from './support/downloads.ts'
import { expect, START, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'owner' })

const card = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const plot = (page: Page, title: string) => region(page, title).locator('.u-over')

/** A placed incident, independent of randomness. */
const incident = {
  incidents: [{ resource: 'web-prod-01', kind: 'cpu', startsAgo: 'PT25M', lasts: 'PT1H' }],
} as const

test.describe('the range', () => {
  test('is chosen, and is in the URL unless it is the default', async ({ page, open }) => {
    await open('/monitoring')
    await expect(page.getByRole('radio', { name: 'Last hour' })).toBeChecked()
    await page.getByText('Last 7 days', { exact: true }).click()
    await expect(page).toHaveURL('/monitoring?range=7d')
    await expect(card(page, 'CPU usage')).toContainText('the week before')
    await tab(page, 'Applications').click()
    await expect(page).toHaveURL(/tab=applications/)
    await page.reload()
    await waitUntilIdle(page)
    await expect(page.getByRole('radio', { name: 'Last 7 days' })).toBeChecked()
    await expect(tab(page, 'Applications')).toHaveAttribute('aria-selected', 'true')
    await page.getByText('Last hour', { exact: true }).click()
    await tab(page, 'Overview').click()
    await expect(page).toHaveURL('/monitoring')
  })

  test('is any valid range', async ({ page, open }) => {
    await open('/monitoring')
    await page.getByRole('button', { name: 'Custom range' }).click()
    const dialog = page.getByRole('dialog', { name: 'Custom range' })
    await dialog.getByLabel('From').fill('2026-03-02T03:00')
    await dialog.getByLabel('To').fill('2026-03-02T02:00')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog.getByLabel('To')).toHaveAccessibleDescription('Choose an end after the start.')
    await expect(dialog.getByLabel('To')).toBeFocused()
    await dialog.getByLabel('From').fill('2026-03-01T02:00')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/range=custom/)
    const { searchParams } = new URL(page.url())
    expect(Number(searchParams.get('to')) - Number(searchParams.get('from'))).toBe(86_400_000)
    await expect(
      page.getByRole('button', { name: /^Custom range: Mar 1, 2026, 2:00 AM – Mar 2/ }),
    ).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByText('Last 24 hours', { exact: true }).click()
    await expect(page).toHaveURL('/monitoring?range=24h')
  })

  test('is in the time zone of the profile if a link opens its dialog', async ({ page, open }) => {
    await open('/monitoring?dialog=range')
    const dialog = page.getByRole('dialog', { name: 'Custom range' })
    await expect(dialog).toContainText('Times are in Europe/Berlin.')
    await expect(dialog.getByLabel('From')).toHaveValue('2026-03-02T09:00')
    await expect(dialog.getByLabel('To')).toHaveValue('2026-03-02T10:00')
  })

  test('falls back to the default for an invalid URL', async ({ page, open }) => {
    await open('/monitoring?range=2y&tab=all&refresh=1ms&zoom=9-3&type=toaster')
    await expect(page.getByRole('radio', { name: 'Last hour' })).toBeChecked()
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Refresh', { exact: true })).toHaveValue('30s')
    await expect(page.getByRole('button', { name: 'Reset zoom' })).toHaveCount(0)
  })

  test('is refreshed at the chosen interval, and on demand', async ({ page, open }) => {
    await open('/monitoring')
    await page.getByLabel('Refresh', { exact: true }).selectOption('Off')
    await expect(page).toHaveURL('/monitoring?refresh=off')
    const response = page.waitForResponse((response) => response.url().includes('/monitoring/overview'))
    await page.getByRole('button', { name: 'Refresh now' }).click()
    expect((await response).status()).toBe(200)
  })
})

test.describe('the charts', () => {
  test('zoom together by dragging, and back', async ({ page, open }) => {
    await open('/monitoring')
    // Charts are drawn again when incidents and the other metrics arrive.
    await waitUntilIdle(page)
    await plot(page, 'CPU').scrollIntoViewIfNeeded()
    const box = await plot(page, 'CPU').boundingBox()
    if (box === null) throw new Error('The chart has no size.')
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(page).toHaveURL(/zoom=\d+-\d+/)
    const [from, to] = (new URL(page.url()).searchParams.get('zoom') ?? '').split('-').map(Number)
    expect(((to ?? 0) - (from ?? 0)) / 60_000).toBeGreaterThan(25)
    expect(((to ?? 0) - (from ?? 0)) / 60_000).toBeLessThan(35)
    await expect(page.getByText(/^Zoomed to Mar 2, 2026/)).toBeVisible()
    // One step back leaves the zoom: charts must not add steps of their own.
    await page.goBack()
    await expect(page).toHaveURL('/monitoring')
    await page.goForward()
    await page.getByRole('button', { name: 'Reset zoom' }).click()
    await expect(page).toHaveURL('/monitoring')
  })

  test('show one moment together, and export their numbers', async ({ page, open }) => {
    await open('/monitoring')
    const moment = /Mar 2, 2026, \d+:\d\d:\d\d AM/
    await expect(plot(page, 'Memory')).toBeVisible()
    await expect(region(page, 'Memory')).not.toContainText(moment)
    const network = region(page, 'Network throughput')
    const heightOf = async () => (await network.boundingBox())?.height
    const height = await heightOf()
    await plot(page, 'CPU').hover({ position: { x: 60, y: 40 } })
    await expect(region(page, 'Memory')).toContainText(moment)
    // A page that shifts under the pointer loses clicks.
    expect(await heightOf()).toBe(height)

    const file = await downloadBy(await chartMenuItem(page, 'Network throughput', 'Download CSV'))
    expect(file.suggestedFilename()).toMatch(/^network-throughput_2026-03-02T.*\.csv$/)
    const lines = (await readCsv(file)).trimEnd().split('\r\n')
    expect(lines[0]).toBe('time,In (bytes per second),Out (bytes per second)')
    await (await chartMenuItem(page, 'Network throughput', 'View as table')).click()
    const table = region(page, 'Network throughput as a table')
    await expect(table.getByRole('row')).toHaveCount(lines.length)
    const times = await table.getByRole('rowheader').allInnerTexts()
    expect(new Set(times).size).toBe(times.length)
  })

  test.describe('during an incident', () => {
    test.use({ scenario: { incidents: [...incident.incidents] } })

    test('mark it with a description', async ({ page, open }) => {
      await open('/monitoring')
      const incidents = region(page, 'Incidents in this range')
      const first = incidents.getByRole('listitem').filter({ hasText: 'web-prod-01' }).first()
      await expect(first).toContainText('in progress for 25m')
      await expect(first.getByRole('link', { name: 'web-prod-01' })).toHaveAttribute(
        'href',
        /^\/compute\/vms\/vm_/,
      )
      await expect(page.getByRole('img', { name: /^CPU\..* Marked: .*web-prod-01/ })).toBeVisible()
      await (await chartMenuItem(page, 'CPU', 'View as table')).click()
      await expect(region(page, 'CPU as a table').getByRole('columnheader', { name: 'Marked' })).toBeVisible()
    })
  })
})

test.describe('the tabs', () => {
  test('match the API, filtered by type and region', async ({ page, open }) => {
    await open('/monitoring?tab=infrastructure')
    const { body } = await call(page, '/monitoring/infrastructure')
    const types = page.getByRole('table', { name: 'Resource types' }).getByRole('row')
    await expect(types).toHaveCount(body.types.length + 1)
    await expect(page.getByRole('table', { name: 'Regions' }).getByRole('row')).toHaveCount(
      body.regions.length + 1,
    )
    await page
      .getByRole('table', { name: 'Resource types' })
      .getByRole('button', { name: 'Database' })
      .click()
    await expect(page).toHaveURL(/type=database/)
    await expect(types).toHaveCount(2)
    await expect(plot(page, 'Connections')).toBeVisible()
    await expect(
      page
        .getByRole('heading', { name: /^Highest average/ })
        .first()
        .locator('xpath=following-sibling::ol[1]')
        .getByRole('link')
        .first(),
    ).toHaveAttribute('href', /^\/storage\/databases\/db_/)
    await page.getByRole('combobox', { name: 'Region' }).selectOption('US East')
    await expect(page).toHaveURL(/region=us-east/)
    await expect(page.getByRole('table', { name: 'Regions' }).getByRole('row')).toHaveCount(2)
  })

  test('show the lowest values where those are bad', async ({ page, open }) => {
    await open('/monitoring?tab=infrastructure&metric=storage_free')
    const range = `from=${new Date(START.getTime() - 3_600_000).toISOString()}&to=${START.toISOString()}`
    const query = `/monitoring/query?metric=storage_free&aggregation=each&limit=5&${range}`
    const { body } = await call(page, query)
    await expect(page.getByText(`lowest 5 of ${body.measuredCount} resources`)).toBeVisible()
    const list = page
      .getByRole('heading', { name: 'Lowest average' })
      .locator('xpath=following-sibling::ol[1]')
    await expect(list.getByRole('link')).toHaveText(
      body.series.map((it: { resource: { name: string } }) => it.resource.name),
    )
  })

  test('show the health of applications', async ({ page, open }) => {
    await open('/monitoring?tab=applications')
    const range = `from=${new Date(START.getTime() - 3_600_000).toISOString()}&to=${START.toISOString()}`
    const { body } = await call(page, `/monitoring/applications?${range}`)
    expect(body.items.length).toBeGreaterThan(0)
    // Each line is one application, whose legend shows one value and no average.
    const requests = region(page, 'Requests')
    await expect(requests).toContainText(/top 5 of \d+ resources/)
    await expect(requests).not.toContainText('avg')
    const rows = page.getByRole('table', { name: 'Applications' }).getByRole('row')
    await expect(rows).toHaveCount(body.items.length + 1)
    await expect(rows.nth(1)).toContainText(body.items[0].name)
    await rows.nth(1).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: body.items[0].name })).toBeVisible()
  })

  test('show a few incidents first, and all of them on request', async ({ page, open }) => {
    await open('/monitoring?range=30d')
    const incidents = region(page, 'Incidents in this range')
    const items = incidents.getByRole('listitem')
    const all = incidents.getByRole('button', { name: /^Show all \d+$/ })
    await expect(items).toHaveCount(4)
    const count = Number((await all.innerText()).replace('Show all ', ''))
    await all.click()
    await expect(items).toHaveCount(count)
    await incidents.getByRole('button', { name: 'Show fewer' }).click()
    await expect(items).toHaveCount(4)
  })

  test('show firing alerts, with links to manage them', async ({ page, open }) => {
    await open('/monitoring?tab=alerts')
    const { body } = await call(page, '/alerts?state=active&pageSize=25')
    const alerts = region(page, 'Active Alerts')
    await expect(alerts.getByRole('listitem')).toHaveCount(body.items.length)
    await expect(alerts.getByRole('link', { name: 'Manage alerts' })).toHaveAttribute(
      'href',
      '/monitoring/alerts',
    )
    const management = region(page, 'Alert Management')
    await expect(management.getByRole('link')).toHaveText([
      'Active Alerts',
      'Alert Rules',
      'Notification Channels',
      'Alert History',
    ])
    await alerts.getByRole('link', { name: body.items[0].title }).first().click()
    await expect(page).toHaveURL(/\/monitoring\/alerts\?dialog=alert&row=alert_/)
    await expect(page.getByRole('dialog')).toContainText(body.items[0].title)
  })
})

test.describe('a failed part', () => {
  test.use({
    scenario: {
      // The first call of each: eight charts, one with two metrics.
      rules: (
        [
          ['queryMetric', 9],
          ['getMonitoringOverview', 1],
        ] as const
      ).map(([operation, times]) => ({
        operation,
        when: { times },
        then: { respond: { status: 500, code: 'internal_error' } },
      })) as never,
    },
  })

  test('shows its error in place, and recovers on retry', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/monitoring')
    await expect(page.getByRole('alert')).toHaveCount(8)
    await expect(region(page, 'CPU').getByRole('button', { name: /^Try again.*CPU$/ })).toBeVisible()
    await expect(card(page, 'CPU usage').locator('dd').first()).toHaveText('–')
    await expect(page.getByRole('button', { name: /^Try again.*CPU usage$/ })).toBeVisible()
    await expect(region(page, 'Incidents in this range').getByRole('listitem').first()).toBeVisible()
    await region(page, 'CPU')
      .getByRole('button', { name: /^Try again.*CPU$/ })
      .click()
    await expect(plot(page, 'CPU')).toBeVisible()
    await page.getByRole('button', { name: /^Try again.*CPU usage$/ }).click()
    await expect(card(page, 'CPU usage').locator('dd').first()).toHaveText(/% avg$/)
  })
})

test.describe('an empty organization', () => {
  test.use({ scenario: { dataset: 'empty' } })

  test('shows empty states', async ({ page, open }) => {
    await open('/monitoring')
    await expect(card(page, 'Requests').locator('dd').first()).toHaveText('–')
    await expect(region(page, 'CPU')).toContainText('No data in this range')
    await expect(region(page, 'Active Alerts')).toContainText('No active alerts.')
    await tab(page, 'Infrastructure').click()
    await expect(region(page, 'Needs attention')).toContainText('No resources yet.')
    await expect(region(page, 'By type')).toContainText('No resources yet.')
    await page.getByRole('combobox', { name: 'Region' }).selectOption('EU West')
    await expect(region(page, 'By type')).toContainText('No resources match the filters.')
    await tab(page, 'Applications').click()
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
  })
})

test.describe('elsewhere', () => {
  test('alerts show on the dashboard and on their resources', async ({ page, open }) => {
    await open('/dashboard')
    const { body } = await call(page, '/alerts?state=active&sort=-severity,-firedAt&pageSize=3')
    const alerts = region(page, 'Active Alerts')
    await expect(alerts.getByRole('listitem')).toHaveCount(body.items.length)
    await expect(alerts.getByRole('listitem').first()).toContainText(body.items[0].title)
    await expect(card(page, 'Active Alerts').getByRole('link')).toHaveAttribute('href', '/monitoring/alerts')

    const every = (await call(page, '/alerts?state=active&resourceType=vm&resourceType=database&pageSize=1'))
      .body
    const [alert] = every.items
    const home = alert.resource.type === 'vm' ? '/compute/vms' : '/storage/databases'
    await page.goto(`${home}/${alert.resource.id}`)
    await expect(
      region(page, 'Active alerts').getByRole('link', { name: alert.title }).first(),
    ).toHaveAttribute('href', `/monitoring/alerts?dialog=alert&row=${alert.id}`)
  })
})
