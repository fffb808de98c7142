import { chartMenuItem } from './support/chart-menu.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { breadcrumb, openHeaderMenu } from './support/resource-pages.ts'
import { openVm, vmList } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

test.describe('a virtual machine', () => {
  test('has the specified header, tabs, facts and copy buttons', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const vm = await openVm(open, page, 'web-prod-01')
    const header = page.getByRole('main').locator('header')
    await expect(header.getByRole('button')).toHaveText(['', '', 'Connect', 'Restart', 'Stop', ''])
    await expect(header).toContainText(/Project Storefront\s*US East\s*Premium\s*\d+\.\d+\.\d+\.\d+/)
    const menu = await openHeaderMenu(page)
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Move to project',
      'Create similar',
      'Schedule stops',
      'Delete',
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      'Configuration',
      'Monitoring',
      'Logs',
      'Networking',
      'Activity',
    ])
    await expect(vm.panel.locator('dt').first()).toHaveText('CPU')
    for (const meter of ['CPU', 'Memory', 'Disk I/O', 'Network']) {
      await expect(vm.panel.locator('dl').first().locator('div').filter({ hasText: meter })).toContainText(
        /\d+%/,
      )
    }
    const id = await vm.fact('Instance Details', 'ID').innerText()
    expect(page.url()).toContain(id.trim())
    await page.getByRole('button', { name: 'Copy ID' }).click()
    await expect(page.getByText('Copied to clipboard')).toBeVisible()
    await expect(page.getByText(`${id.trim()} has been copied to your clipboard.`)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id.trim())
    const ip = (await vm.fact('Specifications', 'Public IP').innerText()).trim()
    await page.getByRole('button', { name: 'Copy Public IP' }).click()
    await expect(page.getByText(`${ip} has been copied to your clipboard.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy Private IP' })).toBeVisible()

    // Back to the list as it was left.
    await breadcrumb(page).click()
    await expect(page).toHaveURL('/compute/vms?q=web-prod-01')
  })

  test('stops, explains disabled actions, and starts again', async ({ page, open, setSecondsSinceStart }) => {
    const vm = await openVm(open, page, 'bastion-us')
    await expect(vm.button('Start')).toHaveCount(0)
    await vm.button('Stop').click()
    await expect(page).toHaveURL(/dialog=stop/)
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('main')).toContainText('Stopping')
    await expect(vm.button('Start')).toHaveAccessibleDescription(/The VM is stopping/)
    await setSecondsSinceStart(300)
    await expect(page.getByRole('main')).toContainText('Stopped')
    await expect(vm.fact('Instance Details', 'Uptime')).toHaveText('–')
    await expect(vm.button('Connect')).toHaveCount(0)
    await vm.button('Start').press('Enter')
    await expect(page.getByRole('main')).toContainText('Starting')
    await expect(vm.button('Connect')).toBeFocused()
    await expect(vm.button('Connect')).toHaveAccessibleDescription(/The VM is starting/)
    await page.reload()
    await waitUntilIdle(page)
    await setSecondsSinceStart(600)
    await expect(page.getByRole('main')).toContainText('Running')
  })

  test('has activities with who did it, and the values before and after', async ({ page, open }) => {
    const vm = await openVm(open, page, 'ci-runner-02')
    await vm.tab('Configuration').click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('ci-runner-03')
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ci-runner-03')
    await vm.tab('Activity').click()
    const entry = vm.panel.getByRole('listitem').filter({ hasText: 'Renamed ci-runner-02 to ci-runner-03' })
    await expect(entry.getByRole('list', { name: 'Changes' })).toHaveText(
      'Name: ci-runner-02 →  is now ci-runner-03',
    )
    await expect(entry.getByText('MO', { exact: true })).toBeVisible()
    await expect(entry).toContainText('Marcus Oyelaran')
  })

  test('offers to start instead of empty figures while it is stopped', async ({ page, open }) => {
    const vm = await openVm(open, page, 'ci-runner-02')
    await expect(vm.main).toContainText('This virtual machine is stopped, so there is no current usage.')
    await expect(vm.panel.locator('dt').first()).toHaveText('ID')
    await vm.tab('Monitoring').click()
    await expect(vm.panel.getByRole('heading', { name: 'No data in this range' })).toBeVisible()
    await vm.button('Start virtual machine').click()
    await expect(vm.main).toContainText('Starting')
    await expect(vm.button('Start virtual machine')).toHaveCount(0)
  })

  test('is renamed, unless the name is taken', async ({ page, open, guard }) => {
    guard.allow(/status of 409/)
    const vm = await openVm(open, page, 'bastion-us', 'Configuration')
    await expect(page.getByText('Changes may require a restart.')).toBeVisible()
    const name = vm.panel.getByRole('textbox', { name: 'Name' })
    await expect(vm.button('Rename')).toHaveAccessibleDescription('This is the current name.')
    await name.fill('Bastion')
    await vm.button('Rename').click()
    await expect(vm.panel.getByText('Use lowercase letters only.')).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('db-primary')
    await vm.button('Rename').click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveValue('db-primary')
    await name.fill('bastion-east')
    await vm.button('Rename').click()
    await expect(page.getByRole('heading', { level: 1, name: 'bastion-east' })).toBeVisible()
  })

  test('has tags that link to machines with the same tag', async ({ page, open }) => {
    const vm = await openVm(open, page, 'bastion-us', 'Configuration')
    const tags = vm.panel.getByRole('textbox', { name: 'Tags' })
    await tags.fill('Wrong Tag!')
    await tags.press('Enter')
    await expect(vm.panel.getByText(/starting with a letter or digit/)).toBeVisible()
    await vm.button('Save tags').click()
    await expect(tags).toBeFocused()
    await tags.fill('review:due')
    await tags.press('Enter')
    await vm.button('Save tags').click()
    await expect(page.getByText('Tags saved')).toBeVisible()
    await vm.tab('Overview').click()
    await page.getByRole('link', { name: 'review:due' }).click()
    await expect(page).toHaveURL('/compute/vms?tag=review%3Adue')
    await expect(vmList(page).names).toHaveText(['bastion-us'])
    await page.getByRole('button', { name: 'Remove filter Tag review:due' }).click()
    await expect(page).toHaveURL('/compute/vms')
  })

  test('is resized after showing the price and the restart', async ({ page, open, setSecondsSinceStart }) => {
    const vm = await openVm(open, page, 'bastion-us', 'Configuration')
    await expect(vm.button('Resize')).toHaveAccessibleDescription('Choose another size.')
    await page.getByRole('radio', { name: 'Standard', exact: true }).check()
    await vm.button('Resize').click()
    const dialog = page.getByRole('dialog', { name: 'Resize bastion-us to Standard?' })
    await expect(dialog).toContainText('The VM restarts')
    await expect(dialog).toContainText('$20.00 per month, $15.00 more than now')
    await dialog.getByRole('button', { name: 'Resize' }).click()
    await expect(page.getByRole('main')).toContainText('Resizing')
    await setSecondsSinceStart(600)
    await vm.tab('Overview').click()
    await expect(vm.fact('Instance Details', 'Type')).toHaveText('Standard')
    await expect(vm.fact('Instance Details', 'Cost')).toContainText('$20.00 per month')
  })

  test('never shrinks its disk', async ({ page, open }) => {
    await openVm(open, page, 'web-prod-01', 'Configuration')
    const basic = page.getByRole('radio', { name: 'Basic', exact: true })
    await expect(basic).toBeDisabled()
    await expect(basic).toHaveAccessibleDescription(/The disk can’t shrink/)
  })
})

test.describe('monitoring', () => {
  test('keeps the range in the URL and offers every chart as a table', async ({ page, open }) => {
    const vm = await openVm(open, page, 'web-prod-01', 'Monitoring')
    const chart = page.getByRole('img', { name: /^CPU\. CPU: between [\d.]+% and [\d.]+%/ })
    await expect(chart).toBeVisible()
    await page.getByText('Last 7 days', { exact: true }).click()
    await expect(page).toHaveURL(/tab=monitoring&range=7d|range=7d&tab=monitoring/)
    await (await chartMenuItem(page, 'CPU', 'View as table')).click()
    const table = page.getByRole('region', { name: 'CPU as a table' })
    await expect(table.getByRole('row')).not.toHaveCount(0)
    await expect(table.getByRole('cell').first()).toHaveText(/%|no data/)
    await page.reload()
    await waitUntilIdle(page)
    await expect(page.getByRole('radio', { name: 'Last 7 days' })).toBeChecked()
    await expect(vm.panel).toContainText('Network throughput')
  })

  test('zooms all charts by dragging, and back', async ({ page, open }) => {
    await openVm(open, page, 'web-prod-01', 'Monitoring')
    const plot = page.getByRole('img', { name: /^CPU\./ }).locator('.u-over')
    await expect(plot).toBeVisible()
    await waitUntilIdle(page)
    const box = await plot.boundingBox()
    if (box === null) throw new Error('The chart has no size.')
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(page).toHaveURL(/from=\d+/)
    const { searchParams } = new URL(page.url())
    const minutes = (Number(searchParams.get('to')) - Number(searchParams.get('from'))) / 60_000
    expect(minutes).toBeGreaterThan(25)
    expect(minutes).toBeLessThan(35)
    await page.getByRole('button', { name: 'Reset zoom' }).click()
    await expect(page).not.toHaveURL(/from=/)
  })

  test('says if its charts have no incidents because they can’t be loaded', async ({
    page,
    open,
    mocks,
    guard,
  }) => {
    guard.allow(/status of 500/)
    const vm = await openVm(open, page, 'web-prod-01', 'Monitoring')
    await mocks.on('listIncidents').respondWith(500)
    await page.reload()
    const again = vm.panel.getByRole('button', { name: /^Try again.*Incidents in this range/ })
    await expect(again).toBeVisible()
    await mocks.adjust({ rules: [] })
    await again.click()
    await expect(again).toHaveCount(0)
  })

  test('shows a gap while the machine was off', async ({ page, open }) => {
    await openVm(open, page, 'analytics-etl', 'Monitoring')
    await expect(page.getByText('No data in this range').first()).toBeVisible()
  })
})

test.describe('logs', () => {
  test.use({ persona: 'developer' })

  test('are filtered, searched, expanded and paged, after a failure too', async ({
    page,
    open,
    mocks,
    guard,
  }) => {
    guard.allow(/500/)
    const vm = await openVm(open, page, 'web-prod-01', 'Logs')
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      'Configuration',
      'Monitoring',
      'Logs',
      'Networking',
      'Activity',
    ])
    const log = page.getByRole('list', { name: 'Log lines, newest first' })
    const entries = log.locator(':scope > li')
    await expect(entries).toHaveCount(50)
    await mocks.on('listVmLogs').once().respondWith(500)
    await vm.button('Load more').click()
    await expect(page.getByText('Could not load more log lines')).toBeVisible()
    await expect(entries).toHaveCount(50)
    await vm.button('Load more').click()
    await expect(entries).toHaveCount(100)
    await page.getByRole('combobox', { name: 'Level' }).selectOption('WARN')
    await expect(page).toHaveURL(/level=WARN/)
    await expect(entries.first()).toContainText('WARN')
    await expect(entries.filter({ hasText: 'INFO' })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Level' }).selectOption('All')
    const withDetails = log.locator('details').first()
    await withDetails.locator('summary').click()
    await expect(withDetails.locator('pre')).toContainText('{')
    await page.getByRole('searchbox', { name: 'Search logs' }).fill('no line has these words')
    await expect(page.getByRole('heading', { name: 'No log lines match' })).toBeVisible()
  })

  test.describe('without the permission', () => {
    test.use({ persona: 'viewer' })
    test('are hidden, and a direct link explains why', async ({ page, open }) => {
      const vm = await openVm(open, page, 'web-prod-01')
      await expect(vm.tab('Overview')).toBeVisible()
      await expect(vm.tab('Logs')).toHaveCount(0)
      await open(`${new URL(page.url()).pathname}?tab=logs`)
      await expect(page.getByRole('alert')).toContainText('doesn’t include reading logs')
    })
  })
})

test.describe('the other tabs', () => {
  test('show addresses, network and attached resources', async ({ page, open }) => {
    const vm = await openVm(open, page, 'web-prod-01', 'Networking')
    await expect(vm.fact('Addresses', 'Public IP')).toContainText(/^\d+\.\d+\.\d+\.\d+/)
    await expect(vm.fact('Network', 'Range')).toContainText('/')
    await expect(page.getByRole('region', { name: 'Firewalls' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Load balancers' })).toBeVisible()
  })

  test('show activities with their actors, and follow a running one', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    const vm = await openVm(open, page, 'analytics-etl', 'Activity')
    const events = page.getByRole('list', { name: 'Activity, newest first' }).getByRole('listitem')
    await expect(events.first()).toBeVisible()
    const before = await events.count()
    await vm.button('Start').click()
    await expect(events).toHaveCount(before + 1)
    await expect(events.first()).toContainText('In progress')
    await setSecondsSinceStart(300)
    await expect(events.first()).toContainText('Done')
  })
})

test.describe('links to a machine', () => {
  test('open the connect dialog', async ({ page, open }) => {
    await openVm(open, page, 'web-prod-01')
    await page.goto(`${page.url()}?dialog=connect`)
    const dialog = page.getByRole('dialog', { name: 'Connect to web-prod-01' })
    await expect(dialog).toContainText(/ssh \w+@\d+/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/dialog/)
  })

  test('show a message if the machine does not exist', async ({ page, open, guard }) => {
    guard.allow(/status of 404/)
    await open('/compute/vms/vm_nothere')
    await expect(page.getByRole('heading', { name: 'This virtual machine doesn’t exist' })).toBeVisible()
    await page.getByRole('link', { name: 'All virtual machines' }).click()
    await expect(page).toHaveURL('/compute/vms')
  })

  test('show a message if it was just deleted', async ({ page, open, guard, setSecondsSinceStart }) => {
    guard.allow(/status of 404/)
    const vm = await openVm(open, page, 'bastion-us')
    await vm.choose('Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete bastion-us?' })
    await dialog.getByRole('textbox').fill('bastion-us')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('main')).toContainText('Deleting')
    await setSecondsSinceStart(300)
    await expect(page.getByRole('heading', { name: 'bastion-us has been deleted' })).toBeVisible()
  })

  test('show why a machine failed, and how to recover', async ({ page, open, setSecondsSinceStart }) => {
    const vm = await openVm(open, page, 'edge-tokyo-01')
    await expect(page.getByRole('main')).toContainText('Error')
    await expect(vm.button('Start')).toHaveCount(0)
    await expect(vm.main).toContainText(
      'This virtual machine has failed. The VM stopped responding after a kernel panic.',
    )
    await vm.button('Restart virtual machine').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByRole('main')).toContainText('Restarting')
    await setSecondsSinceStart(300)
    await expect(page.getByRole('main')).toContainText('Running')
  })
})
