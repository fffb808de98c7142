import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { atMost, type Figure, write } from '../figure.ts'
import { median } from '../statistics.ts'
import { build, startChromium } from './chromium.ts'
import { serveFiles } from './files.ts'

const ROUNDS = 9
/** Rounds with the data set `large`, which is made anew in each. */
const LARGE_ROUNDS = 5

/** Time on a page before leaving it, in milliseconds. */
const A_LOOK = 500

/** Marker that the page logs with the milliseconds from navigation to the first row. */
const FIRST_ROW = 'first row'

/** Time from navigation to the first VM in the list, with zero latency. */
export async function benchNavigation(): Promise<Figure[]> {
  build('build:demo')
  const demo = await serveFiles(resolve('dist/demo'))
  const browser = await startChromium()
  const cold: number[] = []
  const again: number[] = []
  const onceMore: number[] = []
  const large: number[] = []
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      // Fresh profile: no cache, no worker, no saved world.
      const context = await browser.newContext({ baseURL: demo.origin })
      const page = await context.newPage()
      await page.addInitScript(watchForRow, FIRST_ROW)
      const [first] = await Promise.all([firstRow(page), page.goto('/compute/vms?scenario=test,owner')])
      await atRest(page)
      const [second] = await Promise.all([firstRow(page), page.reload()])
      await atRest(page)
      const [third] = await Promise.all([firstRow(page), page.reload()])
      await context.close()
      // The first round warms up the browser.
      if (round === 0) continue
      cold.push(first)
      again.push(second)
      onceMore.push(third)
    }
    for (let round = 0; round < LARGE_ROUNDS; round += 1) {
      const context = await browser.newContext({ baseURL: demo.origin })
      const page = await context.newPage()
      await page.addInitScript(watchForRow, FIRST_ROW)
      const [first] = await Promise.all([firstRow(page), page.goto('/compute/vms?scenario=test,owner,large')])
      await context.close()
      large.push(first)
    }
  } finally {
    await browser.close()
    demo.stop()
  }
  const spread = (times: readonly number[]) =>
    `${write(Math.min(...times), 'ms')} to ${write(Math.max(...times), 'ms')} in ${times.length} rounds`
  return [
    atMost('navigation: first row, cold', median(cold), 700, 'ms', spread(cold)),
    // On the second load the browser stores compiled code in its cache.
    atMost(
      'navigation: first row, reload',
      median(again),
      300,
      'ms',
      `${spread(again)}; loaded once more ${write(median(onceMore), 'ms')}`,
    ),
    atMost(
      'navigation: first row of 10,000 VMs, cold',
      median(large),
      2_000,
      'ms',
      `${spread(large)}; ${write(median(large) / median(cold), '×')} the demo data set`,
    ),
  ]
}

function watchForRow(words: string): void {
  const look = () => {
    if (document.querySelector('tbody a[href*="/compute/vms/vm_"]') === null) return
    console.info(`${words} ${performance.now()}`)
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

/** Measured inside the page: Playwright's own waiting polls it at every frame. */
async function firstRow(page: Page): Promise<number> {
  const message = await page.waitForEvent('console', (it) => it.text().startsWith(FIRST_ROW))
  return Number(message.text().slice(FIRST_ROW.length))
}

/**
 * Waits until the page is idle, so that its remaining work is not measured with the next load. Idle once is not
 * enough: a page is also idle while waiting for a response.
 */
function atRest(page: Page): Promise<void> {
  return page.evaluate(async (ms) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }, A_LOOK)
}
