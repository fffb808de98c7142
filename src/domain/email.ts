/**
 * What an `<input type="email">` accepts (HTML standard, 4.10.5.1.5), with a dot in the domain: mail to `name@host`
 * reaches nobody on the internet.
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** The longest address that mail servers take (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const emailMaxLength = 254

export function isEmail(value: string): boolean {
  return value.length <= emailMaxLength && EMAIL.test(value)
}

/** One spelling for each mailbox: addresses are compared and stored without regard to case. */
export function normalizeEmail(value: string): string {
  return value.trim().toLowerCase()
}
