/** Names and tags of resources: `ResourceName` and `ResourceTag` of the contract. */

import { lengthProblem } from './text-length.ts'

/** A DNS label (RFC 1123 section 2.1): lowercase letters, digits, inner hyphens, 1 to 63. */
export const RESOURCE_NAME_PATTERN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

export const MAX_NAME_LENGTH = 63

/** A tag: 1 to 63 of lowercase letters, digits and `: _ . -`, the first one a letter or digit. */
export const TAG_PATTERN = /^[a-z0-9][a-z0-9:_.-]{0,62}$/

/** Limit of tags on one resource. */
export const MAX_TAGS = 20

/** Error message for a name; null if it is valid. */
export function nameProblem(name: string): string | null {
  if (name === '') return 'Enter a name.'
  if (RESOURCE_NAME_PATTERN.test(name)) return null
  if (name.trim() !== name) return 'Remove the spaces around the name.'
  const tooLong = lengthProblem(name, MAX_NAME_LENGTH)
  if (tooLong !== undefined) return tooLong
  if (/[A-Z]/.test(name)) return 'Use lowercase letters only.'
  if (/^-|-$/.test(name)) return 'Start and end with a letter or digit.'
  return 'Use lowercase letters, digits and hyphens only.'
}

/** Error message for a tag; null if it is valid. */
export function tagProblem(tag: string): string | null {
  if (TAG_PATTERN.test(tag)) return null
  return 'Use up to 63 lowercase letters, digits and : _ . -, starting with a letter or digit.'
}
