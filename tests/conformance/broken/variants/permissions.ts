import { breakResponses, changeBody } from '../breaking.ts'
import { allowEverybody, ifDenied, problem, type Variant, variant } from './variant.ts'

export const permissions: readonly Variant[] = [
  variant('lets a viewer delete machines', 'permissions/deleteVm/', () => allowEverybody('deleteVm', 403)),
  variant('lets a read-only key create volumes', 'permissions/createVolume/', () =>
    allowEverybody('createVolume', 403),
  ),
  variant('shows costs to a developer', 'permissions/getBillingSummary/', () =>
    allowEverybody('getBillingSummary', 403),
  ),
  variant('denies an admin the audit log', 'permissions/listAuditEntries/', () =>
    breakResponses('listAuditEntries', (reply, { headers }) =>
      headers.get('authorization') === 'Bearer nimbus_demo_admin'
        ? problem(reply, 403, 'permission_denied')
        : reply,
    ),
  ),
  variant('lets any role add a card', 'permissions/createPaymentMethod/', () =>
    breakResponses(
      'createPaymentMethod',
      ifDenied(403, (reply) => problem(reply, 400, 'invalid_parameters')),
    ),
  ),
  variant('confuses a missing scope with a missing permission', 'permissions/createVm/denies-the-owner', () =>
    breakResponses(
      'createVm',
      ifDenied(403, (reply) => changeBody(reply, (body) => ({ ...body, ...codeOf('permission_denied') }))),
    ),
  ),
]

const codeOf = (code: string) => ({ code, type: `/problems/${code}` })
