import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { operations } from '#mocks/contract/operations.gen.ts'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import { isTarget, type Target } from '#mocks/scenarios/target.ts'
import type { Choice } from './mocks/line.ts'
import { type Line, overHttp, throughBoth, throughPage } from './mocks/line.ts'
import { Mocks } from './mocks/mocks.ts'

export type { Choice } from './mocks/line.ts'
export type { Mocks } from './mocks/mocks.ts'
export { expect }

/** The instant at which every test begins: a Monday morning, so that neither month nor year turns by accident. */
export const START = new Date('2026-03-02T09:00:00Z')

/** Who is signed in when a test begins. Each is a seeded person of the same organization. */
export type Persona = 'owner' | 'admin' | 'developer' | 'viewer' | 'signed-out'

interface Options {
  /** Who is signed in; `test.use({ persona: 'owner' })`. */
  persona: Persona
  /** What the scenario of the test changes; it is laid over a world without waiting and without chance. */
  scenario: InlineScenario
  /** Who answers: the mock in the page, a mock server, or the mock in the page with a server that is live for some. */
  backend: 'worker' | 'server' | 'mixed'
  /** Where that server is. */
  serverUrl: string
  /** What the server answers where both do: operations, or tags as `tag:<name>`. */
  live: readonly Target[]
}

interface Fixtures {
  /** The controls of the mock; `tests/mocks/README.md` has examples. */
  mocks: Mocks
  /** Loads an address in the world of the test. The first call of a test puts the mock into its scenario. */
  open: (path: string) => Promise<void>
  /** Loads an address in scenarios that have nothing to do with that of the test, as a link with their names does. */
  openIn: (choice: Choice, path: string) => Promise<void>
  /** A browser that somebody else has, or the same person elsewhere. It is closed after the test. */
  elsewhere: (options?: Elsewhere) => Promise<OtherBrowser>
  /** The parts of `mocks` and `open`. */
  mockRun: MockRun
  /** The session of the test on a server. */
  session: string
  /** Connects a page to whatever answers it. */
  connect: (page: Page, session: string) => Promise<Connection>
}

interface MockRun {
  readonly mocks: Mocks
  open(path: string): Promise<void>
}

interface Elsewhere {
  readonly storageState?: BrowserContextOptions['storageState']
  /** On a server: in a world of its own, as every browser is that has its mock in its pages. */
  readonly apart?: boolean
}

interface OtherBrowser {
  readonly page: Page
  /** Loads an address; the first call signed out, in the world that every test begins in where the mock is in the page. */
  open(path: string): Promise<void>
  openIn(choice: Choice, path: string): Promise<void>
}

/** The way to the mock that answers a page, and how its world is begun. */
interface Connection {
  readonly line: Line
  /** Answers the address under which the first page opens. A mock in the page reads its scenario there; a server is told now. */
  begin(choices: readonly Choice[], path: string): Promise<string>
  /** The same for a page that comes to a world that has begun, where a server has it. */
  join(choices: readonly Choice[], path: string): string
}

/** The address under which `path` opens in a scenario. */
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

/** The way to the mock that answers the pages of a context, where it is not in the page. */
const lines = new WeakMap<BrowserContext, Line>()

/** The session of a server that has the world of a context, accounts and all. */
const worlds = new WeakMap<BrowserContext, string>()

/** Whether what one page does is there for the other, although they are of different browsers. */
export function areInOneWorld(page: Page, other: Page): boolean {
  const world = worlds.get(page.context())
  return world !== undefined && world === worlds.get(other.context())
}

/** The controls of the mock that answers a page: one of another browser, or one that the test has opened by itself. */
export function mocksIn(page: Page): Mocks {
  const line = lines.get(page.context()) ?? throughPage(page)
  return new Mocks({ line, isRunning: () => true, page: clockOf(page) }, [])
}

/** The page's clock stands still, at the start of the test at first. */
function clockOf(page: Page) {
  let at = START.getTime()
  return {
    now: () => at,
    set: async (epochMs: number) => {
      at = epochMs
      await page.clock.setFixedTime(at)
    },
  }
}

/** Every server session is a world of its own, so tests that run side by side don't meet. */
let sessions = 0

/** A server has no page whose clock it could follow. */
const FIXED: InlineScenario = { clock: { mode: 'fixed', at: START.toISOString() } }

/** Without waiting and without chance. */
export const still = (persona: Persona): InlineScenario => ({
  seed: 1,
  persona,
  network: { latencyMs: 0 },
  lifecycle: { failureRate: 0 },
})

/** A server's world changes at once: a page that is still open would go on asking in it, as whoever it was opened by. */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
}

