import { isEmail, MAX_EMAIL_LENGTH, normalizeEmail } from '#src/domain/email.ts'
import { toPlainText } from '#src/domain/plain-text.ts'
import { lengthProblem } from '#src/domain/text-length.ts'

/** Maximum number of addresses per invitation. */
export const MAX_ADDRESSES = 50

/**
 * Parses pasted addresses, separated by commas, semicolons or white space. Accepts `Grace Okafor <grace@example.com>`
 * and removes duplicates.
 */
export function parseEmails(typed: string): string[] {
  const text = toPlainText(typed)
  const bare = /<[^<>\s]+>/.test(text) ? [...text.matchAll(/<([^<>\s]+)>|([^\s,;<>]+@[^\s,;<>]+)/g)] : null
  const parts =
    bare === null ? text.split(/[\s,;]+/) : bare.map(([, inBrackets, plain]) => inBrackets ?? plain ?? '')
  return [...new Set(parts.map(normalizeEmail).filter((it) => it !== ''))]
}

/** Returns the error of the addresses, or null. */
export function emailsProblem(emails: readonly string[]): string | null {
  if (emails.length === 0) return 'Enter an email address.'
  if (emails.length > MAX_ADDRESSES) return `Invite at most ${MAX_ADDRESSES} people at once.`
  const [wrong, ...others] = emails.filter((it) => !isEmail(it))
  if (wrong === undefined) return null
  if (emails.length === 1) return lengthProblem(wrong, MAX_EMAIL_LENGTH) ?? 'Enter a valid email address.'
  return `Not valid: ${[wrong, ...others].join(', ')}`
}
