import type { OperationId } from '#mocks/engine/types.ts'
import { ROLE_PERMISSIONS } from '../cases/access.ts'
import type { ContractCase } from './case.ts'
import { contract, type OutcomeName, operationOf } from './contract.ts'

/**
 * Selects cases for a runtime whose engine is tested completely elsewhere, so that only the transport matters:
 *
 * - every documented success,
 * - every other status once per tag, and every problem code once,
 * - every rule of the API as a whole, except the walk through all operations and roles,
 * - every rule of operations that set cookies or stream.
 */
export function transportCases(cases: readonly ContractCase[]): ContractCase[] {
  const covered = new Set<string>()
  return cases.filter(({ group, reaches }) => {
    if (group === ROLE_PERMISSIONS) return false
    if (reaches === null) return !operations.has(group) || dependOnRuntime.has(group)
    const news = transportKeys(reaches.operation, reaches.outcome).filter((name) => !covered.has(name))
    for (const name of news) covered.add(name)
    return news.length > 0
  })
}

/** Names of an outcome in transport: `listVms 200`; for a problem `firewalls 412` and `version_mismatch`. */
export function transportKeys(operation: OperationId, outcome: OutcomeName): string[] {
  const [status = '', code] = outcome.split(' ')
  return code === undefined ? [`${operation} ${status}`] : [`${operationOf(operation).tag} ${status}`, code]
}

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
