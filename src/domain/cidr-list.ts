import { parseCidr } from './cidr.ts'
import { toPlainText } from './plain-text.ts'

export interface RangeProblem {
  readonly index: number
  readonly code: 'invalid_cidr' | 'duplicate_entry'
  /** Sentence for the field. */
  readonly message: string
}

/** Errors in a list of address ranges: invalid and duplicate ones. */
export function rangeProblems(cidrs: readonly string[]): RangeProblem[] {
  const seen = new Set<string>()
  return cidrs.flatMap((cidr, index): RangeProblem[] => {
    const parsed = parseCidr(cidr)
    if (!parsed.ok) return [{ index, code: 'invalid_cidr', message: parsed.message }]
    const { version, first, last } = parsed.range
    const key = `${version} ${first} ${last}`
    if (seen.has(key))
      return [{ index, code: 'duplicate_entry', message: 'This range is already in the list.' }]
    seen.add(key)
    return []
  })
}

export type ParsedRanges =
  | { readonly ok: true; readonly ranges: readonly string[] }
  /** Sentence for the field, about the first error. */
  | { readonly ok: false; readonly message: string }

/** Longest text to quote in a message. A range in CIDR notation has at most 43 characters. */
const QUOTED_LENGTH = 60

/** Parses the ranges in a text, which has one per line or separates them by commas or spaces. */
export function parseRanges(text: string, max: number): ParsedRanges {
  const ranges = toPlainText(text)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((range) => range !== '')
  if (ranges.length > max) return { ok: false, message: `Use at most ${max} ranges.` }
  const [problem] = rangeProblems(ranges)
  if (problem === undefined) return { ok: true, ranges }
  const range = ranges[problem.index] ?? ''
  const quoted = range.length > QUOTED_LENGTH ? `${range.slice(0, QUOTED_LENGTH)}…` : range
  const isTwice = problem.code === 'duplicate_entry'
  return { ok: false, message: isTwice ? `${quoted} appears twice.` : `${quoted}: ${problem.message}` }
}
