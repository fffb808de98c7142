import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'

/** Address of a server that sends a document of the production build in two parts, and its other files at once. */
async function serveInParts(html: string, at: number, onFile: (path: string) => void = () => {}) {
  const sendRest = Promise.withResolvers<void>()
  const folder = builtFolder('production')
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const type = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }[extname(path)]
    if (type !== undefined) {
      onFile(path)
      response.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, path)))
      return
    }
    if (request.headers['sec-fetch-dest'] !== 'document') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, at))
    await sendRest.promise
    response.end(html.slice(at))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest: sendRest.resolve,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

it.each([
  {
    grid: 'features',
    file: 'solutions/saas.html',
    tag: /<li class="_field_/g,
    items: 'li[class^="_field_"]',
  },
  { grid: 'apps', file: 'marketplace.html', tag: /<li[^>]*><article/g, items: 'li:has(> article)' },
])('a grid of $grid keeps its columns while its document arrives', async ({ file, tag, items }) => {
  const html = readFileSync(join(builtFolder('production'), file), 'utf8')
  const tags = [...html.matchAll(tag)]
  expect(tags.length).toBeGreaterThan(2)
  // The parser knows which item is the last once the list ends.
  const end = html.indexOf('</ul>', tags.at(-1)?.index)
  const server = await serveInParts(html, end)
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  const columns = () =>
    page.locator(items).evaluateAll((all) =>
      all.map((item) => {
        const { x, width } = item.getBoundingClientRect()
        return { x, width }
      }),
    )
  await page.goto(server.origin, { waitUntil: 'commit' })
  await expect.poll(() => page.locator(items).count()).toBe(tags.length)
  const before = await columns()
  server.sendRest()
  await page.waitForLoadState('load')
  expect(await columns()).toEqual(before)
  await context.close()
  server.close()
})

it.each(['/pricing', '/login'])('%s waits for the end of its document before it hydrates', async (path) => {
  const html = readFileSync(join(builtFolder('production'), `${path}.html`), 'utf8')
  const files: string[] = []
  const server = await serveInParts(html, html.indexOf('</main>'), (file) => files.push(file))
  const browser = await sharedBrowser()
  const context = await browser.newContext()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(server.origin + path, { waitUntil: 'commit' })
  await expect.poll(() => files.some((file) => /\/main(-site)?-/.test(file))).toBe(true)
  // Long enough for the app to start, which it must not notice.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  server.sendRest()
  await page.waitForLoadState('load')
  await expect.poll(() => page.evaluate(hasReactAttached)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
  server.close()
})

/** Runs in the page: true if React has taken over the page's heading. */
function hasReactAttached(): boolean {
  const heading = document.querySelector('h1')
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
}
