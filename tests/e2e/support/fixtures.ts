import type { Page } from '@playwright/test'
import { entryOf } from '#src/entry-of.ts'
import { test as base, expect, START } from '#tests/mocks.ts'
import { type ConsoleGuard, guardConsole } from './console-guard.ts'

export { mocksIn, type Persona, START, shareWorld as areInOneWorld } from '#tests/mocks.ts'

interface Fixtures {
  /**
   * Moves the page's clock, and with it the mock's, to so many seconds after `START`. Timers keep running in real
   * time.
   */
  setSecondsSinceStart: (seconds: number) => Promise<void>
  /** Fails the test on any console message; allow expected ones with `guard.allow(/…/)`. */
  guard: ConsoleGuard
}

export const test = base.extend<Fixtures>({
  guard: [
    async ({ page, context, baseURL, backend, serverUrl }, use) => {
      const own = new URL(baseURL ?? '').origin
      const guard = backend === 'worker' ? guardConsole(page, own) : guardConsole(page, own, serverUrl)
      await use(guard)
      // Playwright resets everything else between tests that share a page.
      await context.clearPermissions()
      await context.setOffline(false)
      expect(guard.complaints(), 'what the page complained of').toEqual([])
    },
    { auto: true },
  ],

  /** Opens a URL and waits until the screen is rendered. */
  open: async ({ open, page }, use) => {
    await use(async (path) => {
      await open(path)
      await waitUntilIdle(page)
    })
  },

  setSecondsSinceStart: async ({ mocks }, use) => {
    await use((seconds) => mocks.clock.set(new Date(START.getTime() + seconds * 1000)))
  },
})

/** For a file about the mock in the page: each test loads it, and all are skipped when there is none. */
export function skipWithoutMockInPage(what: string): void {
  test.use({ shareDocument: false })
  test.skip(({ backend }) => backend === 'server', `about the mock in the page: ${what}`)
}

/** Browser message about a broken connection, which differs between page and server. */
export function brokenConnection(backend: 'worker' | 'server' | 'mixed'): RegExp {
  return backend === 'server' ? /ERR_RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH/ : /ERR_FAILED/
}

/** Waits until the screen has its heading and nothing is loading. */
export async function waitUntilIdle(page: Page): Promise<void> {
  // Looks at each frame. `expect` looks again only after up to a second.
  await page.waitForFunction(isIdle, undefined, { timeout: IDLE_TIMEOUT_MS })
}

/** Longest wait for an idle screen, in milliseconds. */
const IDLE_TIMEOUT_MS = 20_000

export { expect }

/** Runs in the page. */
function isIdle(): boolean {
  const [heading, ...others] = [...document.querySelectorAll('h1')].filter((it) =>
    it.checkVisibility({ visibilityProperty: true }),
  )
  if (heading === undefined || others.length > 0) return false
  // Public pages have their heading before hydration.
  const isTakenOver = Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  return isTakenOver && document.querySelector('[aria-busy="true"]') === null
}

/** True if a URL belongs to the same entry document, so that navigating does not load another one. */
export function isOfSameEntry(page: Page, address: string): boolean {
  const entryAt = (url: string) => entryOf(new URL(url, page.url()).pathname)
  return entryAt(address) === entryAt(page.url())
}

/** Navigates within the open app, without loading a document unless the entry differs. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  if (isOfSameEntry(page, address)) await page.evaluate(navigate, address)
  else await page.goto(address)
  const [pathname] = address.split('?')
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await waitUntilIdle(page)
}

/** Runs in the page: navigates with the router, and waits for the new page. */
async function navigate(href: string): Promise<void> {
  const { __TSR_ROUTER__: router } = window as unknown as {
    __TSR_ROUTER__: import('@tanstack/react-router').AnyRouter
  }
  await router.navigate({ href })
  while (router.state.resolvedLocation?.href !== router.state.location.href) {
    await new Promise((done) => requestAnimationFrame(done))
  }
}
