import { pointerSteps } from '#src/json-pointer.ts'
import { contractErrors } from '../engine/contract-check.ts'
import { readParameters } from '../engine/parameters.ts'
import { isJson } from '../engine/reply.ts'
import { InputError } from '../kernel/input.ts'
import type { InlineScenario, Persona } from '../scenarios/document.ts'
import { type ApiCall, callsOfApi } from './api-calls.ts'
import type { Fixture } from './fixture.ts'
import { fixtureScenario } from './fixture-scenario.ts'
import { HIDDEN, hideSecrets, isSecretName } from './hidden-secrets.ts'
import { queryParameters } from './request-parameters.ts'
import { type RecordedExchange, readTrafficFile } from './traffic-file.ts'

/** Traffic that the mock can play, and what was found in it. */
export interface Traffic {
  readonly scenario: InlineScenario
  readonly fixtures: readonly Fixture[]
  readonly report: TrafficReport
}

export interface TrafficReport {
  /** Number of responses that are played. */
  readonly responses: number
  /** Number of operations that they are of. */
  readonly operations: number
  /** Base URL of the recorded API; null in fixtures. */
  readonly recordedAt: string | null
  /** Responses that the contract does not allow. They are played nevertheless. */
  readonly findings: readonly Finding[]
  /** Calls of the API that the mock answers itself. */
  readonly leftOut: readonly LeftOut[]
}

interface Finding {
  readonly operationId: string
  readonly url: string
  readonly status: number
  /** JSON pointer into the body. */
  readonly pointer: string
  readonly message: string
}

interface LeftOut {
  readonly operationId: string
  readonly url: string
  readonly reason: string
}

/** Says in lines of text what is played, what the contract does not allow, and what is left to the mock. */
export function trafficSummary({
  responses,
  operations,
  recordedAt,
  findings,
  leftOut,
}: TrafficReport): string[] {
  const from = recordedAt === null ? '' : `, recorded at ${recordedAt}`
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason)
  return [
    `Plays ${counted(responses, 'response')} of ${counted(operations, 'operation')}${from}.`,
    ...(findings.length === 0 ? [] : [`Outside the contract: ${counted(findings.length, 'place')}.`]),
    ...findings.map(
      ({ operationId, status, url, pointer, message }) =>
        `  ${operationId} ${status} ${pointer || '/'} of ${url}: ${message}`,
    ),
    ...[...byReason].map(
      ([reason, calls]) =>
        `Left to the mock, since ${reason}: ${[...new Set(calls.map((it) => it.operationId))].join(', ')}.`,
    ),
  ]
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A scenario has 500 rules at most. */
const MAX_RULES = 500

/**
 * Reads an HTTP Archive, a recording of the mock, or a list of fixtures.
 *
 * @throws InputError if it is none of them, or has nothing that can be played
 */
export function readTraffic(raw: unknown, name = 'recorded'): Traffic {
  const file = readTrafficFile(raw)
  return 'fixtures' in file ? ofFixtures(file.fixtures, name) : ofExchanges(file.exchanges, name)
}

function ofFixtures(fixtures: readonly Fixture[], name: string): Traffic {
  const report = { responses: fixtures.length, operations: operationCount(fixtures), recordedAt: null }
  return {
    scenario: checked(fixtureScenario(fixtures, { name, at: null, persona: null })),
    fixtures,
    report: { ...report, findings: [], leftOut: [] },
  }
}

function ofExchanges(traffic: readonly RecordedExchange[], name: string): Traffic {
  const { base, calls } = callsOfApi(traffic)
  const fixtures: Fixture[] = []
  const findings: Finding[] = []
  const leftOut: LeftOut[] = []
  for (const call of calls) {
    const read = toFixture(call)
    if (typeof read === 'string') {
      leftOut.push({ operationId: call.operation.id, url: shownUrl(call), reason: read })
      continue
    }
    fixtures.push(read.fixture)
    const status = read.fixture.response?.status ?? 0
    findings.push(
      ...read.findings.map((it) => ({ operationId: call.operation.id, url: shownUrl(call), status, ...it })),
    )
  }
  if (fixtures.length === 0)
    throw new InputError('There’s nothing to play: no API request has a response that the mock can repeat.')
  const [first] = calls
  return {
    scenario: checked(fixtureScenario(fixtures, { name, at: first?.at ?? null, persona: personaOf(calls) })),
    fixtures,
    report: {
      responses: fixtures.length,
      operations: operationCount(fixtures),
      recordedAt: base,
      findings,
      leftOut,
    },
  }
}

function operationCount(fixtures: readonly Fixture[]): number {
  return new Set(fixtures.map(({ operation }) => operation)).size
}

function checked(scenario: InlineScenario): InlineScenario {
  const count = scenario.rules?.length ?? 0
  if (count <= MAX_RULES) return scenario
  throw new InputError(
    `This recording has ${count} different responses; a scenario can have ${MAX_RULES}. Record a shorter session, or filter it first.`,
  )
}

