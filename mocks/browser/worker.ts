import { setupWorker } from 'msw/browser'
import { safeSessionStorage } from '#src/safe-storage.ts'
import type { StartupError } from '../devtools/startup-page.ts'
import type { EngineOutcome } from '../engine/types.ts'
import { sleep } from '../kernel/real-time.ts'
import { ADMIN_BASE } from '../runtime/addresses.ts'
import { CloudHandler, type RequestTarget } from '../runtime/msw-handler.ts'
import { browserJar } from './cookie-jar.ts'

/** How long the worker may take to answer, in milliseconds. It takes about 100. */
const PATIENCE = 10_000

/** Remembers, within a tab, that the page was already loaded again to get under the worker's control. */
const RELOADED = 'nimbus-mock-reloaded'

/** Is asked for to see that requests do come to the page. It is answered here: the world may take longer to be made. */
const PROBE = `${ADMIN_BASE}/worker`

const HERE: EngineOutcome = {
  kind: 'reply',
  reply: { status: 200, headers: [['content-type', 'application/json']], body: 'true' },
}

/**
 * Has the service worker hand the page's requests to the target. Never rejects and never hangs.
 * @param world done when the world is there, and what the page's address asked for is kept in it
 * @returns why that cannot be, or null when it works
 */
export async function startWorker(
  target: RequestTarget,
  script: string,
  world: Promise<unknown>,
): Promise<StartupError | null> {
  const error = findStartupError()
  if (error) return error
  try {
    if (!(await isPast(script))) forget()
    else if (rememberFirst()) await world
    else return { kind: 'bypassed' }
    const probed: RequestTarget = {
      handle: async (request) => (request.url.endsWith(PROBE) ? HERE : target.handle(request)),
    }
    const started = setupWorker(new CloudHandler(probed, browserJar)).start({
      serviceWorker: { url: script },
      onUnhandledFrame: 'bypass',
      quiet: true,
    })
    // A large world takes seconds to make, and meanwhile the page hears nobody.
    const tooLate = world.then(() => sleep(PATIENCE, undefined))
    const inTime = await Promise.race([started.then(() => true), tooLate.then(() => false)])
    if (!inTime) return { kind: 'no-answer' }
    return (await isAnswered()) ? null : { kind: 'bypassed' }
  } catch (error) {
    return { kind: 'refused', detail: error instanceof Error ? error.message : String(error) }
  }
}

/** A worker can be in charge and still see nothing; what answers then is the host of the page, and not with JSON. */
async function isAnswered(): Promise<boolean> {
  try {
    const response = await fetch(PROBE, { cache: 'no-store' })
    return response.ok && response.headers.get('content-type') === 'application/json'
  } catch {
    return false
  }
}

/**
 * Whether the page was loaded past the worker (Shift and reload, while another tab keeps the worker alive). It does not
 * get it before it is loaded again, and MSW does that. Should it not help, because the browser goes round the worker
 * every time, it would do so for ever.
 */
async function isPast(script: string): Promise<boolean> {
  const { href } = new URL(script, location.href)
  const registrations = await navigator.serviceWorker.getRegistrations()
  const isThere = registrations.some(({ active }) => active?.scriptURL === href)
  return isThere && !navigator.serviceWorker.controller
}

function forget(): void {
  safeSessionStorage.remove(RELOADED)
}

/** Answers true the first time; false when it was remembered already, which is then forgotten for the next try. */
function rememberFirst(): boolean {
  const isFirst = safeSessionStorage.get(RELOADED) === null
  if (isFirst) safeSessionStorage.set(RELOADED, 'yes')
  else safeSessionStorage.remove(RELOADED)
  return isFirst
}

/** Errors that are known without trying to register the worker. */
function findStartupError(): StartupError | null {
  if (!window.isSecureContext) return { kind: 'insecure-origin' }
  if (!('serviceWorker' in navigator)) return { kind: 'no-service-workers' }
  return null
}
