import './browser/storage-fallback.ts'
import { bypass } from 'msw'
import { isAuthPath } from '#src/entry-of.ts'
import { isLeaving } from '#src/leaving.ts'
import { forgetScenarioLink, mockStorageName } from '#src/scenario-link.ts'
import { serverTime } from '#src/server-time.ts'
import { createAdmin } from './admin/admin.ts'
import { createControl } from './admin/control.ts'
import { continueSession } from './browser/continue-session.ts'
import { browserJar } from './browser/cookie-jar.ts'
import { rememberCounts } from './browser/count-memory.ts'
import { liveOfBuild } from './browser/live-of-build.ts'
import { watchLiveSession } from './browser/live-session.ts'
import { openDevtools } from './browser/open-devtools.ts'
import { serveDevServer } from './browser/page-bridge.ts'
import { pageHandlers } from './browser/page-handlers.ts'
import { rememberRecording } from './browser/recording-memory.ts'
import { recoveryActions } from './browser/recovery-actions.ts'
import { replacedWorldMemory } from './browser/replaced-world-memory.ts'
import { savedScenarioMemory } from './browser/saved-scenario-memory.ts'
import { type ScenarioMemory, scenarioMemory, takeScenarioFromUrl } from './browser/scenario-choice.ts'
import { seedMemory } from './browser/seed-memory.ts'
import { whenShown } from './browser/when-shown.ts'
import { startWorker } from './browser/worker.ts'
import { indexedDbStore } from './db/persistence/indexeddb.ts'
import { NoticeBoard } from './devtools/notices/notice-board.ts'
import type { StartupError } from './devtools/startup-page.ts'
import { failedJobText } from './engine/events.ts'
import type { EngineRequest } from './engine/types.ts'
import { clearedSessionCookie } from './handlers/shared/session-cookie.ts'
import { isRealTime } from './kernel/clock.ts'
import { createForwarder } from './runtime/live.ts'
import type { RequestTarget } from './runtime/msw-handler.ts'
import { type RuntimeEvent, startRuntime } from './runtime/runtime.ts'
import { checkIncidents } from './scenarios/check-incidents.ts'
import { compose, SelectionError } from './scenarios/selection.ts'
import { seedWorld } from './seed/index.ts'

/** Interval for running due jobs, in milliseconds, so that open streams receive their events. */
const TICK = 1000

/**
 * Identifies this build: the names of built files contain a content hash. Null in development, where code changes under
 * the same name.
 */
const BUILD = import.meta.env.DEV ? null : import.meta.url

/**
 * Starts the mock in the page. Resolves with false if it can't run here; the page then shows the reason and the app
 * must not start, because nothing would answer its requests.
 */
export async function startMocks(): Promise<boolean> {
  // Base path of the app without a trailing slash: `` or `/preview/42`.
  const basePath = new URL(import.meta.env.BASE_URL, location.href).pathname.replace(/\/$/, '')
  const storageName = mockStorageName()
  const memory = scenarioMemory(storageName, BUILD)
  const startupError = await start(basePath, storageName, memory).catch((error: unknown): StartupError => {
    console.error('The mock failed at its start.', error)
    // A reload must not fail again because of it.
    forgetScenarioLink()
    return {
      kind: 'broken',
      detail: messageOf(error),
      actions: recoveryActions(storageName, memory),
    }
  })
  if (startupError === null) return true
  const { showStartupPage } = await import('./devtools/startup-page.ts')
  showStartupPage(startupError)
  return false
}

async function start(
  basePath: string,
  storageName: string,
  memory: ScenarioMemory,
): Promise<StartupError | null> {
  const board = new NoticeBoard()
  // Start the worker and load the data in parallel, since both take about as long; requests wait for both.
  const starting = startWorld({ basePath, storageName, memory, board })
  const target: RequestTarget = {
    handle: async (request) => (await starting).handle(request),
  }
  const [{ runtime, control, admin }, startupError] = await Promise.all([
    starting,
    startWorker(target, `${basePath}/mockServiceWorker.js`, starting),
  ])
  if (startupError !== null) return startupError

  memory.onSavedElsewhere((scenario) => runtime.scenario.set(scenario))
  // A suspended tab, or one restored from the back-forward cache, has missed the announcements of others.
  addEventListener('pageshow', () => void runtime.db.catchUp())
  document.addEventListener('visibilitychange', () => void runtime.db.catchUp())
  let clockBefore = runtime.clock.state
  setInterval(() => {
    void runtime.tick()
    const { state } = runtime.clock
    if (!isRealTime(state) || !isRealTime(clockBefore)) serverTime.emit(runtime.clock.now())
    clockBefore = state
  }, TICK)
  openDevtools(control, board, storageName)
  if (import.meta.hot) addEventListener('focus', serveDevServer(import.meta.hot, { admin, jar: browserJar }))
  return null
}

