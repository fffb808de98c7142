/**
 * Whether an address asked for in `?redirect=` leads to this site: a path that begins with exactly one slash. Browsers
 * read `\` as `/` and drop tabs and line breaks inside an address, so `/\evil.example` and `/<tab>/evil.example` would
 * leave it; the comparison of origins settles what the first look does not see.
 */
export function isOwnPath(value: string): boolean {
  if (!value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return false
  const here = 'https://own.invalid'
  return URL.canParse(value, here) && new URL(value, here).origin === here
}
