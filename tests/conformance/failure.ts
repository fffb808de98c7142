import { AssertionError } from 'node:assert/strict'
import { pointerSteps } from '#src/json-pointer.ts'
import { OUTSIDE_THE_CONTRACT } from '../contract/suite/api.ts'
import type { Check } from './check.ts'
import type { Exchange } from './exchange.ts'

/** One violated requirement. */
export interface Failure {
  /** Subject of the comparison, such as `sorted by status`; null if the check is about nothing else. */
  readonly about: string | null
  readonly expected: string
  readonly found: string
  /** True if the response violates the contract, whatever the check is about. */
  readonly isViolation: boolean
}

/** Failures of a check that threw an error: several, if the response violates the contract in several places. */
export function failuresOf(error: unknown, check: Check, exchange: Exchange | null): readonly Failure[] {
  const message = error instanceof Error ? error.message : String(error)
  if (message.startsWith(OUTSIDE_THE_CONTRACT))
    return message
      .slice(OUTSIDE_THE_CONTRACT.length)
      .trim()
      .split('\n')
      .map((line) => violation(line, exchange))
  return [error instanceof AssertionError ? comparison(error, check) : unexpected(error, message, check)]
}

/** Error text of a check. */
export function messageOf(failures: readonly Failure[]): string {
  return failures
    .map(
      ({ about, expected, found }) =>
        `${about === null ? '' : `${about}: `}expected ${expected}, found ${found}`,
    )
    .join('\n')
}

function unexpected(error: unknown, message: string, check: Check): Failure {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return { about: null, expected: check.title, found: message + cause, isViolation: false }
}

/** The diff that `assert` appends to its message is hard to read in a report. */
function comparison(error: AssertionError, check: Check): Failure {
  const { operator = '', expected, actual, generatedMessage, message } = error
  const [said = ''] = message.split(/\n\+ actual - expected\n|\n\n/)
  if (!/strictequal/i.test(operator))
    return { about: null, expected: check.title, found: said, isViolation: false }
  return {
    about: generatedMessage ? null : said,
    expected: operator.startsWith('not') ? `anything but ${shown(actual)}` : shown(expected),
    found: shown(actual),
    isViolation: false,
  }
}

const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))

/** `createVolume 202: /sizeGb must be integer in {…}`, as the contract suite says it. */
function violation(line: string, exchange: Exchange | null): Failure {
  const body = exchange?.responseBody ?? ''
  const said = body === '' ? line : line.replaceAll(` in ${body}`, '').replaceAll(`: ${body}`, '')
  const undocumented = /^(\w+) does not document the status (\d+), only (.*?)$/s.exec(said)
  if (undocumented) {
    const [, operation, status, statuses] = undocumented
    return violationOf(operation ?? '', `a documented status: ${statuses}`, `${status}`)
  }
  const [, operation = '', status, complaint = said] = /^(\w+) (\d+): (.*)$/s.exec(said) ?? []
  const about = status === undefined ? operation : `${operation} ${status}`
  const [, code, codes] = /^the code (\S+) is not one of (.*?): /s.exec(complaint) ?? []
  if (code !== undefined) return violationOf(about, `a documented code: ${codes}`, code)
  const [, pointer, rule] = /^((?:\/\S*)|\(root\)) (must .*)$/s.exec(complaint) ?? []
  if (pointer === undefined) return violationOf(about, 'a response as documented', complaint)
  return violationOf(about, `${pointer} ${rule}`, valueAt(body, pointer))
}

const violationOf = (about: string, expected: string, found: string): Failure => ({
  about: about === '' ? null : about,
  expected,
  found,
  isViolation: true,
})

/** Value of a response at a JSON pointer (RFC 6901), for the report. */
function valueAt(body: string, pointer: string): string {
  try {
    let value: unknown = JSON.parse(body)
    for (const step of pointerSteps(pointer === '(root)' ? '' : pointer))
      value = (value as Record<string, unknown>)[step]
    return shown(value)
  } catch {
    return 'something else'
  }
}
