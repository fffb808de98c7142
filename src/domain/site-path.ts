/**
 * True if a link that anyone may have written, such as `?redirect=` or one in the browser's storage, is a path on this
 * site: it starts with exactly one slash. Browsers read `\` as `/` and drop tabs and line breaks, so `/\evil.example`
 * would leave the site; comparing origins catches those.
 */
export function isSitePath(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return false
  const here = 'https://own.invalid'
  return URL.canParse(value, here) && new URL(value, here).origin === here
}
