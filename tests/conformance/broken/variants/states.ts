import type { OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing.ts'
import { type Break, breakBodies, breakResponses, replyTo, withChanges } from '../breaking.ts'
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
  variant('starts a running machine', 'states/startVm/', () => acceptsAnyway('startVm')),
  variant('deletes an attached volume', 'states/deleteVolume/rejects-deleting-an-attached', () =>
    acceptsAnyway('deleteVolume'),
  ),
  variant('deletes a resource that is already deleting', 'states/deleteFirewall/', () =>
    acceptsAnyway('deleteFirewall'),
  ),
  variant('reports a new resource as ready at once', 'states/createVolume/', () =>
    breakBodies('createVolume', (body) => ({ ...body, status: 'available', transition: null })),
  ),
  variant('never finishes a transition', 'states/createFirewall/', () => {
    const first = new Map<unknown, Item>()
    return breakBodies(['createFirewall', 'getFirewall'], (body) => {
      if (!first.has(body.id)) first.set(body.id, body)
      return first.get(body.id)
    })
  }),
  variant('restarts a stopped machine', 'states/stopVm/', () => acceptsAnyway('restartVm')),
]
