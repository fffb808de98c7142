import { normalizeEmail } from '#src/domain/email.ts'
import type { MembershipRow, OrganizationRow, Transaction, UserRow } from '../../db/index.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { auditUser } from '../audit-log/user-audit.ts'
import { passwordDigest } from '../shared/credentials.ts'
import { clearFailures, countFailure, throttleProblem } from '../shared/log-in-throttle.ts'
import type { RequestContext } from '../shared/request-context.ts'
import { clearedSessionCookie } from '../shared/session-cookie.ts'
import { endSession, startSession, toSignedIn } from '../shared/sessions.ts'
import { startChallenge } from '../two-factor/challenge.ts'
import { secondFactorOf, spendCode } from '../two-factor/second-factor.ts'

export const sessionHandlers: HandlersFor<'getSession' | 'logIn' | 'completeLogIn' | 'logOut'> = {
  getSession({ identity, tx }) {
    if (identity?.via.kind !== 'session') return { status: 200, body: { signedIn: false } }
    return { status: 200, body: toSignedIn(identity, identity.via.session, tx) }
  },

  logIn(ctx) {
    const { tx, now, body, identity } = ctx
    const email = normalizeEmail(body.email)
    const [user] = tx.users.by('email', email)
    const wait = throttleProblem(ctx, email)
    if (wait) return recordFailedLogIn(ctx, user, wait)

    // Hash even for unknown addresses, so that the response time does not reveal accounts.
    const digest = passwordDigest(user?.id ?? 'nobody', body.password)
    const target = user && signInTargetOf(tx, user)
    if (user && !target && digest === user.passwordDigest)
      return recordFailedLogIn(ctx, user, deniedReason(tx, user))
    if (!target || digest !== target.user.passwordDigest) {
      countFailure(ctx, email)
      // Returned, not thrown, so that the failure is counted.
      return recordFailedLogIn(
        ctx,
        user,
        new Problem(401, 'invalid_credentials', 'Invalid email or password. Please try again.'),
      )
    }

    const remember = body.remember ?? false
    // Failures stay counted, so that knowing the password gives no extra guesses at the code.
    if (secondFactorOf(tx, target.user.id)) {
      auditUser(ctx, target.user, { detail: 'Password correct; waiting for the second step.' })
      return { status: 202, body: startChallenge(ctx, target.user, remember) }
    }
    auditUser(ctx, target.user)
    clearFailures(tx, email)
    if (identity?.via.kind === 'session') endSession(tx, identity.via.session, now)
    return { status: 200, ...signIn(ctx, target, remember) }
  },

  completeLogIn(ctx) {
    const { tx, now, path, body, identity } = ctx
    const challenge = tx.logInChallenges.get(path.challengeId)
    const user = challenge && tx.users.get(challenge.userId)
    if (!challenge || !user) throw notFound('sign-in', path.challengeId)
    const factor = secondFactorOf(tx, user.id)
    const target = signInTargetOf(tx, user)
    // With their password, `logIn` tells deactivated and removed users why.
    if (challenge.answeredAt !== null || challenge.expiresAt <= now || !factor || !target) {
      throw new Problem(410, 'challenge_expired', 'The sign-in expired. Enter your password again.')
    }
    const { email } = target.user
    const wait = throttleProblem(ctx, email)
    if (wait) return recordFailedLogIn(ctx, target.user, wait)
    const wrong = spendCode(ctx, target, factor, body.code)
    if (wrong) {
      countFailure(ctx, email)
      return recordFailedLogIn(ctx, target.user, wrong)
    }
    auditUser(ctx, target.user)
    clearFailures(tx, email)
    tx.logInChallenges.update(challenge.id, { answeredAt: now })
    if (identity?.via.kind === 'session') endSession(tx, identity.via.session, now)
    return { status: 200, ...signIn(ctx, target, challenge.remember) }
  },

  logOut({ tx, now, identity }) {
    if (identity?.via.kind === 'session') endSession(tx, identity.via.session, now)
    return { status: 204, headers: [clearedSessionCookie()] }
  },
}

/** Records a failed sign-in in the audit log of the user's organization. */
function recordFailedLogIn(
  ctx: Pick<Context<'logIn'>, 'tx'>,
  user: UserRow | undefined,
  problem: Problem,
): Problem {
  if (user) auditUser(ctx, user, { denied: true })
  return problem
}

/** Reason why a user with the right password can't sign in. */
function deniedReason(tx: Transaction, user: UserRow): Problem {
  const [suspended] = tx.memberships.by('userId', user.id)
  const organization = suspended && tx.organizations.get(suspended.organizationId)
  if (organization) {
    const detail = `Your access to ${organization.name} is suspended. Ask one of its Owners or Admins.`
    return new Problem(401, 'access_suspended', detail)
  }
  const detail =
    'You have been removed from your organization. Ask one of its Owners or Admins for a new invitation.'
  return new Problem(401, 'no_organization', detail)
}

interface SignInTarget {
  readonly user: UserRow
  readonly membership: MembershipRow
  readonly organization: OrganizationRow
}

/** Organization that a user signs in to; undefined if none admits them. */
function signInTargetOf(tx: Transaction, user: UserRow): SignInTarget | undefined {
  const membership = tx.memberships.by('userId', user.id).find((row) => row.status === 'active')
  const organization = membership && tx.organizations.get(membership.organizationId)
  return organization && { user, membership, organization }
}

function signIn(ctx: RequestContext, target: SignInTarget, remember: boolean) {
  const { session, cookie } = startSession(ctx, target.user, target.membership, remember)
  return { headers: [cookie], body: toSignedIn(target, session, ctx.tx) }
}
