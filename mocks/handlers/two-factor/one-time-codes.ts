import { Secret, TOTP } from 'otpauth'
import { brand } from '#src/brand.ts'
import type { Rng } from '../../kernel/random.ts'

/** RFC 6238 with the defaults of authenticator apps. */
const PERIOD_SECONDS = 30
/** Steps before and after the current one whose codes are valid, for clock drift and slow typing. */
const DRIFT = 1

const BASE32 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567']
/** 160 bits, the length of a SHA-1 digest (RFC 4226, section 4). */
const SECRET_LENGTH = 32

export function newSecret(chance: Rng): string {
  return Array.from({ length: SECRET_LENGTH }, () => chance.pick(BASE32)).join('')
}

export function isSecret(text: string): boolean {
  return /^[A-Z2-7]{16,64}$/.test(text)
}

function totp(secret: string, account?: string): TOTP {
  return new TOTP({
    issuer: brand.name,
    ...(account !== undefined && { label: account }),
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })
}

/** URI of the QR code. */
export function enrollmentUri(secret: string, account: string): string {
  return totp(secret, account).toString()
}

/** Code at an instant. */
export function codeAt(secret: string, now: number): string {
  return totp(secret).generate({ timestamp: now })
}

/** Time step of a code around an instant; null if it is invalid. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: DRIFT })
  return delta === null ? null : Math.floor(now / (PERIOD_SECONDS * 1000)) + delta
}
