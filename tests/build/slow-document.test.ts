import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { measureShift } from './support/first-paint.ts'

/** Time between the two parts of a document, in milliseconds: enough to paint the first. */
const PAUSE_MS = 500

it.each([
  { grid: 'features', file: 'solutions/saas.html', item: /<li class="_field_/g },
  { grid: 'apps', file: 'marketplace.html', item: /<li[^>]*><article/g },
])('a grid of $grid keeps its columns while its items arrive', async ({ file, item }) => {
  const html = readFileSync(join(builtFolder('production'), file), 'utf8')
  const last = [...html.matchAll(item)].at(-1)
  if (last === undefined) throw new Error('The page has no such grid')
  // The parser knows which item is last once the list ends.
  const end = html.indexOf('</ul>', last.index)
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end))
    setTimeout(() => response.end(html.slice(end)), PAUSE_MS)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    // Shifts below the window do not count.
    viewport: { width: 1280, height: 6000 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await page.evaluate(measureShift)).toBe(0)
  await context.close()
  server.close()
})
