import type { Fault } from '../../engine/outcome.ts'
import { describeIssues, InputError } from '../../kernel/input.ts'
import type { PatchOperation } from '../../kernel/json-patch.ts'
import { type Rule, scenarioChange } from '../../scenarios/document.ts'

/** Kind of response that the editor offers. */
export type ResponseKind = 'problem' | 'body' | 'patch' | 'fault' | 'delay' | 'live' | 'mock'

type MatchPlace = 'path' | 'query' | 'body'

export interface MatchDraft {
  readonly place: MatchPlace
  readonly name: string
  /** Text, or JSON of any other value. */
  readonly value: string
}

export interface PatchDraft {
  readonly op: PatchOperation['op']
  readonly path: string
  /** Text, or JSON of any other value. */
  readonly value: string
}

export interface FieldErrorDraft {
  readonly place: 'body' | 'query' | 'path' | 'header'
  readonly pointer: string
  /** Empty for what the field's schema requires first. */
  readonly code: string
  readonly message: string
}

/** A rule as the fields of a form. Fields of other kinds of responses stay while the kind changes. */
export interface RuleDraft {
  readonly id: string
  readonly isOn: boolean
  readonly operation: string
  readonly call: string
  readonly times: string
  /** Percent of the calls. */
  readonly chance: string
  readonly match: readonly MatchDraft[]
  readonly kind: ResponseKind
  /** Status and code: `409 quota_exceeded`. */
  readonly problem: string
  readonly detail: string
  readonly errors: readonly FieldErrorDraft[]
  readonly retryAfter: string
  readonly status: string
  readonly body: string
  readonly patch: readonly PatchDraft[]
  /** `name: value`, one a line. */
  readonly headers: string
  readonly isOutsideContract: boolean
  readonly fault: Fault
  readonly overMs: string
  readonly delayMs: string
}

/** Draft of a rule for an operation, before anything is chosen. */
export function newDraft(operation: string): RuleDraft {
  return {
    id: '',
    isOn: true,
    operation,
    call: '',
    times: '',
    chance: '',
    match: [],
    kind: 'problem',
    problem: '',
    detail: '',
    errors: [],
    retryAfter: '',
    status: '200',
    body: '',
    patch: [],
    headers: '',
    isOutsideContract: false,
    fault: 'connection-reset',
    overMs: '',
    delayMs: '3000',
  }
}

