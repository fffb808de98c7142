import { breakRequests, breakResponses, reshaped, withQuery } from '../breaking.ts'
import { ifDenied, parsed, problem, type Variant, variant, without } from './variant.ts'

export const validation: readonly Variant[] = [
  variant('overlooks parameters that it does not know', 'validation/listVms/refuses-a-parameter', () =>
    breakRequests('listVms', (request) => withQuery(request, (query) => query.delete('nonsense'))),
  ),
  variant('overlooks fields that it does not know', 'validation/createFirewall/refuses-a-field', () =>
    breakRequests('createFirewall', async (request) => ({
      text: JSON.stringify(without(await parsed(request), 'nonsense')),
    })),
  ),
  variant('takes any page size for one that is allowed', 'validation/listContainers/', () =>
    breakRequests('listContainers', (request) =>
      withQuery(request, (query) => {
        if (Number(query.get('pageSize')) > 100) query.set('pageSize', '100')
      }),
    ),
  ),
  variant('cuts texts that are too long', 'validation/createProject/refuses-a-name', () =>
    breakRequests('createProject', async (request) => {
      const body = await parsed(request)
      return { text: JSON.stringify({ ...body, name: String(body.name).slice(0, 40) }) }
    }),
  ),
  variant('names the first of several mistakes', 'validation/createVm/names-every-field', () =>
    breakResponses(
      'createVm',
      ifDenied(422, (reply) =>
        reshaped(reply, (body) => ({ ...body, errors: (body.errors as readonly unknown[]).slice(0, 1) })),
      ),
    ),
  ),
  variant('does not say which field is wrong', 'validation/createAlertRule/', () =>
    breakResponses(
      'createAlertRule',
      ifDenied(422, (reply) => reshaped(reply, (body) => without(body, 'errors'))),
    ),
  ),
  variant('takes half a body for a wrong one', 'validation/createRole/refuses-a-body', () =>
    breakResponses(
      'createRole',
      ifDenied(400, (reply) => problem(reply, 422, 'validation_failed')),
    ),
  ),
]
