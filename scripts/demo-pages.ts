import { type Browser, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { browserFlags, ensureBrowser } from './browser.ts'

/** Served demo build, and a browser to take pictures of it. */
interface DemoPages {
  readonly browser: Browser
  /** URL of a page in a scenario, such as `test,admin`. */
  url(path: string, scenario: string): string
  close(): Promise<void>
}

/** Serves the demo build in `dist/demo` on a free port, and starts a browser. */
export async function openDemoPages(): Promise<DemoPages> {
  const server = await preview({ mode: 'demo', logLevel: 'warn', preview: { port: 0, strictPort: false } })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
  return {
    browser,
    url: (path, scenario) => {
      const url = new URL(path, server.resolvedUrls?.local[0])
      url.searchParams.set('scenario', scenario)
      return url.href
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

/** Waits until the page and its fonts have loaded. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(() => document.fonts.ready)
}

/** Hides the button of the mock tools, which is not part of the product. */
export async function hideMockTools(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '[data-mock-panel], [aria-label*="mock" i] { display: none !important }',
  })
}

/** Screenshot as WebP. Playwright's own screenshots are PNG or JPEG. */
export async function takeWebp(
  page: Page,
  options: {
    /** 0 to 100. */
    readonly quality: number
    readonly clip?: { x: number; y: number; width: number; height: number; scale: number }
  },
): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  try {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', ...options })
    return Buffer.from(data, 'base64')
  } finally {
    await session.detach()
  }
}
