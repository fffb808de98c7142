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

it('a grid of features keeps its columns while its items arrive', async () => {
  const html = readFileSync(join(builtFolder('production'), 'solutions/saas.html'), 'utf8')
  const [, , third] = html.matchAll(/<li class="_field_/g)
  if (third === undefined) throw new Error('The page has no grid with three features')
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, third.index))
    setTimeout(() => response.end(html.slice(third.index)), PAUSE_MS)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await page.evaluate(measureShift)).toBeLessThanOrEqual(0.001)
  await context.close()
  server.close()
})
