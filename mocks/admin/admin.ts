import { StorageError } from '../db/index.ts'
import { DamagedError } from '../db/persistence/saved.ts'
import type { EngineOutcome, EngineReply, EngineRequest } from '../engine/types.ts'
import { didYouMeanOrKnown } from '../kernel/did-you-mean.ts'
import { InputError } from '../kernel/input.ts'
import { assertBodySize, assertDeclaredSize, BodyTooLarge } from '../kernel/json.ts'
import { ADMIN_BASE } from '../runtime/addresses.ts'
import { SelectionError } from '../scenarios/selection.ts'
import type { MockControl } from './control.ts'
import { type AdminRoute, adminRoutes } from './routes.ts'

/**
 * Admin routes of the mock, for testers and scripts. They run before the engine, so scenarios neither delay nor break
 * them.
 *
 * @param more routes of this runtime only
 * @returns a function that returns null synchronously for any path outside `ADMIN_BASE`, and never rejects
 */
export function createAdmin(control: MockControl, more: readonly AdminRoute[] = []) {
  const routes = [...adminRoutes(control), ...more]

  return (request: EngineRequest): Promise<EngineOutcome> | null => {
    // Called for every API request, so it must be cheap.
    if (!request.url.includes(ADMIN_BASE)) return null
    // An invalid URL is no admin route.
    if (!URL.canParse(request.url, 'http://mock')) return null
    const url = new URL(request.url, 'http://mock')
    if (url.pathname !== ADMIN_BASE && !url.pathname.startsWith(`${ADMIN_BASE}/`)) return null
    return response(routes, request, url).then((reply) => ({ kind: 'reply', reply }))
  }
}

async function response(
  routes: readonly AdminRoute[],
  request: EngineRequest,
  { pathname, searchParams: query }: URL,
): Promise<EngineReply> {
  const path = pathname.slice(ADMIN_BASE.length) || '/'
  const ofPath = routes.filter((route) => route.path === path)
  const route = ofPath.find(({ method }) => method === request.method)
  if (!route) {
    const detail = `There is no ${request.method} ${pathname}.`
    if (ofPath.length === 0) return problem(404, detail, routes.map(nameOf))
    const allow = ofPath.map(({ method }) => method).join(', ')
    return problem(405, detail, ofPath.map(nameOf), [['allow', allow]])
  }
  try {
    assertKnown(query, route.parameters)
    assertDeclaredSize(request.headers)
    const { body, setCookie } = await route.run({
      query,
      cookies: request.headers.get('cookie'),
      text: () => textOf(request),
    })
    return json(body === undefined ? 204 : 200, body, setCookie)
  } catch (error) {
    return problemOf(error)
  }
}

function problemOf(error: unknown): EngineReply {
  if (error instanceof BodyTooLarge) return problem(413, error.message)
  if (error instanceof InputError) return problem(400, error.message, error.reasons)
  if (error instanceof SelectionError) return problem(400, 'This isn’t a scenario.', error.reasons)
  if (error instanceof StorageError) return problem(error.reason === 'full' ? 507 : 503, error.message)
  if (error instanceof DamagedError) return problem(400, `This snapshot can’t be used: ${error.message}`)
  return problem(500, error instanceof Error ? error.message : String(error))
}

function nameOf({ method, path }: AdminRoute): string {
  return `${method} ${ADMIN_BASE}${path}`
}

/**
 * A misspelled parameter must not list, or delete, everything.
 * @throws InputError
 */
function assertKnown(query: URLSearchParams, known: readonly string[] = []): void {
  const unknown = [...query.keys()].filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const reasons = unknown.map(
    (name) =>
      `There is no parameter “${name}”${known.length === 0 ? ' here.' : didYouMeanOrKnown(name, known)}`,
  )
  throw new InputError('The query is invalid.', reasons)
}

/** @throws BodyTooLarge */
async function textOf(request: EngineRequest): Promise<string> {
  const text = await request.text()
  assertBodySize(text)
  return text
}

function json(status: number, body: unknown, setCookie: string | null = null): EngineReply {
  const headers: Array<readonly [string, string]> = [['cache-control', 'no-store']]
  if (body !== undefined) headers.push(['content-type', 'application/json'])
  if (setCookie !== null) headers.push(['set-cookie', setCookie])
  return { status, headers, body: body === undefined ? null : JSON.stringify(body) }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Request too large',
}

/** RFC 9457 problem details, with suggestions in `reasons`. */
function problem(
  status: number,
  detail: string,
  reasons: readonly string[] = [],
  headers: EngineReply['headers'] = [],
): EngineReply {
  const title = TITLES[status] ?? 'Failed'
  const body = { type: 'about:blank', title, status, detail, ...(reasons.length > 0 ? { reasons } : {}) }
  return {
    status,
    headers: [['content-type', 'application/problem+json'], ['cache-control', 'no-store'], ...headers],
    body: JSON.stringify(body),
  }
}
