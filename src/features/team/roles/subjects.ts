import type { OperationEntry } from '#src/api/generated/operation-list.gen.ts'
import type { Permission, Role } from '#src/api/generated/types.gen.ts'
import type { TEAM_SUBJECTS } from '../team-search.ts'

/** Subject of a matrix row: a permission, membership itself, or API keys of a scope. */
export type Subject = (typeof TEAM_SUBJECTS)[number]

export type KeyScope = Exclude<OperationEntry['keyScope'], 'none'>

const scopeOf: Readonly<Partial<Record<Subject, KeyScope>>> = {
  key_read_only: 'read_only',
  key_deploy_only: 'deploy_only',
  key_full_access: 'full_access',
}

const rank: Readonly<Record<KeyScope, number>> = { read_only: 0, deploy_only: 1, full_access: 2 }

/** Key scope of a row; undefined for other rows. */
export function keyScopeOf(subject: Subject): KeyScope | undefined {
  return scopeOf[subject]
}

/** True if the scope allows the operation, ignoring the owner's role. */
function includesScope(scope: KeyScope, { keyScope }: OperationEntry): boolean {
  return keyScope !== 'none' && rank[keyScope] <= rank[scope]
}

/** Operations that a row allows. */
export function operationsOf(subject: Subject, all: readonly OperationEntry[]): readonly OperationEntry[] {
  const scope = keyScopeOf(subject)
  if (scope !== undefined) return all.filter((operation) => includesScope(scope, operation))
  if (subject === 'full_access') return all
  return all.filter(
    ({ permission }) => permission === subject || (subject === 'member' && permission === 'none'),
  )
}

/** True if the role includes the subject. Every role includes "member". */
export function includes(role: Pick<Role, 'permissions'>, subject: Subject): boolean {
  return subject === 'member' || (role.permissions as readonly string[]).includes(subject)
}

/** Number of operations that a key of the scope can call if its owner has the role. */
export function countCallable(
  role: Pick<Role, 'permissions'>,
  scope: KeyScope,
  all: readonly OperationEntry[],
): number {
  const held: readonly Permission[] = role.permissions
  return all.filter(
    (operation) =>
      includesScope(scope, operation) &&
      (operation.permission === 'none' || held.includes(operation.permission)),
  ).length
}