interface Page {
  readonly basePath: string
  readonly storageName: string
  readonly memory: ScenarioMemory
  readonly board: NoticeBoard
}

/** Starts the mock in the scenario selected by the URL. */
async function startWorld({ basePath, storageName, memory, board }: Page) {
  const showSelectionError = ({ reasons }: SelectionError) => board.add({ kind: 'no-such-scenario', reasons })
  const savedScenarios = savedScenarioMemory(storageName)
  const choice = takeScenarioFromUrl(showSelectionError, savedScenarios.read())
  const chosen =
    choice === null
      ? undefined
      : await checkIncidents(compose(choice)).catch((error: unknown) => {
          if (!(error instanceof SelectionError)) throw error
          showSelectionError(error)
          return undefined
        })
  const runtime = await startRuntime(
    {
      store: indexedDbStore({ name: storageName }),
      handlers: pageHandlers,
      seed: seedMemory(seedWorld, { name: storageName, build: BUILD, later: whenShown }),
      realNow: Date.now,
      appUrl: location.origin + basePath,
      report: (event) => showEvent(event, board),
      alwaysLive: liveOfBuild(({ reasons }) => board.add({ kind: 'not-live', reasons })),
      live: createForwarder({
        fetch: (request) => fetch(bypass(request)),
        origin: location.origin,
        passesCookies: false,
      }),
    },
    await memory.recall(),
    // With nothing stored, start with the chosen scenario directly instead of creating data just to replace it.
    chosen,
  )
  pageHandlers.logTo(runtime)
  rememberCounts(runtime, storageName, choice !== null)
  const control = createControl(runtime, memory.save, replacedWorldMemory(storageName), savedScenarios)
  rememberRecording(control.recorder)
  if (choice !== null && chosen !== undefined) {
    // A link to a state of the console shows it, and a link to a sign-in page shows that.
    const otherwise = isAuthPath(location.pathname.slice(basePath.length)) ? null : 'admin'
    const { setCookie } = await control.apply(choice, { cookies: browserJar.read(), otherwise })
    // A cookie that outlived its data would look like an expired session.
    const cookie = setCookie ?? (runtime.db.isNew ? clearedSessionCookie()[1] : null)
    if (cookie !== null) browserJar.keep(cookie)
  }
  if (choice === null && runtime.db.isNew) await continueSession(runtime, storageName, browserJar.read())
  if (choice !== null) watchLiveSession(runtime, board)
  forgetScenarioLink()
  const admin = createAdmin(control)
  const handle = (request: EngineRequest) => admin(request) ?? runtime.handle(request)
  return { runtime, control, admin, handle }
}

/** Shows events of the mock to the user. */
function showEvent(event: RuntimeEvent, board: NoticeBoard): void {
  switch (event.kind) {
    case 'storage':
    case 'live-unknown-caller':
      board.add(event)
      break
    case 'violation':
      console.error(`${event.violation.operationId} responded outside the contract.`, event.violation)
      board.add(event)
      break
    case 'live-silent':
      console.error(event.message)
      board.add({ kind: 'live-silent', message: event.message, origin: new URL(event.url).origin })
      break
    case 'handler-failed': {
      const { operationId, error } = event
      // Its code is still loading, and Firefox cuts that off.
      if (isLeaving()) break
      console.error(`The handler of ${operationId} failed.`, error)
      board.add({ kind: 'handler-failed', operationId, message: messageOf(error) })
      break
    }
    case 'job-failed': {
      const { job } = event
      console.error(failedJobText(job), job.error)
      board.add({ kind: 'job-failed', job, message: messageOf(job.error) })
      break
    }
    case 'tick-failed':
      console.error('Scheduled jobs failed.', event.error)
      board.add({ kind: 'tick-failed', message: messageOf(event.error) })
      break
    case 'remote-change':
      // Everything this page has read is outdated.
      if (event.change.kind === 'reset') location.reload()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
