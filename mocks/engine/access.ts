import type { ApiKeyScope, Operation } from '../contract/operations.gen.ts'
import type { Caller, Identity } from './identity.ts'
import { Problem } from './problem.ts'

type TeamRole = Identity['membership']['teamRole']

const scopeRank: Readonly<Record<ApiKeyScope, number>> = { read_only: 0, deploy_only: 1, full_access: 2 }

/**
 * Enforces the contract's `security`, `x-permission` and `x-key-scope`.
 * @throws Problem 401 or 403
 */
export function assertAuthorized(operation: Operation, caller: Caller): void {
  // Optional authentication: a caller without a session is anonymous, never denied.
  if (operation.security !== 'required') return
  if (caller.kind !== 'known') throw unauthenticated(operation, caller)
  const { identity } = caller
  if (identity.via.kind === 'key') {
    if (operation.keyScope === 'none') throw sessionRequired()
    if (scopeRank[identity.via.scope] < scopeRank[operation.keyScope]) {
      throw new Problem(
        403,
        'insufficient_scope',
        `This requires an API key with the scope ${operation.keyScope}. This key has the scope ${identity.via.scope}.`,
      )
    }
  }
  if (operation.permission !== 'none' && !identity.permissions.has(operation.permission)) {
    throw new Problem(
      403,
      'permission_denied',
      missingPermission(operation.permission, identity.membership.teamRole),
    )
  }
}

/** Detail of `permission_denied`: the permission, and who can grant it. */
export function missingPermission(permission: Operation['permission'], role: TeamRole): string {
  const whom = role === 'Admin' || permission === 'full_access' ? 'an Owner' : 'an Owner or Admin'
  return `This requires the permission ${permission}, which the role ${role} doesn’t include. Ask ${whom}.`
}

function unauthenticated(
  { keyScope }: Operation,
  caller: Exclude<Caller, { readonly kind: 'known' }>,
): Problem {
  switch (caller.kind) {
    case 'nobody':
      return new Problem(401, 'not_authenticated', 'Sign in, or send an API key.')
    case 'session-over':
      return new Problem(401, 'session_expired', 'Your session has ended. Sign in again.')
    case 'key-elsewhere':
      return new Problem(
        403,
        'ip_not_allowed',
        `This API key can’t be used from ${caller.client}. Use it from one of its IP ranges, or create a key for this address.`,
      )
    case 'bad-key':
    case 'unknown-key':
      return keyScope === 'none'
        ? sessionRequired()
        : new Problem(401, 'invalid_api_key', 'This API key is unknown, revoked or expired.')
  }
}

/** Thrown for valid and invalid keys alike: another key would not help. */
function sessionRequired(): Problem {
  return new Problem(403, 'session_required', 'API keys can’t do this. Sign in to the console instead.')
}
