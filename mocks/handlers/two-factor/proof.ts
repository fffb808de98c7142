import type { UserRow } from '../../db/index.ts'
import type { Problem } from '../../engine/problem.ts'
import { atField } from '../shared/at-field.ts'
import { passwordDigest } from '../shared/credentials.ts'
import { type Attempt, checkThrottle, clearFailures, countFailure } from '../shared/log-in-throttle.ts'
import type { NotifyContext, Recipient } from './notify.ts'
import { secondFactorOf, spendCode, wrongCode } from './second-factor.ts'

interface Proof {
  readonly password: string
  /** Required with two-factor authentication. */
  readonly code?: string | undefined
}

/**
 * Verifies the caller's identity again before an irreversible action. Failures count together with failed sign-ins.
 *
 * @returns the problem, to be returned rather than thrown so that the failure is counted; null if verified
 * @throws Problem 429 while the address is blocked
 */
export function checkProof(
  ctx: NotifyContext & Attempt,
  identity: Recipient,
  { password, code }: Proof,
): Problem | null {
  const { tx } = ctx
  const { user } = identity
  const problem = checkPassword(ctx, user, password, '/password')
  if (problem) return problem
  const factor = secondFactorOf(tx, user.id)
  if (factor) {
    const wrong =
      code === undefined
        ? wrongCode('Enter a code from your authenticator app.')
        : spendCode(ctx, identity, factor, code)
    if (wrong) {
      countFailure(ctx, user.email)
      return wrong
    }
  }
  clearFailures(tx, user.email)
  return null
}

/** Verifies only the password; the failure count stays. */
export function checkPassword(
  ctx: NotifyContext & Attempt,
  user: UserRow,
  password: string,
  pointer: string,
): Problem | null {
  checkThrottle(ctx, user.email)
  if (passwordDigest(user.id, password) === user.passwordDigest) return null
  countFailure(ctx, user.email)
  return atField(422, 'password_wrong', pointer, 'The current password is wrong. Try again.')
}
