import { type Permission, useHasPermission, useSignedIn } from '#src/api/session.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { permissionDeniedReason } from '#src/domain/permission.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import type { Resource, ResourceDefinition } from './resource-definition.ts'

/*
 * Effects of the user's permissions: hide what they can't view (`useHasPermission`, a tab's `permission`, `Guarded`),
 * disable what they can't do, with a reason (`useCan`), and never send a request that would be denied. Permissions come
 * from the contract, by operation: `requiredPermission.createVm` of `src/api/generated/permissions.gen.ts`.
 */

export { useHasPermission }

/** Checks a permission of the current user. `noun` names the resources in the reason for a denial. */
export function useCan(permission: Permission, noun?: Noun): CheckResult {
  const { permissions, teamRole: role } = useSignedIn()
  if (permissions.includes(permission)) return ALLOWED
  return denied(permissionDeniedReason({ permission, role, things: noun?.many }))
}

/** Checks if the current user may create and change resources of this type at all. */
export function useCanChange(
  definition: Pick<ResourceDefinition<never, never>, 'permission' | 'noun'>,
): CheckResult {
  return useCan(definition.permission, definition.noun)
}

/**
 * Checks if the current user may run `action` on a resource now: first the permission, then the life cycle, then
 * deletion protection.
 */
export function useActionCheck<R extends Resource, Action extends string>(
  definition: ResourceDefinition<R, Action>,
): (action: Action, resource: Pick<R, 'status'> & Pick<Resource, 'deletionProtection'>) => CheckResult {
  const canChange = useCanChange(definition)
  return (action, resource) => {
    if (!canChange.allowed && !definition.unrestrictedActions?.includes(action)) return canChange
    const check = definition.lifeCycle.can(action, resource.status)
    return check.allowed && action === 'delete' ? deletionCheck(resource) : check
  }
}

/** Checks if deletion protection allows deleting a resource. */
export function deletionCheck({ deletionProtection }: Pick<Resource, 'deletionProtection'>): CheckResult {
  return deletionProtection === true ? denied('Deletion protection is on. Turn it off first.') : ALLOWED
}

/** Reason for disabled controls; null if allowed. */
export function denialReason(check: CheckResult): string | null {
  return check.allowed ? null : check.reason
}
