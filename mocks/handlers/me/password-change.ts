import type { Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { endOtherSessions } from '../sessions/index.ts'
import { atField } from '../shared/at-field.ts'
import { passwordDigest } from '../shared/credentials.ts'
import { clearFailures } from '../shared/log-in-throttle.ts'
import { checkNewPassword } from '../shared/new-password.ts'
import { notifyCredentialChange } from '../two-factor/notify.ts'
import { checkPassword } from '../two-factor/proof.ts'

export const passwordChangeHandlers: HandlersFor<'changePassword'> = {
  changePassword(ctx) {
    const { tx, now, identity, body } = ctx
    const { user } = identity
    checkNewPassword(body.password)
    const problem = checkPassword(ctx, user, body.currentPassword, '/currentPassword')
    if (problem) return problem
    if (body.password === body.currentPassword) {
      throw atField(
        422,
        'password_unchanged',
        '/password',
        'This is your current password. Choose a different one.',
      )
    }
    clearFailures(tx, user.email)
    tx.users.update(user.id, { passwordDigest: passwordDigest(user.id, body.password), updatedAt: now })
    invalidatePendingSignIns(tx, user.id, now)
    const ended = endOtherSessions(tx, identity, now)
    notifyCredentialChange(ctx, identity, {
      severity: 'info',
      title: 'Your password was changed',
      body: 'All other devices were signed out. If this wasn’t you, reset your password on the sign-in page now.',
    })
    return { status: 200, body: { ended } }
  },
}

/** Invalidates reset links, and sign-ins and changes of the address that were started with the old password. */
export function invalidatePendingSignIns(tx: Transaction, userId: string, now: number): void {
  invalidateResetLinks(tx, userId, now)
  for (const change of tx.emailChanges.by('userId', userId)) tx.emailChanges.remove(change.id)
  for (const challenge of tx.logInChallenges.by('userId', userId)) tx.logInChallenges.remove(challenge.id)
}

/** Lets the links expire now. */
export function invalidateResetLinks(tx: Transaction, userId: string, now: number): void {
  for (const reset of tx.passwordResets.by('userId', userId)) {
    if (reset.expiresAt > now) tx.passwordResets.update(reset.id, { expiresAt: now })
  }
}
