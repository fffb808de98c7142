import { DamagedError } from '../db/persistence/saved.ts'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { InputError } from '../kernel/input.ts'
import { ADMIN_BASE } from '../runtime/addresses.ts'
import { SelectionError } from '../scenarios/selection.ts'
import type { MockControl } from './control.ts'
import { type AdminRoute, adminRoutes } from './routes.ts'

/**
 * The mock's own routes: what a tester or a script may do to a running mock, over HTTP. They come before the
 * engine, so no scenario slows or breaks them.
 *
 * @param more routes that only this runtime has
 * @returns a function that answers null, at once, for what is not below `ADMIN_BASE`, and never rejects.
 */
export function createAdmin(control: MockControl, more: readonly AdminRoute[] = []) {
  const routes = [...adminRoutes(control), ...more]

  return (request: EngineRequest): Promise<EngineOutcome> | null => {
    // Every request of the API comes by here, so this has to cost next to nothing.
    if (!request.url.includes(ADMIN_BASE)) return null
    // What is no address is none of these either.
    if (!URL.canParse(request.url, 'http://mock')) return null
    const url = new URL(request.url, 'http://mock')
    if (url.pathname !== ADMIN_BASE && !url.pathname.startsWith(`${ADMIN_BASE}/`)) return null
    return answer(routes, request, url).then((reply) => ({ kind: 'reply', reply }))
  }
}

async function answer(
  routes: readonly AdminRoute[],
  request: EngineRequest,
  { pathname, searchParams: query }: URL,
): Promise<EngineReply> {
  const path = pathname.slice(ADMIN_BASE.length) || '/'
  const there = routes.filter((route) => route.path === path)
  const route = there.find(({ method }) => method === request.method)
  if (!route) {
    const known = (there.length > 0 ? there : routes).map((it) => `${it.method} ${ADMIN_BASE}${it.path}`)
    return problem(there.length > 0 ? 405 : 404, `There is no ${request.method} ${pathname}.`, known)
  }
  try {
    const { body, setCookie } = await route.run({ query, text: () => request.text() })
    return json(body === undefined ? 204 : 200, body, setCookie)
  } catch (error) {
    if (error instanceof InputError) return problem(400, error.message, error.reasons)
    if (error instanceof SelectionError) return problem(400, 'This is no scenario.', error.reasons)
    if (error instanceof DamagedError) return problem(400, `This snapshot cannot be used: ${error.message}`)
    return problem(500, error instanceof Error ? error.message : String(error))
  }
}

function json(status: number, body: unknown, setCookie: string | null = null): EngineReply {
  const headers: Array<readonly [string, string]> = [['cache-control', 'no-store']]
  if (body !== undefined) headers.push(['content-type', 'application/json'])
  if (setCookie !== null) headers.push(['set-cookie', setCookie])
  return { status, headers, body: body === undefined ? null : JSON.stringify(body) }
}

/** RFC 9457, with what else could have been meant. */
function problem(status: number, detail: string, reasons: readonly string[] = []): EngineReply {
  const title = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' }[status] ?? 'Failed'
  const body = { type: 'about:blank', title, status, detail, ...(reasons.length > 0 ? { reasons } : {}) }
  return {
    status,
    headers: [
      ['content-type', 'application/problem+json'],
      ['cache-control', 'no-store'],
    ],
    body: JSON.stringify(body),
  }
}
