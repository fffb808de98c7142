import { expect, type Page, test } from '@playwright/test'
import { type ConsoleGuard, guardConsole } from './support/console-guard.ts'

test.describe('the console guard', () => {
  async function reportedProblems(
    page: Page,
    script: string,
    prepare: (guard: ConsoleGuard) => void = () => {},
  ) {
    const guard = guardConsole(page, 'http://localhost')
    prepare(guard)
    await page.setContent('<!doctype html><title>Example</title>')
    await page.evaluate(script)
    return guard.complaints()
  }

  for (const [what, script, message] of [
    ['an error', 'console.error("broken")', 'console error: broken'],
    ['a warning', 'console.warn("careful")', 'console warning: careful'],
    [
      'an uncaught error',
      'new Promise((done) => setTimeout(() => { done(); throw new Error("lost") }))',
      'lost',
    ],
    [
      'a request to another host',
      'fetch("http://127.0.0.1:9/font.woff2").catch(() => {})',
      'http://127.0.0.1:9/font.woff2',
    ],
  ] as const) {
    test(`detects ${what}`, async ({ page }) => {
      expect((await reportedProblems(page, script)).join('\n')).toContain(message)
    })
  }

  test('allows info messages', async ({ page }) => {
    expect(await reportedProblems(page, 'console.info("loaded"); console.log("ready")')).toEqual([])
  })

  test('allows only the expected messages', async ({ page }) => {
    const reported = await reportedProblems(page, 'console.error("409"); console.error("500")', (guard) =>
      guard.allow(/409/),
    )
    expect(reported).toHaveLength(1)
    expect(reported[0]).toContain('500')
  })
})
