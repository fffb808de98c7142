import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { type StaticHost, startStaticHost } from './support/static-host.ts'

describe('the production build on a plain static host, without an API', () => {
  let host: StaticHost
  let browser: Browser
  let page: Page
  let complaints: string[]
  let asked: string[]

  beforeAll(async () => {
    host = await startStaticHost(builtFolder('production'), '/')
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await host?.close()
  })

  beforeEach(async () => {
    complaints = []
    asked = []
    page = await newPage()
  })
  afterEach(() => page.close())

  async function newPage(): Promise<Page> {
    const page = await browser.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    return page
  }

  const takenOver = () =>
    page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
  const signIn = () => page.getByRole('banner').getByRole('link', { name: 'Sign In' })

  it('asks nobody who is there where nobody has signed in, and shows at once how to', async () => {
    // Only the first script runs.
    await page.route('**/assets/*.js', () => {})
    await page.goto(host.origin, { waitUntil: 'commit' })
    await signIn().waitFor()
    await page.unroute('**/assets/*.js')
    await page.goto(host.origin)
    await takenOver()
    await signIn().waitFor()
    expect(asked).toEqual([])
    expect(complaints).toEqual([])
  })

  it('asks where somebody has signed in before, and shows how to once nobody answers', async () => {
    await page.addInitScript(() => localStorage.setItem('nimbus-signed-in', ''))
    await page.goto(host.origin)
    await takenOver()
    await signIn().waitFor()
    expect(asked).toEqual(['/api/v1/session'])
  })

  it('takes over what a page has read of the API although nobody answers now', async () => {
    const errors = () => complaints.filter((text) => !text.includes('404'))
    await page.goto(`${host.origin}/marketplace`)
    await takenOver()
    await expect.poll(() => asked).toEqual(['/api/v1/marketplace/apps'])
    expect(errors()).toEqual([])
  })

  it('follows whoever goes on before the page is taken over', async () => {
    for (const delay of [0, 1, 20, 50]) {
      await page.close()
      page = await newPage()
      await page.addInitScript(goOnAfter, delay)
      await page.goto(`${host.origin}/security`)
      await page.getByRole('heading', { level: 1, name: 'Domain Finder' }).waitFor()
      expect(complaints, `after ${delay} ms`).toEqual([])
    }
  })
})

/** Runs in the page: navigates to another page as soon as the router exists. */
function goOnAfter(delay: number): void {
  let router: { navigate(to: { href: string }): void } | undefined
  Object.defineProperty(window, '__TSR_ROUTER__', {
    configurable: true,
    get: () => router,
    set: (made: typeof router) => {
      router = made
      if (delay === 0) queueMicrotask(() => made?.navigate({ href: '/domains' }))
      else setTimeout(() => made?.navigate({ href: '/domains' }), delay)
    },
  })
}
