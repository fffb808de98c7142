import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { vmList } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

test.describe('a row of the list', () => {
  test('starts a machine and shows its transition, also across a reload', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    await open('/compute/vms?q=analytics')
    const list = vmList(page)
    await list.choose('analytics-etl', 'Start')
    await expect(list.row('analytics-etl')).toContainText('Starting')
    await page.reload()
    await waitUntilIdle(page)
    await expect(list.row('analytics-etl')).toContainText('Starting')
    await setSecondsSinceStart(300)
    await expect(list.row('analytics-etl')).toContainText('Running')
  })

  test('has the specified menu, with reasons for disabled actions', async ({ page, open }) => {
    await open('/compute/vms?q=analytics')
    const menu = await vmList(page).openMenu('analytics-etl')
    const items = menu.getByRole('menuitem')
    await expect(items).toHaveText([/^Start$/, /^Stop/, /^Restart/, /^Connect/, /^Configure$/, /^Delete$/])
    const stop = items.nth(1)
    await expect(stop).toHaveAttribute('aria-disabled', 'true')
    await expect(stop).toHaveAccessibleDescription('The VM is already stopped.')
    // Keys work once the first menu item has the focus.
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(stop).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText('The VM is already stopped.')
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
  })

  test('has its menu at its place in the first frame', async ({ page, open }) => {
    await open('/compute/vms?q=web-prod')
    const button = vmList(page).row('web-prod-01').getByRole('button', { name: 'Actions for web-prod-01' })
    const places = await button.evaluate(async (element) => {
      if (element instanceof HTMLElement) element.click()
      const found: string[] = []
      while (found.length < 3) {
        await new Promise(requestAnimationFrame)
        const menu = document.querySelector('[role="menu"]')
        if (menu) found.push(JSON.stringify(menu.getBoundingClientRect()))
      }
      return found
    })
    expect(new Set(places).size).toBe(1)
  })

  test('keeps its menu when its button scrolls out of view', async ({ page, open }) => {
    await open('/compute/vms?q=web-prod')
    const menu = await vmList(page).openMenu('web-prod-01')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await page.getByRole('main').evaluate((main) => {
      main.style.minHeight = '4000px'
    })
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo(0, 2000)
          return window.scrollY
        }),
      )
      .toBe(2000)
    // Nothing tells that the menu stays, so give it time to disappear.
    await page.waitForTimeout(500)
    await menu.getByRole('menuitem', { name: 'Configure' }).click()
    await expect(page).toHaveURL(/tab=configuration/)
  })

  test('asks before stopping a machine, in a dialog with a URL', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    await open('/compute/vms?q=bastion')
    const list = vmList(page)
    await list.choose('bastion-us', 'Stop')
    const dialog = page.getByRole('dialog', { name: 'Stop bastion-us?' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/dialog=stop/)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goForward()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog).toBeHidden()
    await expect(list.row('bastion-us')).toContainText('Stopping')
    await setSecondsSinceStart(300)
    await expect(list.row('bastion-us')).toContainText('Stopped')
  })

  test('requires the name to delete a machine', async ({ page, open, setSecondsSinceStart }) => {
    await open('/compute/vms?q=bastion')
    const list = vmList(page)
    await list.choose('bastion-us', 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete bastion-us?' })
    const confirm = dialog.getByRole('button', { name: 'Delete' })
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox').fill('bastion')
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox').fill('bastion-us')
    await confirm.click()
    await expect(list.row('bastion-us')).toContainText('Deleting')
    await expect(dialog).toBeHidden()
    await setSecondsSinceStart(300)
    await expect(page.getByRole('heading', { name: 'No virtual machines match' })).toBeVisible()
  })

  test.describe('with dependents', () => {
    test.use({
      scenario: {
        rules: [
          {
            operation: 'listDependents',
            when: { call: 1 },
            then: { respond: { status: 500, code: 'internal_error' } },
          },
        ],
      },
    })

    test('lists dependents before a deletion, or says that they are unknown', async ({
      page,
      open,
      guard,
    }) => {
      guard.allow(/status of 500/)
      await open('/compute/vms?q=web-prod-01')
      await vmList(page).choose('web-prod-01', 'Delete')
      const dialog = page.getByRole('dialog', { name: 'Delete web-prod-01?' })
      await expect(dialog).toContainText('Couldn’t check for dependent resources')
      await dialog.getByRole('button', { name: 'Try again' }).click()
      const dependents = dialog.getByRole('listitem')
      await expect(dependents.filter({ hasText: 'Volume media-uploads' })).toBeVisible()
      await expect(dependents.filter({ hasText: 'Load balancer shop-web' })).toBeVisible()
    })
  })

  test('links to the machine, its configuration and the connect dialog', async ({ page, open }) => {
    await open('/compute/vms?q=bastion')
    const list = vmList(page)
    await list.choose('bastion-us', 'Connect')
    await expect(page.getByRole('dialog', { name: 'Connect to bastion-us' })).toContainText(
      /ssh alpine@\d+\.\d+/,
    )
    await page.getByRole('button', { name: 'Close' }).click()
    await list.choose('bastion-us', 'Configure')
    await expect(page).toHaveURL(/\/compute\/vms\/vm_\w+\?tab=configuration$/)
    await page.goBack()
    await list.names.first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'bastion-us' })).toBeVisible()
  })
})
