import { breakRequests, breakResponses, changeBody, withQuery } from '../breaking.ts'
import { ifDenied, parsed, problem, type Variant, variant, without } from './variant.ts'

export const validation: readonly Variant[] = [
  variant('ignores unknown parameters', 'validation/listVms/rejects-an-unknown-parameter', () =>
    breakRequests('listVms', (request) => withQuery(request, (query) => query.delete('nonsense'))),
  ),
  variant('ignores unknown fields', 'validation/createFirewall/rejects-an-unknown-field', () =>
    breakRequests('createFirewall', async (request) => ({
      text: JSON.stringify(without(await parsed(request), 'nonsense')),
    })),
  ),
  variant('clamps an invalid page size', 'validation/listContainers/', () =>
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
  variant('reports only the first error', 'validation/createVm/reports-every-missing-field', () =>
    breakResponses(
      'createVm',
      ifDenied(422, (reply) =>
        changeBody(reply, (body) => ({ ...body, errors: (body.errors as readonly unknown[]).slice(0, 1) })),
      ),
    ),
  ),
  variant('does not name the invalid field', 'validation/createAlertRule/', () =>
    breakResponses(
      'createAlertRule',
      ifDenied(422, (reply) => changeBody(reply, (body) => without(body, 'errors'))),
    ),
  ),
  variant('answers 422 to malformed JSON', 'validation/createRole/rejects-a-body', () =>
    breakResponses(
      'createRole',
      ifDenied(400, (reply) => problem(reply, 422, 'validation_failed')),
    ),
  ),
]
