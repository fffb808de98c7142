import { expectNoViolations } from '../a11y/axe.ts'
import { call } from './support/calls.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'
import { openPanel, panelOf } from './support/mock-panel.ts'
import { controlsBehindLauncher, launcher } from './support/mock-tools.ts'

skipWithoutMockInPage('its panel')

const PARTS = ['Scenario', 'Rules', 'Network', 'Clock', 'Requests', 'Mail', 'Data', 'State']

test('opens, floats, moves, remembers its place and closes by keyboard alone', async ({ page }) => {
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  const search = page.getByRole('searchbox', { name: 'Search virtual machines' })
  await search.focus()
  await expect(async () => {
    await page.keyboard.press('Control+Backquote')
    await expect(panelOf(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  const panel = panelOf(page)
  await expect(panel.getByRole('tab', { name: 'Scenario' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('tab', { name: 'Rules' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(panel.getByRole('tab', { name: 'Router' })).toHaveAttribute('aria-selected', 'true')
  await panel.getByRole('tab', { name: 'State' }).click()

  await panel.getByRole('button', { name: 'Float above the page' }).click()
  const left = async () => (await panel.boundingBox())?.x ?? 0
  // Docked, it begins at the window's edge.
  await expect.poll(left).toBeGreaterThan(0)
  const before = await left()
  await panel.getByRole('button', { name: 'Move', exact: true }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(left).toBeLessThan(before)
  const moved = await left()
  await page.reload()
  await waitUntilIdle(page)
  await expect(panel.getByRole('tab', { name: 'State' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(left).toBe(moved)
  await panel.getByRole('button', { name: 'Move', exact: true }).press('Home')
  await expect.poll(left).toBe(before)

  await search.focus()
  await page.keyboard.press('Control+Backquote')
  await expect(panel).toHaveCount(0)
  await expect(search).toBeFocused()
  await page.keyboard.press('Control+Backquote')
  await expect(panel.getByRole('tab', { name: 'State' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(search).toBeFocused()

  // Also above a modal dialog.
  await page.keyboard.press('Control+k')
  const palette = page.locator('dialog:modal')
  await expect(palette).toHaveCount(1)
  await page.keyboard.press('Control+Backquote')
  await panel.getByRole('tab', { name: 'Network' }).click()
  await panel.getByRole('checkbox', { name: 'Offline' }).check()
  await expect.poll(async () => (await call(page, '/__mocks/scenario')).body.network.offline).toBe(true)
  await panel.getByRole('checkbox', { name: 'Offline' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(palette).toHaveCount(1)
})

test('keeps the focus when a pressed control is replaced', async ({ page }) => {
  const panel = await openPanel(page, 'Rules')
  await panel.getByLabel('Find an operation').fill('createVm')
  await panel.getByRole('button', { name: /^createVm/ }).press('Enter')
  await expect(panel.getByRole('button', { name: 'All operations' })).toBeFocused()
  await panel.getByRole('button', { name: '402 payment_required' }).press('Enter')
  await panel.getByRole('button', { name: 'Remove the rule for createVm' }).press('Enter')
  await expect(panel.getByRole('tabpanel')).toBeFocused()

  await panel.getByRole('tab', { name: 'Data' }).click()
  await panel.getByLabel('Find in any field').fill('backup-archive')
  const row = panel.getByRole('button', { name: /^backup-archive/ })
  await row.press('Enter')
  const back = panel.getByRole('button', { name: 'All of vms' })
  await expect(back).toBeFocused()
  await back.press('Enter')
  await expect(row).toBeFocused()
})

test('is readable in both color schemes and on a small screen', async ({ page, guard }) => {
  guard.allow(/404/)
  const panel = await openPanel(page, 'Rules')
  await call(page, '/password-resets', 'POST', { email: 'owner@nimbus.example' })
  await call(page, '/vms/vm_none')
  await panel.getByLabel('Find an operation').fill('createVm')
  await panel.getByRole('button', { name: /^createVm/ }).click()
  await panel.getByRole('button', { name: '409 quota_exceeded' }).click()
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const part of PARTS) {
      await panel.getByRole('tab', { name: part }).click()
      if (part === 'Mail' || part === 'Requests') await panel.locator('summary').first().click()
      if (part === 'Data') await panel.getByRole('listitem').first().getByRole('button').click()
      await test.step(`${part}, ${colorScheme}`, () => expectNoViolations(page, '#mock-devtools'))
      const box = await panel.boundingBox()
      expect(box?.x, part).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(width)
      const content = panel.getByRole('tabpanel')
      expect(await content.evaluate((it) => it.scrollWidth - it.clientWidth), part).toBeLessThanOrEqual(0)
    }
  }
})

test('is not printed and covers nothing on a small screen; the check detects an overlap', async ({
  page,
}) => {
  // `tests/a11y/routes.spec.ts` covers the console's pages.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  await expect(launcher(page)).toBeVisible()
  await expect.poll(() => controlsBehindLauncher(page)).toEqual([])
  await launcher(page).evaluate((button) => button.style.setProperty('width', '20rem'))
  await expect.poll(() => controlsBehindLauncher(page)).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(launcher(page)).toBeHidden()
})
