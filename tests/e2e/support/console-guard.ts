import type { Page } from '@playwright/test'

/** What a page said that it should not have said: errors, warnings, uncaught exceptions, requests to other hosts. */
export interface ConsoleGuard {
  /** Expects a message in this test, for example the browser's own line about a 409 that the test provokes. */
  allow(pattern: RegExp): void
  /** Everything that was not allowed, in order; empty when the page kept quiet. */
  complaints(): string[]
}

/** Watches a page from now on. */
export function guardConsole(page: Page, ...ownOrigins: readonly string[]): ConsoleGuard {
  const allowed: RegExp[] = []
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    heard.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack || error.message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    // The product works without a network: fonts, images and scripts all come from its own host.
    if (/^https?:$/.test(protocol) && !ownOrigins.includes(origin))
      heard.push(`request to another host: ${request.url()}`)
  })
  return {
    allow: (pattern) => allowed.push(pattern),
    complaints: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
