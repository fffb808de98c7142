import type { InlineScenario } from '#mocks/scenarios/document.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { breadcrumb } from '#tests/e2e/support/resource-pages.ts'
import { vmList } from '#tests/e2e/support/vm-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Menus, dialogs and messages of the VM list; `routes.spec.ts` has its initial state. */

test.use({ persona: 'admin' })

/** Longer than any test, so there is no response. */
const NEVER_MS = 600_000

/** Messages of browser, axe and Vite about missing responses and code. */
const noAnswer =
  /Failed to load resource|Failed to fetch|net::ERR|Couldn't load preload|Unable to preload CSS/

test('the row menu, at a disabled action, and the view menu are accessible', async ({ page, open }) => {
  await open('/compute/vms?q=analytics')
  const list = vmList(page)
  const menu = await list.openMenu('analytics-etl')
  const items = menu.getByRole('menuitem')
  // Keys work once the first menu item has the focus.
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tooltip')).toHaveText('The VM is already stopped.')
  await expectNoViolationsInBothSchemes(page, 'row menu, at a disabled action')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'View' }).click()
  await page.getByText('Compact').click()
  await expect(list.table).toHaveAttribute('data-density', 'compact')
  await expect(page.getByRole('checkbox', { name: 'Uptime' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'view')
})

