import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { startServer } from '#mocks/server/start.ts'
import { START } from './fixtures.ts'

/** A mock server on a port of its own, at the instant at which tests begin. */
export interface FarServer {
  /** Where programs reach its API. */
  readonly api: string
  /** Where the page reaches it: the page's own mock answers what lies at `/api/v1`, of whichever host. */
  readonly console: string
  stop(): Promise<void>
}

export async function startFarServer(): Promise<FarServer> {
  const server = await startServer({
    port: 0,
    host: 'localhost',
    scenario: 'test',
    seed: 1,
    appUrl: 'http://app.test',
    store: memoryStore(),
    realNow: () => START.getTime(),
    report: (message) => console.error(message),
  })
  const way = createServer((incoming, outgoing) => {
    const url = server.url + (incoming.url ?? '').replace(/^\/far/, '/api/v1')
    const passed = request(url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => way.listen(0, 'localhost', resolve))
  const { port } = way.address() as AddressInfo
  return {
    api: `${server.url}/api/v1`,
    console: `http://localhost:${port}/far`,
    async stop() {
      way.closeAllConnections()
      await new Promise((resolve) => way.close(resolve))
      await server.stop()
    },
  }
}

/** Lets the console in this page talk to that server from now on, as a build with `VITE_API_URL` does. */
export async function talkToFarServer(page: Page, { console: far }: FarServer): Promise<void> {
  await page.addInitScript((base) => {
    const near = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const asked = new Request(input, init)
      const { pathname, search } = new URL(asked.url)
      if (!pathname.startsWith('/api/v1/')) return near(input, init)
      const { method, headers, signal } = asked
      const body = method === 'GET' ? null : await asked.text()
      const url = base + pathname.slice('/api/v1'.length) + search
      return near(url, { method, headers, signal, credentials: 'include', body: body === '' ? null : body })
    }
    const Near = window.EventSource
    window.EventSource = class extends Near {
      constructor(url: string | URL) {
        super(base + new URL(url, location.href).pathname.slice('/api/v1'.length), { withCredentials: true })
      }
    }
  }, far)
}