/** Without the values of secrets in path and query. */
function shownUrl({ path, search, operation }: ApiCall): string {
  const shown = operation.path.replaceAll(/\{(.+?)\}/g, (_, name: string) =>
    isSecretName(name, 'request') ? HIDDEN : (path[name] ?? ''),
  )
  const query = [...(search ?? [])].map(([name, value]) => [
    name,
    isSecretName(name, 'request') ? HIDDEN : value,
  ])
  return query.length === 0 ? shown : `${shown}?${new URLSearchParams(query as [string, string][])}`
}

/** Operations whose response comes with the cookie of a session, and those that lead to them. */
const SIGN_IN_TAGS: readonly string[] = ['session', 'sign-up']
const SIGN_IN: readonly string[] = ['acceptInvitation', 'signUpByInvitation', 'closeAccount']

type Read = {
  readonly fixture: Fixture
  readonly findings: ReadonlyArray<Pick<Finding, 'pointer' | 'message'>>
}

/** Returns a text that says why the mock has to answer instead. */
function toFixture(call: ApiCall): Read | string {
  const { operation, path, status } = call
  if (SIGN_IN_TAGS.includes(operation.tag) || SIGN_IN.includes(operation.id))
    return 'sign-in stays with the mock'
  const query = queryOf(call)
  if (query === null) return 'the request is outside the contract'
  const request = {
    ...givenMembers('path', Object.entries(path)),
    ...givenMembers(
      'query',
      queryParameters(operation.id)
        .filter((it) => it.name in query && query[it.name] !== it.default)
        .map(({ name }) => [name, query[name]] as const),
    ),
  }
  if (status === 0) return { fixture: { operation: operation.id, request, response: null }, findings: [] }
  if (status === 304) return 'the browser had the response in its cache'
  if (status < 200) return `the status ${status} is not a final response`
  const documented = operation.responses[status]?.contentType ?? null
  if (documented === 'text/event-stream' || call.mediaType === 'text/event-stream') return 'a stream goes on'
  if (documented?.startsWith('image/') || documented === 'application/pdf') return 'the response is binary'
  if (documented !== null && call.text === null) return 'the response was not recorded'
  return readResponse(call, request)
}

function givenMembers<Name extends string>(name: Name, entries: ReadonlyArray<readonly [string, unknown]>) {
  const known = entries.filter(([key]) => !isSecretName(key, 'request'))
  return known.length === 0 ? {} : { [name]: Object.fromEntries(known) }
}

/** Null for parameters that the contract does not allow; the mock answers those by itself. */
function queryOf({ operation, path, search, headers }: ApiCall): Readonly<Record<string, unknown>> | null {
  try {
    const request = { method: operation.method, url: '', headers, text: async () => '' }
    return readParameters({ operation, path, search, request }).query
  } catch {
    return null
  }
}

function readResponse(call: ApiCall, request: Fixture['request']): Read {
  const { operation, status, responseHeaders } = call
  const documented = operation.responses[status]?.contentType ?? null
  const mediaType = call.mediaType === '' ? documented : call.mediaType
  const text = call.text === null ? null : hideSecrets(call.text, 'response')
  const body = bodyOf(text, mediaType)
  const errors = contractErrors(operation, { status, mediaType, body })
  const headers = {
    ...(mediaType !== null && mediaType !== documented && { 'content-type': mediaType }),
    ...Object.fromEntries(responseHeaders),
  }
  return {
    fixture: {
      operation: operation.id,
      request,
      response: {
        status,
        ...(body !== undefined && { body }),
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(errors.length > 0 && { outsideContract: true }),
      },
    },
    // A placeholder may break the format of the secret that it replaces.
    findings: errors
      .filter(({ pointer }) => valueAt(body, pointer) !== HIDDEN)
      .map(({ pointer, message }) => ({ pointer, message })),
  }
}

function bodyOf(text: string | null, mediaType: string | null): unknown {
  if (text === null || text === '') return undefined
  if (mediaType === null || !isJson(mediaType)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>(
    (it, name) => (typeof it === 'object' && it !== null ? Reflect.get(it, name) : undefined),
    value,
  )
}

/** Persona with the team role of the last recorded user; an owner if nobody is known, since nothing is denied to one. */
function personaOf(calls: readonly ApiCall[]): Persona {
  const roles = calls.flatMap(({ operation, text }) =>
    operation.tag === 'session' ? (roleIn(text) ?? []) : [],
  )
  return roles.at(-1) ?? 'owner'
}

function roleIn(text: string | null): Persona | undefined {
  const [, role] = /"teamRole"\s*:\s*"(Owner|Admin|Developer|Viewer)"/.exec(text ?? '') ?? []
  return role?.toLowerCase() as Persona | undefined
}
