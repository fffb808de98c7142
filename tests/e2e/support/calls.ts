import type { Page } from '@playwright/test'

/** Result of a call from the page: a response, or a broken connection. */
export interface CallResult {
  /** Null without a response. */
  status: number | null
  /** JSON body. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape follows from the path, which is the test's to know
  body: any
  /** Duration in milliseconds. */
  ms: number
}

/** Calls the API from the page, or the mock's own routes if the path starts with `/__mocks`. */
export function call(page: Page, path: string, method = 'GET', body?: unknown): Promise<CallResult> {
  return page.evaluate(
    async ([path, method, body]) => {
      // Public pages start the mock on demand.
      await window.nimbusMocks?.start()
      const began = performance.now()
      const api = sessionStorage.getItem('nimbus-api') ?? '/api/v1'
      const url = (path.startsWith('/__mocks') ? api.replace(/\/api\/v1$/, '') : api) + path
      try {
        const response = await fetch(url, {
          method,
          credentials: 'include',
          ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
        })
        const text = await response.text()
        return { status: response.status, body: text && JSON.parse(text), ms: performance.now() - began }
      } catch {
        return { status: null, body: null, ms: performance.now() - began }
      }
    },
    [path, method, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
}

/** Waits until the mock responds; on a public page, starts it. Prerendered pages are visible earlier. */
export async function waitForMock(page: Page): Promise<void> {
  await page.locator('[aria-label="Mock tools"]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => window.nimbusMocks?.start())
}
