import type { OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing-resources.ts'
import {
  type Break,
  bodyOf,
  breakBodies,
  breakResponses,
  operationOf,
  replyTo,
  withChanges,
} from '../breaking.ts'
import { ifDenied, type Variant, variant } from './variant.ts'

/** Responds as if a denied action had been accepted. */
const acceptsAnyway = (operation: OperationId): Break =>
  breakResponses(
    operation,
    ifDenied(409, async (_, request, next) => {
      const url = request.method === 'POST' ? request.url.slice(0, request.url.lastIndexOf('/')) : request.url
      return { ...(await replyTo(next, withChanges(request, { method: 'GET', url }))), status: 202 }
    }),
  )

export const states: readonly Variant[] = [
  variant(
    'starts a running VM',
    'states/startVm/starts-only-what-is-stopped',
    () => acceptsAnyway('startVm'),
    { says: /startVm/ },
  ),
  variant('deletes an attached volume', 'states/deleteVolume/rejects-deleting-an-attached', () =>
    acceptsAnyway('deleteVolume'),
  ),
  variant(
    'deletes a protected VM',
    'states/deleteVm/keeps-what-is-protected-from-deletion',
    () =>
      breakResponses('deleteVm', async (reply, request, next) => {
        if (bodyOf(reply).code !== 'deletion_protected') return reply
        const headers = { 'content-type': 'application/json' }
        const text = '{"deletionProtection":false}'
        await replyTo(next, withChanges(request, { method: 'PATCH', headers, text }))
        return replyTo(next, request)
      }),
    { says: /deletion_protected/ },
  ),
  variant(
    'deletes a resource that is already deleting',
    'states/deleteFirewall/rejects-a-second-deletion',
    () => acceptsAnyway('deleteFirewall'),
  ),
  variant(
    'reports a new resource as ready at once',
    'states/createVolume/starts-a-transition-that-ends',
    () => breakBodies('createVolume', (body) => ({ ...body, status: 'available', transition: null })),
    { says: /available/ },
  ),
  variant(
    'never finishes a transition',
    'states/createFirewall/starts-a-transition-that-ends',
    () => {
      const first = new Map<unknown, Item>()
      return breakBodies(['createFirewall', 'getFirewall'], (body) => {
        if (!first.has(body.id)) first.set(body.id, body)
        return first.get(body.id)
      })
    },
    { operations: ['createFirewall', 'getFirewall'] },
  ),
  variant(
    'restarts a stopped VM',
    'states/stopVm/stops-only-what-is-running',
    () => acceptsAnyway('restartVm'),
    { says: /restartVm/ },
  ),

  variant('stops a database that is stopping', 'states/stopDatabase/stops-only', () =>
    acceptsAnyway('stopDatabase'),
  ),
  variant('starts a container that runs', 'states/startContainer/starts-only', () =>
    acceptsAnyway('startContainer'),
  ),
  variant(
    'detaches a volume that is not attached',
    'states/detachVolume/rejects-detaching-an-unattached-volume',
    () => acceptsAnyway('detachVolume'),
  ),
  variant(
    'shrinks a volume',
    'states/growVolume/never-shrinks',
    () =>
      breakResponses(
        'growVolume',
        ifDenied(422, async (_, request, next) => ({
          ...(await replyTo(
            next,
            withChanges(request, { method: 'GET', url: request.url.slice(0, request.url.lastIndexOf('/')) }),
          )),
          status: 202,
        })),
      ),
    { says: /found 202/ },
  ),
  variant(
    'attaches a volume twice',
    'states/attachVolume/attaches-only',
    () => acceptsAnyway('attachVolume'),
    {
      says: /found 202/,
    },
  ),
  variant(
    'ends the creation of a database in an error',
    'states/createDatabase/starts-a-transition',
    () =>
      breakBodies('getDatabase', (body) =>
        body.transition === null ? { ...body, status: 'error', statusReason: 'No space.' } : body,
      ),
    { operations: ['createDatabase', 'getDatabase'], says: /No space|error/ },
  ),
  variant(
    'stops a VM that it refuses to stop',
    'states/stopVm/stops-only-what-is-running',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (operationOf(request) !== 'restartVm' || outcome.kind !== 'reply' || outcome.reply.status !== 409)
        return outcome
      await next(withChanges(request, { url: request.url.replace('/restart', '/start') }))
      return outcome
    },
    { operations: ['restartVm', 'stopVm'], says: /the status after restartVm/ },
  ),
]
