import { brand } from '#src/brand.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import type { PasswordResetRow, Transaction, UserRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { auditUser } from '../audit-log/user-audit.ts'
import { invalidatePendingSignIns } from '../me/password-change.ts'
import { passwordDigest } from '../shared/credentials.ts'
import { clearFailures } from '../shared/log-in-throttle.ts'
import { sendMail } from '../shared/mail.ts'
import { checkNewPassword } from '../shared/new-password.ts'
import { endSession } from '../shared/sessions.ts'

/** Milliseconds. */
const LINK_VALID_FOR = 30 * MINUTE

export const passwordResetHandlers: HandlersFor<
  'requestPasswordReset' | 'getPasswordReset' | 'resetPassword'
> = {
  requestPasswordReset(ctx) {
    const { tx, now, body, random, appUrl } = ctx
    const [user] = tx.users.by('email', normalizeEmail(body.email))
    if (user) {
      auditUser(ctx, user)
      const chance = random('password-reset')
      const reset = tx.passwordResets.insert({
        id: chance.id('rst'),
        token: chance.id('rst', 32),
        userId: user.id,
        createdAt: now,
        expiresAt: now + LINK_VALID_FOR,
        usedAt: null,
      })
      const link = `${appUrl}/reset-password/${reset.token}`
      sendMail(ctx, {
        to: user.email,
        kind: 'password-reset',
        subject: `Reset your ${brand.name} password`,
        text: [
          `Hi ${user.name},`,
          `Choose a new password: ${link}`,
          `The link works once and expires in ${LINK_VALID_FOR / MINUTE} minutes. If you didn’t request it, you can ignore this email.`,
        ],
        facts: { link },
      })
    }
    const message = 'If an account exists for this address, we have sent a link to reset its password.'
    return { status: 202, body: { message } }
  },

  getPasswordReset({ tx, now, path }) {
    const { reset, user } = findUsable(tx, path.token, now)
    return { status: 200, body: { emailHint: hint(user.email), expiresAt: iso(reset.expiresAt) } }
  },

  resetPassword(ctx) {
    const { tx, now, path, body, appUrl } = ctx
    const { reset, user } = findUsable(tx, path.token, now)
    checkNewPassword(body.password)
    auditUser(ctx, user)
    tx.users.update(user.id, { passwordDigest: passwordDigest(user.id, body.password), updatedAt: now })
    tx.passwordResets.update(reset.id, { usedAt: now })
    // Signs out everybody who used the old password, and invalidates other links.
    for (const session of tx.sessions.by('userId', user.id)) endSession(tx, session, now)
    invalidatePendingSignIns(tx, user.id, now)
    clearFailures(tx, user.email)
    const link = `${appUrl}/forgot-password`
    sendMail(ctx, {
      to: user.email,
      kind: 'password-changed',
      subject: `Your ${brand.name} password was changed`,
      text: [
        `Hi ${user.name},`,
        'Your password was just changed, and all your devices were signed out.',
        `If this wasn’t you, reset your password now: ${link}`,
      ],
      facts: { link },
    })
    return { status: 204 }
  },
}

/** @throws Problem 404 for an unknown link, 410 for one that is no longer valid */
function findUsable(tx: Transaction, token: string, now: number): { reset: PasswordResetRow; user: UserRow } {
  const [reset] = tx.passwordResets.by('token', token)
  const user = reset && tx.users.get(reset.userId)
  if (!reset || !user) throw new Problem(404, 'not_found', 'This link is invalid. Request a new one.')
  if (reset.usedAt !== null) {
    throw new Problem(410, 'reset_used', 'This link was already used. Request a new one.')
  }
  if (reset.expiresAt <= now) {
    const isInvalidated = reset.expiresAt < reset.createdAt + LINK_VALID_FOR
    const detail = isInvalidated
      ? 'Your password or email address was changed after this link was sent. Request a new one.'
      : 'This link has expired. Request a new one.'
    throw new Problem(410, 'reset_expired', detail)
  }
  return { reset, user }
}

/** Masked address: `a•••@nimbus.example`. */
function hint(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
