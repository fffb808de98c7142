import type { Page } from '@playwright/test'
import { entryOf } from '#src/entry-of.ts'
import { test as base, expect, START } from '#tests/mocks.ts'
import { type ConsoleGuard, guardConsole } from './console-guard.ts'

export { areInOneWorld, mocksIn, type Persona, START } from '#tests/mocks.ts'

interface Fixtures {
  /**
   * Lets world time pass: the page's clock, and with it the mock's, jumps to so many seconds after `START`. Timers of
   * the page keep running in real time.
   */
  setSecondsSinceStart: (seconds: number) => Promise<void>
  /** Every test fails on whatever its page complains of; `guard.allow(/…/)` where it provokes a complaint. */
  guard: ConsoleGuard
}

export const test = base.extend<Fixtures>({
  guard: [
    async ({ page, context, baseURL, backend, serverUrl }, use) => {
      const own = new URL(baseURL ?? '').origin
      const guard = backend === 'worker' ? guardConsole(page, own) : guardConsole(page, own, serverUrl)
      await use(guard)
      // Playwright puts back all else before the next test that uses the same page.
      await context.clearPermissions()
      await context.setOffline(false)
      expect(guard.complaints(), 'what the page complained of').toEqual([])
    },
    { auto: true },
  ],

  /** As ever, and then waits until the screen is there. */
  open: async ({ open, page }, use) => {
    await use(async (path) => {
      await open(path)
      await settled(page)
    })
  },

  setSecondsSinceStart: async ({ mocks }, use) => {
    await use((seconds) => mocks.clock.set(new Date(START.getTime() + seconds * 1000)))
  },
})

/** For a file whose tests are about the mock in the page itself: with mocks off there is none. */
export function aboutTheMockInThePage(what: string): void {
  test.skip(({ backend }) => backend === 'server', `about the mock in the page: ${what}`)
}

/** What the browser says of a connection that the mock breaks: in the page it answers with none, a server with one that is none. */
export function brokenConnection(backend: 'worker' | 'server' | 'mixed'): RegExp {
  return backend === 'server' ? /ERR_RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH/ : /ERR_FAILED/
}

/** Waits until the screen has its heading and nothing on it is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A public page has its heading before it does anything.
  await page.waitForFunction(isTakenOver)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

export { expect }

/** Runs on the page. */
function isTakenOver(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))
}

/** True if an address belongs to the document that the page shows, so that going there loads no other. */
export function isOfSameEntry(page: Page, address: string): boolean {
  const entryAt = (url: string) => entryOf(new URL(url, page.url()).pathname)
  return entryAt(address) === entryAt(page.url())
}

/** Goes to an address as somebody would who has the app open: without loading it anew, except for the other entry. */
export async function walkIn(page: Page, address: string): Promise<void> {
  if (isOfSameEntry(page, address)) await page.evaluate(navigate, address)
  else await page.goto(address)
  const [pathname] = address.split('?')
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await settled(page)
}

/** Runs on the page, whose router is there for tools to find. Done when the other page is to be seen. */
async function navigate(href: string): Promise<void> {
  const { __TSR_ROUTER__: router } = window as unknown as {
    __TSR_ROUTER__: import('@tanstack/react-router').AnyRouter
  }
  await router.navigate({ href })
  while (router.state.resolvedLocation?.href !== router.state.location.href) {
    await new Promise((done) => requestAnimationFrame(done))
  }
}
