import type { Page } from '@playwright/test'
import { respond } from '#mocks/scenarios/rule.ts'
import { alertsPage } from './support/alert-pages.ts'
import { call } from './support/calls.ts'
import { expect, mocksIn, test } from './support/fixtures.ts'

test.use({ persona: 'owner' })

const card = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label })
const figure = (page: Page, label: string) => card(page, label).locator('dd').first()
const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Ends the simulated failure. */
async function endFailure(page: Page): Promise<void> {
  await mocksIn(page).adjust({ rules: [], network: { failureRate: 0 } })
}

test.describe('the dashboard', () => {
  test("shows the API's values, each with its change", async ({ page, open }) => {
    await open('/dashboard')
    const { body: overview } = await call(page, '/dashboard/overview')
    await expect(figure(page, 'Total Resources')).toHaveText(String(overview.resources.current))
    await expect(figure(page, 'Active Alerts')).toHaveText(String(overview.activeAlerts.current))
    await expect(figure(page, 'Uptime')).toHaveText(/^\d+(\.\d+)?%$/)
    await expect(figure(page, 'Monthly Spend')).toHaveText(/^\$\d/)
    for (const label of ['Total Resources', 'Monthly Spend', 'Active Alerts', 'Uptime']) {
      await expect(card(page, label)).toContainText('from last month')
    }

    const services = widget(page, 'Service Overview').getByRole('listitem')
    await expect(services).toHaveCount(5)
    const { body: list } = await call(page, '/dashboard/services')
    for (const [index, { resources }] of list.items.entries()) {
      await expect(services.nth(index)).toContainText(`${resources} resource`)
    }
    await expect(services.filter({ hasText: 'GPU Services' })).toContainText('Healthy')
    await expect(services.filter({ hasText: 'Virtual machines' })).toContainText('2 critical')
    const addresses = ['/compute/vms', '/products/gpu', '/storage/databases', '/network', '/services']
    for (const [index, address] of addresses.entries()) {
      await expect(services.nth(index).getByRole('link')).toHaveAttribute('href', address)
    }

    const actions = widget(page, 'Quick Actions').getByRole('link')
    await expect(actions).toHaveText(['Create VM', 'Create Database', 'View Logs', 'Manage Team'])
    const targets = ['/compute/vms/new', '/storage/databases/new', '/monitoring/logs', '/team']
    for (const [index, address] of targets.entries()) {
      await expect(actions.nth(index)).toHaveAttribute('href', address)
    }

    const activity = widget(page, 'Recent Activity')
    await expect(activity.getByRole('listitem')).toHaveCount(6)
    await expect(activity.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/monitoring')
    await expect(widget(page, 'CPU usage').getByRole('img')).toBeVisible()
    await expect(widget(page, 'Storage usage')).toContainText(/of [\d,]+ GB/)
  })

  test('shows the time of an alert that the page of alerts shows', async ({ page, open }) => {
    await open('/dashboard')
    const onDashboard = widget(page, 'Active Alerts').getByRole('listitem').filter({ hasText: 'High CPU' })
    const time = (await onDashboard.getByRole('time').getAttribute('datetime')) ?? ''
    await widget(page, 'Active Alerts').getByRole('link', { name: 'View All' }).click()
    const onItsPage = alertsPage(page).alerts.filter({ hasText: 'High CPU' })
    await expect(onItsPage.getByRole('time')).toHaveAttribute('datetime', time)
  })

  test('updates on changes elsewhere', async ({ page, open, setSecondsSinceStart }) => {
    await open('/dashboard')
    await expect(figure(page, 'Total Resources')).toHaveText(/^\d+$/)
    const before = Number(await figure(page, 'Total Resources').innerText())
    const { body } = await call(page, '/vms?q=backup-archive')
    await call(page, `/vms/${body.items[0].id}`, 'DELETE')
    await expect(widget(page, 'Recent Activity').getByRole('listitem').first()).toContainText(
      'Deleted backup-archive',
    )
    await setSecondsSinceStart(60)
    await expect(figure(page, 'Total Resources')).toHaveText(String(before - 1))
  })

  test('links to every create page', async ({ page, open }) => {
    await open('/dashboard')
    await page.getByRole('button', { name: 'New Resource' }).click()
    const items = page.getByRole('menu').getByRole('menuitem')
    // The first key must work before the menu is rendered.
    await expect(items.nth(1)).toBeVisible()
    for (const item of await items.all()) await expect(item).toHaveAttribute('href', /\/new$/)
    await items.filter({ hasText: 'Virtual machine' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create VM' })).toBeVisible()
  })
})

test.describe('a widget that fails', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'getDashboardServices',
          then: { respond: { status: 500, code: 'internal_error' } },
        },
      ],
    },
  })

  test('does not affect others, and recovers on retry', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/dashboard')
    const services = widget(page, 'Service Overview')
    await expect(services.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(figure(page, 'Total Resources')).toHaveText(/^\d+$/)
    await expect(widget(page, 'Recent Activity').getByRole('listitem')).toHaveCount(6)
    await expect(widget(page, 'CPU usage').getByRole('img')).toBeVisible()
    await endFailure(page)
    await services.getByRole('button', { name: 'Try again' }).click()
    await expect(services.getByRole('listitem')).toHaveCount(5)
  })
})

