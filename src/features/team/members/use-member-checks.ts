import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { useCan } from '#src/resources/permissions.ts'
import { memberSummaryQuery } from '../team-queries.ts'
import { memberNoun } from './member-labels.ts'

export type MemberAction = 'edit' | 'deactivate' | 'reactivate' | 'remove' | 'resend' | 'cancel'

const reasonsForOwnAccount: Readonly<Partial<Record<MemberAction, string>>> = {
  edit: 'You can’t change your own role. Ask another Owner or Admin.',
  deactivate: 'You can’t deactivate yourself. Ask another Owner or Admin.',
  remove: 'You can’t remove yourself. Ask another Owner or Admin.',
}

/** Permission checks for actions on a member, with the server's rules and messages. */
export function useMemberChecks(): (action: MemberAction, member: TeamMember) => CheckResult {
  const can = useCan(requiredPermission.updateMember, memberNoun)
  const { user, teamRole } = useSignedIn()
  const { data: summary } = useQuery(memberSummaryQuery())
  return (action, member) => {
    if (!can.allowed) return can
    if (member.teamRole === 'Owner' && teamRole !== 'Owner') {
      return denied('Only an Owner can change, deactivate or remove an Owner.')
    }
    const removesOwner = action === 'edit' || action === 'deactivate' || action === 'remove'
    const isLast = member.teamRole === 'Owner' && member.status === 'active' && summary?.activeOwners === 1
    if (isLast && removesOwner) {
      return denied(`${member.name} is the only active Owner. Make someone else an Owner first.`)
    }
    const ownReason = member.userId === user.id ? reasonsForOwnAccount[action] : undefined
    // Only an owner may change their own role, to transfer the organization.
    if (ownReason !== undefined && !(action === 'edit' && teamRole === 'Owner')) return denied(ownReason)
    return ALLOWED
  }
}
