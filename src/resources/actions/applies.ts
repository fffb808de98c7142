import type { Resource, ResourceDefinition } from '../resource-definition.ts'

/**
 * True if an action makes sense in the resource's status: starting does for a stopped VM, not for a running one.
 * During a transition the status at its end counts; `useActionCheck` says whether the action is possible now.
 */
export function appliesTo<R extends Resource, Action extends string>(
  { lifeCycle }: Pick<ResourceDefinition<R, Action>, 'lifeCycle'>,
  action: Action,
  { status, transition }: Pick<R, 'status' | 'transition'>,
): boolean {
  if (lifeCycle.can(action, status).allowed) return true
  const next = transition?.to
  if (next === undefined || next === 'deleted') return false
  return lifeCycle.can(action, next).allowed
}
