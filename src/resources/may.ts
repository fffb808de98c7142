import { useSignedIn } from '#src/api/session.ts'
import { ALLOWED, refused, type Verdict } from '#src/domain/verdict.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'
import type { Resource, ResourceKind } from './kind.ts'

const refusals = {
  manage_resources: (things: string) =>
    `Your role can look at ${things} but not change them. Ask an owner or admin.`,
  deploy: (things: string) =>
    `Your role can look at ${things} but not deploy or change them. Ask an owner or developer.`,
} as const

/** Whether the person who is signed in may do what takes a permission, in words about the things meant. */
export function useMay(permission: keyof typeof refusals, noun: Noun): Verdict {
  const { permissions } = useSignedIn()
  return permissions.includes(permission) ? ALLOWED : refused(refusals[permission](noun.many))
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
