/**
 * `npm run console-pictures [-- firewalls dns]`: takes the console's pictures for the heroes of public pages, from the
 * demo build in `dist/demo`. The pictures are committed, so that builds need no browser. Run it after a visible change
 * of these screens.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import {
  type ConsolePictureName,
  consolePictures,
  pictureFile,
  pictureSize,
} from '#src/ui/site/console-pictures.ts'
import { readNames } from './arguments.ts'
import { hideMockTools, openDemoPages, takeWebp, waitUntilLoaded } from './demo-pages.ts'

const folder = fileURLToPath(new URL('../public/', import.meta.url))

/** Quality of the WebP files, 0 to 100. Small text stays readable. */
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

const names = readNames(
  'console-pictures',
  'Takes the pictures of the console that public pages and the README show, from the demo build.',
  Object.keys(screens) as ConsolePictureName[],
)
const demo = await openDemoPages()
mkdirSync(`${folder}pictures`, { recursive: true })
for (const name of names) await takePictures(name)
await demo.close()

async function takePictures(name: ConsolePictureName): Promise<void> {
  const context = await demo.browser.newContext({
    viewport: pictureSize,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await openScreen(page, name)
  for (const scheme of consolePictures.schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await settle(page)
    for (const width of consolePictures.widths) {
      const clip = { x: 0, y: 0, ...pictureSize, scale: width / pictureSize.width }
      const bytes = await takeWebp(page, { quality: QUALITY, clip })
      writeFileSync(folder + pictureFile(name, scheme, width), bytes)
      console.log(pictureFile(name, scheme, width), `${Math.round(bytes.length / 1000)} kB`)
    }
  }
  await context.close()
}

async function openScreen(page: Page, name: ConsolePictureName): Promise<void> {
  const { path, resource, tab } = screens[name]
  const url = demo.url(path, 'test,admin')
  await page.goto(url)
  await settle(page)
  if (resource !== undefined) {
    // Ids have a prefix: `vm_…`.
    await page.locator('main a[href*="_"]', { hasText: resource }).first().click()
    await page.waitForURL(({ pathname }) => pathname !== new URL(url).pathname)
    await settle(page)
  }
  if (tab) await page.getByRole('tab', { name: tab }).click()
  await hideMockTools(page)
}

/** Waits for the page, and moves the pointer off everything that reacts to it. */
async function settle(page: Page): Promise<void> {
  await waitUntilLoaded(page)
  await page.mouse.move(0, 0)
}
