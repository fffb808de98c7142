import type { APIRequestContext, Page } from '@playwright/test'
import type { Adjustment } from '#mocks/admin/control.ts'
import type { InlineScenario, ScenarioDocument } from '#mocks/scenarios/document.ts'
import { readChoice } from '#mocks/scenarios/selection.ts'

/** Named scenario, comma-separated names, or a document. */
export type Choice = string | InlineScenario

/** Client for the mock's own routes below `/__mocks`. */
export interface MockClient {
  /** @throws MockError with the mock's message */
  send<T>(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>
}

/** The mock rejected a request. */
class MockError extends Error {
  override name = 'MockError'
}

interface RawResponse {
  readonly status: number
  readonly text: string
}

/** Mock in a page: requests come from the page, so its worker answers. */
export function connectToPage(page: Page): MockClient {
  return {
    send: async (method, path, body) => {
      const json = body === undefined ? null : JSON.stringify(body)
      const response = await page.evaluate(
        async ([method, path, body]): Promise<RawResponse> => {
          for (let turn = 0; ; turn++) {
            // Public pages start the mock on demand.
            await window.nimbusMocks?.start()
            const response = await fetch(`/__mocks${path}`, { method, body })
            // A prerendered page is visible before its mock runs; until then the host responds.
            const isMock = response.status === 204 || /json/.test(response.headers.get('content-type') ?? '')
            if (isMock || turn === 300) return { status: response.status, text: await response.text() }
            await new Promise((done) => setTimeout(done, 100))
          }
        },
        [method, path, json] as const,
      )
      return read(response, method, path)
    },
  }
}

/** Mock server. Its cookies go into the request context's jar, which pages of the context share. */
export function connectToServer(
  request: APIRequestContext,
  server: string,
  headers: Readonly<Record<string, string>> = {},
): MockClient {
  return {
    send: async (method, path, body) => {
      const response = await request.fetch(`${server}/__mocks${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { data: JSON.stringify(body) }),
      })
      return read({ status: response.status(), text: await response.text() }, method, path)
    },
  }
}

/** Mock in a page with a server behind it. */
export interface PageAndServer extends MockClient {
  /** Starts the server's part of a world; the page's starts with its first page. */
  begin(choices: readonly Choice[]): Promise<void>
}

/**
 * Mock in a page with a server behind it: both have the same scenario and time. Rules and network apply in the page
 * only, which every call passes; at the server they would apply twice.
 *
 * @param live scenario that forwards calls to the server
 */
export function connectToBoth(page: MockClient, server: MockClient, live: InlineScenario): PageAndServer {
  let saved: readonly ScenarioDocument[] = []
  const begin = async (choices: readonly Choice[]) => {
    const withoutRules = readChoice(choices, saved).map((document) => ({ ...document, rules: [] }))
    await server.send('PUT', '/scenario', [...withoutRules, NO_NETWORK_FAULTS])
  }
  /** @returns body to send to the page instead */
  const prepare: Record<string, (body: never) => Promise<unknown>> = {
    'PUT /scenario': async (choices: readonly Choice[]) => {
      await begin(choices)
      return [live, ...choices]
    },
    'PATCH /scenario': async (change: Adjustment) => {
      if (change.lifecycle) await server.send('PATCH', '/scenario', { lifecycle: change.lifecycle })
      // Keep the live rules: new rules replace only the others.
      const own = change.rules?.filter(({ then }) => !('live' in then))
      return own === undefined ? change : { ...change, rules: [...(live.rules ?? []), ...own] }
    },
    'PUT /scenarios': async (document: ScenarioDocument) => {
      saved = [document, ...saved]
    },
    'POST /reset': async () => server.send('POST', '/reset'),
  }
  return {
    begin,
    send: async <T>(method: Parameters<MockClient['send']>[0], path: string, body?: unknown) => {
      const response = await page.send<T>(
        method,
        path,
        (await prepare[`${method} ${path}`]?.(body as never)) ?? body,
      )
      if (path === '/clock' && method !== 'GET') {
        const { now } = await page.send<{ now: string }>('GET', '/clock')
        await server.send('PUT', '/clock', { set: now })
      }
      if (path.startsWith('/mails')) return mergeMails(response, await server.send('GET', path)) as T
      return response
    },
  }
}

const NO_NETWORK_FAULTS: InlineScenario = {
  network: { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false },
}

/** Mails of both, newest first. */
function mergeMails(page: unknown, server: unknown): unknown {
  const items = [page, server].flatMap((it) => (it as { items: { at: string }[] }).items)
  return { items: items.toSorted((a, b) => b.at.localeCompare(a.at)) }
}

function read<T>({ status, text }: RawResponse, method: string, path: string): T {
  if (text.startsWith('<')) throw new MockError(`${method} /__mocks${path}: no mock is running here`)
  if (status < 300) return (text === '' ? undefined : JSON.parse(text)) as T
  throw new MockError(`${method} /__mocks${path} returned ${status}: ${messageOf(text)}`)
}

function messageOf(text: string): string {
  try {
    const { detail, reasons = [] } = JSON.parse(text) as { detail: string; reasons?: readonly string[] }
    return [detail, ...reasons].join('\n')
  } catch {
    return text
  }
}