test('the dialogs of a row are accessible', async ({ page, open }) => {
  await open('/compute/vms?q=web-prod-01')
  const list = vmList(page)
  for (const [action, title] of [
    ['Stop', 'Stop web-prod-01?'],
    ['Restart', 'Restart web-prod-01?'],
    ['Connect', 'Connect to web-prod-01'],
    ['Delete', 'Delete web-prod-01?'],
  ] as const) {
    await list.choose('web-prod-01', action)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    if (action === 'Connect') await expect(dialog).toContainText(/ssh \w+@\d+/)
    await expectNoViolationsInBothSchemes(page, action)
    if (action === 'Delete') {
      await dialog.getByRole('textbox').fill('web-prod-01')
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
      await expectNoViolationsInBothSchemes(page, 'Delete, name typed')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('a selection and the confirmations of its actions are accessible', async ({ page, open }) => {
  await open('/compute/vms?q=ci-runner')
  const { bulk } = vmList(page)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await expect(bulk).toContainText('2 selected')
  await expectNoViolationsInBothSchemes(page, 'selection')
  await bulk.getByRole('button', { name: 'Stop' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('ci-runner-02 The VM is already stopped.')
  await expectNoViolationsInBothSchemes(page, 'stop, one skipped')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await bulk.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await expectNoViolationsInBothSchemes(page, 'delete, nothing typed')
})

test.describe('failed actions', () => {
  test.use({
    scenario: {
      rules: [
        { operation: 'stopVm', then: { respond: { status: 503, code: 'unavailable', retryAfter: 5 } } },
        {
          operation: 'restartVm',
          when: { call: 2, times: 1 },
          then: { respond: { status: 503, code: 'unavailable' } },
        },
      ],
    },
  })
  test('show accessible errors, for one VM and for several', async ({ page, open, guard }) => {
    guard.allow(/status of 503/)
    await open('/compute/vms?q=api-prod')
    const list = vmList(page)
    const dialog = page.getByRole('dialog')
    await list.choose('api-prod-01', 'Stop')
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'stop, failed')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await list.bulk.getByRole('button', { name: 'Restart' }).click()
    await dialog.getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '1 virtual machine failed' })).toBeVisible()
    await expect(list.rows.filter({ hasText: 'Restarting' }).first()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'restart of several, one failed')
  })
})

/** State of the list: its URL, the mock's behavior, and what shows that it has been reached. */
interface State {
  readonly name: string
  readonly scenario?: InlineScenario
  readonly path?: string
  readonly heading: string
  readonly allow?: RegExp
}

const states: readonly State[] = [
  { name: 'without VMs', scenario: { dataset: 'empty' }, heading: 'No virtual machines yet' },
  { name: 'without a match', path: '/compute/vms?q=nothing-like-this', heading: 'No virtual machines match' },
  {
    name: 'that failed to load',
    scenario: { rules: [{ operation: 'listVms', then: { respond: { status: 503, code: 'unavailable' } } }] },
    heading: 'Service unavailable',
    allow: /status of 503/,
  },
]

for (const { name, scenario = {}, path = '/compute/vms', heading, allow } of states) {
  test.describe(`a list ${name}`, () => {
    test.use({ scenario })
    test('is accessible', async ({ page, open, guard }) => {
      if (allow) guard.allow(allow)
      await open(path)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expectNoViolationsInBothSchemes(page, name)
    })
  })
}

test.describe('the list of a viewer', () => {
  test.use({ persona: 'viewer' })
  test('is accessible', async ({ page, open }) => {
    await open('/compute/vms')
    await page.getByRole('button', { name: 'Create VM' }).focus()
    await expect(page.getByRole('tooltip')).toContainText('Ask an Owner or Admin')
    await expectNoViolationsInBothSchemes(page, 'reason of a disabled button')
  })
})

test.describe('a list that is loading', () => {
  test.use({
    scenario: {
      rules: [
        { operation: 'listVms', then: { delayMs: NEVER_MS } },
        { operation: 'getVmSummary', then: { delayMs: NEVER_MS } },
      ],
    },
  })
  test('is accessible', async ({ page, open }) => {
    await open('/compute/vms/new')
    await breadcrumb(page).click()
    await expect(vmList(page).table).toHaveAttribute('aria-busy', 'true')
    await expectNoViolationsInBothSchemes(page, 'loading')
  })
})

test.describe('a list opened while offline', () => {
  test.use({ scenario: { rules: [{ operation: 'listVms', then: { fault: 'connection-reset' } }] } })
  test('is accessible', async ({ page, open, context, guard }) => {
    guard.allow(noAnswer)
    await open('/compute/vms')
    await context.setOffline(true)
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'offline')
  })
})

test.describe('a list that loses its connection', () => {
  test.use({
    // A shared page may have the code of the other page in its cache.
    sharePage: false,
    scenario: {
      rules: [{ operation: 'listVms', when: { call: 2, times: 100 }, then: { fault: 'connection-reset' } }],
    },
  })
  test('keeps its rows, shows accessible errors, and recovers', async ({ page, open, context, guard }) => {
    guard.allow(noAnswer)
    await open('/compute/vms?q=analytics')
    await context.setOffline(true)
    const list = vmList(page)
    await list.choose('analytics-etl', 'Start')
    await expect(page.getByText('You’re offline. This is the last loaded data.')).toBeVisible()
    await expect(list.row('analytics-etl')).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'last loaded rows')

    // None of these is loaded; the page must survive their failure.
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(list.row('analytics-etl')).toBeVisible()
    const unreachable = page.getByRole('heading', { level: 1, name: 'Can’t reach the server' })
    await page.getByRole('link', { name: 'Create VM' }).click()
    await expect(unreachable).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Console' }).last()).toBeVisible()
    await expectNoViolationsInBothSchemes(page, 'page that failed to load')

    // The first page failed at its stylesheet. These have theirs and fail at their code.
    for (const name of ['Firewalls', 'Containers', 'Databases']) {
      await page.getByRole('link', { name, exact: true }).last().click()
      await expect(page).toHaveTitle(new RegExp(`^${name}`))
      await expect(unreachable).toBeVisible()
    }

    await context.setOffline(false)
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await page.getByRole('link', { name: 'Virtual Machines' }).last().click()
    await page.getByRole('link', { name: 'Create VM' }).click()
    // The stylesheet that failed above removes the browser's default border.
    await expect(page.getByRole('group', { name: 'Region' })).toHaveCSS('border-top-width', '0px')
  })
})
