import { normalizeEmail } from '#src/domain/email.ts'
import type { InvitationRow } from '../../db/index.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { addAuditNote } from '../audit-log/record.ts'
import { isOpen, memberFromInvitation, toMember } from '../members/member.ts'
import { checkRoles } from '../members/rules.ts'
import { atField } from '../shared/at-field.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { inOrganization } from '../shared/references.ts'
import type { SignedInView } from '../shared/view.ts'
import { INVITATION_VALID_FOR, sendInvitation } from './invitation-mail.ts'
import { invitationLinkHandlers, rolesOf } from './links.ts'
import { invitedAs } from './role-text.ts'

export const invitationHandlers: HandlersFor<
  | 'createInvitation'
  | 'cancelInvitation'
  | 'resendInvitation'
  | 'getInvitationLink'
  | 'acceptInvitation'
  | 'signUpByInvitation'
> = {
  ...invitationLinkHandlers,

  createInvitation(ctx) {
    const { tx, now, identity, body, random } = ctx
    const email = normalizeEmail(body.email)
    const customRoleIds = body.customRoleIds ?? []
    checkRoles(ctx, [], customRoleIds)
    checkIsNew(ctx, email)
    checkQuotas(tx, identity.organization, { users: 1 }, { users: '/email' })
    const chance = random('invitation', email)
    const invitation = tx.invitations.insert({
      id: chance.id('invite'),
      organizationId: identity.organization.id,
      token: chance.id('join', 32),
      email,
      teamRole: body.teamRole,
      customRoleIds: [...customRoleIds],
      message: body.message?.trim() ?? '',
      invitedBy: { userId: identity.user.id, name: identity.user.name },
      sentAt: now,
      expiresAt: now + INVITATION_VALID_FOR,
      acceptedAt: null,
      canceledAt: null,
      consent: null,
      createdAt: now,
    })
    const customRoles = rolesOf(tx, invitation).map(({ name }) => name)
    addAuditNote(ctx, { detail: invitedAs(invitation, customRoles) })
    sendInvitation(ctx, invitation, identity.organization)
    return { status: 201, body: toMember(memberFromInvitation(invitation), ctx) }
  },

  resendInvitation(ctx) {
    const { tx, now, identity } = ctx
    const { id } = lookupOpen(ctx, ctx.path.invitationId)
    const invitation = tx.invitations.update(id, { sentAt: now, expiresAt: now + INVITATION_VALID_FOR })
    sendInvitation(ctx, invitation, identity.organization)
    return { status: 200, body: toMember(memberFromInvitation(invitation), ctx) }
  },

  cancelInvitation(ctx) {
    const { id } = lookupOpen(ctx, ctx.path.invitationId)
    ctx.tx.invitations.update(id, { canceledAt: ctx.now })
    return { status: 204 }
  },
}

type View = Pick<SignedInView, 'tx' | 'identity'>

/** @throws Problem 409 `already_member`, `already_invited` */
function checkIsNew({ tx, identity }: View, email: string): void {
  const [user] = tx.users.by('email', email)
  const memberships = user === undefined ? [] : tx.memberships.by('userId', user.id)
  const membership = memberships.find((it) => it.organizationId === identity.organization.id)
  if (user !== undefined && membership !== undefined) {
    const detail =
      membership.status === 'inactive'
        ? `${user.name} is already a member, but inactive. Reactivate them instead.`
        : `${user.name} is already a member.`
    throw atField(409, 'already_member', '/email', detail)
  }
  const isInvited = tx.invitations
    .by('email', email)
    .some((it) => it.organizationId === identity.organization.id && isOpen(it))
  if (!isInvited) return
  const detail = 'This address is already invited. Resend the invitation instead.'
  throw atField(409, 'already_invited', '/email', detail)
}

/** @throws Problem 404, also for an invitation of another organization; 409 `invitation_closed` */
function lookupOpen(ctx: View, id: string): InvitationRow {
  const invitation = inOrganization(ctx.tx.invitations.get(id), ctx)
  if (invitation === undefined) throw notFound('invitation', id)
  if (isOpen(invitation)) return invitation
  const what = invitation.acceptedAt === null ? 'canceled' : 'accepted'
  throw new Problem(409, 'invitation_closed', `The invitation of ${invitation.email} is already ${what}.`)
}
