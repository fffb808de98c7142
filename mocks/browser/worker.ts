import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { sleep } from '../sleep.ts'
import { type Obstacle, obstacleInSight } from './obstacle.ts'

/** How long the worker may take to answer, in milliseconds. It takes about 100. */
const PATIENCE = 10_000

/** Remembers, within a tab, that the page was already loaded again to get under the worker's control. */
const RELOADED = 'nimbus-mock-reloaded'

/**
 * Has the service worker hand the page's requests to the handler. Never rejects and never hangs.
 * @param probe an address that the handler answers with JSON, to see that requests do come to it
 * @returns why that cannot be, or null when it works
 */
export async function startWorker(
  handler: RequestHandler,
  script: string,
  probe: string,
): Promise<Obstacle | null> {
  const obstacle = obstacleInSight()
  if (obstacle) return obstacle
  try {
    if (await reloadsInVain(script)) return { kind: 'bypassed' }
    const started = setupWorker(handler).start({
      serviceWorker: { url: script },
      onUnhandledFrame: 'bypass',
      quiet: true,
    })
    const inTime = await Promise.race([
      started.then(() => true),
      sleep(PATIENCE, undefined).then(() => false),
    ])
    if (!inTime) return { kind: 'no-answer' }
    return (await isAnswered(probe)) ? null : { kind: 'bypassed' }
  } catch (error) {
    return { kind: 'refused', detail: error instanceof Error ? error.message : String(error) }
  }
}

/** A worker can be in charge and still see nothing; what answers then is the host of the page, and not with JSON. */
async function isAnswered(probe: string): Promise<boolean> {
  try {
    const response = await fetch(probe, { cache: 'no-store' })
    return response.ok && response.headers.get('content-type') === 'application/json'
  } catch {
    return false
  }
}

/**
 * A page that was loaded past the worker (Shift and reload, while another tab keeps the worker alive) does not get
 * it before it is loaded again, and MSW does that. Should it not help, because the browser goes round the worker
 * every time, it would do so for ever.
 */
async function reloadsInVain(script: string): Promise<boolean> {
  const { href } = new URL(script, location.href)
  const registrations = await navigator.serviceWorker.getRegistrations()
  const isThere = registrations.some(({ active }) => active?.scriptURL === href)
  if (!isThere || navigator.serviceWorker.controller) {
    forget()
    return false
  }
  return !rememberFirst()
}

function forget(): void {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Storage is forbidden: there was nothing to remember.
  }
}

/** Answers true the first time; false when it was remembered already, which is then forgotten for the next try. */
function rememberFirst(): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED) === null
    if (isFirst) sessionStorage.setItem(RELOADED, 'yes')
    else sessionStorage.removeItem(RELOADED)
    return isFirst
  } catch {
    return true
  }
}
