import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { operations } from '#mocks/contract/operations.gen.ts'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import { isTarget, type Target } from '#mocks/scenarios/target.ts'
import {
  type Choice,
  connectToBoth,
  connectToPage,
  connectToServer,
  type MockClient,
} from './mocks/client.ts'
import { Mocks } from './mocks/mocks.ts'
import { fixDate } from './support/fixed-date.ts'
import { startApp } from './support/shared-document.ts'
import { test as base, START } from './support/shared-page.ts'

export type { Choice } from './mocks/client.ts'
export type { Mocks } from './mocks/mocks.ts'
export { expect, START }

/** Signed-in user; seeded members of one organization. */
export type Persona = 'owner' | 'admin' | 'developer' | 'viewer' | 'signed-out'

interface Options {
  /** Signed-in user: `test.use({ persona: 'owner' })`. */
  persona: Persona
  /** Scenario of the test, on top of a world without latency and randomness. */
  scenario: InlineScenario
  /**
   * Backend: the mock in the page, a mock server, or the page's mock with a server that is live for some operations.
   */
  backend: 'worker' | 'server' | 'mixed'
  /** URL of the server. */
  serverUrl: string
  /** False if the build calls the server by itself (`VITE_API_URL`). Production builds ignore `?api=`. */
  apiInUrl: boolean
  /** Live operations in mixed mode: operation ids, or tags as `tag:<name>`. */
  live: readonly Target[]
}

interface Fixtures {
  /** Controls of the mock; see `tests/mocks/README.md`. */
  mocks: Mocks
  /** Opens a URL in the test's world. The first call starts the mock in its scenario. */
  open: (path: string) => Promise<void>
  /** Opens a URL in other scenarios, like a link with `?scenario=`. */
  openIn: (choice: Choice, path: string) => Promise<void>
  /** Opens another browser, closed after the test. */
  newBrowser: (options?: NewBrowserOptions) => Promise<NewBrowser>
  /** Parts of `mocks` and `open`. */
  mockRun: MockRun
  /** Server session of the test. */
  session: string
  /** Connects a page to its backend. */
  connect: (page: Page, session: string) => Promise<Connection>
}

interface MockRun {
  readonly mocks: Mocks
  open(path: string): Promise<void>
}

interface NewBrowserOptions {
  readonly storageState?: BrowserContextOptions['storageState']
  /** On a server: a separate world, as browsers with their own mock have. */
  readonly ownWorld?: boolean
}

interface NewBrowser {
  readonly page: Page
  /** Opens a URL; the first call is signed out, in the default test world if the mock is in the page. */
  open(path: string): Promise<void>
  openIn(choice: Choice, path: string): Promise<void>
}

/** Connection to the mock of a page, and how to start its world. */
interface Connection {
  readonly client: MockClient
  /**
   * Returns the URL to open the first page with. A mock in the page reads its scenario from it; a server is told now.
   */
  begin(choices: readonly Choice[], path: string): Promise<string>
  /** Same for a page that joins an existing world on a server. */
  join(choices: readonly Choice[], path: string): string
}

/** URL of `path` with a scenario. */
export function addressIn(choice: Choice | readonly Choice[], path: string): string {
  const texts = [choice].flat().map((it) => (typeof it === 'string' ? it : JSON.stringify(it)))
  return withQuery(path, 'scenario', texts.join(','))
}

