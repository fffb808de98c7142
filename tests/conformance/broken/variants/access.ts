import { asOwner, breakRequests, breakResponses, OWNER, queryOf } from '../breaking.ts'
import { allowEverybody, ifDenied, problem, type Variant, variant } from './variant.ts'

export const access: readonly Variant[] = [
  variant('lets everybody export the audit log', 'access/exportAuditLog/rejects-anonymous-requests', () =>
    allowEverybody('exportAuditLog', 401),
  ),
  variant(
    'accepts expired keys',
    'access/listVms/rejects-an-expired-key',
    () =>
      breakRequests('all', ({ headers }) =>
        headers.get('authorization') === 'Bearer nimbus_demo_expired' ? { headers: OWNER } : null,
      ),
    { operations: 'all' },
  ),
  variant(
    'accepts any key',
    'access/listDatabases/rejects-an-unknown-key',
    () =>
      breakRequests('all', ({ headers }) =>
        headers.get('authorization') === 'Bearer made-up' ? { headers: OWNER } : null,
      ),
    { operations: 'all' },
  ),
  variant(
    'accepts a key where only a session may',
    'access/listApiKeys/rejects-a-key-where-a-session-is-required',
    () =>
      breakResponses(
        'listApiKeys',
        ifDenied(403, (reply) => problem(reply, 400, 'invalid_parameters')),
      ),
    { says: /session_required/ },
  ),
  variant(
    'returns 403 instead of 401 to anonymous callers',
    'access/createVm/rejects-anonymous-requests',
    () =>
      breakResponses(
        'createVm',
        ifDenied(401, (reply) => problem(reply, 403, 'permission_denied')),
      ),
    { says: /403 permission_denied/ },
  ),
  variant('validates the request before authentication', 'access/api/authenticates-before', () =>
    breakRequests('createVm', (request) => (queryOf(request).has('nonsense') ? asOwner : null)),
  ),
  variant('accepts passwords as keys', 'access/api/accepts-only-the-bearer', () =>
    breakRequests('getMe', ({ headers }) =>
      headers.get('authorization')?.startsWith('Basic') ? asOwner : null,
    ),
  ),
]
