import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'

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
  const sendRest = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end))
    await sendRest.promise
    response.end(html.slice(end))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  await expect.poll(() => page.locator(items).count()).toBe(tags.length)
  const before = await columns()
  sendRest.resolve()
  await page.waitForLoadState('load')
  expect(await columns()).toEqual(before)
  await context.close()
  server.close()
})
