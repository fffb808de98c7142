import type { Locator, Page } from '@playwright/test'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expectNoViolations } from '../a11y/axe.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'
import { openPanel, panelOf } from './support/mock-panel.ts'
import { launcher } from './support/mock-tools.ts'

skipWithoutMockInPage('its panel')

const dockButton = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  return box
}

test('docked, it takes room from the page instead of covering it', async ({ page }) => {
  const panel = await openPanel(page, 'Requests')
  const main = page.getByRole('main')

  // At the bottom, the end of the page can be scrolled above the panel.
  await expect(dockButton(panel, 'Dock to bottom')).toHaveAttribute('aria-pressed', 'true')
  const last = main.getByRole('row').last()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => (await boxOf(last)).y + (await boxOf(last)).height)
    .toBeLessThanOrEqual((await boxOf(panel)).y)
  const sidebar = page
    .getByRole('complementary')
    .or(page.getByRole('navigation'))
    .filter({ hasText: 'Virtual Machines' })
    .last()
  await expect(sidebar).toBeVisible()

  // On the right, the page has the layout of a window of the width that is left: 832 pixels.
  await dockButton(panel, 'Dock to right').click()
  await expect.poll(async () => (await boxOf(main)).width).toBeLessThanOrEqual(833)
  expect((await boxOf(main)).x + (await boxOf(main)).width).toBeLessThanOrEqual((await boxOf(panel)).x)
  await expect(page.getByRole('banner').getByRole('button', { name: /menu/i })).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)

  // A dialog of the page is centered in its room.
  await page.keyboard.press('Control+k')
  const palette = page.locator('dialog:modal')
  await expect(palette).toBeVisible()
  expect((await boxOf(palette)).x + (await boxOf(palette)).width).toBeLessThanOrEqual((await boxOf(panel)).x)
  await page.keyboard.press('Escape')

  // Styles that load later follow too, and closing gives the room back.
  await page.getByRole('link', { name: 'Create VM' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Create/ })).toBeVisible()
  await expect.poll(async () => (await boxOf(page.getByRole('main'))).width).toBeLessThanOrEqual(833)
  await dockButton(panel, 'Close').click()
  await expect.poll(async () => (await boxOf(page.getByRole('main'))).x).toBeGreaterThan(100)
})

test('is resized by pointer and keyboard, and stays so', async ({ page }) => {
  const panel = await openPanel(page, 'Mail')
  const edge = panel.getByRole('separator', { name: 'Resize' })
  const height = async () => (await boxOf(panel)).height
  const before = await height()
  await edge.press('Shift+ArrowUp')
  await expect.poll(height).toBe(before + 96)
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 96))
  await edge.press('Home')
  await expect.poll(height).toBe(176)
  await edge.press('End')
  await expect.poll(height).toBe(680)

  await dockButton(panel, 'Dock to right').click()
  const width = async () => (await boxOf(panel)).width
  await expect.poll(width).toBeLessThan(1280)
  const wide = await width()
  const { x } = await boxOf(panel)
  await page.mouse.move(x + 2, 300)
  await page.mouse.down()
  await page.mouse.move(x - 98, 320, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBe(wide + 100)
  await expect.poll(async () => (await boxOf(page.getByRole('main'))).width).toBe(1280 - wide - 100)
  await page.reload()
  await waitUntilIdle(page)
  await expect.poll(width).toBe(wide + 100)
  await dockButton(panel, 'Dock to bottom').click()
  await expect.poll(height).toBe(680)

  await dockButton(panel, 'Float above the page').click()
  await expect.poll(width).toBeLessThan(1280)
  const floating = await boxOf(panel)
  await panel.getByRole('button', { name: 'Resize' }).press('Shift+ArrowRight')
  await expect.poll(width).toBe(floating.width + 96)
  expect((await boxOf(panel)).x).toBeLessThanOrEqual(floating.x)
})

test('keeps focus, order and what was typed while it is docked elsewhere', async ({ page }) => {
  const panel = await openPanel(page, 'Requests')
  await panel.getByLabel('Filter requests').fill('list')
  for (const name of ['Dock to right', 'Float above the page', 'Dock to bottom']) {
    const button = dockButton(panel, name)
    await button.press('Enter')
    await expect(button).toBeFocused()
    await expect(panel.getByLabel('Filter requests')).toHaveValue('list')
    // After the panel's controls comes its content, in the order in which they are seen.
    await page.keyboard.press('Tab')
    if (name !== 'Dock to bottom') {
      await expect(
        dockButton(panel, name === 'Dock to right' ? 'Float above the page' : 'Open in separate window'),
      ).toBeFocused()
    }
    await dockButton(panel, 'Close').focus()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('tabpanel')).toBeFocused()
    await test.step(name, () => expectNoViolations(page, '#mock-devtools'))
  }
})

test('is walked through with Tab in the order in which it is seen, wherever it is docked', async ({
  page,
}) => {
  const inPage = await openPanel(page, 'Network')
  const places = ['Dock to bottom', 'Dock to right', 'Float above the page', 'Open in separate window']
  for (const place of places) {
    const popup = place === 'Open in separate window' ? page.waitForEvent('popup') : null
    await dockButton(inPage, place).press('Enter')
    const shown = (await popup) ?? page
    const panel = panelOf(shown)
    await expect(dockButton(panel, place)).toBeFocused()
    const expected = [
      // Controls that move or resize the panel come first.
      ...(place === 'Dock to bottom' || place === 'Dock to right' ? ['Resize'] : []),
      ...(place === 'Float above the page' ? ['Move'] : []),
      ...places,
      'Close',
      'Network',
      'tabpanel',
    ]
    await panel.locator(`[aria-label="${expected[0]}"]`).first().focus()
    if (popup === null) {
      await page.keyboard.press('Shift+Tab')
      expect(await nameOfFocused(panel), `before ${place}`).toBeNull()
      await page.keyboard.press('Tab')
    }
    const walked: unknown[] = []
    for (const _ of expected) {
      walked.push(await nameOfFocused(panel))
      await shown.keyboard.press('Tab')
    }
    expect(walked, place).toEqual(expected)
  }
})

