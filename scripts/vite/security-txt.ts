import type { Plugin } from 'vite'
import { brand } from '../../src/brand.ts'

/** Days after the build; RFC 9116 recommends less than a year. */
const VALID_FOR = 360

/** Writes `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt(): Plugin {
  return {
    name: 'security-txt',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source: contentAt(Date.now()) })
    },
  }
}

/** @param builtAt epoch milliseconds */
function contentAt(builtAt: number): string {
  const expires = new Date(builtAt + VALID_FOR * 86_400_000)
  return `Contact: mailto:${brand.securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${brand.siteUrl}/.well-known/security.txt
`
}
