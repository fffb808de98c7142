import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test'

export interface SharedPageOptions {
  /**
   * Shares a page between the tests of a worker, cleaned between them. Saves its start, and unlike Playwright's
   * `reuseContext` keeps the browser's cache with the app's files. Turn it off for tests about sessions, tabs or the
   * mock's start; for tests that call `addInitScript`, `exposeFunction` or `clock.install`, which can't be undone; and for
   * tests in real time, since the previous test's clock stays.
   */
  sharePage: boolean
}

interface SharedPage {
  readonly page: Page
  /** Options of its context, as JSON. */
  readonly options: string
  tests: number
}

interface WorkerFixtures {
  /** Page of the previous test. A failed test ends its worker, and its page. */
  shared: { page: SharedPage | null }
}

/** Tests until a page is replaced: each leaves a script that sets its clock. */
const TESTS_PER_PAGE = 40

/** File of the app's origin that runs no script. */
const STILL = '/favicon.svg'

export const test = base.extend<SharedPageOptions, WorkerFixtures>({
  sharePage: [false, { option: true }],

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const shared: WorkerFixtures['shared'] = { page: null }
      await use(shared)
      await shared.page?.page.context().close()
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, sharePage, shared, viewport, contextOptions, javaScriptEnabled, colorScheme },
    use,
  ) => {
    if (!sharePage) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify({ viewport, contextOptions, javaScriptEnabled, colorScheme })
    if (shared.page !== null && canBeShared(shared.page, options))
      await clean(shared.page.page, {
        viewport,
        colorScheme,
        reducedMotion: contextOptions.reducedMotion ?? null,
      })
    else {
      await shared.page?.page.context().close()
      shared.page = await createPage(browser, options)
    }
    shared.page.tests += 1
    await use(shared.page.page.context())
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()))
  },
})

async function createPage(browser: Browser, options: string): Promise<SharedPage> {
  // Playwright adds the options of the test.
  const context = await browser.newContext()
  return { page: await context.newPage(), options, tests: 0 }
}

function canBeShared({ page, options, tests }: SharedPage, wanted: string): boolean {
  return options === wanted && tests < TESTS_PER_PAGE && !page.isClosed()
}

type Emulated = Required<Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>>

/**
 * Removes everything that a test leaves behind, except cached files and the service worker. Stays on the app's origin, so
 * that the browser keeps the page's process.
 */
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
  ])
  await page.goto(STILL)
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
