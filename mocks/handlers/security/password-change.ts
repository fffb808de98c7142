import { brand } from '#src/brand.ts'
import type { Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { passwordDigest } from '../credentials.ts'
import { forgetFailures } from '../log-in-throttle.ts'
import { sendMail } from '../mail.ts'
import { checkNewPassword } from '../new-password.ts'
import { endOtherSessions } from './device-sessions.ts'
import { refusePassword } from './proof.ts'

export const passwordChangeHandlers: HandlersFor<'changePassword'> = {
  changePassword(ctx) {
    const { tx, now, who, body, appUrl } = ctx
    const { user } = who
    checkNewPassword(body.password)
    const refused = refusePassword(ctx, user, body.currentPassword, '/currentPassword')
    if (refused) return refused
    forgetFailures(tx, user.email)
    if (body.password === body.currentPassword) {
      const message = 'This is the password you have. Choose another one.'
      return new Problem(422, 'password_unchanged', message, {
        errors: [{ in: 'body', pointer: '/password', code: 'password_unchanged', message }],
      })
    }
    tx.users.update(user.id, { passwordDigest: passwordDigest(user.id, body.password), updatedAt: now })
    forgetWaysIn(tx, user.id, now)
    const ended = endOtherSessions(tx, who, now)
    const link = `${appUrl}/forgot-password`
    sendMail(ctx, {
      to: user.email,
      kind: 'password-changed',
      subject: `Your ${brand.name} password was changed`,
      text: [
        `Hello ${user.name},`,
        'your password was changed a moment ago, and every other device was signed out.',
        `If this was not you, choose a new one at once: ${link}`,
      ],
      facts: { link },
    })
    return { status: 200, body: { ended } }
  },
}

/** What was begun with the password before leads nowhere any more: reset links, and sign-ins that wait for their code. */
export function forgetWaysIn(tx: Transaction, userId: string, now: number): void {
  for (const reset of tx.passwordResets.by('userId', userId)) {
    if (reset.usedAt === null) tx.passwordResets.update(reset.id, { usedAt: now })
  }
  for (const challenge of tx.logInChallenges.by('userId', userId)) tx.logInChallenges.remove(challenge.id)
}
