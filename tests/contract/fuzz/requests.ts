import fc from 'fast-check'
import { API_BASE } from '../suite/api.ts'
import { type ContractOperation, contract, type JsonObject, valueAt } from '../suite/contract.ts'
import { fromSchema } from './from-schema.ts'
import { hostileBody, hostileText } from './hostile.ts'
import type { RandomRequest } from './random-request.ts'
import { fillExample, referencesFor, VERSION } from './references.ts'
import { validRequests } from './valid-requests.ts'

/** Mostly random requests, sometimes a valid one with its preconditions. */
export function requestsTo(operations: readonly ContractOperation[]): fc.Arbitrary<RandomRequest[]> {
  return fc.oneof(
    { weight: 7, arbitrary: fc.oneof(...operations.map(requestTo)).map((request) => [request]) },
    { weight: 2, arbitrary: fc.oneof(...operations.map(validRequests)) },
  )
}

/** Requests to one world, mostly to related operations: verifying a sign-up needs one that has started. */
export function randomRequests(max: number): fc.Arbitrary<RandomRequest[]> {
  const tags = [...Map.groupBy(contract, (operation) => operation.tag).values()]
  const any = requestsTo(contract)
  const focused = tags.map((ofTag) =>
    fc.oneof({ weight: 5, arbitrary: requestsTo(ofTag) }, { weight: 1, arbitrary: any }),
  )
  const some = (requests: fc.Arbitrary<RandomRequest[]>) =>
    fc.array(requests, { minLength: 1, maxLength: max, size: 'max' }).map((lists) => lists.flat())
  return fc.oneof(
    { weight: Math.round(tags.length / 2), arbitrary: some(any) },
    // Weighted by the size of the tag, so that all operations are covered.
    ...focused.map((requests, index) => ({
      weight: Math.max(tags[index]?.length ?? 0, 4),
      arbitrary: some(requests),
    })),
  )
}

function requestTo(operation: ContractOperation): fc.Arbitrary<RandomRequest> {
  return fc
    .record({
      path: pathOf(operation),
      query: queryOf(operation),
      headers: headersOf(operation),
      credentials: credentials(operation),
      body: bodyOf(operation),
      after: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        { weight: 2, arbitrary: fc.constantFrom(1, 30, 3600, 90_000) },
      ),
    })
    .map(({ path, query, headers, credentials, body, after }) => ({
      operation: operation.id,
      method: operation.method,
      url: API_BASE + path + query,
      headers: {
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...credentials,
        ...headers,
      },
      body,
      after,
    }))
}

/** Path, escaped or not. */
function pathOf({ path, parameters }: ContractOperation): fc.Arbitrary<string> {
  const names = parameters.filter((it) => it.in === 'path').map((it) => it.name)
  return fc.tuple(fc.integer({ min: 0, max: 19 }), referencesFor(names)).map(([chance, filled]) => {
    const escaped = (value: string) =>
      chance === 0 || value.startsWith('‹') ? value : encodeURIComponent(value.toWellFormed())
    return names.reduce(
      (text, name, index) => text.replace(`{${name}}`, () => escaped(filled[index] ?? '')),
      path,
    )
  })
}

function queryOf({ parameters }: ContractOperation): fc.Arbitrary<string> {
  const known = parameters
    .filter((it) => it.in === 'query')
    .map(({ name, required, schemaPointer }) => {
      const value = fromSchema(valueAt(schemaPointer) as JsonObject, name).map((it) => pairs(name, it))
      return fc.oneof(
        { weight: required ? 9 : 3, arbitrary: value },
        { weight: required ? 1 : 4, arbitrary: fc.constant([]) },
      )
    })
  const unknown = fc.oneof(
    { weight: 20, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 1, arbitrary: fc.tuple(hostileText, hostileText).map((pair) => [pair]) },
  )
  const wellFormed = fc.tuple(unknown, ...known).map((lists) => {
    const search = new URLSearchParams(lists.flat() as [string, string][]).toString()
    // Placeholders must survive encoding.
    return search === '' ? '' : `?${search.replaceAll(/%E2%80%B9(\w+)\+(\d+)%E2%80%BA/g, '‹$1 $2›')}`
  })
  return fc.oneof(
    { weight: 25, arbitrary: wellFormed },
    { weight: 1, arbitrary: hostileText.map((text) => `?${text}`) },
  )
}

function pairs(name: string, value: unknown): [string, string][] {
  return [value].flat().map((it) => [name, typeof it === 'string' ? it : (JSON.stringify(it) ?? '')])
}

/** Mostly permitted callers, sometimes others or none. */
function credentials({ keyScope }: ContractOperation): fc.Arbitrary<Record<string, string>> {
  const key = (name: string) => ({ authorization: `Bearer nimbus_demo_${name}` })
  const session = fc
    .nat({ max: 20 })
    .map((index) => ({ cookie: `theme=dark; nimbus_session=‹sessions ${index} token›` }))
  const keys = ['admin', 'developer', 'viewer', 'deploy_only', 'read_only', 'expired', 'nobody'].map(key)
  return fc.oneof(
    { weight: keyScope === 'none' ? 1 : 20, arbitrary: fc.constant(key('owner')) },
    { weight: keyScope === 'none' ? 10 : 4, arbitrary: session },
    { weight: 2, arbitrary: fc.constantFrom(...keys) },
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: hostileText.map((text) => ({ authorization: text })) },
    { weight: 1, arbitrary: hostileText.map((text) => ({ cookie: `nimbus_session=${text}` })) },
  )
}

function headersOf({ parameters }: ContractOperation): fc.Arbitrary<Record<string, string>> {
  const names = parameters.filter((it) => it.in === 'header').map((it) => it.name.toLowerCase())
  // Few keys, so that some repeat.
  const few = fc.nat({ max: 20 }).map((index) => `key-${String(index).padStart(5, '0')}`)
  const versions = fc.constantFrom('"1"', VERSION, VERSION, VERSION)
  const known = names.map((name) => [
    name,
    fc.oneof(
      { weight: 9, arbitrary: name === 'if-match' ? versions : few },
      { weight: 1, arbitrary: hostileText },
    ),
  ])
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
  )
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(known)) },
    { weight: 2, arbitrary: fc.record(Object.fromEntries(known), { requiredKeys: [] }) },
    { weight: 1, arbitrary: type.map((value) => ({ 'content-type': value })) },
    {
      weight: 1,
      arbitrary: fc.dictionary(
        fc.constantFrom('accept', 'range', 'if-match', 'user-agent', 'x-request-id', 'expect'),
        hostileText,
      ),
    },
  ) as fc.Arbitrary<Record<string, string>>
}

function bodyOf({ body }: ContractOperation): fc.Arbitrary<string | null> {
  if (!body)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileBody })
  const schema = valueAt(body.schemaPointer) as JsonObject
  const example = fc
    .tuple(fc.constantFrom(...body.examples), fc.oneof(fc.constant(0), fc.nat({ max: 9 })))
    .map(([it, index]) => JSON.stringify(fillExample(it, index)))
  return fc.oneof(
    { weight: 10, arbitrary: example },
    { weight: 10, arbitrary: fromSchema(schema, '').map((it) => JSON.stringify(it) ?? '') },
    { weight: 1, arbitrary: hostileBody },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}
