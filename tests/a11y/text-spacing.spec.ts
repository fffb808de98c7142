import { expect } from '#tests/e2e/support/fixtures.ts'
import { clippedWithSpacing } from './text-spacing.ts'
import { test } from './walk.ts'

test('finds a text that is cut off', async ({ walkTo }) => {
  const page = await walkTo({ route: '/login', persona: 'signed-out' })
  expect(
    await clippedWithSpacing(page, ' h1 { height: 1rem !important; overflow: hidden !important }'),
  ).toEqual([expect.stringContaining('Welcome back')])
})
