import { test as base, type Page } from '@playwright/test'
import { addressIn, expect, type Persona, START, still } from '#tests/mocks.ts'
import { type ConsoleGuard, guardConsole } from './console-guard.ts'
import { settled } from './fixtures.ts'

interface Fixtures {
  /** The tab of a person, at whatever the test before has left it. A test fails on what the tabs it asks for complain of. */
  tabOf: (persona: Persona, options: TabOptions) => Promise<Page>
}

interface TabOptions {
  /** Where it is opened, by whoever asks for it first. */
  readonly first: string
  /** One more world of the same person, by a name of its own. */
  readonly apart?: string | undefined
  /** Complaints to expect. */
  readonly allow?: readonly RegExp[]
}

interface WorkerFixtures {
  /** A tab for each person and world, which stays open from test to test; a worker whose test has failed ends, and its tabs with it. */
  tabs: Map<string, Page>
}

/** For tests by the hundred that walk about in an app that is open: to start one takes longer than they do. */
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
    await use(async (persona, { first, apart = '', allow = [] }) => {
      const name = `${persona} ${apart}`
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
        await tab.clock.setFixedTime(START)
        await tab.goto(addressIn(still(persona), first))
        await settled(tab)
      }
      return tab
    })
    const complaints = [...guards.values()].flatMap((guard) => guard.complaints())
    expect(complaints, 'what the page complained of').toEqual([])
  },
})
