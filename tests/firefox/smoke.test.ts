import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import { builtFolder } from '../build/support/builds.ts'
import { type StaticHost, startStaticHost } from '../build/support/static-host.ts'
import { byName, firefoxPath, openTab, startFirefox, waitForPath, waitForText } from './firefox.ts'

const PASSWORD = 'Nimbus-Demo-1!'

/** Nothing fails by chance, and a transition takes until the test moves the clock. */
const SCENARIO: InlineScenario = {
  clock: { mode: 'fixed', at: '2026-03-02T09:00:00Z' },
  network: { latencyMs: 0 },
  lifecycle: { failureRate: 0 },
}

if (firefoxPath === undefined)
  process.stdout.write('skipped: no Firefox (docs/commands.md: how to get one)\n')

/** Style sheet of the demo build with a class, as a path. The bundler names it after any of its modules. */
function styleSheetWith(name: string): string {
  const assets = join(builtFolder('demo'), 'assets')
  const found = readdirSync(assets).find(
    (file) => file.endsWith('.css') && readFileSync(join(assets, file), 'utf8').includes(`.${name}`),
  )
  if (found === undefined) throw new Error(`no style sheet has ${name}`)
  return `assets/${found}`
}

describe.skipIf(firefoxPath === undefined)('in Firefox', () => {
  let host: StaticHost
  beforeAll(async () => {
    host = await startStaticHost(builtFolder('demo'), '/')
  })
  afterAll(() => host.close())

  /** Runs a test in a Firefox of its own: preferences can't be changed while it runs. */
  async function inFirefox(preferences: Record<string, unknown>, run: (browser: Browser) => Promise<void>) {
    const browser = await startFirefox(preferences)
    try {
      await run(browser)
    } finally {
      await browser.close()
    }
  }

  async function signIn(browser: Browser) {
    const tab = await openTab(browser)
    await tab.page.goto(`${host.origin}/login?scenario=${encodeURIComponent(JSON.stringify(SCENARIO))}`)
    await byName(tab.page, 'textbox', 'Email').fill('admin@nimbus.example')
    await tab.page.locator('input[name=password]').fill(PASSWORD)
    await byName(tab.page, 'button', 'Sign in').click()
    await waitForPath(tab.page, /^\/dashboard$/)
    await byName(tab.page, 'heading', 'Dashboard').wait()
    return tab
  }

  it('a person signs in, creates a VM, reloads while it starts, opens a second tab and signs out', () =>
    inFirefox({}, async (browser) => {
      const { page, complaints } = await signIn(browser)
      await page.goto(`${host.origin}/compute/vms/new`)
      await byName(page, 'textbox', 'Name').fill('smoke')
      await byName(page, 'button', 'Create VM').click()
      await waitForPath(page, /^\/compute\/vms\/vm_\w+$/)
      const created = page.url()
      await waitForText(page, 'Starting')
      await page.reload()
      await waitForText(page, 'Starting')
      await page.evaluate(() =>
        fetch('/__mocks/clock', { method: 'PUT', body: JSON.stringify({ advance: 'PT1M' }) }),
      )
      await waitForText(page, 'Running')

      const second = await openTab(browser)
      await second.page.goto(created)
      await waitForText(second.page, 'Running')

      await page.bringToFront()
      await page.locator('button[aria-label^="Account of"]').click()
      await byName(page, 'menuitem', 'Log out').click()
      await waitForPath(page, /^\/$/)
      await waitForPath(second.page, /^\/$/)
      expect([...complaints, ...second.complaints]).toEqual([])
    }))

  it('the console stays silent when pages are left, even while they load', () =>
    inFirefox({}, async (browser) => {
      const { page, complaints } = await signIn(browser)
      for (const path of [
        '/compute/vms',
        '/monitoring',
        '/billing',
        '/team',
        '/monitoring/logs',
        '/pricing',
      ]) {
        await page.goto(host.origin + path)
      }
      expect(complaints).toEqual([])
    }))

  it('the console stays silent when pages are left while the code of the panel loads', async () => {
    const sheet = styleSheetWith('_launcher_')
    let held = 0
    const slowHost = await startStaticHost(builtFolder('demo'), '/', (path) => {
      const isHeld = path === sheet
      if (isHeld) held += 1
      return isHeld
    })
    try {
      await inFirefox({}, async (browser) => {
        const { page, complaints } = await openTab(browser)
        for (const path of ['/login', '/pricing', '/forgot-password']) {
          const before = held
          await page.goto(slowHost.origin + path)
          await vi.waitFor(() => expect(held).toBe(before + 1), { timeout: 30_000 })
        }
        await page.goto(`${slowHost.origin}/favicon.svg`)
        expect(complaints).toEqual([])
      })
    } finally {
      await slowHost.close()
    }
  })

  it('a private window runs the mock', () =>
    inFirefox({ 'browser.privatebrowsing.autostart': true }, async (browser) => {
      const { complaints } = await signIn(browser)
      expect(complaints).toEqual([])
    }))

  it('a page whose site data is blocked explains why the mock cannot run', () =>
    inFirefox({ 'network.cookie.cookieBehavior': 2 }, async (browser) => {
      const { page } = await openTab(browser)
      await page.goto(`${host.origin}/login`)
      await waitForText(page, 'The mock can’t run in this window')
      await waitForText(page, 'blocks cookies and site data for this page')
    }))
})
