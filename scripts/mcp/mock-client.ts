import { fetchFailure } from '../../mocks/kernel/fetch-failure.ts'
import { ADMIN_BASE } from '../../mocks/runtime/addresses.ts'
import type { AdminTool } from './admin-tools.ts'
import type { McpOptions } from './options.ts'

export interface MockResponse {
  readonly text: string
  readonly isError: boolean
}

/** Longest response in characters: more would fill the context of an agent. */
const MAX_TEXT = 100_000

/** Sends the request of a tool. Never rejects: an error is in the response. */
export async function callMock(
  tool: AdminTool,
  args: Readonly<Record<string, unknown>>,
  { url, session }: McpOptions,
): Promise<MockResponse> {
  const target = new URL(url + ADMIN_BASE + tool.path)
  const headers = new Headers(session === null ? {} : { 'x-mock-session': session })
  for (const { name } of tool.parameters) {
    if (args[name] !== undefined) target.searchParams.set(name, String(args[name]))
  }
  const { body } = args
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    const response = await fetch(target, {
      method: tool.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return toMockResponse(response, await response.text(), tool)
  } catch (error) {
    return { isError: true, text: `${noResponse(url)}\n${fetchFailure(error)}` }
  }
}

function toMockResponse({ status, ok, headers }: Response, text: string, tool: AdminTool): MockResponse {
  if (status === 204) return { isError: false, text: 'Done.' }
  // A host without a mock answers with its page.
  if (!/json/.test(headers.get('content-type') ?? ''))
    return { isError: true, text: `This is no mock: it returned ${status} with a page, not JSON.` }
  if (text.length <= MAX_TEXT) return { isError: !ok, text }
  const narrowing = tool.parameters.map((it) => it.name)
  const hint = narrowing.length > 0 ? ` Narrow it with ${narrowing.join(', ')}.` : ''
  return {
    isError: !ok,
    text: `${text.slice(0, MAX_TEXT)}\n… cut after ${MAX_TEXT} of ${text.length} characters.${hint}`,
  }
}

function noResponse(url: string): string {
  return [
    `Nothing responds at ${url}.`,
    'To control an open page: npm start, then open http://localhost:5173/dashboard.',
    'To control a mock server: npm run mock-server, and start this server with --url http://localhost:4010.',
  ].join('\n')
}
