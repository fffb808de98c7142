import { asOwner, breakRequests, breakResponses, replyTo, withChanges } from '../breaking.ts'
import { ifDenied, problem, type Variant, variant } from './variant.ts'

export const tenancy: readonly Variant[] = [
  variant('shows a machine to another organization', 'tenancy/getVm/', () =>
    breakResponses(
      'getVm',
      ifDenied(404, (_, request, next) => replyTo(next, withChanges(request, asOwner))),
    ),
  ),
  variant('lists resources of other organizations', 'tenancy/listVolumes/', () =>
    breakRequests('listVolumes', () => asOwner),
  ),
  variant('lets another organization delete a zone', 'tenancy/deleteDnsZone/', () =>
    breakResponses(
      'deleteDnsZone',
      ifDenied(404, (_, request, next) => replyTo(next, withChanges(request, asOwner))),
    ),
  ),
  variant('reveals that a resource exists', 'tenancy/getDatabase/', () =>
    breakResponses(
      'getDatabase',
      ifDenied(404, (reply) => problem(reply, 403, 'permission_denied')),
    ),
  ),
]