export function toDraft({ id = '', enabled = true, operation, when = {}, then }: Rule): RuleDraft {
  const { call, times, probability, match = {} } = when
  const draft: RuleDraft = {
    ...newDraft(operation),
    id,
    isOn: enabled,
    call: textOrNone(call),
    times: textOrNone(times),
    // Without the noise of binary fractions: 0.07 * 100 is 7.000000000000001.
    chance: probability === undefined ? '' : String(Number((probability * 100).toPrecision(12))),
    match: (['path', 'query', 'body'] as const).flatMap((place) =>
      Object.entries(match[place] ?? {}).map(([name, value]) => ({ place, name, value: asText(value) })),
    ),
  }
  if ('fault' in then) return { ...draft, kind: 'fault', fault: then.fault, overMs: textOrNone(then.overMs) }
  if ('delayMs' in then) return { ...draft, kind: 'delay', delayMs: String(then.delayMs) }
  if (!('respond' in then)) return { ...draft, kind: 'live' in then ? 'live' : 'mock' }
  const { respond } = then
  const given = {
    ...draft,
    headers: Object.entries(respond.headers ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    isOutsideContract: respond.outsideContract === true,
  }
  if ('code' in respond) {
    const { status, code, detail = '', errors = [], retryAfter } = respond
    return {
      ...given,
      kind: 'problem',
      problem: `${status} ${code}`,
      detail,
      retryAfter: textOrNone(retryAfter),
      errors: errors.map(({ in: place = 'body', pointer, code: its = '', message = '' }) => ({
        place,
        pointer,
        code: its,
        message,
      })),
    }
  }
  if ('status' in respond) {
    const { status, body } = respond
    const text = typeof body === 'string' && !isJsonText(body) ? body : JSON.stringify(body, null, 2)
    return { ...given, kind: 'body', status: String(status), body: body === undefined ? '' : text }
  }
  return { ...given, kind: 'patch', patch: (respond.patch ?? []).map(toPatchDraft) }
}

export function toPatchDraft(step: PatchOperation): PatchDraft {
  return { op: step.op, path: step.path, value: step.op === 'remove' ? '' : asText(step.value) }
}

/**
 * Rule of a draft, checked against the contract.
 *
 * @throws InputError with a line for each mistake
 */
export function toRule(draft: RuleDraft): Rule {
  return checkedRule(uncheckedRule(draft))
}

/** @throws InputError with a line for each mistake */
export function checkedRule(value: unknown): Rule {
  const parsed = scenarioChange.safeParse({ rules: [value] })
  const [rule] = parsed.data?.rules ?? []
  if (rule !== undefined) return rule
  const reasons = describeIssues(parsed.error as NonNullable<typeof parsed.error>)
  throw new InputError(
    'The rule is invalid.',
    reasons.map((reason) => reason.replace(/^rules\[0\]\.?(then\.respond: |: )?/, '')),
  )
}

/**
 * Rule of a draft as it is written, which the contract may not allow.
 *
 * @throws InputError if a body is not JSON
 */
export function uncheckedRule(draft: RuleDraft): object {
  const { id, isOn, operation, call, times, chance, match } = draft
  const when = {
    ...(call !== '' && { call: Number(call) }),
    ...(times !== '' && { times: Number(times) }),
    ...(chance !== '' && { probability: Number(chance) / 100 }),
    ...(match.length > 0 && { match: matchOf(match) }),
  }
  return {
    ...(id.trim() !== '' && { id: id.trim() }),
    ...(!isOn && { enabled: false }),
    operation: operation.trim(),
    ...(Object.keys(when).length > 0 && { when }),
    then: outcomeOf(draft),
  }
}

function matchOf(match: RuleDraft['match']): object {
  const places: Record<string, Record<string, unknown>> = {}
  for (const { place, name, value } of match) {
    places[place] = { ...places[place], [name.trim()]: readValue(value) }
  }
  return places
}

function outcomeOf(draft: RuleDraft): object {
  switch (draft.kind) {
    case 'problem':
      return { respond: { ...problemOf(draft), ...headersAndSwitch(draft) } }
    case 'body': {
      const body = bodyOf(draft)
      const given = body === undefined ? {} : { body }
      return { respond: { status: Number(draft.status), ...given, ...headersAndSwitch(draft) } }
    }
    case 'patch': {
      const patch = draft.patch.map(({ op, path, value }) =>
        op === 'remove' ? { op, path } : { op, path, value: readValue(value) },
      )
      return { respond: { ...(patch.length > 0 && { patch }), ...headersAndSwitch(draft) } }
    }
    case 'fault': {
      const isSlow = draft.fault === 'slow-body' && draft.overMs !== ''
      return { fault: draft.fault, ...(isSlow && { overMs: Number(draft.overMs) }) }
    }
    case 'delay':
      return { delayMs: Number(draft.delayMs) }
    case 'live':
      return { live: true }
    case 'mock':
      return { mock: true }
  }
}

function problemOf({ problem, detail, errors, retryAfter }: RuleDraft): object {
  const [status = '', code = ''] = problem.trim().split(/\s+/)
  return {
    status: Number(status),
    code,
    ...(detail !== '' && { detail }),
    ...(retryAfter !== '' && { retryAfter: Number(retryAfter) }),
    ...(errors.length > 0 && {
      errors: errors.map(({ place, pointer, code: its, message }) => ({
        ...(place !== 'body' && { in: place }),
        pointer,
        ...(its !== '' && { code: its }),
        ...(message !== '' && { message }),
      })),
    }),
  }
}

function headersAndSwitch({ headers, isOutsideContract }: RuleDraft): object {
  const list = headers
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = line.trim(), value = ''] = /^\s*([^:]+?)\s*:\s*(.*?)\s*$/.exec(line) ?? []
      return [name, value] as const
    })
  return {
    ...(list.length > 0 && { headers: Object.fromEntries(list) }),
    ...(isOutsideContract && { outsideContract: true }),
  }
}

/** @throws InputError */
function bodyOf({ body, headers }: RuleDraft): unknown {
  if (body.trim() === '') return undefined
  try {
    return JSON.parse(body)
  } catch (error) {
    const type = /^content-type:(.*)$/im.exec(headers)?.[1]
    if (type !== undefined && !type.includes('json')) return body
    const reason = error instanceof Error ? error.message : String(error)
    throw new InputError('The rule is invalid.', [
      `The body isn’t JSON: ${reason}. For another media type, set the content-type header.`,
    ])
  }
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Strings stay as they are unless they would be read as something else. */
function asText(value: unknown): string {
  return typeof value === 'string' && !isJsonText(value) ? value : JSON.stringify(value)
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function textOrNone(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}
