import type { OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing.ts'
import { altered, type Break, breakBodies, breakResponses, replyTo } from '../breaking.ts'
import { ifDenied, type Variant, variant } from './variant.ts'

/** Responds as if a denied action had been accepted. */
const acceptsAnyway = (operation: OperationId): Break =>
  breakResponses(
    operation,
    ifDenied(409, async (_, request, next) => {
      const url = request.method === 'POST' ? request.url.slice(0, request.url.lastIndexOf('/')) : request.url
      return { ...(await replyTo(next, altered(request, { method: 'GET', url }))), status: 202 }
    }),
  )

export const states: readonly Variant[] = [
  variant('starts what runs', 'states/startVm/', () => acceptsAnyway('startVm')),
  variant('deletes what is attached', 'states/deleteVolume/refuses-what-is-attached', () =>
    acceptsAnyway('deleteVolume'),
  ),
  variant('deletes what is being deleted', 'states/deleteFirewall/', () => acceptsAnyway('deleteFirewall')),
  variant('has made something before it has begun', 'states/createVolume/', () =>
    breakBodies('createVolume', (body) => ({ ...body, status: 'available', transition: null })),
  ),
  variant('never comes to an end', 'states/createFirewall/', () => {
    const first = new Map<unknown, Item>()
    return breakBodies(['createFirewall', 'getFirewall'], (body) => {
      if (!first.has(body.id)) first.set(body.id, body)
      return first.get(body.id)
    })
  }),
  variant('restarts what is off', 'states/stopVm/', () => acceptsAnyway('restartVm')),
]
