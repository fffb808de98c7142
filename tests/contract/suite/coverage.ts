import type { OperationId } from '#mocks/engine/types.ts'
import { documentedOutcomes, type OutcomeName } from './contract.ts'

/** Names what an outcome of an operation stands for. */
export type Naming = (operation: OperationId, outcome: OutcomeName) => readonly string[]

const oneByOne: Naming = (operation, outcome) => [`${operation} ${outcome}`]

interface OperationOutcome {
  readonly operation: OperationId
  readonly outcome: OutcomeName
}

/** Which documented outcomes of which operations have been seen. */
export class Coverage {
  readonly #seen: OperationOutcome[] = []

  see(operation: OperationId, outcome: OutcomeName): void {
    this.#seen.push({ operation, outcome })
  }

  /** How many outcomes the contract documents, and how many of them have been seen. */
  counts(): { readonly documented: number; readonly seen: number } {
    const documented = documentedOutcomes().length
    return { documented, seen: documented - this.missing().length }
  }

  /** What the contract documents and nothing has reached, as `createVm 409 name_taken`, or by another naming. */
  missing(naming: Naming = oneByOne): string[] {
    const seen = new Set(this.#seen.flatMap(({ operation, outcome }) => naming(operation, outcome)))
    const documented = documentedOutcomes().flatMap(({ operation, outcome }) => naming(operation, outcome))
    return [...new Set(documented)].filter((name) => !seen.has(name))
  }
}

/** Documented outcomes of an operation that no case promises to reach, such as `409 name_taken`. */
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
