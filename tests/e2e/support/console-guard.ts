import type { Page } from '@playwright/test'

/** Collects errors, warnings, uncaught exceptions, and requests to other hosts. */
export interface ConsoleGuard {
  /** Allows an expected message, such as the browser's line about a 409. */
  allow(pattern: RegExp): void
  /** Messages that were not allowed, in order. */
  complaints(): string[]
}

/** Watches a page from now on. */
export function guardConsole(page: Page, ...ownOrigins: readonly string[]): ConsoleGuard {
  const allowed: RegExp[] = []
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    // Chromium requests it for `SCRIPTLESS_PATH` (`shared-page.ts`), which is no page. Pages link their own icon.
    if (url.endsWith('/favicon.ico')) return
    heard.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack || error.message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    // The product loads everything from its own host.
    if (/^https?:$/.test(protocol) && !ownOrigins.includes(origin))
      heard.push(`request to another host: ${request.url()}`)
  })
  return {
    allow: (pattern) => allowed.push(pattern),
    complaints: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
