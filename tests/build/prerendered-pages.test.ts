import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#src/brand.ts'
import { guardConsole } from '#tests/e2e/support/console-guard.ts'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { isTakenOver, measureShift, shiftedElements, twoFrames } from './support/first-paint.ts'
import { type StaticHost, startStaticHost } from './support/static-host.ts'

/** Maximum cumulative layout shift (https://web.dev/cls). */
const MAX_SHIFT = 0.01

/** Decorations that scripts add behind the text. */
const decorations = /moving-particles/

const TABS = 2

const groups: ReadonlyArray<readonly [name: string, paths: RegExp]> = [
  ['API reference', /^\/documentation\/api/],
  ['marketplace and the other documentation', /^\/(?:marketplace|documentation(?!\/api))/],
  ['rest of the site', /^\/(?!marketplace|documentation)/],
]

describe.each(groups)('every prerendered page of the %s', (_name, group) => {
  const folder = builtFolder('production')
  const paths = () =>
    [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, url = '']) => url.slice(brand.siteUrl.length) || '/')
      .filter((path) => group.test(path))
  let host: StaticHost
  let browser: Browser

  beforeAll(async () => {
    host = await startStaticHost(folder, '/')
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await host?.close()
  })

  /** Opens all pages and collects messages in their consoles, and what `check` returns for them, except null. */
  async function findings(
    options: BrowserContextOptions,
    check: (page: Page) => Promise<object | null>,
  ): Promise<Record<string, object>> {
    const found: Record<string, object> = {}
    const context = await browser.newContext(options)
    const rest = paths()
    expect(rest).not.toEqual([])
    const visit = async () => {
      const page = await context.newPage()
      const guard = guardConsole(page, host.origin)
      // The host has no API.
      guard.allow(/status of 404 .*\/api\/v1\//)
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
        const before = guard.complaints().length
        await page.goto(host.origin + path)
        const finding = await check(page)
        const messages = guard.complaints().slice(before)
        if (finding !== null || messages.length > 0) found[path] = { ...finding, messages }
      }
    }
    await Promise.all(Array.from({ length: TABS }, visit))
    await context.close()
    return found
  }

  const shiftOf = async (page: Page) => {
    const shift = await page.evaluate(measureShift)
    return shift > MAX_SHIFT ? { shift, elements: await page.evaluate(shiftedElements) } : null
  }

  it.each([1280, 360])(
    'keeps its layout and has its style without JavaScript, %i pixels wide',
    async (width) => {
      const options = { javaScriptEnabled: false, viewport: { width, height: 800 } }
      const check = async (page: Page) => {
        const shift = await shiftOf(page)
        const unstyled = await page.evaluate(unstyledElements)
        return unstyled.length > 0 || shift !== null ? { unstyled, shift } : null
      }
      expect(await findings(options, check)).toEqual({})
    },
  )

  it.each([1280, 360])(
    'brings its style sheets along, hydrates without a message, and keeps its layout then, %i pixels wide',
    async (width) => {
      const check = async (page: Page) => {
        await page.waitForFunction(isTakenOver)
        await page.evaluate(twoFrames)
        const sheets = (await page.evaluate(loadedSheets)).filter((path) => !decorations.test(path))
        const shift = await shiftOf(page)
        return sheets.length > 0 || shift !== null ? { sheets, shift } : null
      }
      expect(await findings({ viewport: { width, height: 800 } }, check)).toEqual({})
    },
  )
})

/** Runs in the page: texts of elements that look as the browser draws them, without rules of the theme. */
function unstyledElements(): string[] {
  const BROWSER_LINK = 'rgb(0, 0, 238)'
  const links = [...document.querySelectorAll('a')].filter(
    (it) => getComputedStyle(it).color === BROWSER_LINK,
  )
  const buttons = [...document.querySelectorAll('button')].filter(
    (it) => getComputedStyle(it).borderStyle === 'outset',
  )
  const titles = [...document.querySelectorAll('h1')].filter((it) =>
    /serif/.test(getComputedStyle(it).fontFamily.replaceAll('sans-serif', '')),
  )
  return [...links, ...buttons, ...titles].map((it) => it.textContent)
}

/** Runs in the page: style sheets that scripts have loaded, since the page's own are part of the document. */
function loadedSheets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.css'))
}
