import { Secret, TOTP } from 'otpauth'
import { START } from './fixtures.ts'

/** What an authenticator app with this secret shows, so many seconds after the test began. */
export function codeAfter(seconds: number, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: START.getTime() + seconds * 1000,
  })
}
