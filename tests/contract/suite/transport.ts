import type { OperationId } from '#mocks/engine/types.ts'
import { WALK } from '../cases/access.ts'
import type { ContractCase } from './case.ts'
import { contract, type OutcomeName, operationOf } from './contract.ts'

/**
 * The cases for a runtime whose engine is held to all of them elsewhere, so that only the way to it is in question:
 * methods, headers, cookies, bodies and streams, there and back. A rule of business is the same behind every way; a
 * second problem 422 of a tag travels like the first. So these are chosen:
 *
 * - every success that an operation documents: its address, its parameters and its body arrive,
 * - every other status once a tag, and every problem code once,
 * - every rule that belongs to no operation, such as whose cookie counts, or what a scenario does to a connection, but not
 *   the walk through all operations in all roles,
 * - every rule of an operation that sets a cookie or streams, which each runtime does in its own way.
 */
export function transportCases(cases: readonly ContractCase[]): ContractCase[] {
  const covered = new Set<string>()
  return cases.filter(({ group, reaches }) => {
    if (group === WALK) return false
    if (reaches === null) return !operations.has(group) || dependOnRuntime.has(group)
    const news = travelingAs(reaches.operation, reaches.outcome).filter((name) => !covered.has(name))
    for (const name of news) covered.add(name)
    return news.length > 0
  })
}

/** What an outcome stands for on its way: `listVms 200`, or for a problem `firewalls 412` and `version_mismatch`. */
export function travelingAs(operation: OperationId, outcome: OutcomeName): string[] {
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
