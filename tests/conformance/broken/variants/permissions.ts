import { breakResponses, reshaped } from '../breaking.ts'
import { allowEverybody, ifDenied, problem, type Variant, variant } from './variant.ts'

export const permissions: readonly Variant[] = [
  variant('lets a viewer delete machines', 'permissions/deleteVm/', () => allowEverybody('deleteVm', 403)),
  variant('lets a key that only reads create volumes', 'permissions/createVolume/', () =>
    allowEverybody('createVolume', 403),
  ),
  variant('shows a developer what everything costs', 'permissions/getBillingSummary/', () =>
    allowEverybody('getBillingSummary', 403),
  ),
  variant('keeps an admin from the audit log', 'permissions/listAuditEntries/', () =>
    breakResponses('listAuditEntries', (reply, { headers }) =>
      headers.get('authorization') === 'Bearer nimbus_demo_admin'
        ? problem(reply, 403, 'permission_denied')
        : reply,
    ),
  ),
  variant('lets anybody who is signed in add a card', 'permissions/createPaymentMethod/', () =>
    breakResponses(
      'createPaymentMethod',
      ifDenied(403, (reply) => problem(reply, 400, 'invalid_parameters')),
    ),
  ),
  variant('mistakes a small scope for a small role', 'permissions/createVm/keeps-out-the-owner', () =>
    breakResponses(
      'createVm',
      ifDenied(403, (reply) => reshaped(reply, (body) => ({ ...body, ...codeOf('permission_denied') }))),
    ),
  ),
]

const codeOf = (code: string) => ({ code, type: `/problems/${code}` })
