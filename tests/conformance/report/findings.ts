import { type ContractOperation, contract } from '../../contract/suite/contract.ts'
import { type Check, verbOf } from '../check.ts'
import type { Exchange } from '../exchange.ts'
import type { Failure } from '../failure.ts'
import type { Result } from '../run.ts'
import { type ContractPlace, operationOfRequest, placeOf } from './contract-place.ts'

/** A failure, with all checks that found it. */
export interface Finding extends Failure {
  /** The requirement, as a phrase. */
  readonly title: string
  /** In the order they ran. */
  readonly checks: readonly Check[]
  /** Part of the contract that states the requirement; null if no operation does. */
  readonly contract: ContractPlace | null
  /** Last request of the first check. */
  readonly exchange: Exchange | null
}

interface Failed {
  readonly result: Result
  readonly failure: Failure
}

/** Groups failures with the same cause, the most frequent one first. @param base path of the API on the server */
export function findingsOf(results: readonly Result[], base: string): readonly Finding[] {
  const failed = results.flatMap((result) => result.failures.map((failure): Failed => ({ result, failure })))
  const groups = [...Map.groupBy(failed, causeOf).values()]
  return groups
    .map((group) => findingOf(group, base))
    .toSorted((one, other) => other.checks.length - one.checks.length)
}

function findingOf(group: readonly Failed[], base: string): Finding {
  const [first] = group
  if (!first) throw new Error('A group has no failures.')
  const { failure, result } = first
  const checks = [...new Set(group.map((it) => it.result.check))]
  return {
    ...failure,
    about: failure.isViolation && checks.length > 1 && !isSame(group) ? null : failure.about,
    title: titleOf(checks, failure),
    checks,
    contract: placeOfFailure(failure, result, base),
    exchange: result.exchange,
  }
}

const isSame = (group: readonly Failed[]) => new Set(group.map(({ failure }) => failure.about)).size === 1

function titleOf(checks: readonly Check[], { isViolation, expected, found }: Failure): string {
  const [first] = checks
  if (!first) return ''
  if (isViolation) return `Outside the contract: ${violationTitle(expected, found)}`
  if (checks.length === 1) return first.title
  const verbs = new Set(checks.map(verbOf))
  return verbs.size === 1 ? verbOf(first) : `${first.group}: ${verbOf(first)}`
}

function violationTitle(expected: string, found: string): string {
  const [, what] = /^a documented (code|status)/.exec(expected) ?? []
  if (what !== undefined) return `undocumented ${what} ${found}`
  return isPointer(expected) ? withoutIds(expected) : found
}

/** Status and code of a response, or several. */
const isOutcome = (text: string) => /^(\d{3}( \w+)?( or \d{3}( \w+)?)*|2xx|neither 401 nor 403)$/.test(text)

/** True for a rule about a value in a response: `/items/0/sizeGb must be integer`. */
const isPointer = (expected: string) => /^(\/|\(root\))/.test(expected)

/** Failures with the same text here are one finding. */
function causeOf({ result: { check }, failure }: Failed): string {
  const { isViolation, about, expected, found } = failure
  if (isViolation) {
    // The value at a pointer differs between responses. An undocumented status can have another cause elsewhere.
    const operation = expected.startsWith('a documented status') ? about : ''
    return [
      withoutIds(expected).replace(/(?<=^a documented (code|status)).*/s, ''),
      isPointer(expected) ? '' : withoutIds(found),
      operation,
    ].join('\n')
  }
  if (isOutcome(expected) && isOutcome(found)) return [check.group, expected, found].join('\n')
  return [
    check.group,
    verbOf(check),
    about ?? '',
    withoutIds(expected, check),
    withoutIds(found, check),
  ].join('\n')
}

/** Text without positions in lists, ids and operations, which differ between failures with one cause. */
function withoutIds(text: string, check?: Check): string {
  const operation = check?.id.split('/')[1] ?? ''
  return text
    .replaceAll(operation === '' ? '\0' : operation, '<operation>')
    .replaceAll(/\/(\d+)(?=\/|\s|$)/g, '/*')
    .replaceAll(/\b[a-z]+_(?=[a-z]*\d)[A-Za-z0-9]{6,}\b/g, '<id>')
    .replaceAll(/\bconformance-\w+-\d+\b/g, '<name>')
}

function placeOfFailure(failure: Failure, { check, exchange }: Result, base: string): ContractPlace | null {
  const asked = exchange && operationOfRequest(exchange.method, exchange.url.slice(base.length))
  const operation = asked ?? contract.find(({ id }) => id === check.id.split('/')[1]) ?? null
  return operation && placeOf(operation, memberOf(failure, check, operation, exchange))
}

function memberOf(
  { isViolation, expected }: Failure,
  { group }: Check,
  { responses }: ContractOperation,
  exchange: Exchange | null,
) {
  const has = (status: number) => responses.some((it) => it.status === status)
  const status = isViolation ? (exchange?.status ?? 0) : Number(/^\d{3}\b/.exec(expected)?.[0])
  if (has(status)) return `responses/${status}` as const
  if (group === 'permissions') return 'x-permission'
  if (group === 'access') return 'security'
  return null
}
