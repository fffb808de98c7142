import { breakBodies, breakItems, breakResponses, withHeader } from '../breaking.ts'
import { problem, type Variant, variant, without } from './variant.ts'

/** Responses that violate the contract. */
export const answers: readonly Variant[] = [
  variant('leaves a field out', 'answers/getVm/', () =>
    breakBodies('getVm', (body) => without(body, 'region')),
  ),
  variant('sends a number as a text', 'answers/listVolumes/', () =>
    breakItems('listVolumes', (item) => ({ ...item, sizeGb: `${item.sizeGb}` })),
  ),
  variant('sends a field that is not documented', 'answers/listFirewalls/', () =>
    breakItems('listFirewalls', (item) => ({ ...item, internalNote: 'x' })),
  ),
  variant('sends null where there has to be a value', 'answers/getMe/', () =>
    breakBodies('getMe', (body) => ({ ...body, email: null })),
  ),
  variant('makes up a status', 'answers/listDatabases/', () =>
    breakItems('listDatabases', (item) => ({ ...item, status: 'on' })),
  ),
  variant('writes times in a way of its own', 'answers/listSshKeys/', () =>
    breakItems('listSshKeys', (item) => ({ ...item, createdAt: '2026-03-02 09:00' })),
  ),
  variant('counts money in fractions of a cent', 'answers/getVolume/', () =>
    breakBodies('getVolume', (body) => ({ ...body, monthlyCost: { amount: 12.5, currency: 'USD' } })),
  ),
  variant('calls JSON text', 'answers/listNetworks/', () =>
    breakResponses('listNetworks', (reply) => withHeader(reply, 'content-type', 'text/html')),
  ),
  variant('forgets the id of the request', 'answers/listQuotas/', () =>
    breakResponses('listQuotas', (reply) => withHeader(reply, 'x-request-id', null)),
  ),
  variant('fails at one operation', 'answers/getDashboardSpend/', () =>
    breakResponses('getDashboardSpend', (reply) => problem(reply, 500, 'internal_error')),
  ),
  variant('answers a creation with 200', 'round-trips/createProject/', () =>
    breakResponses('createProject', (reply) => (reply.status === 201 ? { ...reply, status: 200 } : reply)),
  ),
  variant('sends a body with 204', 'round-trips/deleteSshKey/', () =>
    breakResponses('deleteSshKey', (reply) =>
      reply.status === 204 ? { ...withHeader(reply, 'content-type', 'application/json'), body: '{}' } : reply,
    ),
  ),
]
