import { brand } from '#src/brand.ts'
import type { EmailChangeRow, UserRow } from '../../db/index.ts'
import { CODE_MINUTES, hasNoCode } from '../shared/emailed-code.ts'
import { sendMail } from '../shared/mail.ts'
import type { RequestContext } from '../shared/request-context.ts'

/** Sends the code to the new address, or a note that the address has an account. Only its owner learns which. */
export function sendCode(context: RequestContext, user: UserRow, change: EmailChangeRow): void {
  if (hasNoCode(change)) {
    const link = `${context.appUrl}/login`
    sendMail(context, {
      to: change.email,
      kind: 'account-exists',
      subject: `This address already has a ${brand.name} account`,
      text: [
        `Someone, probably you, tried to use this address for another ${brand.name} account. It already has an account of its own.`,
        `Sign in to it here: ${link}`,
        'To use this address elsewhere, close that account or change its address first. If this wasn’t you, you can ignore this email.',
      ],
      facts: { link },
    })
    return
  }
  sendMail(context, {
    to: change.email,
    kind: 'email-change-code',
    subject: `Your ${brand.name} verification code: ${change.code}`,
    text: [
      `Hi ${user.name},`,
      `To use this address for your ${brand.name} account, enter the code ${change.code} under Account Settings. It expires in ${CODE_MINUTES} minutes.`,
      'If you didn’t ask for this, you can ignore this email.',
    ],
    facts: { code: change.code },
  })
}
