import { breakBodies, breakItems, breakResponses, withHeader } from '../breaking.ts'
import { problem, type Variant, variant, without } from './variant.ts'

/** Responses that violate the contract. */
export const answers: readonly Variant[] = [
  variant('omits a field', 'answers/getVm/', () => breakBodies('getVm', (body) => without(body, 'region'))),
  variant('sends a number as a string', 'answers/listVolumes/', () =>
    breakItems('listVolumes', (item) => ({ ...item, sizeGb: `${item.sizeGb}` })),
  ),
  variant('sends an undocumented field', 'answers/listFirewalls/', () =>
    breakItems('listFirewalls', (item) => ({ ...item, internalNote: 'x' })),
  ),
  variant('sends null for a required value', 'answers/getMe/', () =>
    breakBodies('getMe', (body) => ({ ...body, email: null })),
  ),
  variant('invents a status', 'answers/listDatabases/', () =>
    breakItems('listDatabases', (item) => ({ ...item, status: 'on' })),
  ),
  variant('writes times in its own format', 'answers/listSshKeys/', () =>
    breakItems('listSshKeys', (item) => ({ ...item, createdAt: '2026-03-02 09:00' })),
  ),
  variant('returns fractions of a cent', 'answers/getVolume/', () =>
    breakBodies('getVolume', (body) => ({ ...body, monthlyCost: { amount: 12.5, currency: 'USD' } })),
  ),
  variant('sends JSON as text/plain', 'answers/listNetworks/', () =>
    breakResponses('listNetworks', (reply) => withHeader(reply, 'content-type', 'text/html')),
  ),
  variant('omits the request id', 'answers/listQuotas/', () =>
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
