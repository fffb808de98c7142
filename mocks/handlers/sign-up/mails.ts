import { brand } from '#src/brand.ts'
import type { SignUpRow, UserRow } from '../../db/index.ts'
import { CODE_MINUTES, hasNoCode } from '../shared/emailed-code.ts'
import { sendMail } from '../shared/mail.ts'
import type { RequestContext } from '../shared/request-context.ts'

/** Sends the code, or a note that the account exists. Only the address's owner learns which. */
export function sendCode(context: RequestContext, signUp: SignUpRow): void {
  if (hasNoCode(signUp)) {
    const link = `${context.appUrl}/login`
    sendMail(context, {
      to: signUp.email,
      kind: 'account-exists',
      subject: `You already have a ${brand.name} account`,
      text: [
        `Someone, probably you, tried to sign up for ${brand.name} with this address, which already has an account.`,
        `Sign in here: ${link}`,
        'If this wasn’t you, you can ignore this email. Nothing has changed.',
      ],
      facts: { link },
    })
    return
  }
  sendMail(context, {
    to: signUp.email,
    kind: 'sign-up-code',
    subject: `Your ${brand.name} verification code: ${signUp.code}`,
    text: [
      `Hi ${signUp.fullName},`,
      `Your verification code is ${signUp.code}. It expires in ${CODE_MINUTES} minutes.`,
      'If you didn’t sign up, you can ignore this email.',
    ],
    facts: { code: signUp.code },
  })
}

export function sendWelcome(context: RequestContext, user: UserRow): void {
  const link = `${context.appUrl}/dashboard`
  sendMail(context, {
    to: user.email,
    kind: 'welcome',
    subject: `Welcome to ${brand.name}`,
    text: [`Hi ${user.name},`, `Your account is ready. Open your dashboard: ${link}`],
    facts: { link },
  })
}
