import { chartMenuItem } from '#tests/e2e/support/chart-menu.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { openVm } from '#tests/e2e/support/vm-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Tabs, dialogs and states of a VM; `routes.spec.ts` has its initial state. */

test.use({ persona: 'admin' })

test('the Overview, Networking and Activity tabs are accessible', async ({ page, open }) => {
  const vm = await openVm(open, page, 'web-prod-01')
  for (const [tab, region] of [
    ['Overview', 'Specifications'],
    ['Networking', 'Load balancers'],
  ] as const) {
    await vm.tab(tab).click()
    await expect(page.getByRole('region', { name: region })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, tab)
  }
  await vm.tab('Activity').click()
  await expect(page.getByRole('list', { name: 'Activity, newest first' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'Activity')
})

test('the Configuration tab with errors and the resize dialog are accessible', async ({ page, open }) => {
  const vm = await openVm(open, page, 'bastion-us', 'Configuration')
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'untouched')
  await vm.panel.getByRole('textbox', { name: 'Name' }).fill('Bastion')
  await vm.panel.getByRole('button', { name: 'Rename' }).click()
  await expect(vm.panel.getByText('Use lowercase letters only.')).toBeVisible()
  const tags = vm.panel.getByRole('textbox', { name: 'Tags' })
  await tags.fill('Wrong Tag!')
  await tags.press('Enter')
  await expect(vm.panel.getByText(/starting with a letter or digit/)).toBeVisible()
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await expectNoViolationsInBothSchemes(page, 'errors')
  await vm.button('Resize').click()
  await expect(page.getByRole('dialog', { name: 'Resize bastion-us to Standard?' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'resize')
})

test('the schedule dialog is accessible, untouched and with errors', async ({ page, open }) => {
  await openVm(open, page, 'bastion-us', 'Configuration')
  await page.getByRole('button', { name: 'Schedule stops' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule stops of bastion-us' })
  await dialog.getByRole('checkbox', { name: 'Office hours' }).check()
  await expectNoViolationsInBothSchemes(page, 'untouched')
  await dialog.getByLabel('Date').fill('')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await dialog.getByRole('checkbox', { name: day }).uncheck()
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(dialog.getByText('Choose at least one day.')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'errors')
})

test('charts, the menu of a chart and its table are accessible', async ({ page, open }) => {
  await openVm(open, page, 'web-prod-01', 'Monitoring')
  const plots = page.locator('.u-over')
  await expect(plots.first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'charts')
  const asTable = await chartMenuItem(page, 'CPU', 'View as table')
  await expect(asTable).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'the menu of a chart')
  await asTable.click()
  await expect(page.getByRole('region', { name: 'CPU as a table' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'a table')
})

test('charts without data are accessible', async ({ page, open }) => {
  await openVm(open, page, 'analytics-etl', 'Monitoring')
  await expect(page.getByText('No data in this range').first()).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'no data')
})

test('a stopped and a starting VM are accessible', async ({ page, open }) => {
  const vm = await openVm(open, page, 'analytics-etl')
  await expectNoViolationsInBothSchemes(page, 'stopped')
  await vm.button('Start').click()
  await expect(page.getByRole('main')).toContainText('Starting')
  await expectNoViolationsInBothSchemes(page, 'starting')
  await vm.tab('Activity').click()
  await expect(vm.panel).toContainText('In progress')
  await expectNoViolationsInBothSchemes(page, 'in progress')
})

test('a failed VM is accessible', async ({ page, open }) => {
  await openVm(open, page, 'edge-tokyo-01')
  await expect(page.getByRole('main')).toContainText('Error')
  await expectNoViolationsInBothSchemes(page, 'error')
})

test('the page of a missing VM is accessible', async ({ page, open, guard }) => {
  guard.allow(/status of 404/)
  await open('/compute/vms/vm_nothere')
  await expect(page.getByRole('heading', { name: 'This virtual machine doesn’t exist' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'not found')
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })
  test('the denied Logs tab and the disabled configuration are accessible', async ({ page, open }) => {
    const vm = await openVm(open, page, 'web-prod-01')
    await open(`${new URL(page.url()).pathname}?tab=logs`)
    await expect(page.getByRole('alert')).toContainText('doesn’t include reading logs')
    await expectNoViolationsInBothSchemes(page, 'logs')
    await vm.tab('Configuration').click()
    await expect(vm.panel.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'configuration')
  })
})

test.describe('a VM that is still loading', () => {
  test.use({ scenario: { rules: [{ operation: 'getVm', then: { delayMs: 600_000 } }] } })
  test('is accessible', async ({ page, open }) => {
    await open('/compute/vms?q=bastion-us')
    await page.getByRole('link', { name: 'bastion-us', exact: true }).click()
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'loading')
  })
})

test.describe('for a developer', () => {
  test.use({ persona: 'developer' })
  test('an expanded log line and an empty log search are accessible', async ({ page, open }) => {
    await openVm(open, page, 'web-prod-01', 'Logs')
    const details = page.getByRole('list', { name: 'Log lines, newest first' }).locator('details').first()
    await details.locator('summary').click()
    await expect(details.locator('pre')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'expanded')
    await page.getByRole('searchbox', { name: 'Search logs' }).fill('no line has these words')
    await expect(page.getByRole('heading', { name: 'No log lines match' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'no match')
  })
})

test.describe('a VM that failed to load', () => {
  test.use({
    scenario: { rules: [{ operation: 'getVm', then: { respond: { status: 500, code: 'internal_error' } } }] },
  })
  test('is accessible', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/compute/vms/vm_any')
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'failed')
  })
})

test.describe('tabs that failed to load', () => {
  const failing = ['getVmMetrics', 'listVmLogs', 'listVmActivity'] as const
  test.use({
    persona: 'developer',
    scenario: {
      rules: failing.map((operation) => ({
        operation,
        then: { respond: { status: 500, code: 'internal_error' } },
      })),
    },
  })
  test('are accessible', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    const vm = await openVm(open, page, 'bastion-us')
    for (const tab of ['Monitoring', 'Logs', 'Activity']) {
      await vm.tab(tab).click()
      await expect(vm.panel.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expectNoViolationsInBothSchemes(page, `${tab}, failed`)
    }
  })
})
