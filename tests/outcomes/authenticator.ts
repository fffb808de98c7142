import type { Locator, Page } from '@playwright/test'
import { call } from '#tests/e2e/support/calls.ts'
import { fixDate } from '#tests/support/fixed-date.ts'

/** Secret of the last two-factor authentication enabled here. */
let secret = ''

const codeOf = async (page: Page, of: string): Promise<string> =>
  (await call(page, `/__mocks/one-time-code?secret=${of.replaceAll(/\s/g, '')}`)).body.code

/** Enables two-factor authentication through the API, unless it is enabled. */
export async function enableTwoFactor(page: Page): Promise<void> {
  if ((await call(page, '/me/two-factor')).body.enabled) return
  secret = (await call(page, '/me/two-factor/enrollment', 'POST')).body.secret
  await call(page, '/me/two-factor/confirmation', 'POST', { code: await codeOf(page, secret) })
}

/** Types a code that was not used yet: each is accepted once, so it waits a minute for the next one. */
export async function typeCode(within: Locator, page: Page): Promise<void> {
  await advanceMinute(page)
  const shown = within.locator('code')
  const code = await codeOf(page, (await shown.count()) > 0 ? await shown.first().innerText() : secret)
  await within.getByRole('textbox', { name: 'Authentication code' }).fill(code)
}

export async function advanceMinute(page: Page): Promise<void> {
  await fixDate(page, (await page.evaluate(() => Date.now())) + 60_000)
}
