import type { EmailedCode, Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'
import { waitText } from '../../kernel/duration-text.ts'
import { atField } from './at-field.ts'
import { secondsUntil } from './request-context.ts'

const VALID_FOR = 10 * MINUTE
const RESEND_AFTER = 30 * SECOND

export const CODE_MINUTES = VALID_FOR / MINUTE

/** Codes with a fixed outcome in every scenario; listed on the documentation's page of test inputs. */
const TEST_CODES = { correct: '123456', expired: '000000' } as const

/** Code of an address that already has an account: it equals no six digits. */
const NO_CODE = ''

/** New code for an address. An address that already has an account gets none, which only its owner may learn. */
export function newCode(tx: Transaction, email: string, now: number): EmailedCode {
  return {
    code: hasAccount(tx, email) ? NO_CODE : TEST_CODES.correct,
    codeExpiresAt: now + VALID_FOR,
    resendAvailableAt: now + RESEND_AFTER,
  }
}

export function hasAccount(tx: Transaction, email: string): boolean {
  return tx.users.by('email', email).length > 0
}

/** True if the email says that the address has an account, instead of giving a code. */
export function hasNoCode({ code }: EmailedCode): boolean {
  return code === NO_CODE
}

/** @throws Problem 429 `resend_cooldown` */
export function checkResend({ resendAvailableAt }: EmailedCode, now: number): void {
  if (now >= resendAvailableAt) return
  const retryAfter = secondsUntil(resendAvailableAt, now)
  throw new Problem(429, 'resend_cooldown', {
    detail: `A code was sent a moment ago. Try again in ${waitText(retryAfter)}.`,
    retryAfter,
  })
}

/** Problem of an entered code; null if it is right. To be returned if it is wrong, so that the failure is counted. */
export function codeProblem(sent: EmailedCode, entered: string, now: number): Problem | null {
  if (entered === TEST_CODES.expired || now >= sent.codeExpiresAt)
    return atField(422, 'code_expired', '/code', 'This code has expired. Request a new one.')
  if (entered === sent.code) return null
  return atField(422, 'code_wrong', '/code', 'The code is wrong. Check the latest email from us.')
}
