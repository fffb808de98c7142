import { chooseApi } from './api/api-url.ts'
import { unlessLeaving } from './leaving.ts'
import { isStorageBlocked } from './safe-storage.ts'
import { hasSavedScenario, keepScenarioLink } from './scenario-link.ts'
import { setSessionHint } from './session-hint.ts'
import { whenIdle } from './when-idle.ts'

declare global {
  interface Window {
    /** In builds with mocks: for tests and the browser's console. */
    nimbusMocks?: PageMocks
  }
}

interface PageMocks {
  /** Starts the mock, or waits for it. */
  readonly start: () => Promise<boolean>
  /** Lets MSW handlers answer before the mock, until they are removed or the page is left. */
  readonly use: (...handlers: Parameters<Use>) => Promise<ReturnType<Use>>
  /** MSW itself: `const { http, HttpResponse } = await nimbusMocks.msw()`. */
  readonly msw: typeof loadMsw
}

const loadMsw = () => unlessLeaving(import('#mocks/browser/msw.ts'))
const loadHandlers = () => unlessLeaving(import('#mocks/browser/page-handlers.ts'))
type Use = Awaited<ReturnType<typeof loadHandlers>>['pageHandlers']['use']

/** @param start starts the mock, or waits for it */
function pageMocks(start: () => Promise<boolean>): PageMocks {
  return {
    start,
    use: async (...handlers) => {
      await start()
      const { pageHandlers } = await loadHandlers()
      return pageHandlers.use(...handlers)
    },
    msw: loadMsw,
  }
}

/**
 * Starts the mock in builds that include it, unless `?api=` selects an API. Call it before creating a router, since
 * it removes `?api=` from the URL. In production `__MOCKS__` is false, so the bundler drops `?api=` and the only imports
 * of `mocks/`.
 * @returns false if the mock can't run here; the page then explains why, and API requests would get no response
 */
export async function startMocks(): Promise<boolean> {
  if (!__MOCKS__) return true
  const { isApiChosen } = readChoices()
  if (isApiChosen) return true
  const started = runMocks()
  window.nimbusMocks = pageMocks(() => started)
  return started
}

/** Mock of a public page. */
interface MocksOnDemand {
  /** Starts the mock when first called; see `startMocks`. */
  readonly start: () => Promise<boolean>
  /** True if requests would get the responses that the page was prerendered with. */
  readonly servesPrerenderedData: boolean
}

/**
 * Like `startMocks`, for pages that can do without the API: the mock starts with the first request, or when its panel
 * is opened, whose button is there from the start. A scenario in the URL starts it at once.
 */
export function startMocksOnDemand(): MocksOnDemand {
  if (!__MOCKS__) return withoutMock
  const { isApiChosen, isScenarioChosen } = readChoices()
  if (isApiChosen) return withoutMock

  let started: Promise<boolean> | null = null
  const start = () => {
    started ??= runMocks()
    return started
  }
  window.nimbusMocks = pageMocks(start)
  if (isScenarioChosen) void start()
  else
    whenIdle(async () => {
      const { showEarlyLauncher } = await unlessLeaving(import('#mocks/devtools/early-launcher.tsx'))
      showEarlyLauncher(start)
    })
  const isLive = (import.meta.env.VITE_LIVE ?? '') !== ''
  return { start, servesPrerenderedData: !isLive && !isScenarioChosen && !hasSavedScenario() }
}

/** A real API responds, with its own data. */
const withoutMock: MocksOnDemand = { start: async () => true, servesPrerenderedData: false }

/** Reads `?api=` and `?scenario=` of the URL, or of an earlier page of this tab. */
function readChoices() {
  const isApiChosen = chooseApi() !== null
  const isScenarioChosen = !isApiChosen && keepScenarioLink()
  // Both may sign a user in without a sign-in on this browser.
  if (isApiChosen || isScenarioChosen) setSessionHint('unsure')
  return { isApiChosen, isScenarioChosen }
}

async function runMocks(): Promise<boolean> {
  keepScenarioLink()
  if (isStorageBlocked()) {
    const { showStartupPage } = await unlessLeaving(import('#mocks/devtools/startup-page.ts'))
    showStartupPage({ kind: 'storage-blocked' })
    return false
  }
  const mocks = await unlessLeaving(import('#mocks/browser.ts'))
  return mocks.startMocks()
}
