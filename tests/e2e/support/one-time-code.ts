import { Secret, TOTP } from 'otpauth'
import { START } from './fixtures.ts'

/** Code of an authenticator, so many seconds after the start of the test. */
export function authenticatorCode(seconds: number, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: START.getTime() + seconds * 1000,
  })
}