/** Name of the panel's element that has the focus; null if it has none. */
function nameOfFocused(panel: Locator): Promise<string | null> {
  return panel.evaluate((dialog) => {
    const element = dialog.ownerDocument.activeElement
    if (element === null || !dialog.contains(element)) return null
    const role = element.getAttribute('role')
    return role === 'tab' ? (element.textContent?.trim() ?? '') : (element.getAttribute('aria-label') ?? role)
  })
}

/** Clicks a button that closes its own window. The window may be gone before Playwright knows that it has clicked. */
async function clickToClose(popup: Page, button: Locator) {
  const closed = popup.waitForEvent('close')
  await button.click().catch(() => closed)
  await closed
}

test('has a window of its own, which a reload keeps', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const inPage = await openPanel(page, 'Requests')
  await inPage.getByLabel('Filter requests').fill('list')
  const opened = page.waitForEvent('popup')
  await dockButton(inPage, 'Open in separate window').click()
  const popup = await opened
  const panel = panelOf(popup)
  await expect(dockButton(panel, 'Open in separate window')).toBeFocused()
  await expect(panel.getByLabel('Filter requests')).toHaveValue('list')
  await expect(inPage).toHaveCount(0)
  await expect(launcher(page)).toBeVisible()
  await expectNoViolations(popup)

  await panel.getByRole('tab', { name: 'Network' }).click()
  await panel.getByRole('slider', { name: 'Latency' }).fill('300')
  await page.reload()
  await waitUntilIdle(page)
  await expect(panel.getByRole('slider', { name: 'Latency' })).toHaveValue('300')
  expect(context.pages().filter((it) => it.url() === 'about:blank')).toHaveLength(1)

  await clickToClose(popup, dockButton(panel, 'Dock to bottom'))
  await expect(dockButton(inPage, 'Dock to bottom')).toBeFocused()

  // The devtools of the app need the page's own window, and lead there.
  const again = page.waitForEvent('popup')
  await dockButton(inPage, 'Open in separate window').click()
  const second = await again
  await panelOf(second).getByRole('tab', { name: 'Query' }).click()
  await expect(panelOf(second).getByRole('tabpanel')).toContainText('work in the page’s own window only')
  await clickToClose(
    second,
    panelOf(second).getByRole('tabpanel').getByRole('button', { name: 'Dock to bottom' }),
  )
  await expect(
    inPage.getByRole('region', { name: 'TanStack Query' }).getByRole('button').first(),
  ).toBeVisible()

  // Closing the window closes the panel.
  const third = page.waitForEvent('popup')
  await dockButton(inPage, 'Open in separate window').click()
  const last = await third
  await panelOf(last).getByRole('tab', { name: 'Clock' }).click()
  await last.close({ runBeforeUnload: true })
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false')
})

test('takes the focus along to a window whose styles load late', async ({ page }) => {
  const inPage = await openPanel(page, 'Requests')
  await page.evaluate(delayStylesOfWindows)
  const opened = page.waitForEvent('popup')
  await dockButton(inPage, 'Open in separate window').click()
  await expect(dockButton(panelOf(await opened), 'Open in separate window')).toBeFocused()
})

/** Runs in the page. Playwright can't delay requests of a window that a page writes. */
function delayStylesOfWindows(): void {
  const { open } = window
  window.open = (...args) => {
    const opened = open.call(window, ...args) as (Window & typeof globalThis) | null
    if (opened === null) return null
    const { importNode } = opened.document
    opened.document.importNode = <T extends Node>(node: T, deep?: boolean | ImportNodeOptions) => {
      const copy = importNode.call(opened.document, node, deep as boolean)
      const href = copy.nodeName === 'LINK' ? (copy as HTMLLinkElement).getAttribute('href') : null
      if (href !== null) {
        const link = copy as HTMLLinkElement
        link.removeAttribute('href')
        setTimeout(() => link.setAttribute('href', href), 300)
      }
      return copy as unknown as T
    }
    return opened
  }
}

test('loses no edge in narrow windows, also with a classic scroll bar', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright hides scroll bars.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({
    viewport: { width: 375, height: 740 },
    reducedMotion: 'reduce',
  })
  await page.goto(`${baseURL}/compute/vms?scenario=test,owner`)
  await waitUntilIdle(page)
  await launcher(page).click()
  const panel = panelOf(page)
  const visible = await page.evaluate(() => document.documentElement.clientWidth)
  expect(visible, 'width beside the scroll bar').toBeLessThan(375)
  for (const part of ['Scenario', 'Rules', 'Requests', 'Data', 'State']) {
    await panel.getByRole('tab', { name: part }).click()
    const box = await boxOf(panel)
    expect(box.x).toBe(0)
    expect(box.x + box.width).toBe(visible)
    const close = await boxOf(dockButton(panel, 'Close'))
    expect(close.x + close.width).toBeLessThanOrEqual(visible)
  }
  await browser.close()
})
