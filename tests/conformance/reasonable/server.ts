import type { EngineReply, EngineRequest } from '#mocks/engine/types.ts'
import { API_BASE } from '../../contract/suite/api.ts'
import { type Break, type Handle, mapStream, replyTo, withChanges } from '../broken/breaking.ts'
import type { CheckGroup } from '../check.ts'

/** Test controls of the server behind a variant. */
export interface World {
  /** Advances the clock by milliseconds. */
  advance(ms: number): Promise<void>
}

/** Groups that send one denied request per check, which hardly any difference affects. */
export const ACCESS: readonly CheckGroup[] = ['access', 'permissions', 'validation']

/** Correct server that differs from the mock in something that the contract leaves open. */
export interface Server {
  /** Description of the difference, as a verb phrase. */
  readonly name: string
  /** Statement of the contract, or the standard, that allows it. */
  readonly allowedBy: string
  /** Creates the wrapper; called for each run, since some keep state. */
  wrap(world: World): Break
  /** Other data than that of the scenario `test`; such a server has no hooks. */
  readonly data?: string
  /** Groups of checks to run; by default all but `ACCESS`. The server with all differences runs all. */
  readonly groups?: readonly CheckGroup[]
  /** True for a server without test hooks. */
  readonly isBlackBox?: boolean
  /** Milliseconds of its clock for each that the suite waits; by default 60, so that waits are few. */
  readonly pace?: number
  /** Id prefixes of checks that still demand more than the contract, with what they demand. */
  readonly known?: Readonly<Record<string, string>>
}

export const isJson = ({ headers }: EngineReply): boolean =>
  headers.some(([name, value]) => name.toLowerCase() === 'content-type' && value.includes('json'))

/** Changes a reply without its known length. */
export function withBody({ status, headers }: EngineReply, body: EngineReply['body']): EngineReply {
  return { status, headers, body }
}

/** Changes the text of JSON bodies and of events. */
export function rewritten(reply: EngineReply, change: (text: string) => string): EngineReply {
  if (typeof reply.body === 'string') return isJson(reply) ? withBody(reply, change(reply.body)) : reply
  if (!(reply.body instanceof ReadableStream)) return reply
  return withBody(reply, mapStream(reply.body, change))
}

/** Wraps all requests of the API; the hooks stay as they are. */
export const wrapAll =
  (
    change: (reply: EngineReply, request: EngineRequest, next: Handle) => EngineReply | Promise<EngineReply>,
  ): Break =>
  (next) =>
  async (request) => {
    if (!request.url.startsWith(API_BASE)) return next(request)
    return { kind: 'reply', reply: await change(await replyTo(next, request), request, next) }
  }

/** Replaces values in requests by the mock's, and in responses by the server's. */
export const translate =
  (toMock: (text: string) => string, toServer: (text: string) => string): Break =>
  (next) =>
  async (request) => {
    if (!request.url.startsWith(API_BASE)) return next(request)
    const text = toMock(await request.text())
    const sent = withChanges(request, { url: toMock(request.url), text })
    return { kind: 'reply', reply: rewritten(await replyTo(next, sent), toServer) }
  }

/** Changes every value of a JSON document, from the innermost. */
export function mapValues(
  value: unknown,
  change: (value: unknown, key: string) => unknown,
  key = '',
): unknown {
  if (Array.isArray(value))
    return change(
      value.map((it) => mapValues(it, change, key)),
      key,
    )
  if (typeof value !== 'object' || value === null) return change(value, key)
  const entries = Object.entries(value).map(([name, it]) => [name, mapValues(it, change, name)] as const)
  return change(Object.fromEntries(entries), key)
}
