import type { OperationId } from '#mocks/engine/types.ts'
import { ROLE_PERMISSIONS, TENANCY } from '../cases/support/groups.ts'
import type { ContractCase } from './case.ts'
import { contract, type OutcomeName } from './contract.ts'

/**
 * Selects cases for a runtime whose engine is tested completely elsewhere, so that only the transport matters:
 *
 * - every documented success,
 * - every problem code once,
 * - every rule of the API as a whole, except what the engine decides by itself,
 * - every rule of operations that set cookies or stream.
 */
export function transportCases(cases: readonly ContractCase[]): ContractCase[] {
  const covered = new Set<string>()
  return cases.filter(({ group, reaches }) => {
    if (reaches === null)
      return !decidedByEngine.has(group) && (!operations.has(group) || dependOnRuntime.has(group))
    const kind = kindInTransport(reaches.operation, reaches.outcome)
    const isNew = !covered.has(kind)
    covered.add(kind)
    return isNew
  })
}

/** Kind of a response in transport: `listVms 200`; for a problem its code, such as `precondition_failed`. */
export function kindInTransport(operation: OperationId, outcome: OutcomeName): string {
  const [status = '', code] = outcome.split(' ')
  return code ?? `${operation} ${status}`
}

const decidedByEngine: ReadonlySet<string> = new Set([ROLE_PERMISSIONS, TENANCY])

const operations: ReadonlySet<string> = new Set(contract.map(({ id }) => id))

const dependOnRuntime: ReadonlySet<string> = new Set(
  contract
    .filter(({ responses }) =>
      responses.some(
        ({ contentType, headers }) =>
          contentType === 'text/event-stream' || headers.some(({ name }) => name === 'Set-Cookie'),
      ),
    )
    .map(({ id }) => id),
)
