import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { build } from './support/builds.ts'
import { type StaticHost, startStaticHost } from './support/static-host.ts'

const base = '/preview/42/'

describe(`the demo build below ${base} of a plain static host`, () => {
  let folder: string
  let host: StaticHost
  let browser: Browser
  let page: Page
  let failures: string[]

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'base-path-'))
    build('demo', folder, `--base=${base}`)
    host = await startStaticHost(folder, base)
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await host?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  beforeEach(async () => {
    page = await browser.newPage()
    failures = []
    page.on('pageerror', (error) => failures.push(error.message))
    page.on('response', (response) => {
      // Parameterized pages get 404.html on such a host; everything else must be found.
      if (response.status() >= 400 && !response.request().isNavigationRequest()) {
        failures.push(`${response.status()} ${response.url()}`)
      }
    })
  })
  afterEach(() => page.close())

  it('shows its first page and leads on from there', async () => {
    await page.goto(`${host.origin}${base}`)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`${base}login`)
    expect(failures).toEqual([])
  })

  it.each(['login', 'compute/vms/none'])(
    'opens a page by its own address, with the mock behind it: %s',
    async (path) => {
      await page.goto(`${host.origin}${base}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // The sign-in page is prerendered, so it is visible before the mock runs.
      await page.waitForFunction(() => window.nimbusMocks !== undefined)
      const session = await page.evaluate(async () => {
        await window.nimbusMocks?.start()
        const response = await fetch('/api/v1/session')
        return { status: response.status, body: await response.json() }
      })
      expect(session).toEqual({ status: 200, body: { signedIn: false } })
      expect(failures).toEqual([])
    },
  )
})
