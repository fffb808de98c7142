import { brand } from '#src/brand.ts'
import type { UserRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { type MailKind, sendMail } from '../mail.ts'
import { iso, type Moment } from '../moment.ts'
import { enrolmentUri, newSecret, stepOf } from './one-time-codes.ts'
import { refuseProof } from './proof.ts'
import { codeWrong, newRecoveryCodes, secondFactorOf } from './second-factor.ts'

export const twoFactorHandlers: HandlersFor<
  'getTwoFactor' | 'startTwoFactor' | 'confirmTwoFactor' | 'renewRecoveryCodes' | 'disableTwoFactor'
> = {
  getTwoFactor({ tx, who }) {
    const factor = secondFactorOf(tx, who.user.id)
    return {
      status: 200,
      body: {
        enabled: factor !== undefined,
        enabledAt: factor?.confirmedAt ? iso(factor.confirmedAt) : null,
        recoveryCodesLeft: factor?.recoveryDigests.length ?? 0,
      },
    }
  },

  startTwoFactor({ tx, now, random, who: { user } }) {
    if (secondFactorOf(tx, user.id)) throw enabledAlready()
    for (const started of tx.twoFactors.by('userId', user.id)) tx.twoFactors.remove(started.id)
    const chance = random('two-factor')
    const { secret } = tx.twoFactors.insert({
      id: chance.id('tfa'),
      userId: user.id,
      secret: newSecret(chance),
      confirmedAt: null,
      lastStep: null,
      recoveryDigests: [],
      createdAt: now,
    })
    return { status: 201, body: { secret, uri: enrolmentUri(secret, user.email) } }
  },

  confirmTwoFactor(ctx) {
    const { tx, now, who, body } = ctx
    const { user } = who
    if (secondFactorOf(tx, user.id)) throw enabledAlready()
    const [started] = tx.twoFactors.by('userId', user.id)
    if (!started) {
      throw new Problem(409, 'enrolment_missing', 'There is no secret to confirm any more. Start again.')
    }
    const step = stepOf(started.secret, body.code.replaceAll(' ', ''), now)
    if (step === null) throw codeWrong('This code is not right. Enter the one your app shows now.')
    const { codes, digests } = newRecoveryCodes(ctx, user.id)
    tx.twoFactors.update(started.id, { confirmedAt: now, lastStep: step, recoveryDigests: digests })
    tell(ctx, user, 'two-factor-enabled', 'Two-factor authentication is on', [
      'from now on, signing in to your account takes a code of your authenticator app as well as your password.',
    ])
    return { status: 200, body: { codes } }
  },

  renewRecoveryCodes(ctx) {
    const { tx, who, body } = ctx
    const factor = secondFactorOf(tx, who.user.id)
    if (!factor) throw disabledAlready()
    const refused = refuseProof(ctx, who.user, body)
    if (refused) return refused
    const { codes, digests } = newRecoveryCodes(ctx, who.user.id)
    tx.twoFactors.update(factor.id, { recoveryDigests: digests })
    tell(ctx, who.user, 'recovery-codes-renewed', 'You have new recovery codes', [
      'the recovery codes of your account were made anew a moment ago. Those from before are void.',
    ])
    return { status: 200, body: { codes } }
  },

  disableTwoFactor(ctx) {
    const { tx, who, body } = ctx
    const factor = secondFactorOf(tx, who.user.id)
    if (!factor) throw disabledAlready()
    const refused = refuseProof(ctx, who.user, body)
    if (refused) return refused
    tx.twoFactors.remove(factor.id)
    tell(ctx, who.user, 'two-factor-disabled', 'Two-factor authentication is off', [
      'from now on, signing in to your account takes your password only.',
    ])
    return { status: 204 }
  },
}

function enabledAlready(): Problem {
  return new Problem(409, 'two_factor_enabled', 'Two-factor authentication is on already.')
}

function disabledAlready(): Problem {
  return new Problem(409, 'two_factor_disabled', 'Two-factor authentication is not on.')
}

/** About signing in itself: no setting keeps it from being sent. */
function tell(
  ctx: Moment,
  user: UserRow,
  kind: Extract<MailKind, 'two-factor-enabled' | 'two-factor-disabled' | 'recovery-codes-renewed'>,
  subject: string,
  text: readonly string[],
): void {
  const link = `${ctx.appUrl}/account?tab=security`
  sendMail(ctx, {
    to: user.email,
    kind,
    subject: `${brand.name}: ${subject}`,
    text: [
      `Hello ${user.name},`,
      ...text,
      `If this was not you, change your password at once and look at the rest: ${link}`,
    ],
    facts: { link },
  })
}
