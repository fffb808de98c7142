import { rangeProblems } from '#src/domain/cidr-list.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'

/**
 * Reports invalid ranges before duplicates.
 * @param pointerOf pointer to the range with an index
 * @throws Problem 422 `invalid_cidr`, `duplicate_entry`, listing every field with that error
 */
export function checkRanges(ranges: readonly string[], pointerOf: (index: number) => string): void {
  const problems = rangeProblems(ranges)
  for (const code of ['invalid_cidr', 'duplicate_entry'] as const) {
    const errors = problems
      .filter((it) => it.code === code)
      .map(({ index, message }): FieldError => ({ in: 'body', pointer: pointerOf(index), code, message }))
    const [first] = errors
    if (first !== undefined) throw new Problem(422, code, { detail: first.message, errors })
  }
}

/** @throws Problem as `checkRanges` */
export function checkNetworks(networks: readonly { readonly cidr: string }[]): void {
  checkRanges(
    networks.map(({ cidr }) => cidr),
    (index) => `/allowedNetworks/${index}/cidr`,
  )
}
