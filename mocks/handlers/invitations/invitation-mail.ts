import { brand } from '#src/brand.ts'
import type { InvitationRow, OrganizationRow } from '../../db/index.ts'
import { DAY } from '../../kernel/duration.ts'
import { sendMail } from '../shared/mail.ts'
import type { RequestContext } from '../shared/request-context.ts'

/** Milliseconds. */
export const INVITATION_VALID_FOR = 7 * DAY

export function sendInvitation(
  context: RequestContext,
  invitation: InvitationRow,
  organization: OrganizationRow,
): void {
  const link = `${context.appUrl}/invitations/${invitation.token}`
  const { name } = invitation.invitedBy
  sendMail(context, {
    to: invitation.email,
    kind: 'invitation',
    subject: `${name} invited you to join ${organization.name} on ${brand.name}`,
    text: [
      'Hello,',
      `${name} invited you to join ${organization.name} on ${brand.name} as ${invitation.teamRole}.`,
      ...(invitation.message === '' ? [] : [`“${invitation.message}”`]),
      `Accept the invitation: ${link}`,
      `The link works once and expires in ${INVITATION_VALID_FOR / DAY} days. If you weren’t expecting this invitation, you can ignore this email.`,
    ],
    facts: { link },
  })
}
