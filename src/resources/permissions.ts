import { type Permission, useHasPermission, useSignedIn } from '#src/api/session.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { permissionRefusal } from '#src/domain/permission.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import type { Resource, ResourceKind } from './kind.ts'

/*
 * What the signed-in person's permissions mean for the console. What somebody can't see is left out (`useHolds`, a tab's
 * `needs`, `Guarded` on a direct link); what they can see and not do is switched off and says why (`useMay`). Nothing that
 * would be refused is asked for. Permissions come from the contract, by the operation that is meant:
 * `import * as takes from '#src/api/generated/permissions.gen.ts'`, then `takes.createVm`.
 */

export { useHasPermission as useHolds }

/** Whether the person who is signed in may do what takes a permission, in words about the things meant. */
export function useCan(permission: Permission, noun?: Noun): CheckResult {
  const { permissions } = useSignedIn()
  return permissions.includes(permission) ? ALLOWED : denied(permissionRefusal(permission, noun?.many))
}

/** Whether that person may create and change resources of a kind at all. */
export function useCanChange(kind: Pick<ResourceKind<never, never>, 'permission' | 'noun'>): CheckResult {
  return useCan(kind.permission, kind.noun)
}

/** Whether that person may do `action` to a resource now: the role first, then its life cycle. */
export function useActionCheck<R extends Resource, Action extends string>(
  kind: ResourceKind<R, Action>,
): (action: Action, resource: Pick<R, 'status'>) => CheckResult {
  const canChange = useCanChange(kind)
  return (action, resource) => {
    if (!canChange.allowed && !kind.free?.includes(action)) return canChange
    return kind.lifeCycle.can(action, resource.status)
  }
}

/** For controls that take a reason or nothing. */
export function denialReason(check: CheckResult): string | null {
  return check.allowed ? null : check.reason
}