function withQuery(path: string, name: string, value: string): string {
  const [beforeHash = '', hash] = path.split('#')
  const separator = beforeHash.includes('?') ? '&' : '?'
  const query = `${name}=${encodeURIComponent(value)}`
  return `${beforeHash}${separator}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** Connections to the mock by context, where it is not in the page. */
const clients = new WeakMap<BrowserContext, MockClient>()

/** Server session that holds a context's world, with its accounts. */
const worlds = new WeakMap<BrowserContext, string>()

/** True if two pages share a world, although they belong to different browsers. */
export function shareWorld(page: Page, other: Page): boolean {
  const world = worlds.get(page.context())
  return world !== undefined && world === worlds.get(other.context())
}

/** Controls for the mock of another page or browser. */
export function mocksIn(page: Page): Mocks {
  const client = clients.get(page.context()) ?? connectToPage(page)
  return new Mocks({ client, isRunning: () => true, page: clockOf(page) }, [])
}

/** Fixed clock of the page, at the test's start time. */
function clockOf(page: Page) {
  let at = START.getTime()
  return {
    now: () => at,
    set: async (epochMs: number) => {
      at = epochMs
      await fixDate(page, at)
    },
  }
}

/** Every server session is a separate world, so parallel tests don't interfere. */
let sessions = 0

/** A server can't follow a page's clock. */
const FIXED_CLOCK: InlineScenario = { clock: { mode: 'fixed', at: START.toISOString() } }

/** Without latency and randomness. */
export const deterministic = (persona: Persona): InlineScenario => ({
  seed: 1,
  persona,
  network: { latencyMs: 0 },
  lifecycle: { failureRate: 0 },
})

/** Leave the page before the server's world changes: it would continue to send requests. */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
}

/**
 * Starts a stopped app again, or loads a document and waits until the mock responds; prerendered pages are visible
 * earlier.
 */
async function openWith(
  page: Page,
  { begin, client }: Connection,
  choice: Choice,
  path: string,
): Promise<void> {
  if (await startApp(page, [choice], path)) return
  await page.goto(await begin([choice], path))
  await expect(page).toHaveURL((url) => !url.searchParams.has('api'))
  await client.send('GET', '/clock')
}

export const test = base.extend<Options & Fixtures>({
  persona: ['signed-out', { option: true }],
  scenario: [{}, { option: true }],
  backend: ['worker', { option: true }],
  serverUrl: ['http://localhost:4010', { option: true }],
  apiInUrl: [true, { option: true }],
  live: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  session: async ({}, use, { workerIndex }) => {
    sessions += 1
    await use(`test-${process.pid}-${workerIndex}-${sessions}`)
  },

  connect: async ({ backend, serverUrl, apiInUrl, live, playwright }, use) => {
    const jars: APIRequestContext[] = []
    await use(async (page, session) => {
      const context = page.context()
      const headers = { 'x-mock-session': session }
      switch (backend) {
        case 'worker': {
          const address = (choices: readonly Choice[], path: string) => addressIn(choices, path)
          return { client: connectToPage(page), begin: async (...to) => address(...to), join: address }
        }
        case 'server': {
          await context.setExtraHTTPHeaders(headers)
          const client = connectToServer(context.request, serverUrl, headers)
          clients.set(context, client)
          worlds.set(context, session)
          const join = (path: string) => (apiInUrl ? withQuery(path, 'api', `${serverUrl}/api/v1`) : path)
          const begin = async (choices: readonly Choice[], path: string) => {
            await leave(page)
            await client.send('PUT', '/scenario', choices)
            return join(path)
          }
          return { client, begin, join: (_, path) => join(path) }
        }
        case 'mixed': {
          const signsInAtServer = live.some((target) => isTarget(target, operations.logIn))
          // The server's cookie would hide that of the page's mock. Where users sign in at the server it counts;
          // otherwise the seeded session is the same on both sides.
          const jar = signsInAtServer ? context.request : await playwright.request.newContext()
          if (!signsInAtServer) jars.push(jar)
          const server = connectToServer(jar, serverUrl, headers)
          const liveScenario: InlineScenario = {
            live: { url: `${serverUrl}/api/v1`, headers },
            rules: live.map((operation) => ({ id: `live ${operation}`, operation, then: { live: true } })),
          }
          const client = connectToBoth(connectToPage(page), server, liveScenario)
          clients.set(context, client)
          if (signsInAtServer) worlds.set(context, session)
          const join = (choices: readonly Choice[], path: string) =>
            addressIn([liveScenario, ...choices], path)
          const begin = async (choices: readonly Choice[], path: string) => {
            await leave(page)
            await client.begin(choices)
            return join(choices, path)
          }
          return { client, begin, join }
        }
      }
    })
    for (const jar of jars) await jar.dispose()
  },

  mockRun: async ({ page, sharePage, persona, scenario, backend, connect, session }, use) => {
    const clock = clockOf(page)
    let isRunning = false
    const connection = await connect(page, session)
    const choices: Choice[] = [
      deterministic(persona),
      scenario,
      ...(backend === 'worker' ? [] : [FIXED_CLOCK]),
    ]
    const mocks = new Mocks({ client: connection.client, isRunning: () => isRunning, page: clock }, choices)
    // The mock in a page follows the page's clock, so fixing one fixes both.
    if (!sharePage) await clock.set(START.getTime())
    await use({
      mocks,
      open: async (path) => {
        if (isRunning) return void (await page.goto(path))
        if (!(await startApp(page, mocks.startScenarios, path))) {
          await page.goto(await connection.begin(mocks.startScenarios, path))
          // A test that left a prerendered page before the mock ran would lose the scenario, which is in the URL.
          await connection.client.send('GET', '/clock')
        }
        isRunning = true
        if (await mocks.playAtStart()) await page.goto(path)
      },
    })
  },

  mocks: async ({ mockRun }, use) => use(mockRun.mocks),
  open: async ({ mockRun }, use) => use((path) => mockRun.open(path)),

  openIn: async ({ page, connect, session }, use) => {
    const connection = await connect(page, session)
    await use((choice, path) => openWith(page, connection, choice, path))
  },

  newBrowser: async ({ browser, connect, session }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ storageState, ownWorld = false } = {}) => {
      const context = await browser.newContext(storageState === undefined ? {} : { storageState })
      contexts.push(context)
      const page = await context.newPage()
      const name = ownWorld ? `${session}-${contexts.length}` : session
      const connection = await connect(page, name)
      const first = [deterministic('signed-out')]
      let isOpen = false
      return {
        page,
        open: async (path) => {
          if (isOpen) await page.goto(path)
          else await page.goto(await connection[ownWorld ? 'begin' : 'join'](first, path))
          isOpen = true
        },
        openIn: (choice, path) => openWith(page, connection, choice, path),
      }
    })
    for (const context of contexts) await context.close()
  },
})
