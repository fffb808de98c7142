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
      throw new Problem(409, 'enrollment_missing', 'There is no secret to confirm any more. Start again.')
    }
    const step = stepOf(started.secret, body.code.replaceAll(' ', ''), now)
    if (step === null) throw wrongCode('This code is not right. Enter the one your app shows now.')
    const { codes, digests } = newRecoveryCodes(ctx, user.id)
    tx.twoFactors.update(started.id, { confirmedAt: now, lastStep: step, recoveryDigests: digests })
    notifyCredentialChange(ctx, identity, {
      severity: 'success',
      title: 'Two-factor authentication is on',
      body: 'Signing in to your account takes a code of your authenticator app as well as your password. If this was not you, change your password at once.',
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
      body: 'Those from before are void. If this was not you, change your password at once.',
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
      body: 'Signing in to your account takes your password only. If this was not you, change your password at once.',
    })
    return { status: 204 }
  },
}

function enabledAlready(): Problem {
  return new Problem(409, 'two_factor_enabled', 'Two-factor authentication is on already.')
}

function disabledAlready(): Problem {
  return new Problem(409, 'two_factor_disabled', 'Two-factor authentication is not on.')
}
