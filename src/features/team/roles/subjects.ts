import type { OperationEntry } from '#src/api/generated/operation-list.gen.ts'
import type { Permission, Role } from '#src/api/generated/types.gen.ts'
import type { TEAM_SUBJECTS } from '../team-search.ts'

/** What a row of the matrix is about: a permission, being a member at all, or a key of one of the scopes. */
export type Subject = (typeof TEAM_SUBJECTS)[number]

export type KeyScope = Exclude<OperationEntry['keyScope'], 'none'>

const scopeOf: Readonly<Partial<Record<Subject, KeyScope>>> = {
  key_read_only: 'read_only',
  key_deploy_only: 'deploy_only',
  key_full_access: 'full_access',
}

const rank: Readonly<Record<KeyScope, number>> = { read_only: 0, deploy_only: 1, full_access: 2 }

/** The scope of the keys that a row is about; undefined for a row about a permission. */
export function keyScopeOf(subject: Subject): KeyScope | undefined {
  return scopeOf[subject]
}

/** Whether a key of that scope is big enough for an operation, whoever's it is. */
function reaches(scope: KeyScope, { keyScope }: OperationEntry): boolean {
  return keyScope !== 'none' && rank[keyScope] <= rank[scope]
}

/** The operations that a row opens up. */
export function operationsOf(subject: Subject, all: readonly OperationEntry[]): readonly OperationEntry[] {
  const scope = keyScopeOf(subject)
  if (scope !== undefined) return all.filter((operation) => reaches(scope, operation))
  if (subject === 'full_access') return all
  return all.filter(
    ({ permission }) => permission === subject || (subject === 'member' && permission === 'none'),
  )
}

/** Whether a role has what a row about a permission is about. */
export function includes(role: Pick<Role, 'permissions'>, subject: Subject): boolean {
  return subject === 'member' || (role.permissions as readonly string[]).includes(subject)
}

/** How many operations a key of that scope can call when somebody with the role has made it. */
export function callable(
  role: Pick<Role, 'permissions'>,
  scope: KeyScope,
  all: readonly OperationEntry[],
): number {
  const held: readonly Permission[] = role.permissions
  return all.filter(
    (operation) =>
      reaches(scope, operation) && (operation.permission === 'none' || held.includes(operation.permission)),
  ).length
}
