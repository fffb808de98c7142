import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { type StaticHost, startStaticHost } from './support/static-host.ts'

/** Sample pages, with files they need besides those of all pages. */
const pages: readonly (readonly [path: string, files: readonly string[]])[] = [
  ['/compute/vms', ['vms', 'list', 'console', 'mock']],
  ['/compute/vms/new', ['new', 'create', 'console', 'mock']],
  ['/billing', ['billing', 'console', 'mock']],
  ['/login', ['login', 'forms', 'console']],
]

describe('the document of a page that is drawn in the browser', () => {
  let host: StaticHost
  let browser: Browser

  beforeAll(async () => {
    host = await startStaticHost(builtFolder('demo'), '/')
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await host?.close()
  })

  it.each(pages)('has its code asked for before a script has run: %s', async (path, files) => {
    const page = await browser.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => {
      const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
      if (name !== undefined) asked.add(name)
    })
    // Block the entry script.
    await page.route('**/assets/main-*.js', () => {})
    const response = await page.goto(`${host.origin}${path}`, { waitUntil: 'commit' })
    expect(response?.status()).toBe(200)
    // A prerendered page is painted before its code is loaded.
    if (path === '/login') await page.waitForFunction(isPainted)
    await expect.poll(() => files.filter((name) => !asked.has(name))).toEqual([])
    await page.close()
  })

  it.each([
    ['the outline of the console where somebody has signed in before', true],
    ['nothing where nobody has', false],
  ])('shows %s, until the app draws the page', async (_, hasSignedIn) => {
    const context = await browser.newContext()
    if (hasSignedIn) await context.addInitScript(() => localStorage.setItem('nimbus-signed-in', ''))
    const page = await context.newPage()
    const isOutlined = () => getComputedStyle(document.body, '::before').content !== 'none'
    await page.route('**/assets/main-*.js', () => {})
    await page.goto(`${host.origin}/dashboard`, { waitUntil: 'commit' })
    await page.waitForFunction(isStyled)
    expect(await page.evaluate(isOutlined)).toBe(hasSignedIn)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${host.origin}/dashboard`)
    await page.getByRole('main').waitFor()
    expect(await page.evaluate(isOutlined)).toBe(false)
    await context.close()
  })
})

/** Runs in the page. */
function isStyled(): boolean {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  return document.readyState !== 'loading' && sheets.every((link) => link.sheet !== null)
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
