/**
 * True if a `?redirect=` value is a path on this site: it starts with exactly one slash. Browsers read `\` as `/` and
 * drop tabs and line breaks, so `/\evil.example` would leave the site; comparing origins catches those.
 */
export function isSitePath(value: string): boolean {
  if (!value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return false
  const here = 'https://own.invalid'
  return URL.canParse(value, here) && new URL(value, here).origin === here
}
