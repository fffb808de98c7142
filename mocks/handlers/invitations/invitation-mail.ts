import { brand } from '#src/brand.ts'
import type { InvitationRow, OrganizationRow } from '../../db/index.ts'
import { sendMail } from '../shared/mail.ts'
import type { RequestContext } from '../shared/request-context.ts'

const DAY = 24 * 60 * 60_000

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
    subject: `${name} invites you to ${organization.name} on ${brand.name}`,
    text: [
      'Hello,',
      `${name} invites you to work in ${organization.name} on ${brand.name}, as ${invitation.teamRole}.`,
      ...(invitation.message === '' ? [] : [`“${invitation.message}”`]),
      `Accept here: ${link}`,
      `The link works once, for ${INVITATION_VALID_FOR / DAY} days. If you do not know what this is about, please ignore this mail.`,
    ],
    facts: { link },
  })
}
