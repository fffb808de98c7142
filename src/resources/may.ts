import { type Permission, useHolds, useSignedIn } from '#src/api/session.ts'
import { permissionRefusal } from '#src/domain/permission.ts'
import { ALLOWED, refused, type Verdict } from '#src/domain/verdict.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import type { Resource, ResourceKind } from './kind.ts'

/*
 * What the signed-in person's permissions mean for the console. What somebody can't see is left out (`useHolds`, a tab's
 * `needs`, `Guarded` on a direct link); what they can see and not do is switched off and says why (`useMay`). Nothing that
 * would be refused is asked for. Permissions come from the contract, by the operation that is meant:
 * `import * as takes from '#src/api/generated/permissions.gen.ts'`, then `takes.createVm`.
 */

export { useHolds }

/** Whether the person who is signed in may do what takes a permission, in words about the things meant. */
export function useMay(permission: Permission, noun?: Noun): Verdict {
  const { permissions } = useSignedIn()
  return permissions.includes(permission) ? ALLOWED : refused(permissionRefusal(permission, noun?.many))
}

/** Whether that person may create and change resources of a kind at all. */
export function useMayChange(kind: Pick<ResourceKind<never, never>, 'permission' | 'noun'>): Verdict {
  return useMay(kind.permission, kind.noun)
}

/** Whether that person may do `action` to a resource now: the role first, then its life cycle. */
export function useVerdict<R extends Resource, Action extends string>(
  kind: ResourceKind<R, Action>,
): (action: Action, resource: Pick<R, 'status'>) => Verdict {
  const mayChange = useMayChange(kind)
  return (action, resource) => {
    if (!mayChange.allowed && !kind.free?.includes(action)) return mayChange
    return kind.lifeCycle.can(action, resource.status)
  }
}

/** For controls that take a reason or nothing. */
export function reasonOf(verdict: Verdict): string | null {
  return verdict.allowed ? null : verdict.reason
}
