import type { Page, Request } from '@playwright/test'
import { manifestEditor } from './support/container-pages.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

/** Keys pressed right after a click, before the result is rendered, focused or loaded, must not be lost. */

// With motion: fades delay the focus when opening, and must not take it when closing.
test.use({
  persona: 'owner',
  contextOptions: { reducedMotion: 'no-preference' },
  shareDocument: false,
})

/** Elements opened by a button and closed by Escape. */
const menus = [
  { what: 'the menu of a row', at: '/compute/vms', name: 'Actions for db-primary' },
  { what: 'the view of a table', at: '/compute/vms', name: 'View' },
  { what: 'the menu of new resources', at: '/dashboard', name: 'New Resource' },
  { what: 'a filter of the logs', at: '/monitoring/logs', name: /^Level/ },
  { what: 'the account menu', at: '/dashboard', name: /^Account of / },
  { what: 'the notifications', at: '/dashboard', name: /^Notifications/ },
] as const

/** Milliseconds between click and Escape; null for the next microtask, in which React renders. */
const pauses = [null, 0, 4, 8, 12, 16, 24, 32, 48, 64] as const

for (const { what, at, name } of menus) {
  test(`Escape closes ${what} and the button keeps the focus`, async ({ page, open }) => {
    await open(at)
    const button = page.getByRole('button', { name }).first()
    for (const pause of pauses) {
      await test.step(`after ${pause} ms`, async () => {
        await button.evaluate(pressThenKey, { pause, key: 'Escape' })
        await expect(button).toHaveAttribute('aria-expanded', 'false')
        await expect(page.locator('[role="menu"], [role="dialog"]')).toHaveCount(0)
        await expect(button).toBeFocused()
      })
    }
  })
}

test('Escape closes a dialog whose code is still loading', async ({ page, open }) => {
  await open('/compute/vms?q=db-primary')
  await page.getByRole('link', { name: 'db-primary', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'db-primary' })).toBeVisible()
  await waitUntilIdle(page)
  const requests = codeRequests(page)
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await stop.evaluate(pressThenKey, { pause: 0, key: 'Escape' })
  await expect(page).not.toHaveURL(/dialog/)
  await expect.poll(() => requests.length, 'the code comes now').toBeGreaterThan(0)
  await Promise.all(requests.map((request) => request.response()))
  await waitUntilIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await stop.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test("text typed right after the palette's shortcut is in its field", async ({ page, open }) => {
  await open('/dashboard')
  const field = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')
  // The first time its code is loading, the second time it is loaded.
  for (const _ of ['first', 'second']) {
    await page.evaluate(typeAtOnce, 'gvc')
    await expect(field).toHaveValue('gvc')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL('/dashboard')
    await page.keyboard.type(' x')
    await expect(field).toHaveValue('gvc x')
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
  }
})

test("Escape right after the palette's shortcut keeps it closed", async ({ page, open }) => {
  await open('/dashboard')
  const requests = codeRequests(page)
  await page.evaluate(typeAtOnce, ['Escape'])
  await expect.poll(() => requests.length, 'the code comes now').toBeGreaterThan(0)
  await Promise.all(requests.map((request) => request.response()))
  await waitUntilIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('typing continues when the editor replaces the plain manifest field', async ({ page, open }) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/code-editor[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await open('/compute/containers/new?from=yaml')
  const { text, read } = manifestEditor(page)
  await text.fill('name: shop')
  await text.press('Home')
  await page.keyboard.type('# one')
  await page.keyboard.press('Enter')
  release()
  await expect(page.locator('.cm-editor')).toBeVisible()
  await expect(text).toBeFocused()
  await page.keyboard.type('# two')
  await page.keyboard.press('Enter')
  expect(await read()).toBe('# one\n# two\nname: shop')
})

/** Runs in the page: clicks a button and dispatches a key some milliseconds later at the focused element. */
async function pressThenKey(
  button: HTMLElement | SVGElement,
  { pause, key }: { readonly pause: number | null; readonly key: string },
): Promise<void> {
  button.focus()
  ;(button as HTMLElement).click()
  await (pause === null ? null : new Promise((done) => setTimeout(done, pause)))
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
}

/**
 * Runs in the page: the palette's shortcut and keys in the same task. Scripts can't type, so the field gets the
 * events.
 */
async function typeAtOnce(keys: string | readonly string[]): Promise<void> {
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    )
  press('k', { ctrlKey: true })
  for (const key of keys) {
    await null
    const isTaken = press(key) === false
    if (!isTaken && key.length === 1) document.execCommand('insertText', false, key)
  }
}

/** Scripts requested from now on. */
function codeRequests(page: Page): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request)
  })
  return requests
}
