import type { MembershipRow, UserRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { worldContextOf } from '../../world/job-context.ts'
import { notify } from '../../world/notify.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { atField } from '../shared/at-field.ts'
import { countsBy, type ListRules, listPage, oneOf } from '../shared/list.ts'
import { isSameSet } from '../shared/same-set.ts'
import { searchText } from '../shared/search-text.ts'
import type { SignedInView } from '../shared/view.ts'
import { endMembership, endSessionsOf } from './leave.ts'
import {
  lookupJoined,
  lookupMember,
  type Member,
  memberFromInvitation,
  memberFromMembership,
  membersOf,
  toMember,
} from './member.ts'
import { checkCanChangeOwner, checkNotLastOwner, checkNotOneself, checkRoles } from './rules.ts'

/** Most privileged first. */
const ROLES = ['Owner', 'Admin', 'Developer', 'Viewer'] as const
const STATUSES = ['active', 'pending', 'inactive'] as const

const LIST: ListRules<Member, QueryOf<'listMembers'>> = {
  text: searchText(({ name, email, user }) => [name, email, user?.jobTitle ?? null]),
  filters: {
    role: oneOf(({ teamRole }) => teamRole),
    status: oneOf(({ status }) => status),
  },
  sort: () => ({
    name: 'name',
    email: 'email',
    role: ({ teamRole }) => ROLES.indexOf(teamRole),
    status: ({ status }) => STATUSES.indexOf(status),
    lastActiveAt: 'lastActiveAt',
    joinedAt: 'joinedAt',
  }),
}

export const memberHandlers: HandlersFor<
  | 'listMembers'
  | 'getMemberSummary'
  | 'getMember'
  | 'updateMember'
  | 'removeMember'
  | 'deactivateMember'
  | 'reactivateMember'
> = {
  listMembers(ctx) {
    const { items, ...page } = listPage(membersOf(ctx), ctx.query, ctx, LIST)
    return { status: 200, body: { items: items.map((it) => toMember(it, ctx)), ...page } }
  },

  getMemberSummary(ctx) {
    const members = membersOf(ctx)
    return {
      status: 200,
      body: {
        total: members.length,
        byStatus: countsBy(members, STATUSES, ({ status }) => status),
        activeOwners: members.filter((it) => it.teamRole === 'Owner' && it.status === 'active').length,
      },
    }
  },

  getMember(ctx) {
    return { status: 200, body: toMember(lookupMember(ctx, ctx.path.memberId), ctx) }
  },

  updateMember(ctx) {
    const { tx, identity, body } = ctx
    const member = lookupMember(ctx, ctx.path.memberId)
    const { customRoleIds } = member.membership ?? member.invitation
    const before: Roles = { teamRole: member.teamRole, customRoleIds }
    const after: Roles = {
      teamRole: body.teamRole ?? before.teamRole,
      customRoleIds: body.customRoleIds === undefined ? customRoleIds : [...body.customRoleIds],
    }
    checkCanChangeOwner(ctx, member, 'change an Owner')
    if (member.invitation === null && after.teamRole !== before.teamRole) {
      checkCanChangeOwner(ctx, after, 'make someone an Owner')
      checkNotLastOwner(ctx, member)
    }
    // Transferring ownership is an owner's own decision.
    if (identity.membership.teamRole !== 'Owner') checkNotOneself(ctx, member, 'change your own role')
    if (body.customRoleIds !== undefined) checkRoles(ctx, customRoleIds, after.customRoleIds)

    const detail = describeRoles(ctx, before, after)
    if (detail === '') return { status: 200, body: toMember(member, ctx) }
    addAuditNote(ctx, { detail })
    if (member.invitation !== null) {
      const { teamRole } = after
      if (teamRole === 'Owner') {
        const detail = 'You can’t invite someone as an Owner. Change their role after they join.'
        throw atField(409, 'pending_owner', '/teamRole', detail)
      }
      const invitation = tx.invitations.update(member.id, { ...after, teamRole })
      return { status: 200, body: toMember(memberFromInvitation(invitation), ctx) }
    }
    const membership = changePermissions(ctx, member.membership, after)
    notifyMember(ctx, member.user, 'Your role has changed', roleNotice(ctx, before, after))
    return { status: 200, body: toMember(memberFromMembership(membership, member.user), ctx) }
  },

  removeMember(ctx) {
    const member = lookupJoined(ctx, ctx.path.memberId)
    checkCanChangeOwner(ctx, member, 'remove an Owner')
    checkNotLastOwner(ctx, member)
    checkNotOneself(ctx, member, 'remove yourself')
    notifyMember(
      ctx,
      member.user,
      'You were removed from an organization',
      `${ctx.identity.user.name} removed you from ${ctx.identity.organization.name}.`,
    )
    endMembership(ctx.tx, member.membership, ctx.now)
    return { status: 204 }
  },

  deactivateMember(ctx) {
    const member = lookupJoined(ctx, ctx.path.memberId)
    checkCanChangeOwner(ctx, member, 'deactivate an Owner')
    checkNotLastOwner(ctx, member)
    checkNotOneself(ctx, member, 'deactivate yourself')
    if (member.status !== 'active')
      throw new Problem(409, 'invalid_state', `${member.name} is already inactive.`)
    const membership = changePermissions(ctx, member.membership, { status: 'inactive' })
    notifyMember(
      ctx,
      member.user,
      'Your access was suspended',
      `${ctx.identity.user.name} suspended your access to ${ctx.identity.organization.name}.`,
    )
    endSessionsOf(ctx.tx, membership, ctx.now)
    return { status: 200, body: toMember(memberFromMembership(membership, member.user), ctx) }
  },

  reactivateMember(ctx) {
    const member = lookupJoined(ctx, ctx.path.memberId)
    checkCanChangeOwner(ctx, member, 'reactivate an Owner')
    if (member.status !== 'inactive')
      throw new Problem(409, 'invalid_state', `${member.name} is not inactive.`)
    const membership = changePermissions(ctx, member.membership, { status: 'active' })
    notifyMember(
      ctx,
      member.user,
      'Your access was restored',
      `${ctx.identity.user.name} restored your access to ${ctx.identity.organization.name}.`,
    )
    return { status: 200, body: toMember(memberFromMembership(membership, member.user), ctx) }
  },
}

type Roles = Pick<MembershipRow, 'teamRole' | 'customRoleIds'>

/** Changes of a member's roles in words; empty if nothing changes. */
function describeRoles(view: Pick<SignedInView, 'tx'>, before: Roles, after: Roles): string {
  const names = customRoleNames(view, after)
  return sentences([
    after.teamRole !== before.teamRole && `From ${before.teamRole} to ${after.teamRole}.`,
    !isSameSet(after.customRoleIds, before.customRoleIds) &&
      (names.length === 0 ? 'Without custom roles.' : `With the custom roles ${joinNames(names)}.`),
  ])
}

/** The same, for the member. */
function roleNotice({ tx, identity }: SignedInView, before: Roles, after: Roles): string {
  const names = customRoleNames({ tx }, after)
  const where = `${identity.user.name} changed your role in ${identity.organization.name}`
  const isMoved = after.teamRole !== before.teamRole
  return sentences([
    isMoved ? `${where} from ${before.teamRole} to ${after.teamRole}.` : `${where}.`,
    !isSameSet(after.customRoleIds, before.customRoleIds) &&
      (names.length === 0 ? 'You no longer have custom roles.' : `Your custom roles: ${joinNames(names)}.`),
  ])
}

function customRoleNames({ tx }: Pick<SignedInView, 'tx'>, { customRoleIds }: Roles): string[] {
  return customRoleIds.flatMap((id) => tx.customRoles.get(id)?.name ?? [])
}

function sentences(parts: ReadonlyArray<string | false>): string {
  return parts.filter((part) => part !== false).join(' ')
}

/** Notifies a member about a change by another user. */
function notifyMember(view: SignedInView, user: UserRow, title: string, body: string): void {
  const { identity } = view
  if (user.id === identity.user.id) return
  notify(worldContextOf(view), {
    organizationId: identity.organization.id,
    userIds: [user.id],
    event: 'team',
    severity: 'info',
    title,
    body,
    href: '/team',
  })
}
