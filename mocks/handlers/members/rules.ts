import type { MembershipRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { checkCanGrantBilling } from '../roles/index.ts'
import { checkPlanHas } from '../shared/plan-limits.ts'
import { inOrganization, reference, referenceList, resolve } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'
import type { Member } from './member.ts'

type View = Pick<SignedInView, 'tx' | 'identity'>

/** Number of other active Owners. */
export function countOtherOwners({ tx }: Pick<View, 'tx'>, membership: MembershipRow): number {
  return tx.memberships
    .by('organizationId', membership.organizationId)
    .filter((it) => it.teamRole === 'Owner' && it.status === 'active' && it.id !== membership.id).length
}

/**
 * Protects the last Owner, without whom nobody could appoint a new one.
 * @throws Problem 409 `last_owner`
 */
export function checkNotLastOwner(view: View, { membership, name }: Member): void {
  if (membership?.teamRole !== 'Owner' || membership.status !== 'active') return
  if (countOtherOwners(view, membership) > 0) return
  throw new Problem(409, 'last_owner', `${name} is the only active Owner. Make someone else an Owner first.`)
}

/**
 * @param what action that is not possible on oneself: "remove yourself"
 * @throws Problem 409 `own_membership`
 */
export function checkNotOneself({ identity }: View, { membership }: Member, what: string): void {
  if (membership?.id !== identity.membership.id) return
  throw new Problem(409, 'own_membership', `You can’t ${what}. Ask another Owner or Admin.`)
}

/**
 * @param what "remove an Owner"
 * @throws Problem 403 `permission_denied` if the target is an Owner and the caller is not
 */
export function checkCanChangeOwner(
  { identity }: View,
  { teamRole }: Pick<Member, 'teamRole'>,
  what: string,
): void {
  if (teamRole !== 'Owner' || identity.membership.teamRole === 'Owner') return
  throw new Problem(403, 'permission_denied', `Only an Owner can ${what}.`)
}

/**
 * Checks that the added and removed custom roles exist, that the plan has custom roles, and that the caller may assign
 * them. On a plan without them, members keep the roles they have.
 * @throws Problem 403 `permission_denied`, 409 `quota_exceeded`, 422 `unknown_reference`
 */
export function checkRoles(view: View, before: readonly string[], after: readonly string[]): void {
  if (after.some((id) => !before.includes(id)))
    checkPlanHas(view.tx, view.identity.organization, 'role-based-access', 'custom roles')
  const { roles } = resolve({
    roles: referenceList(
      after.map((id, index) =>
        reference(
          inOrganization(view.tx.customRoles.get(id), view),
          `/customRoleIds/${index}`,
          'This custom role doesn’t exist. Choose another one.',
        ),
      ),
    ),
  })
  const given = roles.filter(({ id }) => !before.includes(id))
  const taken = before.filter((id) => !after.includes(id)).flatMap((id) => view.tx.customRoles.get(id) ?? [])
  checkCanGrantBilling(
    view,
    [...given, ...taken].flatMap(({ permissions }) => permissions),
  )
}
