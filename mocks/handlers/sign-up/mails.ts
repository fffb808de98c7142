import { brand } from '#src/brand.ts'
import type { SignUpRow, UserRow } from '../../db/index.ts'
import { sendMail } from '../shared/mail.ts'
import type { RequestContext } from '../shared/request-context.ts'

/** Milliseconds. */
export const CODE_VALID_FOR = 10 * 60_000
export const RESEND_AFTER = 30_000

/** Code of a sign-up whose address already has an account: it equals no six digits. */
export const NO_CODE = ''

/** Sends the code, or a note that the account exists. Only the address's owner learns which. */
export function sendCode(context: RequestContext, signUp: SignUpRow): void {
  if (signUp.code === NO_CODE) {
    const link = `${context.appUrl}/login`
    sendMail(context, {
      to: signUp.email,
      kind: 'account-exists',
      subject: `You already have a ${brand.name} account`,
      text: [
        `Somebody, probably you, tried to sign up for ${brand.name} with this address. It has an account already.`,
        `Sign in here: ${link}`,
        'If this was not you, there is nothing to do: nothing has changed.',
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
      `Hello ${signUp.fullName},`,
      `your verification code is ${signUp.code}. It is valid for ${CODE_VALID_FOR / 60_000} minutes.`,
      'If you did not sign up, please ignore this mail.',
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
    text: [`Hello ${user.name},`, `your account is ready. Your dashboard: ${link}`],
    facts: { link },
  })
}
