/** Addresses that `<input type="email">` accepts (HTML standard, 4.10.5.1.5) and that have a dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Limit of mail servers (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const MAX_EMAIL_LENGTH = 254

export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value)
}

/** Canonical form: addresses are compared and stored case-insensitively. */
export function normalizeEmail(value: string): string {
  return value.trim().toLowerCase()
}
