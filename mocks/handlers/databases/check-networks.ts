import { type AllowedNetwork, problemsOfNetworks } from '#src/domain/database-networks.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'

/**
 * Reports invalid ranges before duplicates.
 * @throws Problem 422 `invalid_cidr`, `duplicate_entry`, listing every field with that error
 */
export function checkNetworks(networks: readonly AllowedNetwork[]): void {
  const problems = problemsOfNetworks(networks)
  for (const code of ['invalid_cidr', 'duplicate_entry'] as const) {
    const errors = problems
      .filter((it) => it.code === code)
      .map(
        ({ index, message }): FieldError => ({
          in: 'body',
          pointer: `/allowedNetworks/${index}/cidr`,
          code,
          message,
        }),
      )
    const [first] = errors
    if (first !== undefined) throw new Problem(422, code, { detail: first.message, errors })
  }
}
