import { test as base, type Page } from '@playwright/test'
import { guardConsole } from '#tests/e2e/support/console-guard.ts'
import { addressIn, expect, type Persona, START, settled, walkIn } from '#tests/e2e/support/fixtures.ts'
import { addressOf, type Visit } from '#tests/e2e/support/routes.ts'

const WIDE = { width: 1280, height: 800 }

interface Fixtures {
  /** Goes to a route as somebody would who has the app open: without loading it anew. */
  walkTo: (visit: Visit) => Promise<Page>
}

interface WorkerFixtures {
  /** A tab for each person, which stays open from test to test; a worker whose test has failed ends, and its tabs with it. */
  tabs: Map<Persona, Page>
}

/** For tests that only look: what they would do to the world or to the page, the next one would see. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const tabs = new Map<Persona, Page>()
      await use(tabs)
      for (const tab of tabs.values()) await tab.context().close()
    },
    { scope: 'worker' },
  ],

  walkTo: async ({ browser, baseURL, contextOptions, tabs }, use) => {
    const { origin } = new URL(baseURL ?? '')
    let complaints: (() => string[]) | undefined
    await use(async ({ route, persona }) => {
      const known = tabs.get(persona)
      const tab =
        known ?? (await (await browser.newContext({ ...contextOptions, baseURL: origin })).newPage())
      tabs.set(persona, tab)
      complaints = guardConsole(tab, origin).complaints
      await tab.setViewportSize(WIDE)
      if (known === undefined) {
        await tab.clock.setFixedTime(START)
        const quiet = { network: { latencyMs: 0 }, lifecycle: { failureRate: 0 } }
        await tab.goto(addressIn({ seed: 1, persona, ...quiet }, '/'))
        await settled(tab)
      }
      const address = await addressOf(route, tab)
      await walkIn(tab, address)
      return tab
    })
    expect(complaints?.(), 'what the page complained of').toEqual([])
  },
})
