import { useQuery } from '@tanstack/react-query'
import * as takes from '#src/api/generated/permissions.gen.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { ALLOWED, refused, type Verdict } from '#src/domain/verdict.ts'
import { useMay } from '#src/resources/may.ts'
import { memberSummaryQuery } from '../team-queries.ts'
import { memberNoun } from './member-words.ts'

export type MemberOrder = 'edit' | 'deactivate' | 'reactivate' | 'remove' | 'resend' | 'cancel'

const toOneself: Readonly<Partial<Record<MemberOrder, string>>> = {
  edit: 'You can’t change your own role. Ask another owner or admin.',
  deactivate: 'You can’t deactivate yourself. Ask another owner or admin.',
  remove: 'You can’t remove yourself. Ask another owner or admin.',
}

/** Permission checks for actions on a member, with the server's rules and messages. */
export function useMemberVerdicts(): (order: MemberOrder, member: TeamMember) => Verdict {
  const may = useMay(takes.updateMember, memberNoun)
  const { user, teamRole } = useSignedIn()
  const { data: summary } = useQuery(memberSummaryQuery())
  return (order, member) => {
    if (!may.allowed) return may
    if (member.teamRole === 'Owner' && teamRole !== 'Owner') {
      return refused('Only an owner can change, deactivate or remove an owner.')
    }
    const takesOwnerAway = order === 'edit' || order === 'deactivate' || order === 'remove'
    const isLast = member.teamRole === 'Owner' && member.status === 'active' && summary?.activeOwners === 1
    if (isLast && takesOwnerAway) {
      return refused(`${member.name} is the only active owner. Make somebody else an owner first.`)
    }
    const own = member.userId === user.id ? toOneself[order] : undefined
    // Only an owner may change their own role, to transfer the organization.
    if (own !== undefined && !(order === 'edit' && teamRole === 'Owner')) return refused(own)
    return ALLOWED
  }
}
