import type { Transaction, TwoFactorRow } from '../../db/index.ts'
import type { Problem } from '../../engine/problem.ts'
import { digest } from '../../kernel/hash.ts'
import { atField } from '../shared/at-field.ts'
import type { RequestContext } from '../shared/request-context.ts'
import { type NotifyContext, notifyCredentialChange, type Recipient } from './notify.ts'
import { stepOf } from './one-time-codes.ts'

const RECOVERY_CODES = 10

/** Without look-alike characters. */
const ALPHABET = [...'23456789abcdefghjkmnpqrstvwxyz']

/** Confirmed authenticator of a user; undefined without two-factor authentication. */
export function secondFactorOf(tx: Transaction, userId: string): TwoFactorRow | undefined {
  return tx.twoFactors.by('userId', userId).find((row) => row.confirmedAt !== null)
}

/** Authenticator secret of a pending log-in challenge. */
export function challengeSecret(tx: Transaction, challengeId: string): string | undefined {
  const challenge = tx.logInChallenges.get(challengeId)
  return challenge && secondFactorOf(tx, challenge.userId)?.secret
}

/** New recovery codes and the digests to store. */
export function newRecoveryCodes({ random }: Pick<RequestContext, 'random'>, userId: string) {
  const chance = random('recovery-codes')
  const part = () => Array.from({ length: 5 }, () => chance.pick(ALPHABET)).join('')
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(`${part()}-${part()}`)
  return { codes: [...codes], digests: [...codes].map((code) => recoveryDigest(userId, normalizeCode(code))) }
}

/**
 * Consumes a code of the authenticator or a recovery code.
 *
 * @returns the problem; null if the code is valid
 */
export function spendCode(
  ctx: NotifyContext,
  identity: Recipient,
  factor: TwoFactorRow,
  written: string,
): Problem | null {
  const { tx, now } = ctx
  const code = normalizeCode(written)
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(factor.secret, code, now)
    if (step === null) return wrongCode('The code is wrong. Enter the one your app shows now.')
    if (step <= (factor.lastStep ?? 0)) return wrongCode('This code was already used. Wait for the next one.')
    tx.twoFactors.update(factor.id, { lastStep: step })
    return null
  }
  const spent = recoveryDigest(identity.user.id, code)
  if (!factor.recoveryDigests.includes(spent))
    return wrongCode('The code is wrong. Enter a code from your app or an unused recovery code.')
  const left = factor.recoveryDigests.filter((it) => it !== spent)
  tx.twoFactors.update(factor.id, { recoveryDigests: left })
  notifyRecoveryCodeUsed(ctx, identity, left.length)
  return null
}

export function wrongCode(message: string): Problem {
  return atField(422, 'code_wrong', '/code', message)
}

function notifyRecoveryCodeUsed(ctx: NotifyContext, identity: Recipient, left: number): void {
  notifyCredentialChange(ctx, identity, {
    severity: 'warning',
    title: 'A recovery code was used',
    body: `You have ${left} left. If this wasn’t you, change your password now.`,
  })
}

/** Normalizes typed input: case, dashes and spaces are ignored. */
function normalizeCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}

function recoveryDigest(userId: string, code: string): string {
  return digest(`recovery:${userId}:${code}`)
}
