import { operations } from '../../contract/operations.gen.ts'
import { problemTitles } from '../../contract/problems.gen.ts'
import { FAULTS, type Fault } from '../../engine/outcome.ts'
import type { Rule } from '../../scenarios/document.ts'
import { isTarget, type Target } from '../../scenarios/target.ts'

export interface Outcome {
  /** As in the contract: `409 quota_exceeded`. */
  readonly label: string
  /** Meaning in a word or two. */
  readonly title: string
  readonly then: Rule['then']
}

const known = Object.values(operations)

/** Target of a rule, with its description. */
export interface Subject {
  readonly target: Target
  /** `POST /vms`, or the number of operations. */
  readonly about: string
  readonly summary: string
}

/** All operations, tags and groups of the contract. */
export const subjects: readonly Subject[] = [
  { target: '*', about: `${known.length} operations`, summary: 'Everything' },
  { target: 'reads', about: 'GET', summary: 'Everything that reads' },
  { target: 'writes', about: 'POST, PUT, PATCH, DELETE', summary: 'Everything that writes' },
  ...[...new Set(known.map(({ tag }) => tag))].sort().map((tag) => {
    const count = known.filter((operation) => operation.tag === tag).length
    return {
      target: `tag:${tag}` as const,
      about: `${count} ${count === 1 ? 'operation' : 'operations'}`,
      summary: 'All operations of this tag',
    }
  }),
  ...known.map(({ id, method, path, summary }) => ({ target: id, about: `${method} ${path}`, summary })),
]

/** Subjects that contain every word of the text; those whose name starts with it come first. */
export function findSubjects(text: string): readonly Subject[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = subjects.filter(({ target, about, summary }) => {
    const all = `${target} ${about} ${summary}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
  const begins = ({ target }: Subject) => target.toLowerCase().startsWith(words[0] ?? '')
  return [...found.filter(begins), ...found.filter((subject) => !begins(subject))]
}

/** Problems that every operation of a target documents, by status. */
export function documentedOutcomes(target: Target): readonly Outcome[] {
  const [first, ...others] = known.filter((operation) => isTarget(target, operation))
  if (first === undefined) return []
  const problemsOf = (operation: (typeof known)[number]) =>
    Object.entries<{ readonly codes: readonly string[] }>(operation.responses).flatMap(
      ([status, { codes }]) => codes.map((code) => `${status} ${code}`),
    )
  const shared = others.map((operation) => new Set(problemsOf(operation)))
  return problemsOf(first)
    .filter((problem) => shared.every((problems) => problems.has(problem)))
    .map((label) => {
      const [status = '', code = ''] = label.split(' ')
      return {
        label,
        title: problemTitles[code] ?? code,
        then: { respond: { status: Number(status), code } } as Rule['then'],
      }
    })
}

export const FAULT_TITLES: Readonly<Record<Fault, string>> = {
  'connection-reset': 'Broken connection',
  timeout: 'Time-out',
  'malformed-json': 'Malformed JSON',
  'slow-body': 'Slow body',
  'duplicate-delivery': 'Duplicate delivery',
}

export const faults: readonly Outcome[] = (Object.keys(FAULTS) as Fault[]).map((fault) => ({
  label: FAULT_TITLES[fault],
  title: FAULTS[fault],
  then: { fault },
}))

export const handling: readonly Outcome[] = [
  {
    label: 'Live backend',
    title: 'The real backend responds, and its response is checked against the contract.',
    then: { live: true },
  },
  { label: 'Mock', title: 'The mock responds, even if earlier rules say otherwise.', then: { mock: true } },
]

/** Short description of a rule's effect. */
export function describeOutcome({ then }: Rule): string {
  if ('respond' in then) return describeResponse(then.respond)
  if ('fault' in then) return FAULT_TITLES[then.fault]
  if ('delayMs' in then) return `${then.delayMs} ms`
  return 'live' in then ? 'Live backend' : 'Mock'
}

function describeResponse(respond: Extract<Rule['then'], { respond: unknown }>['respond']): string {
  const outside = respond.outsideContract ? ', outside the contract' : ''
  if ('code' in respond) return `${respond.status} ${respond.code}${outside}`
  if ('status' in respond) return `${respond.status} with its own body${outside}`
  const { patch = [], headers = {} } = respond
  const changes = [
    ...patch.map(({ path }) => path || 'the whole body'),
    ...Object.keys(headers).map((name) => `header ${name}`),
  ]
  return `Real response with ${changes.slice(0, 3).join(', ') || 'no change'}${changes.length > 3 ? ` and ${changes.length - 3} more` : ''}${outside}`
}

/** Short description of a rule's conditions; empty if it always applies. */
export function conditionsOf({ when }: Rule): string {
  if (!when) return ''
  const { call, times, probability, match } = when
  return [
    call !== undefined && `from request ${call}`,
    times !== undefined && (times === 1 ? 'once' : `${times} times`),
    probability !== undefined && `${Math.round(probability * 1000) / 10}% of requests`,
    match && `where ${matched(match)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function matched(match: NonNullable<NonNullable<Rule['when']>['match']>): string {
  return Object.values(match)
    .flatMap((part) => Object.entries(part ?? {}))
    .map(([name, value]) => `${name} = ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
