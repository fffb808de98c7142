import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { isTakenOver, measureShift, twoFrames } from './support/first-paint.ts'
import { type StaticHost, startStaticHost } from './support/static-host.ts'

/** Maximum cumulative layout shift (https://web.dev/cls). */
const MAX_SHIFT = 0.01

const paths = ['/login', '/signup', '/forgot-password']

describe.each(['production', 'demo'] as const)('a sign-in page of the %s build', (shape) => {
  let host: StaticHost
  let browser: Browser
  let page: Page
  let release: () => void

  beforeAll(async () => {
    host = await startStaticHost(builtFolder(shape), '/')
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await host?.close()
  })
  beforeEach(async () => {
    page = await browser.newPage()
  })
  afterEach(() => page.context().close())

  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  /** Opens a page whose scripts load once `release` is called. */
  async function openWithoutScripts(path: string): Promise<void> {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(host.origin + path, { waitUntil: 'commit' })
    await page.locator('h1').waitFor({ state: 'attached' })
  }

  /** Family that the page asks for first. */
  const firstFont = () =>
    page.evaluate(() => /^"?([^",]+)/.exec(getComputedStyle(document.body).fontFamily)?.[1])

  it.each([1280, 360])('keeps its layout once scripts run, %i pixels wide', async (width) => {
    for (const path of paths) {
      await page.setViewportSize({ width, height: 800 })
      await openWithoutScripts(path)
      await page.getByRole('button').first().waitFor()
      const before = await page.getByRole('main').boundingBox()
      release()
      await page.waitForFunction(isTakenOver)
      await page.evaluate(twoFrames)
      expect(await page.getByRole('main').boundingBox(), path).toEqual(before)
      expect(await page.evaluate(measureShift), path).toBeLessThanOrEqual(MAX_SHIFT)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  it('keeps the font of the first paint, if the other one comes later', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    const painted = Promise.withResolvers<void>()
    await page.route('**/geist-latin-*.woff2', async (route) => {
      await painted.promise
      await route.continue()
    })
    const loaded = Promise.withResolvers<void>()
    await page.route('**/assets/*.css', async (route) => {
      await loaded.promise
      await route.continue()
    })
    await openWithoutScripts('/signup')
    const button = page.getByRole('button', { name: 'Continue', exact: true })
    await button.waitFor()
    await page.evaluate(twoFrames)
    const before = await page.getByText('By continuing, you agree').boundingBox()
    painted.resolve()
    await page.evaluate(() => document.fonts.ready)
    loaded.resolve()
    release()
    await page.waitForFunction(isTakenOver)
    await page.evaluate(twoFrames)
    expect(await page.getByText('By continuing, you agree').boundingBox()).toEqual(before)
    expect(await page.evaluate(measureShift)).toBeLessThanOrEqual(MAX_SHIFT)
    expect(await firstFont(), 'the page that was painted without it').toBe('Geist Fallback')

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await expect.poll(firstFont, { message: 'the next page' }).toBe('Geist Variable')
  })

  it('keeps what is typed before scripts run, and sends it once they do', async () => {
    await openWithoutScripts('/login?redirect=%2Fbilling')
    await field('Email').fill('owner@nimbus.example')
    await field('Password').fill('Nimbus-Demo-1!')
    await page.getByRole('checkbox', { name: 'Remember me' }).check()
    await field('Password').press('Enter')
    expect(page.url()).toBe(`${host.origin}/login?redirect=%2Fbilling`)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    release()
    expect((await sent).postDataJSON()).toEqual({
      email: 'owner@nimbus.example',
      password: 'Nimbus-Demo-1!',
      remember: true,
    })
    if (shape === 'demo') await page.waitForURL('**/billing')
  })

  it('keeps what is typed into the other forms', async () => {
    await openWithoutScripts('/signup')
    await field('Email').fill('ada@example.com')
    await field('Full name').fill('Ada')
    await field('Password').fill('secret')
    release()
    // Shown once the app knows the password.
    await page.getByText('One number').waitFor()
    expect(await field('Email').inputValue()).toBe('ada@example.com')
    expect(await field('Full name').inputValue()).toBe('Ada')
    expect(await field('Password').inputValue()).toBe('secret')
    await page.close()

    page = await browser.newPage()
    await openWithoutScripts('/forgot-password')
    await field('Email').fill('ada@example.com')
    await field('Email').press('Enter')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    release()
    expect((await sent).postDataJSON()).toEqual({ email: 'ada@example.com' })
  })

  it('presses a button that was pressed before scripts run', async () => {
    await openWithoutScripts('/login')
    await page.getByRole('button', { name: 'GitHub' }).click()
    release()
    await page.getByText('GitHub login').waitFor()
  })

  it('presses a button that the app moves away while it is held', async () => {
    await openWithoutScripts('/signup')
    await field('Email').fill('ada@example.com')
    await field('Full name').fill('Ada')
    for (const name of ['Password', 'Confirm password']) await field(name).fill('Nimbus-Demo-1!')
    await page.getByRole('button', { name: 'Continue', exact: true }).hover()
    await page.mouse.down()
    release()
    await page.getByText('One number').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.mouse.up()
    expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@example.com' })
  })

  it('has links with the target of the sign-in, once scripts run', async () => {
    await page.goto(`${host.origin}/login?redirect=%2Fbilling`)
    await page.locator('a[href="/signup?redirect=%2Fbilling"]').waitFor()
  })

  it('is empty where a sign-up is in progress, until it continues', async () => {
    const draft = {
      email: 'ada@example.com',
      fullName: 'Ada',
      signUp: null,
      personal: {},
      personalized: false,
    }
    await page.addInitScript((text) => sessionStorage.setItem('nimbus-sign-up', text), JSON.stringify(draft))
    await openWithoutScripts('/signup')
    await page.getByRole('banner').getByRole('link').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    release()
    await field('Full name').waitFor()
    expect(await field('Full name').inputValue()).toBe('Ada')
  })

  it('is empty where somebody has signed in before, until that is known', async () => {
    await page.addInitScript(() => localStorage.setItem('nimbus-signed-in', ''))
    await openWithoutScripts('/login')
    await page.getByRole('banner').getByRole('link').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    release()
    await field('Email').waitFor()
  })

  it('asks for JavaScript where there is none', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${host.origin}/login`)
    expect(await page.locator('noscript p').boundingBox()).not.toBeNull()
    expect(await page.locator('form').isVisible()).toBe(false)
    await context.close()
  })
})
