import { type Browser, launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/firefox.ts'

export const firefoxPath = findFirefox()

/** Time until an element or a URL must be there, in milliseconds. No test measures time, so a busy machine is fine. */
const TIMEOUT_MS = 30_000

/**
 * Firefox's report, without a URL, about an event stream of the worker that was open when its page was left. It cuts
 * the stream off before the page can end it.
 */
const streamCutOff = /^Failed to load ‘’\. A ServiceWorker intercepted the request/

/** Starts Firefox with a fresh profile, driven over WebDriver BiDi. */
export function startFirefox(preferences: Readonly<Record<string, unknown>> = {}): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: firefoxPath ?? '',
    extraPrefsFirefox: { ...preferences },
    defaultViewport: { width: 1280, height: 800 },
  })
}

export interface Tab {
  readonly page: Page
  /** Errors and warnings of the console, and uncaught exceptions. */
  readonly complaints: readonly string[]
}

/** Opens a tab that records what its console complains of. */
export async function openTab(browser: Pick<Browser, 'newPage'>): Promise<Tab> {
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error)
    if (!streamCutOff.test(message)) complaints.push(message)
  })
  return { page, complaints }
}

/** Elements by visible name. Firefox takes seconds for Puppeteer's ARIA selectors, which compute the names of all elements. */
const named = {
  heading: (name: string) => `//h1[normalize-space()="${name}"]`,
  button: (name: string) => `//button[normalize-space()="${name}"]`,
  menuitem: (name: string) => `//*[@role="menuitem"][normalize-space()="${name}"]`,
  textbox: (label: string) => `//input[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`,
}

/** Finds an element by its visible name. */
export function byName(page: Page, kind: keyof typeof named, name: string) {
  return page.locator(`::-p-xpath(${named[kind](name)})`)
}

/**
 * Waits until the page shows a text, anywhere.
 * @throws Error with everything that the page shows instead
 */
export async function waitForText(page: Page, text: string): Promise<void> {
  try {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text)
  } catch (cause) {
    const shown = await page.evaluate(() => document.body.innerText)
    throw new Error(`“${text}” did not appear at ${page.url()}, which shows:\n${shown}`, { cause })
  }
}

export async function waitForPath(page: Page, path: RegExp): Promise<void> {
  await page.waitForFunction(
    (pattern) => new RegExp(pattern).test(location.pathname + location.search),
    {},
    path.source,
  )
}
