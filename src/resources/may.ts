import { type Permission, useHolds, useSignedIn } from '#src/api/session.ts'
import { permissionRefusal } from '#src/domain/permission.ts'
import { ALLOWED, refused, type Verdict } from '#src/domain/verdict.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import type { Resource, ResourceKind } from './kind.ts'

/*
 * Effects of the user's permissions: hide what they can't view (`useHolds`, a tab's `needs`, `Guarded`), disable what
 * they can't do, with a reason (`useMay`), and never send a request that would be denied. Permissions come from the
 * contract, by operation: `takes.createVm` of `src/api/generated/permissions.gen.ts`.
 */

export { useHolds }

/** Checks a permission of the current user. `noun` names the resources in the reason for a denial. */
export function useMay(permission: Permission, noun?: Noun): Verdict {
  const { permissions } = useSignedIn()
  return permissions.includes(permission) ? ALLOWED : refused(permissionRefusal(permission, noun?.many))
}

/** Checks if the current user may create and change resources of this type at all. */
export function useMayChange(kind: Pick<ResourceKind<never, never>, 'permission' | 'noun'>): Verdict {
  return useMay(kind.permission, kind.noun)
}

/** Checks if the current user may run `action` on a resource now: first the permission, then the life cycle. */
export function useVerdict<R extends Resource, Action extends string>(
  kind: ResourceKind<R, Action>,
): (action: Action, resource: Pick<R, 'status'>) => Verdict {
  const mayChange = useMayChange(kind)
  return (action, resource) => {
    if (!mayChange.allowed && !kind.free?.includes(action)) return mayChange
    return kind.lifeCycle.can(action, resource.status)
  }
}

/** Reason for disabled controls; null if allowed. */
export function reasonOf(verdict: Verdict): string | null {
  return verdict.allowed ? null : verdict.reason
}
