import { START } from '#tests/mocks.ts'
import { fixDate } from '#tests/support/fixed-date.ts'
import { expect, test } from './support/fixtures.ts'

const LATER = START.getTime() + 60_000

test('the date stands still in all pages, also for scripts that kept its function', async ({
  page,
  context,
  open,
}) => {
  await open('/login')
  const dates = () => [Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]
  expect(await page.evaluate(dates)).toEqual([START.getTime(), START.getTime(), START.getTime()])
  await page.evaluate(() => Object.assign(window, { keptNow: Date.now, keptDate: Date }))

  await fixDate(page, LATER)
  expect(await page.evaluate(dates)).toEqual([LATER, LATER, LATER])
  const kept = () => {
    const { keptNow, keptDate } = window as unknown as { keptNow: () => number; keptDate: DateConstructor }
    return [keptNow(), Number(new keptDate())]
  }
  expect(await page.evaluate(kept)).toEqual([LATER, LATER])

  await page.reload()
  expect(await page.evaluate(dates)).toEqual([LATER, LATER, LATER])
  const other = await context.newPage()
  await other.goto('/login')
  expect(await other.evaluate(dates)).toEqual([LATER, LATER, LATER])
})

test('dates are dates, wherever they come from', async ({ page, open }) => {
  await open('/login')
  const [made, copied, given] = await page.evaluate(() => [
    new Date() instanceof Date,
    structuredClone(new Date()) instanceof Date,
    new Date('2026-01-02T03:04:05Z').toISOString(),
  ])
  expect([made, copied, given]).toEqual([true, true, '2026-01-02T03:04:05.000Z'])
})

// With Playwright's clock, a save that took two seconds failed for having taken three.
test('a timer set after a long task waits as long as it says', async ({ page, open }) => {
  await open('/login')
  const waited = await page.evaluate(async () => {
    // Not `performance.now`, which a simulated clock replaces too.
    const now = () => new PerformanceMark('now').startTime
    await new Promise((resolve) => setTimeout(resolve))
    for (const end = now() + 400; now() < end; );
    const begin = now()
    await new Promise((resolve) => setTimeout(resolve, 300))
    return now() - begin
  })
  // Browsers round times.
  expect(waited).toBeGreaterThan(298)
})
