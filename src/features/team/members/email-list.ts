import { isEmail, normalizeEmail } from '#src/domain/email.ts'

/** The most that are invited at once: what somebody can look over. */
export const MOST_ADDRESSES = 50

/**
 * Addresses as people paste them: between commas, semicolons, blanks or lines, `Grace Okafor <grace@example.com>` as mail
 * programs write them, each once.
 */
export function readEmails(text: string): string[] {
  const bare = /<[^<>\s]+>/.test(text) ? [...text.matchAll(/<([^<>\s]+)>|([^\s,;<>]+@[^\s,;<>]+)/g)] : null
  const parts =
    bare === null ? text.split(/[\s,;]+/) : bare.map(([, inBrackets, plain]) => inBrackets ?? plain ?? '')
  return [...new Set(parts.map(normalizeEmail).filter((it) => it !== ''))]
}

/** What is wrong with them, or null. */
export function emailsProblem(emails: readonly string[]): string | null {
  if (emails.length === 0) return 'Enter an email address'
  if (emails.length > MOST_ADDRESSES) return `Invite at most ${MOST_ADDRESSES} people at once`
  const wrong = emails.filter((it) => !isEmail(it))
  if (wrong.length === 0) return null
  if (emails.length === 1) return 'Enter a valid email address'
  return `Not valid: ${wrong.join(', ')}`
}
