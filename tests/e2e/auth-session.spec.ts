import { fixDate } from '#tests/support/fixed-date.ts'
import { authForms } from './support/auth-forms.ts'
import { expect, navigateInApp, test, waitUntilIdle } from './support/fixtures.ts'

const ADMIN = 'admin@nimbus.example'
const HOUR = 3600
const ENDED = 'Your session has ended. Please sign in again.'

async function logOut(page: import('@playwright/test').Page) {
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

test.describe('a session', () => {
  for (const remember of [true, false]) {
    test(`${remember ? 'outlives' : 'ends with'} the browser ${remember ? 'with' : 'without'} Remember me`, async ({
      page,
      context,
      open,
      newBrowser,
    }) => {
      await open('/login')
      const forms = authForms(page)
      if (remember) await forms.remember.check()
      await forms.logIn(ADMIN)
      await expect(page).toHaveURL('/dashboard')

      // State that survives closing the browser: persistent cookies and storage.
      const state = await context.storageState({ indexedDB: true })
      const cookies = state.cookies.filter((cookie) => cookie.expires !== -1)
      const [cookie] = cookies
      if (remember) expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * HOUR)

      const { page: next } = await newBrowser({ storageState: { ...state, cookies } })
      await fixDate(next, new Date('2026-03-02T09:05:00Z'))
      await next.goto('/dashboard')
      await waitUntilIdle(next)
      await expect(next).toHaveURL(remember ? '/dashboard' : '/login?redirect=%2Fdashboard')
      await expect(next.getByText(ENDED)).toHaveCount(remember ? 0 : 1)
    })
  }

  test('ends in all tabs on a sign-out', async ({ page, context, open, guard, backend }) => {
    // Requests in progress fail when another tab signs out.
    if (backend !== 'worker') guard.allow(/status of 401/)
    await open('/login')
    await authForms(page).logIn(ADMIN)
    await expect(page).toHaveURL('/dashboard')
    const second = await context.newPage()
    await second.goto('/compute/vms')
    await waitUntilIdle(second)

    await logOut(page)
    await expect(page).toHaveURL('/')
    await expect(second).toHaveURL('/')
    await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await second.goto('/compute/vms')
    await expect(second).toHaveURL('/login?redirect=%2Fcompute%2Fvms')
    await second.close()
  })

  test('starts in a waiting tab when another tab signs in', async ({ page, context, open }) => {
    await open('/login?redirect=%2Fbilling')
    const second = await context.newPage()
    await second.goto('/login')
    await waitUntilIdle(second)
    await authForms(second).logIn(ADMIN)
    await expect(second).toHaveURL('/dashboard')
    await expect(page).toHaveURL('/billing')
    await second.close()
  })

  test('that expired leads to the sign-in with the reason, and back to the same page', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of 401/)
    await open('/login')
    const forms = authForms(page)
    await forms.logIn(ADMIN)
    await expect(page).toHaveURL('/dashboard')
    await navigateInApp(page, '/compute/vms?status=running')
    await page.keyboard.press('ControlOrMeta+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await expect(palette).toBeVisible()

    await setSecondsSinceStart(12 * HOUR)
    // Returning to the tab after half a day refetches, unless that happened already.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page).toHaveURL('/login?redirect=%2Fcompute%2Fvms%3Fstatus%3Drunning')
    await expect(page.getByText(ENDED)).toBeVisible()
    // The palette would take the password that is typed there.
    await expect(palette).toBeHidden()
    await forms.logIn(ADMIN)
    await expect(page).toHaveURL('/compute/vms?status=running')
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  })

  test('that expired on a public page leads to the sign-in with the reason, until a sign-out', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of 401/)
    await open('/login')
    const forms = authForms(page)
    await forms.logIn(ADMIN)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/pricing')
    const console = page.getByRole('link', { name: 'Console' })
    await expect(console).toBeVisible()
    await setSecondsSinceStart(12 * HOUR)
    await console.click()
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard')
    await expect(page.getByText(ENDED)).toBeVisible()
    await page.reload()
    await expect(page.getByText(ENDED)).toBeVisible()
    await forms.logIn(ADMIN)
    await expect(page).toHaveURL('/dashboard')
    await logOut(page)
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard')
    await expect(page.getByText(ENDED)).toHaveCount(0)
  })
})

test.describe('a half-filled form', () => {
  test.use({ persona: 'owner' })

  test('is restored after the session expired and started again', async ({
    page,
    open,
    guard,
    setSecondsSinceStart,
  }) => {
    guard.allow(/status of 401/)
    await open('/compute/vms/new')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('half-filled')
    await setSecondsSinceStart(31 * 24 * HOUR)
    // If the page is still open: it may have noticed and redirected by itself.
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLButtonElement>('button[type=submit]')
      ;[...buttons].find((button) => button.textContent.startsWith('Create'))?.click()
    })
    await expect(page).toHaveURL('/login?redirect=%2Fcompute%2Fvms%2Fnew')
    await expect(page.getByText(ENDED)).toBeVisible()
    await authForms(page).logIn('owner@nimbus.example')
    await expect(page).toHaveURL('/compute/vms/new')
    await expect(name).toHaveValue('half-filled')
  })
})

test.describe('a signed-out visitor', () => {
  for (const address of ['/dashboard', '/compute/vms?status=running&page=2', '/account', '/team']) {
    test(`returns to ${address} after signing in`, async ({ page, open }) => {
      await open(address)
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await expect(page.getByText(ENDED)).toHaveCount(0)
      await authForms(page).logIn('owner@nimbus.example')
      await expect(page).toHaveURL(address)
    })
  }

  // `redirect.test.ts` has all forms of addresses.
  for (const evil of ['https://evil.example/', '/\\evil.example']) {
    test(`is not redirected to ${evil}`, async ({ page, open }) => {
      await open(`/login?redirect=${encodeURIComponent(evil)}`)
      await authForms(page).logIn('owner@nimbus.example')
      await expect(page).toHaveURL('/dashboard')
    })
  }
})

test.describe('a signed-in visitor', () => {
  test.use({ persona: 'developer' })

  for (const [from, to] of [
    ['/login', '/dashboard'],
    ['/signup', '/dashboard'],
    ['/login?redirect=%2Fteam', '/team'],
    ['/login?redirect=%2F%2Fevil.example', '/dashboard'],
  ] as const) {
    test(`is redirected from ${from}`, async ({ page, open }) => {
      await open(from)
      await expect(page).toHaveURL(to)
    })
  }

  test('loads the session and the page’s data at the same time after a reload', async ({ page, openIn }) => {
    await openIn({ persona: 'developer', network: { latencyMs: 500 } }, '/compute/vms')
    await waitUntilIdle(page)
    const events: string[] = []
    const pathOf = (it: { url(): string }) => new URL(it.url()).pathname
    page.on('request', (request) => {
      if (pathOf(request) === '/api/v1/vms') events.push('the list is requested')
    })
    page.on('response', (response) => {
      if (pathOf(response) === '/api/v1/session') events.push('the session is known')
    })
    await page.reload()
    await waitUntilIdle(page)
    expect(events.slice(0, 2)).toEqual(['the list is requested', 'the session is known'])
  })
})
