import { test as base, expect, type Page } from '@playwright/test'
import { waitForMock } from '#tests/e2e/support/calls.ts'
import { cases as everyCase } from './cases/index.ts'
import { OTHER_SITES } from './cases/whole-api.ts'
import { pageDriver } from './drivers/page.ts'
import { Api } from './suite/api.ts'
import { Coverage } from './suite/coverage.ts'
import { kindInTransport, transportCases } from './suite/transport.ts'

/**
 * Contract cases through the service worker in Chromium, from one page of the demo build that stays open; each case
 * starts with a reset.
 */
const cases = transportCases(everyCase).filter(({ group }) => group !== OTHER_SITES)
const coverage = new Coverage()
const logged: string[] = []
let passed = 0

const test = base.extend<object, { api: Api }>({
  api: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL ?? '' })
      listen(page)
      // A page without API calls of its own.
      await page.goto('/about?scenario=test,signed-out')
      await waitForMock(page)
      await use(new Api(pageDriver(page), coverage))
      await page.close()
    },
    { scope: 'worker' },
  ],
})

// Sequential in one process, since the page and the coverage are shared.
test.describe.configure({ mode: 'default' })

for (const { group, name, run } of cases) {
  test(`${group} ${name}`, async ({ api }) => {
    await api.begin()
    await run(api)
    await api.closeStreams()
    // The mock logs contract violations and failed handlers and jobs, before it answers.
    expect(logged.splice(0)).toEqual([])
    passed += 1
  })
}

test('the page logged nothing afterwards', () => {
  expect(logged).toEqual([])
})

test('covers every success and every problem code', () => {
  // After a failure a new process starts, without the coverage so far.
  test.skip(passed < cases.length, 'some case failed, or was not run')
  expect(coverage.missing(kindInTransport)).toEqual([])
})

function listen(page: Page): void {
  page.on('pageerror', (error) => logged.push(error.stack ?? error.message))
  page.on('console', (message) => {
    // The browser reports error statuses and broken connections, which are expected.
    const expected = /^Failed to load resource/.test(message.text())
    if (message.type() === 'error' && !expected) logged.push(message.text())
  })
}
