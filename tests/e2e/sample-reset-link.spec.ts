// Shown in docs/front-end-developers.md. `tests/repository/samples.test.ts` keeps both alike.
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'signed-out' })

test('rejects a password reset link after an hour', async ({ guard, mocks, open, page }) => {
  guard.allow(/410/) // other console messages fail the test
  await open('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@nimbus.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const { facts } = await mocks.outbox.last({ kind: 'password-reset' })
  await mocks.clock.advance('2h')
  await page.goto(facts.link ?? '')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
