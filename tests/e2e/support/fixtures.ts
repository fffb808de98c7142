import { test as base, expect, type Page } from '@playwright/test'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import { type ConsoleGuard, guardConsole } from './console-guard.ts'

/** The instant at which every test begins: a Monday morning, so that neither month nor year turns by accident. */
export const START = new Date('2026-03-02T09:00:00Z')

/** Who is signed in when a test begins. Each is a seeded person of the same organisation. */
export type Persona = 'owner' | 'admin' | 'developer' | 'viewer' | 'signed-out'

interface Options {
  /** Who is signed in; `test.use({ persona: 'owner' })`. */
  persona: Persona
  /** What the scenario of the test changes; it is laid over a world without waiting and without chance. */
  scenario: InlineScenario
}

interface Fixtures {
  /** Loads an address in the world of the test. The first call of a test puts the mock into its scenario. */
  open: (path: string) => Promise<void>
  /**
   * Lets world time pass: the page's clock, and with it the mock's, jumps to so many seconds after `START`. Timers of
   * the page keep running in real time.
   */
  setSecondsSinceStart: (seconds: number) => Promise<void>
  /** Every test fails on whatever its page complains of; `guard.allow(/…/)` where it provokes a complaint. */
  guard: ConsoleGuard
}

/** The address under which `path` opens in a scenario. */
export function addressIn(scenario: InlineScenario, path: string): string {
  const [beforeHash = '', hash] = path.split('#')
  const separator = beforeHash.includes('?') ? '&' : '?'
  const query = `scenario=${encodeURIComponent(JSON.stringify(scenario))}`
  return `${beforeHash}${separator}${query}${hash === undefined ? '' : `#${hash}`}`
}

export const test = base.extend<Options & Fixtures>({
  persona: ['signed-out', { option: true }],
  scenario: [{}, { option: true }],

  guard: [
    async ({ page, context, baseURL }, use) => {
      const guard = guardConsole(page, new URL(baseURL ?? '').origin)
      await use(guard)
      // Playwright puts back all else before the next test that uses the same page.
      await context.clearPermissions()
      await context.setOffline(false)
      expect(guard.complaints(), 'what the page complained of').toEqual([])
    },
    { auto: true },
  ],

  open: async ({ page, persona, scenario }, use) => {
    // The mock reads the page's clock, so fixing that one fixes the world and what the screens say about it alike.
    await page.clock.setFixedTime(START)
    const world: InlineScenario = {
      seed: 1,
      persona,
      ...scenario,
      network: { latencyMs: 0, ...scenario.network },
      lifecycle: { failureRate: 0, ...scenario.lifecycle },
    }
    let applied = false
    await use(async (path) => {
      await page.goto(applied ? path : addressIn(world, path))
      applied = true
      await settled(page)
    })
  },

  setSecondsSinceStart: async ({ page }, use) => {
    await use((seconds) => page.clock.setFixedTime(START.getTime() + seconds * 1000))
  },
})

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

/** Goes to an address as somebody would who has the app open: without loading it anew. */
export async function walkIn(page: Page, address: string): Promise<void> {
  await page.evaluate(navigate, address)
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
