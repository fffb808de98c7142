import type { UserRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { passwordDigest } from '../shared/credentials.ts'
import { checkThrottle, countFailure, forgetFailures } from '../shared/log-in-throttle.ts'
import type { NotifyContext, Recipient } from './notify.ts'
import { codeWrong, secondFactorOf, spendCode } from './second-factor.ts'

interface Proof {
  readonly password: string
  /** Asked of those who have a second factor. */
  readonly code?: string | undefined
}

/**
 * Whether somebody who is signed in is who they say: a session left open must not be enough for what can't be taken back.
 * Failures count together with those of signing in.
 *
 * @returns what is wrong, to be returned rather than thrown, so that the failure stays counted; null when all is well
 * @throws Problem 429 while the address is blocked
 */
export function checkProof(
  ctx: NotifyContext,
  identity: Recipient,
  { password, code }: Proof,
): Problem | null {
  const { tx, now } = ctx
  const { user } = identity
  const problem = checkPassword(ctx, user, password, '/password')
  if (problem) return problem
  const factor = secondFactorOf(tx, user.id)
  if (factor) {
    const wrong =
      code === undefined
        ? codeWrong('Enter a code of your authenticator app.')
        : spendCode(ctx, identity, factor, code)
    if (wrong) {
      countFailure(tx, user.email, now)
      return wrong
    }
  }
  forgetFailures(tx, user.email)
  return null
}

/** The same for the password alone, which leaves the failures counted. */
export function checkPassword(
  { tx, now }: NotifyContext,
  user: UserRow,
  password: string,
  pointer: string,
): Problem | null {
  checkThrottle(tx, user.email, now)
  if (passwordDigest(user.id, password) === user.passwordDigest) return null
  countFailure(tx, user.email, now)
  const message = 'This is not your current password.'
  return new Problem(422, 'password_wrong', message, {
    errors: [{ in: 'body', pointer, code: 'password_wrong', message }],
  })
}