test('a part that is unavailable counts down to its next attempt', async ({
  page,
  open,
  mocks,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 503/)
  await mocks.adjust({
    rules: [respond('getDashboardServices', 503, 'unavailable', { id: 'part', retryAfter: 30 })],
  })
  await open('/dashboard')
  const services = widget(page, 'Service Overview')
  await expect(services.getByText('Next attempt in 30 seconds.')).toBeVisible()
  await expect(services).not.toContainText('Try again in')
  await mocks.adjust({ rules: [] })
  await setSecondsSinceStart(31)
  await expect(services.getByRole('listitem')).toHaveCount(5)
})

test.describe('unavailable values', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'getDashboardOverview',
          then: { respond: { status: 500, code: 'internal_error' } },
        },
      ],
    },
  })

  test('are shown as dashes, not zeros, and excluded from spend', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/dashboard')
    await expect(figure(page, 'Total Resources')).toHaveText('–')
    await expect(figure(page, 'Monthly Spend')).toHaveText(/^\$\d/)
    await endFailure(page)
    await page.getByRole('button', { name: /Try again.*Uptime/ }).click()
    await expect(figure(page, 'Uptime')).toHaveText(/%$/)
    await expect(figure(page, 'Total Resources')).toHaveText(/^\d+$/)
  })
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })

  test('the dashboard shows missing permissions with the reason', async ({ page, open }) => {
    await open('/dashboard')
    await expect(figure(page, 'Total Resources')).toHaveText(/^\d+$/)
    await expect(card(page, 'Monthly Spend')).toHaveCount(0)
    await page.getByRole('button', { name: 'New Resource' }).click()
    const item = page.getByRole('menuitem', { name: /Virtual machine/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription(/Your role can view virtual machines/)
    await page.keyboard.press('Escape')
    const logs = page.getByRole('button', { name: 'View Logs' })
    await expect(logs).toHaveAccessibleDescription(/Your role doesn’t include reading logs/)
    await expect(page.getByRole('link', { name: 'Manage Team' })).toBeVisible()
  })
})

test.describe('for a developer', () => {
  test.use({ persona: 'developer' })

  test('can deploy containers and create nothing else', async ({ page, open }) => {
    await open('/dashboard')
    await expect(card(page, 'Monthly Spend')).toHaveCount(0)
    await page.getByRole('button', { name: 'New Resource' }).click()
    const allowed = page.getByRole('menuitem').and(page.locator(':not([aria-disabled])'))
    await expect(allowed).toHaveText(['Container'])
  })
})

test.describe('for an empty organization', () => {
  test.use({ scenario: { dataset: 'empty' } })

  test('first steps stand instead of zeros', async ({ page, open, setSecondsSinceStart }) => {
    await open('/dashboard')
    const steps = widget(page, 'Get started').getByRole('link')
    await expect(steps).toHaveText(['Create a virtual machine', 'Create a database', 'Invite your team'])
    await expect(widget(page, 'Recent Activity')).toContainText('No activity yet')
    await expect(card(page, 'Total Resources')).toHaveCount(0)

    await call(page, '/volumes', 'POST', {
      name: 'first',
      region: 'us-east',
      typeId: 'voltype_standard',
      sizeGb: 10,
    })
    await setSecondsSinceStart(60)
    await expect(figure(page, 'Total Resources')).toHaveText('1')
    await expect(widget(page, 'Get started')).toHaveCount(0)
    await expect(widget(page, 'Service Overview').getByText('None yet')).toHaveCount(4)
    await expect(widget(page, 'CPU usage')).toContainText('No VM is running')
  })
})
