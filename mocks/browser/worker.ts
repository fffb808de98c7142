import { setupWorker } from 'msw/browser'
import { safeSessionStorage } from '#src/safe-storage.ts'
import type { StartupError } from '../devtools/startup-page.ts'
import type { EngineOutcome } from '../engine/types.ts'
import { sleep } from '../kernel/real-time.ts'
import { ADMIN_BASE } from '../runtime/addresses.ts'
import { CloudHandler, type Page, type RequestTarget } from '../runtime/msw-handler.ts'
import { browserJar } from './cookie-jar.ts'
import { pageHandlers } from './page-handlers.ts'

/** Maximum response time of the worker, in milliseconds. It usually takes about 100. */
const START_TIMEOUT_MS = 10_000

/** Session storage key: the page was already reloaded to get under the worker's control. */
const RELOADED = 'nimbus-mock-reloaded'

/**
 * Path requested to check that requests reach the page. Answered in this file, because creating the data may take
 * longer.
 */
const PROBE = `${ADMIN_BASE}/worker`

const PROBE_REPLY: EngineOutcome = {
  kind: 'reply',
  reply: { status: 200, headers: [['content-type', 'application/json']], body: 'true' },
}

const thisPage: Page = {
  jar: browserJar,
  address: () => location.pathname + location.search,
  userAgent: navigator.userAgent,
}

/**
 * Makes the service worker pass the page's requests to the target. Never rejects and never hangs.
 *
 * @param world resolves once the data is loaded and the choices in the URL are saved
 * @returns the reason why it doesn't work, or null if it does
 */
export async function startWorker(
  target: RequestTarget,
  script: string,
  world: Promise<unknown>,
): Promise<StartupError | null> {
  const error = findStartupError()
  if (error) return error
  try {
    if (!(await bypassesWorker(script))) clearReloadFlag()
    else if (setReloadFlag()) await world
    else return { kind: 'bypassed' }
    const probed: RequestTarget = {
      handle: async (request) => (request.url.endsWith(PROBE) ? PROBE_REPLY : target.handle(request)),
    }
    const started = setupWorker(new CloudHandler(probed, thisPage, pageHandlers)).start({
      serviceWorker: { url: script },
      onUnhandledFrame: 'bypass',
      quiet: true,
    })
    // A large data set takes seconds to create and blocks the page meanwhile, so the timeout starts after it.
    const tooLate = world.then(() => sleep(START_TIMEOUT_MS, undefined))
    const inTime = await Promise.race([started.then(() => true), tooLate.then(() => false)])
    if (!inTime) return { kind: 'no-response' }
    return (await isWorkerResponding()) ? null : { kind: 'bypassed' }
  } catch (error) {
    return { kind: 'registration-failed', detail: error instanceof Error ? error.message : String(error) }
  }
}

/** False if requests don't reach the worker although it is in control: then the page's host responds, not with JSON. */
async function isWorkerResponding(): Promise<boolean> {
  try {
    const response = await fetch(PROBE, { cache: 'no-store' })
    return response.ok && response.headers.get('content-type') === 'application/json'
  } catch {
    return false
  }
}

/**
 * True if the page bypassed the worker (Shift+reload while another tab keeps the worker alive). MSW then reloads the
 * page to get it under control; if the browser bypasses the worker every time, that would loop forever.
 */
async function bypassesWorker(script: string): Promise<boolean> {
  const { href } = new URL(script, location.href)
  const registrations = await navigator.serviceWorker.getRegistrations()
  const isRegistered = registrations.some(({ active }) => active?.scriptURL === href)
  return isRegistered && !navigator.serviceWorker.controller
}

function clearReloadFlag(): void {
  safeSessionStorage.remove(RELOADED)
}

/** Returns true if the flag was not set. Otherwise returns false, and clears it for the next try. */
function setReloadFlag(): boolean {
  const isFirst = safeSessionStorage.get(RELOADED) === null
  if (isFirst) safeSessionStorage.set(RELOADED, 'yes')
  else safeSessionStorage.remove(RELOADED)
  return isFirst
}

/** Errors that can be detected without registering the worker. */
function findStartupError(): StartupError | null {
  if (!window.isSecureContext) return { kind: 'insecure-origin' }
  if (!('serviceWorker' in navigator)) return { kind: 'no-service-workers' }
  return null
}
