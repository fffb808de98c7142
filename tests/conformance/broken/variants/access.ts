import { asOwner, breakRequests, breakResponses, OWNER, queryOf } from '../breaking.ts'
import { allowEverybody, ifDenied, problem, type Variant, variant } from './variant.ts'

export const access: readonly Variant[] = [
  variant('lets everybody export the audit log', 'access/exportAuditLog/', () =>
    allowEverybody('exportAuditLog', 401),
  ),
  variant('takes keys that have expired', 'access/listVms/refuses-a-key-that-has-expired', () =>
    breakRequests('all', ({ headers }) =>
      headers.get('authorization') === 'Bearer nimbus_demo_expired' ? { headers: OWNER } : null,
    ),
  ),
  variant('takes any key', 'access/listDatabases/', () =>
    breakRequests('all', ({ headers }) =>
      headers.get('authorization') === 'Bearer made-up' ? { headers: OWNER } : null,
    ),
  ),
  variant('takes a key where only a person may', 'access/listApiKeys/', () =>
    breakResponses(
      'listApiKeys',
      ifDenied(403, (reply) => problem(reply, 400, 'invalid_parameters')),
    ),
  ),
  variant('says that somebody may not who is nobody', 'access/createVm/', () =>
    breakResponses(
      'createVm',
      ifDenied(401, (reply) => problem(reply, 403, 'permission_denied')),
    ),
  ),
  variant('reads what was sent before it asks who sent it', 'access/api/asks-who', () =>
    breakRequests('createVm', (request) => (queryOf(request).has('nonsense') ? asOwner : null)),
  ),
  variant('takes passwords as keys', 'access/api/refuses-another-scheme', () =>
    breakRequests('getMe', ({ headers }) =>
      headers.get('authorization')?.startsWith('Basic') ? asOwner : null,
    ),
  ),
]
