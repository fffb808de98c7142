import { expect, navigateInApp, test } from './support/fixtures.ts'
import { openHeaderMenu } from './support/resource-pages.ts'
import { openVm } from './support/vm-pages.ts'

// 4:00 AM on a Monday in the time zone of the persona, New York.
test.use({ persona: 'admin' })

test('a machine stops at the time of its schedule', async ({ page, open, setSecondsSinceStart }) => {
  const vm = await openVm(open, page, 'bastion-us')
  const menu = await openHeaderMenu(page)
  await menu.getByRole('menuitem', { name: 'Schedule stops' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule stops of bastion-us' })
  await expect(dialog.getByRole('checkbox', { name: 'Stop once' })).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText('Stops today, 6:00 PM (EST).')
  // In 15 minutes.
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption('255')
  await expect(dialog.getByRole('status')).toHaveText('Stops today, 4:15 AM (EST).')
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved')).toBeVisible()

  const header = page.getByRole('main').locator('header')
  await expect(header).toContainText('Stops today, 4:15 AM')
  await setSecondsSinceStart(16 * 60)
  await expect(header).toContainText('Stopped')
  await expect(header).not.toContainText('Stops today')
  await vm.tab('Activity').click()
  const stop = vm.panel.getByRole('listitem').filter({ hasText: 'Stopped bastion-us' }).first()
  await expect(stop).toContainText('Scheduled')
})

test('times are those of the profile, also if it loads after the dialog', async ({ page, open, mocks }) => {
  await openVm(open, page, 'bastion-us')
  const path = new URL(page.url()).pathname
  await mocks.on('getMe').delay(500)
  await open(`${path}?dialog=schedule`)
  const dialog = page.getByRole('dialog', { name: 'Schedule stops of bastion-us' })
  await expect(dialog.getByRole('status')).toHaveText('Stops today, 6:00 PM (EST).')
  await dialog.getByRole('checkbox', { name: 'Office hours' }).check()
  await expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New_York')
})

test('the question before leaving stays when the profile arrives', async ({ page, open, mocks }) => {
  await openVm(open, page, 'bastion-us')
  const { pathname } = new URL(page.url())
  await open('/account')
  await navigateInApp(page, `${pathname}?dialog=schedule`)
  await mocks.on('getMe').delay(1500)
  await page.reload()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Office hours' }).check()
  await page.goBack()
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(leave).toBeVisible()
  await expect(page.getByText('(EST)')).toBeAttached()
  await expect(leave).toBeVisible()
})

test('office hours are set with the keyboard, corrected at their fields, and removed', async ({
  page,
  open,
}) => {
  const vm = await openVm(open, page, 'bastion-us', 'Configuration')
  const panel = page.getByRole('region', { name: 'Scheduled stops' })
  await panel.getByRole('button', { name: 'Schedule stops' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule stops of bastion-us' })
  const once = dialog.getByRole('checkbox', { name: 'Stop once' })
  await expect(once).toBeFocused()
  await page.keyboard.press('Space')
  const save = dialog.getByRole('button', { name: 'Save schedule' })
  await save.press('Enter')
  await expect(dialog.getByText('Choose when the VM stops, or remove the schedule.')).toBeVisible()
  await expect(once).toBeFocused()

  await dialog.getByRole('checkbox', { name: 'Office hours' }).press('Space')
  const start = dialog.getByRole('combobox', { name: 'Start at' })
  await start.selectOption('1140')
  await save.press('Enter')
  await expect(start).toHaveAccessibleDescription(/Choose a start before the stop/)
  await expect(start).toBeFocused()
  await start.selectOption('480')
  await dialog.getByRole('checkbox', { name: 'Friday' }).press('Space')
  await dialog.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Berlin')
  // 6:00 PM in Berlin.
  await expect(dialog.getByRole('status')).toContainText('Stops today, 12:00 PM (EST).')
  await save.press('Enter')
  await expect(page.getByText('Schedule saved')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText('Monday to Thursday, 8:00 AM to 6:00 PM (Europe/Berlin)')
  await expect(page.getByRole('main').locator('header')).toContainText('Stops today, 12:00 PM')

  await panel.getByRole('button', { name: 'Edit schedule' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Thursday' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Remove schedule' }).click()
  await expect(page.getByText('Schedule removed')).toBeVisible()
  await expect(panel).toContainText('None.')
  await expect(vm.tab('Configuration')).toHaveAttribute('aria-selected', 'true')
})

test('a date in the past is refused at its field', async ({ page, open }) => {
  await openVm(open, page, 'bastion-us')
  const menu = await openHeaderMenu(page)
  await menu.getByRole('menuitem', { name: 'Schedule stops' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule stops of bastion-us' })
  const date = dialog.getByLabel('Date')
  await date.fill('2026-03-01')
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(date).toHaveAccessibleDescription(/Choose a time in the future/)
  await expect(date).toBeFocused()
  await date.fill('')
  await expect(date).toHaveAccessibleDescription(/Enter a date/)
})
