import { operations } from '../contract/operations.gen.ts'
import type { OperationTypes } from '../contract/types.gen.ts'
import type { Fault, ForcedFieldError } from '../engine/outcome.ts'
import type { PatchOperation } from '../kernel/json-patch.ts'
import type { Rule } from './document.ts'
import type { CodesOf, OperationId } from './target.ts'

type Responses<Op extends OperationId> = (typeof operations)[Op]['responses']

/** Statuses of an operation's documented problems. */
type ProblemStatus<Op extends OperationId> = {
  [Status in keyof Responses<Op>]: Responses<Op>[Status] extends { readonly codes: readonly [] }
    ? never
    : Status extends `${infer Code extends number}`
      ? Code
      : never
}[keyof Responses<Op>]

/** Problem codes of a status. */
type ProblemCodeOf<Op extends OperationId, Status extends number> = CodesOf<Op, Status>

type Success<Op extends OperationId> = OperationTypes[Op]['success']

type Match = NonNullable<NonNullable<Rule['when']>['match']>

/** Properties of a forced response. */
interface ResponseOptions {
  readonly headers?: Readonly<Record<string, string>>
}

interface ProblemOptions extends ResponseOptions {
  /** Text of the problem; by default it names what the request is about. */
  readonly detail?: string
  /** Fields of the request. Code and message follow from a field's schema unless given. */
  readonly errors?: readonly ForcedFieldError[]
  /** Seconds. */
  readonly retryAfter?: number
}

/** Response that the contract does not allow. */
interface OutsideContract extends ResponseOptions {
  readonly status: number
  readonly body?: unknown
}

/** Active rule. */
interface Forced {
  /** Appears in the request log for each call that the rule decided. */
  readonly id: string
  /** Removes the rule; can be called repeatedly. */
  remove(): Promise<void>
  /** Switches the rule off, and keeps its count. */
  disable(): Promise<void>
  /** Switches the rule on again. */
  enable(): Promise<void>
}

/**
 * Forces outcomes of one operation's calls. First select the calls (default: all), then the outcome:
 * `mocks.on('createVm').once().respondWith(409, 'quota_exceeded')`.
 */
export interface OnCalls<Op extends OperationId> {
  /** Only the next call. */
  once(): OnCalls<Op>
  /** At most this many calls. */
  times(count: number): OnCalls<Op>
  /** From the nth call on, counted from 1 from now; only that one unless `times` is set. */
  fromCall(number: number): OnCalls<Op>
  /** Only calls with these values in path, query or body. */
  where(match: Match): OnCalls<Op>
  /** Names the rule, for the request log and the panel. */
  named(id: string): OnCalls<Op>
  /**
   * Responds with a documented problem; undocumented statuses and codes don't compile. The code defaults to the first
   * one of the status.
   */
  respondWith<Status extends ProblemStatus<Op>>(
    status: Status,
    code?: ProblemCodeOf<Op, Status>,
    more?: ProblemOptions,
  ): Promise<Forced>
  /** Responds with this body, without the handler. Bodies that the contract does not allow don't compile. */
  respondWithBody<Status extends keyof Success<Op> & number>(
    status: Status,
    body: Success<Op>[Status],
    more?: ResponseOptions,
  ): Promise<Forced>
  /** Changes the real response: a JSON Patch (RFC 6902). Errors stay as they are. */
  patch(patch: readonly PatchOperation[], more?: ResponseOptions): Promise<Forced>
  /** Responds with anything at all, to see how the UI copes. */
  respondOutsideContract(response: OutsideContract): Promise<Forced>
  /** Fails below HTTP: `connection-reset`, `timeout`, `malformed-json` … */
  fail(fault: Fault): Promise<Forced>
  /** Responds as usual after so many milliseconds. */
  delay(ms: number): Promise<Forced>
}

/** Rules of a mock, for fixtures of tests. */
export interface RuleList {
  /** Changes all rules of the mock. */
  change(change: (rules: readonly Rule[]) => readonly Rule[]): Promise<void>
}

let forced = 0

/** @param when calls that the outcome applies to */
export function onCalls<Op extends OperationId>(
  list: RuleList,
  operation: Op,
  when: NonNullable<Rule['when']> & { readonly id?: string } = {},
): OnCalls<Op> {
  const only = (more: typeof when) => onCalls(list, operation, { ...when, ...more })
  const force = async (then: unknown): Promise<Forced> => {
    forced += 1
    const { id = `test-${forced}-${operation}`, ...conditions } = when
    // Guaranteed by the types; the mock validates it again.
    const rule = { id, operation, when: conditions, then } as Rule
    await list.change((rules) => [...rules, rule])
    const isThis = (it: Rule) => it.id === id
    const set = (enabled: boolean) =>
      list.change((rules) => rules.map((it) => (isThis(it) ? { ...it, enabled } : it)))
    return {
      id,
      remove: () => list.change((rules) => rules.filter((it) => !isThis(it))),
      disable: () => set(false),
      enable: () => set(true),
    }
  }
  return {
    once: () => only({ times: 1 }),
    times: (times) => only({ times }),
    fromCall: (call) => only({ call }),
    where: (match) => only({ match }),
    named: (id) => only({ id }),
    respondWith: async (status, code, more) => {
      const documented: Record<number, { readonly codes: readonly string[] } | undefined> =
        operations[operation].responses
      const first = documented[status]?.codes[0]
      if (first === undefined) throw new RangeError(`${operation} documents no problem with status ${status}`)
      return force({ respond: { status, code: code ?? first, ...more } })
    },
    respondWithBody: (status, body, more) => force({ respond: { status, body, ...more } }),
    patch: (patch, more) => force({ respond: { patch, ...more } }),
    respondOutsideContract: (response) => force({ respond: { ...response, outsideContract: true } }),
    fail: (fault) => force({ fault }),
    delay: (delayMs) => force({ delayMs }),
  }
}