/** Done when the mock answers, and the page knows where: one that was rendered beforehand is there sooner. */
async function goIn(page: Page, { begin, line }: Connection, choice: Choice, path: string): Promise<void> {
  await page.goto(await begin([choice], path))
  await expect(page).toHaveURL((url) => !url.searchParams.has('api'))
  await line.send('GET', '/clock')
}

export const test = base.extend<Options & Fixtures>({
  persona: ['signed-out', { option: true }],
  scenario: [{}, { option: true }],
  backend: ['worker', { option: true }],
  serverUrl: ['http://localhost:4010', { option: true }],
  live: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  session: async ({}, use, { workerIndex }) => {
    sessions += 1
    await use(`test-${process.pid}-${workerIndex}-${sessions}`)
  },

  connect: async ({ backend, serverUrl, live, playwright }, use) => {
    const jars: APIRequestContext[] = []
    await use(async (page, session) => {
      const context = page.context()
      const headers = { 'x-mock-session': session }
      switch (backend) {
        case 'worker': {
          const address = (choices: readonly Choice[], path: string) => addressIn(choices, path)
          return { line: throughPage(page), begin: async (...to) => address(...to), join: address }
        }
        case 'server': {
          await context.setExtraHTTPHeaders(headers)
          const line = overHttp(context.request, serverUrl, headers)
          lines.set(context, line)
          worlds.set(context, session)
          const join = (path: string) => withQuery(path, 'api', `${serverUrl}/api/v1`)
          const begin = async (choices: readonly Choice[], path: string) => {
            await leave(page)
            await line.send('PUT', '/scenario', choices)
            return join(path)
          }
          return { line, begin, join: (_, path) => join(path) }
        }
        case 'mixed': {
          const signsInThere = live.some((target) => isTarget(target, operations.logIn))
          // The server's cookie is hidden from pages, and would hide that of the page's own mock. Where people sign in there it is the
          // one that counts; else the persona's session, which is drawn from the seed, is the same on both sides.
          const jar = signsInThere ? context.request : await playwright.request.newContext()
          if (!signsInThere) jars.push(jar)
          const server = overHttp(jar, serverUrl, headers)
          const there: InlineScenario = {
            live: { url: `${serverUrl}/api/v1`, headers },
            rules: live.map((operation) => ({ id: `live ${operation}`, operation, then: { live: true } })),
          }
          const line = throughBoth(throughPage(page), server, there)
          lines.set(context, line)
          if (signsInThere) worlds.set(context, session)
          const join = (choices: readonly Choice[], path: string) => addressIn([there, ...choices], path)
          const begin = async (choices: readonly Choice[], path: string) => {
            await leave(page)
            await line.begin(choices)
            return join(choices, path)
          }
          return { line, begin, join }
        }
      }
    })
    for (const jar of jars) await jar.dispose()
  },

  mockRun: async ({ page, persona, scenario, backend, connect, session }, use) => {
    const clock = clockOf(page)
    let isRunning = false
    const connection = await connect(page, session)
    const choices: Choice[] = [still(persona), scenario, ...(backend === 'worker' ? [] : [FIXED])]
    const mocks = new Mocks({ line: connection.line, isRunning: () => isRunning, page: clock }, choices)
    // The mock in a page reads the page's clock, so fixing that one fixes the world and what the screens say about it alike.
    await clock.set(START.getTime())
    await use({
      mocks,
      open: async (path) => {
        const address = isRunning ? path : await connection.begin(mocks.starting, path)
        await page.goto(address)
        isRunning = true
      },
    })
  },

  mocks: async ({ mockRun }, use) => use(mockRun.mocks),
  open: async ({ mockRun }, use) => use((path) => mockRun.open(path)),

  openIn: async ({ page, connect, session }, use) => {
    const connection = await connect(page, session)
    await use((choice, path) => goIn(page, connection, choice, path))
  },

  elsewhere: async ({ browser, connect, session }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ storageState, apart = false } = {}) => {
      const context = await browser.newContext(storageState === undefined ? {} : { storageState })
      contexts.push(context)
      const page = await context.newPage()
      const name = apart ? `${session}-${contexts.length}` : session
      const connection = await connect(page, name)
      const first = [still('signed-out')]
      let isOpen = false
      return {
        page,
        open: async (path) => {
          if (isOpen) await page.goto(path)
          else await page.goto(await connection[apart ? 'begin' : 'join'](first, path))
          isOpen = true
        },
        openIn: (choice, path) => goIn(page, connection, choice, path),
      }
    })
    for (const context of contexts) await context.close()
  },
})
