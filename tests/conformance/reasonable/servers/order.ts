import { readBody } from '#mocks/engine/body.ts'
import type { MatchedExchange } from '#mocks/engine/exchange.ts'
import { readParameters } from '#mocks/engine/parameters.ts'
import { Problem } from '#mocks/engine/problem.ts'
import { problemReply, writeReply } from '#mocks/engine/reply.ts'
import { findRoute } from '#mocks/engine/router.ts'
import type { EngineReply, EngineRequest, KnownOperation } from '#mocks/engine/types.ts'
import { API_BASE } from '../../../contract/suite/api.ts'
import { ALLOWED, type Role } from '../../../contract/suite/callers.ts'
import { bodyOf, header, operationOf, replyTo, withChanges } from '../../broken/breaking.ts'
import { type Server, wrapAll } from '../server.ts'

/** Replaces a reply by another problem of the same request. */
function replaceWithProblem(reply: EngineReply, request: EngineRequest, problem: Problem): EngineReply {
  const requestId = header(reply, 'x-request-id') ?? ''
  return writeReply(problemReply(problem, requestId), { request, requestId })
}

/** Violation of the contract's shape by a request; null if it has none. */
async function shapeProblem(request: EngineRequest): Promise<Problem | null> {
  const [pathname = '', query] = request.url.slice(API_BASE.length).split('?')
  const route = findRoute(request.method, pathname)
  if (route.kind !== 'operation') return null
  const { operation, path } = route
  const search = query === undefined ? null : new URLSearchParams(query)
  try {
    readParameters({ operation, request, path, search } as unknown as MatchedExchange)
    if (operation.readsBody !== 'none') readBody({ operation, request, bodyText: await request.text() })
    return null
  } catch (error) {
    return error instanceof Problem ? error : null
  }
}

/** Longest path above, or at, a request's that ends with an id and can be read. */
function itemPath(request: EngineRequest): string | null {
  const [pathname = ''] = request.url.split('?')
  for (let path = pathname; path.length > API_BASE.length; path = path.slice(0, path.lastIndexOf('/'))) {
    const read = findRoute('GET', path.slice(API_BASE.length))
    if (read.kind === 'operation' && read.operation.path.endsWith('}')) return path
  }
  return null
}

/** Reply of a request whose resource does not exist; null if it does, or if its path has none. */
async function missing(
  request: EngineRequest,
  next: Parameters<Parameters<typeof wrapAll>[0]>[2],
): Promise<EngineReply | null> {
  const url = itemPath(request)
  if (url === null || knownOperation(request)?.responses[404] === undefined) return null
  const read = await replyTo(next, withChanges(request, { method: 'GET', url, text: '' }))
  return read.status === 404 ? read : null
}

const roleOf = (authorization: string | null): Role | null =>
  (/^Bearer nimbus_demo_(owner|admin|developer|viewer)/.exec(authorization ?? '')?.[1] ?? null) as Role | null

const knownOperation = (request: EngineRequest): KnownOperation | null => {
  const route = findRoute(request.method, (request.url.split('?')[0] ?? '').slice(API_BASE.length))
  return route.kind === 'operation' ? route.operation : null
}

const codeOf = (reply: EngineReply) => bodyOf(reply).code

/** Requests that can have two problems. */
const DENIALS = ['http', 'access', 'permissions', 'validation', 'states', 'versions', 'tenancy'] as const

export const orderServers: readonly Server[] = [
  {
    name: 'checks the shape of a request before permissions',
    allowedBy: 'two problems at once: any of them may be reported',
    groups: DENIALS,
    wrap: () =>
      wrapAll(async (reply, request) => {
        const code = reply.status === 403 ? codeOf(reply) : null
        if (code !== 'permission_denied' && code !== 'insufficient_scope') return reply
        const problem = await shapeProblem(request)
        return problem ? replaceWithProblem(reply, request, problem) : reply
      }),
  },
  {
    name: 'looks for the resource before it reads the body',
    allowedBy: 'two problems at once: any of them may be reported',
    groups: DENIALS,
    wrap: () =>
      wrapAll(async (reply, request, next) =>
        reply.status === 400 || reply.status === 422 ? ((await missing(request, next)) ?? reply) : reply,
      ),
  },
  {
    name: 'looks for the resource before it checks permissions',
    allowedBy: 'two problems at once: any of them may be reported, if the caller may read the resource',
    groups: DENIALS,
    wrap: () =>
      wrapAll(async (reply, request, next) => {
        const code = reply.status === 403 ? codeOf(reply) : null
        if (code !== 'permission_denied' && code !== 'insufficient_scope') return reply
        return (await missing(request, next)) ?? reply
      }),
  },
  {
    name: 'reads the body before it looks for the resource, and parameters last',
    allowedBy: 'two problems at once: any of them may be reported',
    groups: DENIALS,
    wrap: () =>
      wrapAll(async (reply, request) => {
        if (reply.status !== 400 || codeOf(reply) !== 'invalid_parameters') return reply
        const operation = knownOperation(request)
        if (!operation || operation.readsBody === 'none') return reply
        try {
          readBody({ operation, request, bodyText: await request.text() })
          return reply
        } catch (error) {
          return error instanceof Problem ? replaceWithProblem(reply, request, error) : reply
        }
      }),
  },
  {
    name: "checks the role before the key's scope",
    allowedBy: 'two problems at once: any of them may be reported',
    groups: DENIALS,
    wrap: () =>
      wrapAll((reply, request) => {
        if (reply.status !== 403 || codeOf(reply) !== 'insufficient_scope') return reply
        const role = roleOf(request.headers.get('authorization'))
        const operation = knownOperation(request)
        if (!role || !operation || operation.permission === 'none') return reply
        if (ALLOWED[role].includes(operation.permission)) return reply
        return replaceWithProblem(
          reply,
          request,
          new Problem(403, 'permission_denied', `This requires the permission ${operation.permission}.`),
        )
      }),
  },
  {
    name: 'asks anonymous callers to sign in before it looks at the path',
    allowedBy: 'two problems at once: any of them may be reported',
    groups: DENIALS,
    wrap: () =>
      wrapAll((reply, request) =>
        (reply.status === 404 || reply.status === 405) &&
        operationOf(request) === null &&
        request.headers.get('authorization') === null &&
        request.headers.get('cookie') === null
          ? replaceWithProblem(reply, request, new Problem(401, 'not_authenticated', 'Sign in.'))
          : reply,
      ),
  },
]
