import type { Page } from '@playwright/test'
import { navigateInApp } from '#tests/e2e/support/fixtures.ts'
import { addressOf, type Visit } from '#tests/e2e/support/routes.ts'
import { test as base } from '#tests/e2e/support/shared-tabs.ts'

/** Every status is on some page. */
const scenario = { seedVariants: ['failures', 'unpaid-invoices'] } as const

const WIDE = { width: 1280, height: 800 }

interface Fixtures {
  /** Navigates within the open app, without loading a document. */
  walkTo: (visit: Visit) => Promise<Page>
}

/** For read-only tests: they share the page and the world. */
export const test = base.extend<Fixtures>({
  walkTo: async ({ tabOf }, use) => {
    await use(async ({ route, persona }) => {
      const tab = await tabOf(persona, { first: '/', scenario })
      await tab.setViewportSize(WIDE)
      await navigateInApp(tab, await addressOf(route, tab))
      return tab
    })
  },
})
