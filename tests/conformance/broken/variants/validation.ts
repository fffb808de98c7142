import type { EngineReply } from '#mocks/engine/types.ts'
import { breakRequests, breakResponses, changeBody, queryOf, withQuery } from '../breaking.ts'
import { crash, ifDenied, parsed, problem, type Variant, variant, without } from './variant.ts'

export const validation: readonly Variant[] = [
  variant('ignores unknown parameters', 'validation/listVms/rejects-an-unknown-parameter', () =>
    breakRequests('listVms', (request) => withQuery(request, (query) => query.delete('nonsense'))),
  ),
  variant(
    'ignores unknown fields',
    'validation/createFirewall/rejects-an-unknown-field',
    () =>
      breakRequests('createFirewall', async (request) => ({
        text: JSON.stringify(without(await parsed(request), 'nonsense')),
      })),
    { says: /422 validation_failed/ },
  ),
  variant(
    'clamps an invalid page size',
    'validation/listContainers/rejects-a-pagesize-that-is-out-of-range-or-not-a-number',
    () =>
      breakRequests('listContainers', (request) =>
        withQuery(request, (query) => {
          if (Number(query.get('pageSize')) > 100) query.set('pageSize', '100')
        }),
      ),
  ),
  variant('truncates long text', 'validation/createProject/rejects-a-name', () =>
    breakRequests('createProject', async (request) => {
      const body = await parsed(request)
      return { text: JSON.stringify({ ...body, name: String(body.name).slice(0, 40) }) }
    }),
  ),
  variant(
    'reports only the first error',
    'validation/createVm/reports-every-missing-field',
    () =>
      breakResponses(
        'createVm',
        ifDenied(422, (reply) =>
          changeBody(reply, (body) => ({ ...body, errors: (body.errors as readonly unknown[]).slice(0, 1) })),
        ),
      ),
    { says: /not \/region/ },
  ),
  variant(
    'does not name the invalid field',
    'validation/createAlertRule/rejects-an-unknown-field',
    () =>
      breakResponses(
        'createAlertRule',
        ifDenied(422, (reply) => changeBody(reply, (body) => without(body, 'errors'))),
      ),
    { says: /\/nonsense/ },
  ),
  variant(
    'returns 422 to malformed JSON',
    'validation/createRole/rejects-a-body',
    () =>
      breakResponses(
        'createRole',
        ifDenied(400, (reply) => problem(reply, 422, 'validation_failed')),
      ),
    { says: /422/ },
  ),

  variant(
    'fails at an unknown status in a filter',
    'validation/listVolumes/rejects-an-unknown-status',
    () => crash('listVolumes', (request) => (queryOf(request).get('status') ?? 'available').length > 10),
    { says: /500 internal_error/ },
  ),
  variant(
    'fails at an unknown severity',
    'validation/createAlertRule/rejects-an-unknown-severity',
    () =>
      crash('createAlertRule', async (request) => {
        const { severity } = await parsed(request).catch(() => ({ severity: 'info' }))
        return typeof severity === 'string' && !['info', 'warning', 'critical'].includes(severity)
      }),
    { says: /500 internal_error/ },
  ),
  variant(
    'fails at null',
    'validation/updateVolume/reports-every-field-that-is-null',
    () => crash('updateVolume', async (request) => (await request.text()).includes(':null')),
    { says: /500 internal_error/ },
  ),
  variant(
    'fails at a missing body',
    'validation/createProject/rejects-a-request-without-a-body',
    () => crash('createProject', async (request) => (await request.text()) === ''),
    { says: /500 internal_error/ },
  ),
  variant(
    'accepts JSON as text/plain',
    'http/api/reads-a-body-as-json-only-if-its-type-says-so',
    () =>
      breakRequests('all', ({ headers }) =>
        headers.get('content-type')?.startsWith('text/plain')
          ? { headers: { 'content-type': 'application/json' } }
          : null,
      ),
    { says: /text\/plain: expected 400 malformed_body, found 200/ },
  ),
  variant(
    'fails at a name that is too long for its column',
    'validation/createNotificationChannel/rejects-a-name',
    () =>
      breakResponses(
        'createNotificationChannel',
        ifDenied(422, (reply) => problem(reply, 500, 'internal_error')),
      ),
    { says: /500 internal_error/ },
  ),
  variant(
    'returns 400 to a body that violates the schema',
    'validation/updateLoadBalancer/rejects-an-unknown-field',
    () =>
      breakResponses(
        'updateLoadBalancer',
        ifDenied(422, (reply) => problem(reply, 400, 'malformed_body')),
      ),
    { says: /400 malformed_body/ },
  ),
  variant(
    'points to the parent of a wrong field',
    'validation/createLoadBalancer/rejects-an-unknown-field-in-listeners-0',
    () =>
      breakResponses(
        'createLoadBalancer',
        ifDenied(422, (reply) => pointers(reply, (it) => it.replace(/^(\/\w+)\/.*/, '$1'))),
      ),
    { says: /names \/listeners, not \/listeners\/0\/nonsense/ },
  ),
  variant(
    'points to fields without a slash',
    'validation/createDatabase/reports-every-missing-field',
    () =>
      breakResponses(
        'createDatabase',
        ifDenied(422, (reply) => pointers(reply, (it) => it.slice(1))),
      ),
    { says: /\/name/ },
  ),
  variant(
    'points to the field that it knows by another name',
    'validation/createDnsZone/reports-every-missing-field',
    () =>
      breakResponses(
        'createDnsZone',
        ifDenied(422, (reply) => pointers(reply, (it) => it.replace('domain', 'zoneName'))),
      ),
    { says: /\/domain/ },
  ),
  variant(
    'says that a wrong parameter is in the body',
    'validation/listNotifications/rejects-an-unknown-parameter',
    () =>
      breakResponses(
        'listNotifications',
        ifDenied(400, (reply) =>
          changeBody(reply, (body) => ({
            ...body,
            errors: (body.errors as readonly object[] | undefined)?.map((it) => ({ ...it, in: 'body' })),
          })),
        ),
      ),
    { says: /in the query it names nothing/ },
  ),
]

const pointers = (reply: EngineReply, change: (pointer: string) => string): EngineReply =>
  changeBody(reply, (body) => ({
    ...body,
    errors: (body.errors as ReadonlyArray<{ readonly pointer: string }>).map((it) => ({
      ...it,
      pointer: change(it.pointer),
    })),
  }))
