import { normaliseEmail } from '#src/domain/email.ts'
import { Problem } from '../engine/problem.ts'
import type { HandlersFor } from '../engine/types.ts'
import { passwordDigest } from './credentials.ts'
import { checkThrottle, countFailure, forgetFailures } from './log-in-throttle.ts'
import { clearedSessionCookie } from './session-cookie.ts'
import { endSession, startSession, toSignedIn } from './sessions.ts'

export const sessionHandlers: HandlersFor<'getSession' | 'logIn' | 'logOut'> = {
  getSession({ who, tx }) {
    if (who?.via.kind !== 'session') return { status: 200, body: { signedIn: false } }
    return { status: 200, body: toSignedIn(who, who.via.session, tx) }
  },

  logIn(ctx) {
    const { tx, now, body, who } = ctx
    const email = normaliseEmail(body.email)
    checkThrottle(tx, email, now)

    const [user] = tx.users.by('email', email)
    // The same work for an address without an account: the time of the answer must not tell the two apart.
    const digest = passwordDigest(user?.id ?? 'nobody', body.password)
    const membership = user && tx.memberships.by('userId', user.id).find((row) => row.status === 'active')
    const organisation = membership && tx.organisations.get(membership.organisationId)
    if (!user || !membership || !organisation || digest !== user.passwordDigest) {
      countFailure(tx, email, now)
      // Returned, not thrown, so that the failure stays counted.
      return new Problem(401, 'invalid_credentials', 'Invalid email or password. Please try again.')
    }

    forgetFailures(tx, email)
    if (who?.via.kind === 'session') endSession(tx, who.via.session, now)
    const { session, cookie } = startSession(ctx, user, membership, body.remember ?? false)
    return {
      status: 200,
      headers: [cookie],
      body: toSignedIn({ user, organisation, membership }, session, tx),
    }
  },

  logOut({ tx, now, who }) {
    if (who?.via.kind === 'session') endSession(tx, who.via.session, now)
    return { status: 204, headers: [clearedSessionCookie()] }
  },
}
