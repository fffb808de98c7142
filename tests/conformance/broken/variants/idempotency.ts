import type { EngineReply, OperationId } from '#mocks/engine/types.ts'
import {
  type Break,
  breakRequests,
  breakResponses,
  changeBody,
  header,
  operationOf,
  replyTo,
  withChanges,
  withHeader,
} from '../breaking.ts'
import { parsed, type Variant, variant } from './variant.ts'

/** Stores the first response by key only. */
const keptByKey = (operation: OperationId, isKept: (reply: EngineReply) => boolean): Break => {
  const kept = new Map<string, EngineReply>()
  return (next) => async (request) => {
    const key = request.headers.get('idempotency-key')
    if (operationOf(request) !== operation || key === null) return next(request)
    const before = kept.get(key)
    if (before) return { kind: 'reply', reply: withHeader(before, 'idempotency-replayed', 'true') }
    const reply = await replyTo(next, request)
    if (isKept(reply)) kept.set(key, reply)
    return { kind: 'reply', reply }
  }
}

/** Counter for values that differ each time. */
let times = 0

export const idempotency: readonly Variant[] = [
  variant(
    'ignores the idempotency key',
    'idempotency/createSshKey/replays-the-response-and-creates-one-resource',
    () => breakRequests('createSshKey', () => ({ headers: { 'idempotency-key': null } })),
    { says: /409 name_taken/ },
  ),
  variant('creates a resource twice for one key', 'idempotency/createVm/replays-the-response', () =>
    breakRequests('createVm', async (request) => {
      const body = await parsed(request)
      times += 1
      const names = (body.names as readonly string[]).map((name) => `${name}-${times}`)
      return { headers: { 'idempotency-key': null }, text: JSON.stringify({ ...body, names }) }
    }),
  ),
  variant(
    'does not mark a replayed response',
    'idempotency/createVolume/replays-the-response-and-creates-one-resource',
    () => breakResponses('createVolume', (reply) => withHeader(reply, 'idempotency-replayed', null)),
    { says: /does not say/ },
  ),
  variant(
    'replays a response for another body',
    'idempotency/createFirewall/rejects-the-key-with-another-body',
    () => keptByKey('createFirewall', ({ status }) => status < 300),
  ),
  variant(
    'stores a key at the response, not at the request',
    'idempotency/createVolume/creates-one-resource',
    () => {
      const started = new Set<string>()
      return (next) => async (request) => {
        const key = request.headers.get('idempotency-key')
        if (operationOf(request) !== 'createVolume' || key === null) return next(request)
        const wasStarted = started.has(key)
        started.add(key)
        const outcome = await next(
          wasStarted ? withChanges(request, { headers: { 'idempotency-key': null } }) : request,
        )
        started.delete(key)
        return outcome
      }
    },
  ),
  variant(
    'replays failures',
    'idempotency/createProject/accepts-the-key-again',
    () => keptByKey('createProject', () => true),
    { says: /422 validation_failed/ },
  ),
  variant(
    'answers a replay with the current state',
    'idempotency/createRole/replays-the-response-and-creates-one-resource',
    () =>
      breakResponses('createRole', (reply) =>
        header(reply, 'idempotency-replayed') === null
          ? reply
          : changeBody(reply, (body) => ({ ...body, description: 'changed since' })),
      ),
    { says: /changed since/ },
  ),
]
