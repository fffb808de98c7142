import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder } from './support/builds.ts'
import { type StaticHost, startStaticHost } from './support/static-host.ts'

describe('a link that names another API', () => {
  let other: Server
  let received: string[]
  let api: string
  let browser: Browser
  let host: StaticHost

  beforeAll(async () => {
    other = createServer((request, response) => {
      received.push(`${request.method} ${request.url}`)
      response.writeHead(204, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      })
      response.end()
    })
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    api = `http://localhost:${(other.address() as AddressInfo).port}/api/v1`
    host = await startStaticHost(builtFolder('production'), '/')
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await host?.close()
    other.close()
  })
  beforeEach(() => {
    received = []
  })

  it('gets nothing that people type in production', async () => {
    const page = await browser.newPage()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) sent.push(`${request.method()} ${request.url()}`)
    })
    await page.goto(`${host.origin}/login?api=${encodeURIComponent(api)}`)
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(() => sent).toContain(`POST ${host.origin}/api/v1/session`)
    expect(sent.filter((it) => it.includes(api))).toEqual([])
    expect(received).toEqual([])
    await page.close()
  })
})
