import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { isTakenOver } from './support/first-paint.ts'
import { type StaticHost, startStaticHost } from './support/static-host.ts'

/** Limit in kB of the images that a page loads before anybody scrolls. */
const MAX = 150

const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a laptop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
]

const pages = [
  '/',
  '/products/firewalls',
  '/products/gpu-as-a-service',
  '/solutions/saas',
  '/marketplace',
  '/infrastructure',
  '/about',
]

describe.each(screens)('the first view on $name', ({ viewport, deviceScaleFactor }) => {
  let host: StaticHost
  let browser: Browser

  beforeAll(async () => {
    host = await startStaticHost(builtFolder('production'), '/')
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await host?.close()
  })

  it.each(pages)(`loads at most ${MAX} kB of images: %s`, async (path) => {
    const page = await browser.newPage({ viewport, deviceScaleFactor })
    const loaded = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image' || !response.ok()) return
      loaded.set(new URL(response.url()).pathname, (await response.body()).length / 1000)
    })
    await page.goto(host.origin + path)
    await page.waitForFunction(isTakenOver)
    await page.waitForLoadState('networkidle')
    // Pages with a picture of the console must have loaded it, or this would measure nothing.
    if (path === '/' || path.startsWith('/products/'))
      expect([...loaded.keys()].filter((file) => file.startsWith('/pictures/'))).toHaveLength(1)
    const sum = [...loaded.values()].reduce((total, size) => total + size, 0)
    expect(sum, JSON.stringify([...loaded])).toBeLessThanOrEqual(MAX)
    await page.close()
  })
})
