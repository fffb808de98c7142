import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { notifyCredentialChange } from './notify.ts'
import { enrollmentUri, newSecret, stepOf } from './one-time-codes.ts'
import { checkProof } from './proof.ts'
import { newRecoveryCodes, secondFactorOf, wrongCode } from './second-factor.ts'

export const twoFactorHandlers: HandlersFor<
  'getTwoFactor' | 'startTwoFactor' | 'confirmTwoFactor' | 'renewRecoveryCodes' | 'disableTwoFactor'
> = {
  getTwoFactor({ tx, identity }) {
    const factor = secondFactorOf(tx, identity.user.id)
    return {
      status: 200,
      body: {
        enabled: factor !== undefined,
        enabledAt: factor?.confirmedAt ? iso(factor.confirmedAt) : null,
        recoveryCodesLeft: factor?.recoveryDigests.length ?? 0,
      },
    }
  },

  startTwoFactor({ tx, now, random, identity: { user } }) {
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
    return { status: 201, body: { secret, uri: enrollmentUri(secret, user.email) } }
  },

  confirmTwoFactor(ctx) {
    const { tx, now, identity, body } = ctx
    const { user } = identity
    if (secondFactorOf(tx, user.id)) throw enabledAlready()
    const [started] = tx.twoFactors.by('userId', user.id)
    if (!started) {
      throw new Problem(409, 'enrollment_missing', 'The setup has expired. Start again.')
    }
    const step = stepOf(started.secret, body.code.replaceAll(' ', ''), now)
    if (step === null) throw wrongCode('The code is wrong. Enter the one your app shows now.')
    const { codes, digests } = newRecoveryCodes(ctx, user.id)
    tx.twoFactors.update(started.id, { confirmedAt: now, lastStep: step, recoveryDigests: digests })
    notifyCredentialChange(ctx, identity, {
      severity: 'success',
      title: 'Two-factor authentication is on',
      body: 'Signing in now requires a code from your authenticator app. If this wasn’t you, change your password now.',
    })
    return { status: 200, body: { codes } }
  },

  renewRecoveryCodes(ctx) {
    const { tx, identity, body } = ctx
    const factor = secondFactorOf(tx, identity.user.id)
    if (!factor) throw disabledAlready()
    const problem = checkProof(ctx, identity, body)
    if (problem) return problem
    const { codes, digests } = newRecoveryCodes(ctx, identity.user.id)
    tx.twoFactors.update(factor.id, { recoveryDigests: digests })
    notifyCredentialChange(ctx, identity, {
      severity: 'info',
      title: 'You have new recovery codes',
      body: 'Your previous recovery codes no longer work. If this wasn’t you, change your password now.',
    })
    return { status: 200, body: { codes } }
  },

  disableTwoFactor(ctx) {
    const { tx, identity, body } = ctx
    const factor = secondFactorOf(tx, identity.user.id)
    if (!factor) throw disabledAlready()
    const problem = checkProof(ctx, identity, body)
    if (problem) return problem
    tx.twoFactors.remove(factor.id)
    notifyCredentialChange(ctx, identity, {
      severity: 'warning',
      title: 'Two-factor authentication is off',
      body: 'Signing in now requires only your password. If this wasn’t you, change your password now.',
    })
    return { status: 204 }
  },
}

function enabledAlready(): Problem {
  return new Problem(409, 'two_factor_enabled', 'Two-factor authentication is already on.')
}

function disabledAlready(): Problem {
  return new Problem(409, 'two_factor_disabled', 'Two-factor authentication is not on.')
}
