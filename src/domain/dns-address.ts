import { parseCidr } from './cidr.ts'

/** Address as a number, so that different spellings compare equal; null for invalid text. */
export function addressNumber(text: string, version: 4 | 6): bigint | null {
  if (text.includes('/')) return null
  const parsed = parseCidr(`${text}/${version === 4 ? 32 : 128}`)
  return parsed.ok && parsed.range.version === version ? parsed.range.first : null
}
