import { altered, asOwner, misanswered, misread, replyTo } from '../breaking.ts'
import { ifDenied, problem, type Variant, variant } from './variant.ts'

export const tenancy: readonly Variant[] = [
  variant('shows a machine to who knows its id', 'tenancy/getVm/', () =>
    misanswered(
      'getVm',
      ifDenied(404, (_, request, next) => replyTo(next, altered(request, asOwner))),
    ),
  ),
  variant('lists what others have', 'tenancy/listVolumes/', () => misread('listVolumes', () => asOwner)),
  variant('lets a stranger delete a zone', 'tenancy/deleteDnsZone/', () =>
    misanswered(
      'deleteDnsZone',
      ifDenied(404, (_, request, next) => replyTo(next, altered(request, asOwner))),
    ),
  ),
  variant('tells a stranger that there is something', 'tenancy/getDatabase/', () =>
    misanswered(
      'getDatabase',
      ifDenied(404, (reply) => problem(reply, 403, 'permission_denied')),
    ),
  ),
]
