import { breakBodies, breakItems, breakResponses, withHeader } from '../breaking.ts'
import { problem, type Variant, variant, without } from './variant.ts'

/** Responses that violate the contract. */
export const responses: readonly Variant[] = [
  variant(
    'omits a field',
    'responses/getVm/responds-as-documented',
    () => breakBodies('getVm', (body) => without(body, 'region')),
    { says: /'region'/ },
  ),
  variant(
    'sends a number as a string',
    'responses/listVolumes/responds-as-documented',
    () => breakItems('listVolumes', (item) => ({ ...item, sizeGb: `${item.sizeGb}` })),
    { says: /\/items\/0\/sizeGb must be integer/ },
  ),
  variant(
    'sends an undocumented field',
    'responses/listFirewalls/responds-as-documented',
    () => breakItems('listFirewalls', (item) => ({ ...item, internalNote: 'x' })),
    { says: /\/items\/0 must not have property 'internalNote'/ },
  ),
  variant(
    'sends null for a required value',
    'responses/getMe/responds-as-documented',
    () => breakBodies('getMe', (body) => ({ ...body, email: null })),
    { says: /\/email must be string/ },
  ),
  variant(
    'invents a status',
    'responses/listDatabases/responds-as-documented',
    () => breakItems('listDatabases', (item) => ({ ...item, status: 'on' })),
    { says: /\/items\/0\/status/ },
  ),
  variant(
    'writes times in its own format',
    'responses/listSshKeys/responds-as-documented',
    () => breakItems('listSshKeys', (item) => ({ ...item, createdAt: '2026-03-02 09:00' })),
    { says: /\/items\/0\/createdAt .*date-time/ },
  ),
  variant(
    'returns fractions of a cent',
    'responses/getVolume/responds-as-documented',
    () => breakBodies('getVolume', (body) => ({ ...body, monthlyCost: { amount: 12.5, currency: 'USD' } })),
    { says: /\/monthlyCost\/amount must be integer/ },
  ),
  variant(
    'sends JSON as text/plain',
    'responses/listNetworks/responds-as-documented',
    () => breakResponses('listNetworks', (reply) => withHeader(reply, 'content-type', 'text/html')),
    { says: /content type/ },
  ),
  variant(
    'omits the request id',
    'responses/listQuotas/responds-as-documented',
    () => breakResponses('listQuotas', (reply) => withHeader(reply, 'x-request-id', null)),
    { says: /X-Request-Id is missing/ },
  ),
  variant(
    'fails at one operation',
    'responses/getDashboardSpend/responds-as-documented',
    () => breakResponses('getDashboardSpend', (reply) => problem(reply, 500, 'internal_error')),
    { says: /500/ },
  ),
  variant(
    'answers a creation with 200',
    'round-trips/createProject/creates-a-resource-that-can-be-read-and-is-listed',
    () =>
      breakResponses('createProject', (reply) => (reply.status === 201 ? { ...reply, status: 200 } : reply)),
    { says: /createProject.* found 200/ },
  ),
  variant(
    'sends a body with 204',
    'round-trips/deleteSshKey/deletes-permanently',
    () =>
      breakResponses('deleteSshKey', (reply) =>
        reply.status === 204
          ? { ...withHeader(reply, 'content-type', 'application/json'), body: '{}' }
          : reply,
      ),
    { says: /no body is documented/ },
  ),

  variant(
    'omits what is null',
    'responses/getContainer/responds-as-documented',
    () =>
      breakBodies('getContainer', (body) =>
        Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
      ),
    { says: /required property '(transition|statusReason)'/ },
  ),
  variant(
    'sends null for an empty list',
    'round-trips/createVolume/creates-a-resource',
    () =>
      breakBodies('createVolume', (body) => ({
        ...body,
        tags: (body.tags as readonly unknown[]).length === 0 ? null : body.tags,
      })),
    { says: /\/tags must be array/ },
  ),
  variant(
    'sends snake_case',
    'responses/listBudgets/responds-as-documented',
    () => breakItems('listBudgets', ({ createdAt, ...item }) => ({ ...item, created_at: createdAt })),
    { says: /createdAt/ },
  ),
  variant(
    'sends enum values in capitals',
    'responses/listCertificates/responds-as-documented',
    () => breakItems('listCertificates', (item) => ({ ...item, status: String(item.status).toUpperCase() })),
    { says: /\/status/ },
  ),
  variant(
    'sends 64-bit numbers as strings',
    'responses/getBudget/responds-as-documented',
    () => breakBodies('getBudget', (body) => ({ ...body, amount: { amount: '12345', currency: 'USD' } })),
    { says: /\/amount\/amount must be integer/ },
  ),
  variant(
    'wraps its responses',
    'responses/getFirewall/responds-as-documented',
    () => breakBodies('getFirewall', (body) => ({ data: body })),
    { says: /required property/ },
  ),
  variant(
    'returns a bare array',
    'responses/listRoles/responds-as-documented',
    () => breakBodies('listRoles', (body) => body.items),
    { says: /must be object/ },
  ),
  variant(
    'shows the secrets of API keys in the list',
    'responses/listApiKeys/responds-as-documented',
    () => breakItems('listApiKeys', (item) => ({ ...item, secret: 'nimbus_4f8k2m9x1c7q4f8k2m9x' })),
    { says: /must not have property 'secret'/ },
  ),
  variant(
    'shows the hash of a password',
    'responses/getMe/responds-as-documented',
    () => breakBodies('getMe', (body) => ({ ...body, passwordHash: '$argon2id$v=19' })),
    { says: /must not have property 'passwordHash'/ },
  ),
  variant(
    'answers a list without results with 404',
    'filters/listAlertRules/finds-by-text',
    () =>
      breakResponses('listAlertRules', (reply) =>
        reply.status === 200 && String(reply.body).startsWith('{"items":[]')
          ? problem(reply, 404, 'not_found')
          : reply,
      ),
    { says: /404/ },
  ),
  variant(
    'returns 401 to a visitor who asks if they are signed in',
    'responses/getSession/responds-as-documented',
    () =>
      breakResponses('getSession', (reply) =>
        String(reply.body).includes('"signedIn":false') ? problem(reply, 401, 'not_authenticated') : reply,
      ),
    { says: /401/ },
  ),
]
