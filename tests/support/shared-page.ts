import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { fixDate } from './fixed-date.ts'
import { forgetStopped, isStopped, SCRIPTLESS_PATH, stopApp } from './shared-document.ts'

export interface SharedPageOptions {
  /**
   * Shares a page between the tests of a worker, cleaned between them. Saves its start, and unlike Playwright's
   * `reuseContext` keeps the browser's cache with the app's files. Its clock stands at `START`. Turn it off for tests in
   * real time, about the mock's start, or with `addInitScript`, `exposeFunction` or `clock.install`, which can't be undone.
   */
  sharePage: boolean
  /**
   * Lets the console's document stay too (`shared-document.ts`). Turn it off for tests about the mock or a document's
   * start, and for those that change the document's globals.
   */
  shareDocument: boolean
}

interface WorkerFixtures {
  /** Pages of previous tests by the options of their context, as JSON. A failed test ends its worker, and its pages. */
  shared: Map<string, Page>
}

/** Start time of every test: a Monday morning, away from the turn of month and year. */
export const START = new Date('2026-03-02T09:00:00Z')

export const test = base.extend<SharedPageOptions, WorkerFixtures>({
  sharePage: [false, { option: true }],
  shareDocument: [false, { option: true }],

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const shared: WorkerFixtures['shared'] = new Map()
      await use(shared)
      for (const page of shared.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, sharePage, shareDocument, shared, viewport, contextOptions, javaScriptEnabled, colorScheme },
    use,
    testInfo,
  ) => {
    if (!sharePage) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify({
      shareDocument,
      viewport,
      contextOptions,
      javaScriptEnabled,
      colorScheme,
    })
    const page = shared.get(options) ?? (await createPage(browser))
    shared.set(options, page)
    await use(page.context())
    if (testInfo.status !== testInfo.expectedStatus) return
    if (!page.isClosed()) {
      const reducedMotion = contextOptions.reducedMotion ?? null
      const keepsDocument = shareDocument && (await stopApp(page))
      await clean(page, { viewport, colorScheme, reducedMotion })
      if (!keepsDocument) await leaveDocument(page)
      // As in a new document, focus set by a script is visible (`:focus-visible`) after a key press, unlike after a click.
      else await page.keyboard.press('Shift')
    } else {
      shared.delete(options)
      await page.context().close()
    }
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()))
  },
})

async function createPage(browser: Browser): Promise<Page> {
  // Playwright adds the options of the test.
  const context = await browser.newContext()
  const page = await context.newPage()
  await fixDate(page, START)
  const goTo = page.goto.bind(page)
  page.goto = async (...to) => {
    if (isStopped(page)) await leaveDocument(page)
    return goTo(...to)
  }
  return page
}

type Emulated = Required<Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>>

/** Removes what a test leaves behind, except for its document and what that has stored. */
async function clean(page: Page, { viewport, colorScheme, reducedMotion }: Emulated): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners('dialog')
  await Promise.all([
    page.unrouteAll(),
    context.unrouteAll(),
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
    page.emulateMedia({ media: null, colorScheme, reducedMotion }),
    viewport && page.setViewportSize(viewport),
    page.mouse.move(-1, -1),
    fixDate(page, START),
  ])
}

/**
 * Leaves the document and removes what it has stored, except cached files and the service worker. Stays on the app's
 * origin, so that the browser keeps the page's process.
 */
async function leaveDocument(page: Page): Promise<void> {
  forgetStopped(page)
  await page.goto(SCRIPTLESS_PATH)
  await page.evaluate(clearStorage)
}

/** Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const databases = await indexedDB.databases()
  await Promise.all([
    ...databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase(name)
          deletion.onsuccess = () => resolve()
          deletion.onerror = () => reject(deletion.error)
        }),
    ),
    ...(await caches.keys()).map((name) => caches.delete(name)),
  ])
}
