import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { logsOf } from './support/log-pages.ts'

test.use({ persona: 'developer' })

/** Expects the same ids in the list and on the server, newest first, down to a common line. */
async function expectNoGap(page: Page): Promise<void> {
  await expect(async () => {
    const { body } = await call(page, '/logs?limit=100')
    const wanted = (body.items as { timestamp: string; message: string }[]).slice(0, 12)
    const shown = await logsOf(page).lines.evaluateAll((lines) =>
      lines.map((line) => [
        Number(line.getAttribute('aria-posinset')),
        line.querySelector('time')?.getAttribute('datetime'),
      ]),
    )
    const times = shown.toSorted((a, b) => Number(a[0]) - Number(b[0])).map(([, time]) => time)
    expect(times.slice(0, wanted.length)).toEqual(wanted.map(({ timestamp }) => timestamp))
  }).toPass({ timeout: 20_000 })
}

test('the stream starts, pauses without losing a line, and resumes without a gap', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  await open('/monitoring/logs')
  const logs = logsOf(page)
  const title = page.getByRole('main')
  await logs.button('Live Stream').click()
  await expect(title.getByText('Live', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/live=on/)
  const first = (await logs.newest.locator('time').getAttribute('datetime')) ?? ''
  await setSecondsSinceStart(120)
  await expect(logs.newest.locator('time')).not.toHaveAttribute('datetime', first)
  await expectNoGap(page)

  await logs.button('Pause Stream').click()
  await expect(title.getByText('Paused', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/live/)
  const held = (await logs.newest.locator('time').getAttribute('datetime')) ?? ''
  await setSecondsSinceStart(300)
  const more = logs.button(/^\d+ new lines$/)
  await expect(more).toBeVisible()
  await expect(logs.newest.locator('time')).toHaveAttribute('datetime', held)
  await more.click()
  await expect(title.getByText('Live', { exact: true })).toBeVisible()
  await expect(more).toBeHidden()
  await expect(logs.newest.locator('time')).not.toHaveAttribute('datetime', held)
  await expectNoGap(page)
})

test('scrolling away pauses, and scrolling back to the top resumes', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  await open('/monitoring/logs?live=on')
  const logs = logsOf(page)
  const title = page.getByRole('main')
  await expect(title.getByText('Live', { exact: true })).toBeVisible()
  await logs.list.hover()
  await page.mouse.wheel(0, 900)
  await expect(title.getByText('Paused', { exact: true })).toBeVisible()
  await setSecondsSinceStart(120)
  await expect(logs.button(/^\d+ new lines$/)).toBeVisible()
  await logs.list.hover()
  await page.mouse.wheel(0, -3000)
  await expect(title.getByText('Live', { exact: true })).toBeVisible()
  await expectNoGap(page)
})

test('keeps following when the page changes its size', async ({ page, open, setSecondsSinceStart }) => {
  await open('/monitoring/logs?live=on')
  const logs = logsOf(page)
  const live = page.getByRole('main').getByText('Live', { exact: true })
  await expect(live).toBeVisible()
  for (const [index, size] of [
    { width: 360, height: 740 },
    { width: 900, height: 400 },
    { width: 1280, height: 800 },
  ].entries()) {
    const before = (await logs.newest.locator('time').getAttribute('datetime')) ?? ''
    await page.setViewportSize(size)
    await setSecondsSinceStart((index + 1) * 60)
    await expect(logs.newest.locator('time')).not.toHaveAttribute('datetime', before)
    await expect(live).toBeVisible()
  }
  await expectNoGap(page)
})

test('expanding a line pauses the list', async ({ page, open, setSecondsSinceStart }) => {
  await open('/monitoring/logs?live=on')
  const logs = logsOf(page)
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible()
  await logs.line(2).click()
  const time = (await logs.line(2).locator('time').first().getAttribute('datetime')) ?? ''
  await setSecondsSinceStart(120)
  await expect(logs.button(/^\d+ new lines$/)).toBeVisible()
  await expect(logs.line(2).locator('time').first()).toHaveAttribute('datetime', time)
})

test.describe('a stream that breaks', () => {
  test.use({ sharePage: false })

  test('a broken stream says so and resumes after the last line', async ({
    page,
    open,
    setSecondsSinceStart,
    guard,
  }) => {
    guard.allow(/ERR_|Failed to load|503|502|aborted/)
    // Replaces the page's EventSource, so that the test can interrupt it.
    await page.addInitScript(() => {
      const Native = window.EventSource
      const opened: EventSource[] = []
      class Breakable extends Native {
        constructor(url: string | URL, options?: EventSourceInit) {
          const isBroken = 'streamBroken' in window && window.streamBroken === true
          super(isBroken && String(url).includes('/logs/stream') ? '/api/v1/nowhere' : url, options)
          if (String(url).includes('/logs/stream')) opened.push(this)
        }
      }
      Object.assign(window, { EventSource: Breakable, logStreams: opened })
    })
    guard.allow(/404/)
    await open('/monitoring/logs?live=on')
    const title = page.getByRole('main')
    await expect(title.getByText('Live', { exact: true })).toBeVisible()
    await page.evaluate(() => {
      const { logStreams } = window as unknown as { logStreams: EventSource[] }
      Object.assign(window, { streamBroken: true })
      const stream = logStreams.at(-1)
      stream?.close()
      stream?.dispatchEvent(new Event('error'))
    })
    await expect(title.getByText('Reconnecting', { exact: true })).toBeVisible()
    await setSecondsSinceStart(180)
    await page.evaluate(() => Object.assign(window, { streamBroken: false }))
    await expect(title.getByText('Live', { exact: true })).toBeVisible()
    await expectNoGap(page)
  })
})

test.describe('a busy stream', () => {
  test.use({ sharePage: false })

  test('the search runs soon after typing while lines keep arriving', async ({ page, open }) => {
    // Exposes the page's log stream, so that the test can add lines to it.
    await page.addInitScript(() => {
      class ExposedEventSource extends window.EventSource {
        constructor(url: string | URL, options?: EventSourceInit) {
          super(url, options)
          if (String(url).includes('/logs/stream')) Object.assign(window, { logStream: this })
        }
      }
      Object.assign(window, { EventSource: ExposedEventSource })
    })
    await open('/monitoring/logs?live=on')
    const logs = logsOf(page)
    await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible()
    const { body } = await call(page, '/logs?limit=1')
    const [line] = body.items as [object]
    await page.evaluate((sample) => {
      const { logStream } = window as unknown as { logStream: EventSource }
      let sent = 0
      setInterval(() => {
        sent += 1
        const data = JSON.stringify({ ...sample, id: `log_busy${sent}` })
        logStream.dispatchEvent(new MessageEvent('entry', { data }))
      }, 10)
    }, line)
    await logs.search.fill('timeout')
    await expect(page).toHaveURL(/q=timeout/, { timeout: 4_000 })
  })
})
