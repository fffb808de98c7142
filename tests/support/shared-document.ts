import type { Page } from '@playwright/test'
import { entryOf } from '#src/entry-of.ts'
import type { Choice } from '#tests/mocks/client.ts'

/*
 * Tests that follow each other in a document of the console: the app stops after a test, and starts in another world for
 * the next. Loading a document takes half of a short test.
 */

/** File of the app's origin that runs no script. */
export const SCRIPTLESS_PATH = '/favicon.svg'

/** Pages whose app has stopped, with the document still there. */
const stopped = new WeakSet<Page>()

/**
 * Ends the app before anything it reads is removed.
 * @returns false if the document is not of the console
 */
export async function stopApp(page: Page): Promise<boolean> {
  // A document that is being left, or has a dialog of the browser, is not worth waiting for.
  const hasStopped = await page.evaluate(stop).catch(() => false)
  if (hasStopped) stopped.add(page)
  return hasStopped
}

/** True after `stopApp`, until the app has started or the document is left. */
export const isStopped = (page: Page): boolean => stopped.has(page)

/** Call when the document is left. */
export const forgetStopped = (page: Page): void => void stopped.delete(page)

/**
 * Starts a stopped app at a URL in another world.
 * @returns false if none has stopped, or the URL needs another document
 */
export async function startApp(page: Page, choices: readonly Choice[], path: string): Promise<boolean> {
  if (!isStopped(page) || entryOf(new URL(path, page.url()).pathname) !== 'console') return false
  await page.evaluate(start, [JSON.stringify(choices), path, SCRIPTLESS_PATH] as const)
  stopped.delete(page)
  return true
}

/** Runs in the page. */
async function stop(): Promise<boolean> {
  const hasStopped = window.nimbusApp?.stop().then(() => true)
  // A page whose data does not come never stops.
  const tooLong = new Promise<false>((resolve) => setTimeout(() => resolve(false), 2000))
  if (!(await Promise.race([hasStopped ?? false, tooLong]))) return false
  localStorage.clear()
  sessionStorage.clear()
  return true
}

/** Runs in the page. */
async function start([choices, path, before]: readonly [
  choices: string,
  path: string,
  before: string,
]): Promise<void> {
  const tell = async (method: string, route: string, body: string | null = null) => {
    const response = await fetch(`/__mocks${route}`, { method, body })
    if (!response.ok) throw new Error(await response.text())
  }
  await tell('POST', '/reset', choices)
  await tell('DELETE', '/log')
  // As in a new document, the way back from here leads to no page of an earlier test.
  history.replaceState(null, '', before)
  history.pushState(null, '', path)
  await window.nimbusApp?.start()
}
