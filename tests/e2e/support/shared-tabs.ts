import { test as base, type Page } from '@playwright/test'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import { addressIn, deterministic, expect, mocksIn, type Persona, START } from '#tests/mocks.ts'
import { fixDate } from '#tests/support/fixed-date.ts'
import { type ConsoleGuard, guardConsole } from './console-guard.ts'
import { waitUntilIdle } from './fixtures.ts'

interface Fixtures {
  /** Tab of a user, in the state the previous test left. Fails the test on console messages of its tabs. */
  tabOf: (persona: Persona, options: TabOptions) => Promise<Page>
}

interface TabOptions {
  /** URL to open it with, on first use. */
  readonly first: string
  /** Scenario of a new tab, on top of the deterministic one. */
  readonly scenario?: InlineScenario | undefined
  /** Name of a separate world of the same user. */
  readonly world?: string | undefined
  /** Expected console messages. */
  readonly allow?: readonly RegExp[]
}

interface WorkerFixtures {
  /** Tabs by user and world, kept open between tests. A failed test ends its worker and its tabs. */
  tabs: Map<string, Page>
}

/** For hundreds of short tests in an open app, where loading it would take longer than the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const tabs = new Map<string, Page>()
      await use(tabs)
      for (const tab of tabs.values()) await tab.context().close()
    },
    { scope: 'worker' },
  ],

  tabOf: async ({ browser, baseURL, contextOptions, tabs }, use) => {
    const { origin } = new URL(baseURL ?? '')
    const guards = new Map<Page, ConsoleGuard>()
    await use(async (persona, { first, scenario = {}, world = '', allow = [] }) => {
      const name = `${persona} ${world}`
      const known = tabs.get(name)
      const tab =
        known ?? (await (await browser.newContext({ ...contextOptions, baseURL: origin })).newPage())
      tabs.set(name, tab)
      if (!guards.has(tab)) {
        const guard = guardConsole(tab, origin)
        for (const pattern of allow) guard.allow(pattern)
        guards.set(tab, guard)
      }
      if (known === undefined) {
        await fixDate(tab, START)
        await tab.goto(addressIn([deterministic(persona), scenario], first))
        await waitUntilIdle(tab)
        // Public pages are idle before their mock runs; leaving one now would lose the scenario in its URL.
        await mocksIn(tab).clock.now()
      }
      return tab
    })
    const complaints = [...guards.values()].flatMap((guard) => guard.complaints())
    expect(complaints, 'what the page complained of').toEqual([])
  },
})
