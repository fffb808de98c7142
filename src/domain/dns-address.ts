import { readCidr } from './cidr.ts'

/** Address as a number, so that different spellings compare equal; null for invalid text. */
export function addressNumber(text: string, version: 4 | 6): bigint | null {
  if (text.includes('/')) return null
  const reading = readCidr(`${text}/${version === 4 ? 32 : 128}`)
  return reading.ok && reading.range.version === version ? reading.range.first : null
}
