import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expectNoViolations } from '../a11y/axe.ts'
import { waitForMock } from './support/calls.ts'
import { expect, skipWithoutMockInPage, test } from './support/fixtures.ts'

// Fresh browser of a new visitor.
test.use({ sharePage: false })
skipWithoutMockInPage('its start')

/** Reasons why the mock can't start, and a part of the message shown. */
const startupErrors: ReadonlyArray<readonly [name: string, obstruct: () => void, why: RegExp]> = [
  [
    'an insecure origin',
    () => Object.defineProperty(window, 'isSecureContext', { value: false }),
    /without encryption/,
  ],
  [
    'a browser without service workers',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    /aren’t available in this browser/,
  ],
  [
    'a browser that refuses the worker',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The user denied permission to use Service Worker.', 'SecurityError'))
    },
    /denied permission to use Service Worker/,
  ],
  [
    'a browser that bypasses the worker',
    () => {
      // A static host's response to any URL.
      window.fetch = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    },
    /bypasses it/,
  ],
]

for (const [name, obstruct, why] of startupErrors) {
  test(`${name}: the page explains the error and what to do`, async ({ page }) => {
    await page.addInitScript(obstruct)
    await page.goto('/compute/vms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The mock can’t run in this window')
    await expect(page.getByRole('main')).toContainText(why)
    await expect(page.getByRole('list')).toBeVisible()
    await expectNoViolations(page)
  })
}

test("a browser that bypasses another tab's worker is reloaded only once", async ({ page, context }) => {
  await page.goto('/login')
  await waitForMock(page)
  const other = await context.newPage()
  await other.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => null }),
  )
  await other.goto('/login')
  await expect(other.getByRole('main')).toContainText('bypasses it')
})

test('a worker that never responds times out', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
  })
  await page.goto('/compute/vms')
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(page.getByRole('main')).toContainText('didn’t respond in time', { timeout: 100 })
  }).toPass()
})

test('retrying starts the app once the error is gone', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('allowed')) return
    sessionStorage.setItem('allowed', 'yes')
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await page.goto('/login?scenario=test')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is readable in ${colorScheme} and on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme })
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The mock can’t run in this window')
    await expectNoViolations(page)
    expect(await horizontalOverflow(page)).toBe(0)
  })
}

test('requests for other paths bypass the worker', async ({ page }) => {
  await page.goto('/login')
  await waitForMock(page)
  const served = { byWorker: [] as string[], otherwise: [] as string[] }
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    served[response.fromServiceWorker() ? 'byWorker' : 'otherwise'].push(pathname)
  })
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await waitForMock(page)
  // The form doesn't wait for the session.
  await expect.poll(() => served.byWorker).toContain('/api/v1/session')
  expect(served.otherwise.filter((it) => it.startsWith('/assets/'))).not.toEqual([])
  expect(served.byWorker.filter((it) => !/^\/(api\/v1|__mocks)\//.test(it))).toEqual([])
})
