import type { OperationId } from '#mocks/engine/types.ts'
import { documentedOutcomes, type OutcomeName } from './contract.ts'

/** Name under which an outcome is counted. */
export type Naming = (operation: OperationId, outcome: OutcomeName) => string

const oneByOne: Naming = (operation, outcome) => `${operation} ${outcome}`

interface OperationOutcome {
  readonly operation: OperationId
  readonly outcome: OutcomeName
}

/** Tracks which documented outcomes have been seen. */
export class Coverage {
  readonly #seen: OperationOutcome[] = []

  see(operation: OperationId, outcome: OutcomeName): void {
    this.#seen.push({ operation, outcome })
  }

  /** Number of documented outcomes, and of those seen. */
  counts(): { readonly documented: number; readonly seen: number } {
    const documented = documentedOutcomes().length
    return { documented, seen: documented - this.missing().length }
  }

  /** Documented outcomes not seen, as `createVm 409 name_taken` or by another naming. */
  missing(naming: Naming = oneByOne): string[] {
    const seen = new Set(this.#seen.map(({ operation, outcome }) => naming(operation, outcome)))
    const documented = documentedOutcomes().map(({ operation, outcome }) => naming(operation, outcome))
    return [...new Set(documented)].filter((name) => !seen.has(name))
  }
}

/** Documented outcomes of an operation without a case. */
export function outcomesWithoutCase(
  id: OperationId,
  cases: readonly { readonly reaches: OperationOutcome | null }[],
): OutcomeName[] {
  const promised = new Set(
    cases.flatMap(({ reaches }) => (reaches?.operation === id ? [reaches.outcome] : [])),
  )
  return documentedOutcomes()
    .filter(({ operation, outcome }) => operation === id && !promised.has(outcome))
    .map(({ outcome }) => outcome)
}
