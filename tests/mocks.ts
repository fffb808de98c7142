import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import type { Target } from '#mocks/scenarios/target.ts'
import { type Line, overHttp, throughBoth, throughPage } from './mocks/line.ts'
import { type Choice, Mocks } from './mocks/mocks.ts'

export type { Choice, LogEntry, Mail, Mocks, Snapshot } from './mocks/mocks.ts'
export { expect }

/** The instant at which every test begins: a Monday morning, so that neither month nor year turns by accident. */
export const START = new Date('2026-03-02T09:00:00Z')

/** Who is signed in when a test begins. Each is a seeded person of the same organisation. */
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
  /** The parts of the two above. */
  mockRun: MockRun
}

interface MockRun {
  readonly mocks: Mocks
  open(path: string): Promise<void>
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

export const test = base.extend<Options & Fixtures>({
  persona: ['signed-out', { option: true }],
  scenario: [{}, { option: true }],
  backend: ['worker', { option: true }],
  serverUrl: ['http://localhost:4010', { option: true }],
  live: [[], { option: true }],

  mockRun: async ({ page, context, persona, scenario, backend, serverUrl, live }, use, { workerIndex }) => {
    const still: InlineScenario = {
      seed: 1,
      persona,
      network: { latencyMs: 0 },
      lifecycle: { failureRate: 0 },
    }
    const clock = clockOf(page)
    let isRunning = false
    let line: Line = throughPage(page)
    const choices: Choice[] = [still, scenario]
    if (backend !== 'worker') {
      sessions += 1
      const headers = { 'x-mock-session': `test-${process.pid}-${workerIndex}-${sessions}` }
      const server = overHttp(context.request, serverUrl, headers)
      const fixed: InlineScenario = { clock: { mode: 'fixed', at: START.toISOString() } }
      if (backend === 'server') {
        await context.setExtraHTTPHeaders(headers)
        line = server
        choices.push(fixed)
      } else {
        // The persona's session is drawn from the seed, so the cookie that the page's mock sets is good for the server. Its own is
        // hidden from pages, and would hide that one.
        await server.send('PUT', '/scenario', [...choices, fixed])
        await context.clearCookies()
        line = throughBoth(line, server)
        choices.push({
          live: { url: `${serverUrl}/api/v1`, headers },
          rules: live.map((operation) => ({ operation, then: { live: true } })),
        })
      }
      lines.set(context, line)
    }
    const mocks = new Mocks({ line, isRunning: () => isRunning, page: clock }, choices)
    // The mock in a page reads the page's clock, so fixing that one fixes the world and what the screens say about it alike.
    await clock.set(START.getTime())

    /** The mock of the page takes its scenario from the address; a server is told before anybody asks it. */
    const begin = async (path: string) => {
      if (backend !== 'server') return addressIn(mocks.starting, path)
      await line.send('PUT', '/scenario', mocks.starting)
      return withQuery(path, 'api', `${serverUrl}/api/v1`)
    }
    await use({
      mocks,
      open: async (path) => {
        const address = isRunning ? path : await begin(path)
        await page.goto(address)
        isRunning = true
      },
    })
  },

  mocks: async ({ mockRun }, use) => use(mockRun.mocks),
  open: async ({ mockRun }, use) => use((path) => mockRun.open(path)),
})
