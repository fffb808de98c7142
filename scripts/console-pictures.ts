/**
 * `npm run console-pictures [-- firewalls dns]`: takes the console's pictures for the heroes of public pages, from the
 * demo build in `dist/demo`. The pictures are committed, so that builds need no browser. Run it after a visible change
 * of these screens.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import {
  type ConsolePictureName,
  consolePictures,
  pictureFile,
  pictureSize,
} from '#src/ui/site/console-pictures.ts'
import { readNames } from './arguments.ts'
import { browserFlags, ensureBrowser } from './browser.ts'

const folder = fileURLToPath(new URL('../public/', import.meta.url))

/** Sharp on screens with up to two pixels per CSS pixel, at the width that heroes show. */
const QUALITY = 72

interface Screen {
  readonly path: string
  /** Name of the resource whose detail page is pictured instead of the list. */
  readonly resource?: string
  readonly tab?: string
}

const screens: Readonly<Record<ConsolePictureName, Screen>> = {
  dashboard: { path: '/dashboard' },
  'virtual-machines': { path: '/compute/vms', resource: 'api-prod-01' },
  'gpu-as-a-service': { path: '/compute/vms?q=H200', resource: 'ml-training-01', tab: 'Monitoring' },
  containers: { path: '/compute/containers', resource: 'catalog-api' },
  databases: { path: '/storage/databases', resource: 'catalog' },
  'block-storage': { path: '/storage/volumes' },
  'load-balancers': { path: '/network/load-balancers', resource: 'shop-web', tab: 'Targets' },
  firewalls: { path: '/network/firewalls', resource: 'data-tier', tab: 'Rules' },
  cdn: { path: '/services/cdn', resource: 'cdn.nimbus-shop.example', tab: 'Analytics' },
  dns: { path: '/services/dns', resource: 'nimbus-shop.example', tab: 'Records' },
}

const names = readNames('console-pictures', Object.keys(screens) as ConsolePictureName[])
const server = await preview({ mode: 'demo', logLevel: 'warn', preview: { port: 0, strictPort: false } })
const origin = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
mkdirSync(`${folder}pictures`, { recursive: true })
for (const name of names) await takePictures(browser, name)
await browser.close()
await server.close()

async function takePictures(browser: Browser, name: ConsolePictureName): Promise<void> {
  const context = await browser.newContext({
    viewport: pictureSize,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await openScreen(page, name)
  // Playwright's own screenshots are PNG or JPEG.
  const session = await context.newCDPSession(page)
  for (const scheme of consolePictures.schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await settle(page)
    for (const width of consolePictures.widths) {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        clip: { x: 0, y: 0, ...pictureSize, scale: width / pictureSize.width },
      })
      const bytes = Buffer.from(data, 'base64')
      writeFileSync(folder + pictureFile(name, scheme, width), bytes)
      console.log(pictureFile(name, scheme, width), `${Math.round(bytes.length / 1000)} kB`)
    }
  }
  await context.close()
}

async function openScreen(page: Page, name: ConsolePictureName): Promise<void> {
  const { path, resource, tab } = screens[name]
  const address = new URL(path, origin)
  address.searchParams.set('scenario', 'test,admin')
  await page.goto(address.href)
  await settle(page)
  if (resource !== undefined) {
    // Ids have a prefix: `vm_…`.
    await page.locator('main a[href*="_"]', { hasText: resource }).first().click()
    await page.waitForURL((url) => url.pathname !== address.pathname)
    await settle(page)
  }
  if (tab) await page.getByRole('tab', { name: tab }).click()
  // The mock's own button is no part of the product.
  await page.addStyleTag({
    content: '[data-mock-panel], [aria-label*="mock" i] { display: none !important }',
  })
}

/** Waits until nothing loads and the fonts are there. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
}
