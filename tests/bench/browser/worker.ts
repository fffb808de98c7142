import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { msw } from 'msw/vite'
import { build as viteBuild } from 'vite'
import { waitForMock } from '#tests/e2e/support/calls.ts'
import { atMost, type Figure, write } from '../figure.ts'
import { median } from '../statistics.ts'
import { build, startChromium } from './chromium.ts'
import { serveFiles } from './files.ts'

const WARM_UP_ROUNDS = 3
const ROUNDS = 12
const CALLS = 60
const bareFolder = resolve('.cache/bench/bare-msw')

/** Time of a request through the service worker, relative to a page with a single MSW handler. */
export async function benchWorker(): Promise<Figure[]> {
  build('build:demo')
  await buildBare()
  const demo = await serveFiles(resolve('dist/demo'))
  const bare = await serveFiles(bareFolder)
  const browser = await startChromium()
  try {
    const demoPage = await browser.newPage({ baseURL: demo.origin })
    // A page without API calls and animations.
    await demoPage.goto('/about?scenario=test,owner')
    await waitForMock(demoPage)
    const barePage = await browser.newPage({ baseURL: bare.origin })
    await barePage.goto('/')
    await barePage.waitForFunction(() => document.title === 'ready')

    const id = await demoPage.evaluate(async () => {
      const { items } = await (await fetch('/api/v1/vms?status=running&pageSize=1')).json()
      return items[0].id as string
    })
    const path = `/api/v1/vms/${id}`
    const response = await demoPage.evaluate(async (url) => (await fetch(url)).text(), path)
    await barePage.evaluate((text) => {
      globalThis.bareAnswer = text
    }, response)

    const rounds: { demo: number; bare: number }[] = []
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      const times = { demo: await timeCalls(demoPage, path), bare: await timeCalls(barePage, path) }
      if (round >= 0) rounds.push(times)
    }
    const ratio = median(rounds.map((it) => it.demo / it.bare))
    const mine = write(median(rounds.map((it) => it.demo)), 'ms')
    const theirs = write(median(rounds.map((it) => it.bare)), 'ms')
    return [
      atMost('worker: get', ratio, 1.3, '×', `round trip of a bare MSW handler; ${mine} against ${theirs}`),
    ]
  } finally {
    await browser.close()
    demo.stop()
    bare.stop()
  }
}

/** Median milliseconds of sequential requests, including the body, in a visible page. */
async function timeCalls(page: Page, path: string): Promise<number> {
  await page.bringToFront()
  const times = await page.evaluate(
    async ({ url, calls }) => {
      const times: number[] = []
      for (let call = 0; call < calls; call += 1) {
        const before = performance.now()
        await (await fetch(url)).text()
        times.push(performance.now() - before)
      }
      return times
    },
    { url: path, calls: CALLS },
  )
  return median(times)
}

async function buildBare(): Promise<void> {
  await viteBuild({
    configFile: false,
    root: resolve(import.meta.dirname, 'bare-msw'),
    logLevel: 'warn',
    plugins: [msw({ mode: 'worker-only' })],
    build: { outDir: bareFolder, emptyOutDir: true, target: 'es2023' },
  })
}
