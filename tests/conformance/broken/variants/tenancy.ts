import { altered, asOwner, breakRequests, breakResponses, replyTo } from '../breaking.ts'
import { ifDenied, problem, type Variant, variant } from './variant.ts'

export const tenancy: readonly Variant[] = [
  variant('shows a machine to who knows its id', 'tenancy/getVm/', () =>
    breakResponses(
      'getVm',
      ifDenied(404, (_, request, next) => replyTo(next, altered(request, asOwner))),
    ),
  ),
  variant('lists what others have', 'tenancy/listVolumes/', () =>
    breakRequests('listVolumes', () => asOwner),
  ),
  variant('lets a stranger delete a zone', 'tenancy/deleteDnsZone/', () =>
    breakResponses(
      'deleteDnsZone',
      ifDenied(404, (_, request, next) => replyTo(next, altered(request, asOwner))),
    ),
  ),
  variant('tells a stranger that there is something', 'tenancy/getDatabase/', () =>
    breakResponses(
      'getDatabase',
      ifDenied(404, (reply) => problem(reply, 403, 'permission_denied')),
    ),
  ),
]
