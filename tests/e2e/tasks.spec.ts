import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/a11y/axe.ts'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expect, test } from './support/fixtures.ts'
import { openVm } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

const tray = (page: Page) => page.getByRole('button', { name: /^Tasks/ })
const tasksOf = (page: Page) => page.getByRole('dialog', { name: 'Tasks' })
const taskOf = (page: Page, title: string) => tasksOf(page).getByRole('listitem').filter({ hasText: title })

async function restart(open: (path: string) => Promise<void>, page: Page, name: string) {
  await openVm(open, page, name)
  await page.getByRole('button', { name: 'Restart' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
  await expect(tray(page)).toHaveAccessibleName('Tasks, 1 running')
}

test('is empty at first, and works with the keyboard', async ({ page, openIn }) => {
  await openIn('empty,admin', '/account')
  await tray(page).press('Enter')
  await expect(tasksOf(page)).toContainText('No tasks')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(tasksOf(page)).toBeHidden()
  await expect(tray(page)).toBeFocused()
})

test('shows progress and time left, and says when a task ends', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  await restart(open, page, 'web-prod-01')
  await tray(page).click()
  const task = taskOf(page, 'Restarting web-prod-01')
  await expect(task.getByRole('progressbar', { name: 'Restarting web-prod-01' })).toBeAttached()
  await expect(task).toContainText('less than a minute left')
  await page.reload()
  await tray(page).click()
  await expect(task).toContainText('less than a minute left')
  await expectNoViolations(page)
  await setSecondsSinceStart(60)
  await expect(task).toContainText('Done')
  await expect(page.getByText('Restarting web-prod-01: done')).toBeAttached()
  await expect(task.getByRole('link', { name: 'Restarting web-prod-01' })).toBeVisible()
})

test('keeps ended tasks until they are dismissed', async ({ page, open, setSecondsSinceStart }) => {
  await restart(open, page, 'web-prod-01')
  await setSecondsSinceStart(60)
  await tray(page).click()
  const tasks = tasksOf(page)
  const task = taskOf(page, 'Restarting web-prod-01')
  await task.getByRole('button', { name: 'Dismiss “Restarting web-prod-01”' }).click()
  await expect(task).toHaveCount(0)
  await expect(tasks.getByRole('listitem').first()).toBeVisible()
  await page.reload()
  await tray(page).click()
  await expect(tasks.getByRole('listitem').first()).toBeVisible()
  await expect(task).toHaveCount(0)
  await tasks.getByRole('button', { name: 'Clear ended' }).click()
  await expect(tasks).toContainText('No tasks')
})

test.describe('a task that fails', () => {
  test.use({ scenario: { lifecycle: { failureRate: 1 } } })

  test('says why, and links to its resource', async ({ page, open, setSecondsSinceStart }) => {
    await restart(open, page, 'web-prod-01')
    await setSecondsSinceStart(60)
    await expect(tray(page)).toHaveAccessibleName('Tasks, 1 failed')
    await tray(page).click()
    const task = taskOf(page, 'Restarting web-prod-01')
    await expect(task).toContainText(/didn’t start within the time limit|kernel panicked/)
    await task.getByRole('link', { name: 'Restarting web-prod-01' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'web-prod-01' })).toBeVisible()
  })
})

test('fits a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await restart(open, page, 'web-prod-01')
  await tray(page).click()
  const box = await tasksOf(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(await horizontalOverflow(page)).toBe(0)
})

test.describe('on a phone with touch', () => {
  test.use({ sharePage: false, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('the header has room for every target', async ({ page, open }) => {
    await open('/account')
    await expect(tray(page)).toBeVisible()
    const banner = page.getByRole('banner')
    const account = banner.getByRole('button', { name: /^Account of/ })
    const end = () => account.evaluate((button) => button.getBoundingClientRect().right)
    // The last one is 320 pixels with text of 150 %.
    for (const width of [360, 320, 213]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(end, `at ${width} pixels`).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect((await tray(page).boundingBox())?.width).toBeGreaterThanOrEqual(44)
    expect(await horizontalOverflow(page)).toBe(0)
  })
})
