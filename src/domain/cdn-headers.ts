/**
 * Changes of response headers at the edge. Shared by the console's editor and the mock.
 *
 * Pure: no React, no fetch, no clock.
 */

import { lengthProblem } from './text-length.ts'

/** Change as the API has it. */
export type HeaderChange =
  | { readonly action: 'set' | 'add'; readonly name: string; readonly value: string }
  | { readonly action: 'remove'; readonly name: string }

/** Form values of a change. */
export interface HeaderDraft {
  readonly action: HeaderChange['action']
  readonly name: string
  /** Kept while the action is `remove`. */
  readonly value: string
}

const MAX_NAME = 100
const MAX_VALUE = 2_000

/** Token (RFC 9110, 5.6.2). */
const NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/
/** Printable ASCII without spaces at the ends; RFC 9110, 5.5, allows more, but not all clients do. */
const VALUE = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/

/**
 * Headers that can't be changed: of the connection (RFC 9110, 7.6.1), of the body's length and encoding, and those the
 * edge writes itself.
 */
const FIXED = new Set([
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
])

export function isFixedHeader(name: string): boolean {
  return FIXED.has(name.toLowerCase())
}

/** Indexes of changes in conflict with an earlier one: the same name, unless both add different values. */
export function repeatedHeaders(changes: readonly (HeaderChange | HeaderDraft)[]): number[] {
  return changes.flatMap((change, index) =>
    changes.slice(0, index).some((earlier) => conflicts(earlier, change)) ? [index] : [],
  )
}

function conflicts(earlier: HeaderChange | HeaderDraft, later: HeaderChange | HeaderDraft): boolean {
  if (earlier.name.toLowerCase() !== later.name.toLowerCase()) return false
  if (earlier.action !== 'add' || later.action !== 'add') return true
  return earlier.value === later.value
}

export function toHeaderDraft(change: HeaderChange): HeaderDraft {
  return { value: '', ...change }
}

/** Converts to the request format, without spaces at the ends of the value. */
export function toHeaderChange({ action, name, value }: HeaderDraft): HeaderChange {
  return action === 'remove' ? { action, name } : { action, name, value: value.trim() }
}

/** Error messages by field: `responseHeaders.0.name`. */
export function headerProblems(changes: readonly HeaderDraft[]): Record<string, string> {
  const problems: Record<string, string> = {}
  const repeated = new Set(repeatedHeaders(changes.map(toHeaderChange)))
  changes.forEach(({ action, name, value }, index) => {
    const inName = nameProblem(name) ?? (repeated.has(index) ? 'Another entry has this name.' : null)
    if (inName !== null) problems[`responseHeaders.${index}.name`] = inName
    const inValue = action === 'remove' ? null : valueProblem(value.trim())
    if (inValue !== null) problems[`responseHeaders.${index}.value`] = inValue
  })
  return problems
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter a name, such as X-Frame-Options.'
  if (name.includes(':')) return 'Enter only the name, without a colon.'
  if (!NAME.test(name)) return 'Use letters, digits and hyphens.'
  return lengthProblem(name, MAX_NAME) ?? (isFixedHeader(name) ? 'This header can’t be changed.' : null)
}

function valueProblem(value: string): string | null {
  if (value === '') return 'Enter a value, or choose Remove.'
  return lengthProblem(value, MAX_VALUE) ?? (VALUE.test(value) ? null : 'Use ASCII characters on one line.')
}
