import { compareTexts, type Pair, type Scope, shown, without } from './changes.ts'
import { compareMedia } from './compare-requests.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { Place } from './contract-files.ts'

const responseOf = (responses: Place, status: string) => responses.at(status).follow()

/** Name of a shared response. */
function nameOf(responses: Place, status: string, operation: string): string {
  const response = responses.at(status)
  return response.has('$ref') ? response.follow().name : `${status} of ${operation}`
}

const isSuccess = (status: string) => /^[123]/.test(status)

/** Problem codes by response. */
const codesOf = (response: Place) => response.at('x-codes').list.map(String)

/** Compares the responses of an operation, and the problem codes they carry. */
export function compareResponses({ before, after }: Pair, operation: string, scope: Scope): void {
  for (const status of new Set([...before.keys, ...after.keys])) {
    const [old, now] = [responseOf(before, status), responseOf(after, status)]
    if (!now.exists) responseRemoved({ before: old, after }, { status, operation }, scope)
    else if (!old.exists) responseAdded({ before, after: now }, { status, operation }, scope)
    else compareResponse({ before: old, after: now }, nameOf(after, status, operation), scope)
  }
  compareCodes({ before, after }, operation, scope)
}

interface About {
  readonly status: string
  readonly operation: string
}

function responseRemoved({ before }: Pair, { status, operation }: About, { changes, use }: Scope): void {
  const what = `the response ${status} was removed`
  if (isSuccess(status))
    changes.add('breaking', 'success-removed', `${operation}: ${what}`, { at: before, isRemoved: true })
  // Codes of a problem are reported one by one.
  else if (codesOf(before).length === 0)
    changes.add('compatible', 'problem-removed', what, { at: before, isRemoved: true, use })
}

function responseAdded({ after }: Pair, { status, operation }: About, { changes, use }: Scope): void {
  const what = `the response ${status} was added`
  if (isSuccess(status)) changes.add('warning', 'success-added', `${operation}: ${what}`, { at: after })
  else if (codesOf(after).length === 0) changes.add('compatible', 'problem-added', what, { at: after, use })
}

function compareResponse({ before, after }: Pair, name: string, scope: Scope): void {
  compareTexts({ before, after }, name, scope, ['x-codes'])
  compareHeaders({ before: before.at('headers'), after: after.at('headers') }, name, scope)
  compareMedia({ before: before.at('content'), after: after.at('content') }, name, scope)
}

/** Each problem code of an operation, with the responses that carry it. */
function statusesByCode(responses: Place): Map<string, { status: string; at: Place }[]> {
  return Map.groupBy(
    responses.keys.flatMap((status) => {
      const response = responseOf(responses, status)
      return codesOf(response).map((code, index) => ({ code, status, at: response.at('x-codes', index) }))
    }),
    ({ code }) => code,
  )
}

/** Clients react to codes: one that no longer comes breaks them, one that is new may be unknown to them. */
function compareCodes({ before, after }: Pair, operation: string, { changes, use }: Scope): void {
  const [old, now] = [statusesByCode(before), statusesByCode(after)]
  for (const code of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(code) ?? [], now.get(code) ?? []]
    const statuses = (list: typeof was) => list.map(({ status }) => status)
    const gone = without(statuses(was), statuses(is))
    const come = without(statuses(is), statuses(was))
    const first = (list: typeof was, status: string | undefined) =>
      list.find((it) => it.status === status)?.at
    const atOld = first(was, gone[0])
    const atNow = first(is, come[0])
    if (atOld && atNow) {
      const what = `${operation}: the problem ${shown(code)} moved from ${gone} to ${come}`
      changes.add('breaking', 'code-moved', what, { at: atNow })
    } else if (atOld) {
      const what = `${gone}: the problem ${shown(code)} was removed`
      changes.add('breaking', 'code-removed', what, { at: atOld, isRemoved: true, use })
    } else if (atNow) {
      const what = `${come}: the problem ${shown(code)} was added`
      changes.add('warning', 'code-added', what, { at: atNow, use })
    }
  }
}

function compareHeaders({ before, after }: Pair, name: string, scope: Scope): void {
  const { changes, use } = scope
  // Names of headers don't depend on case (RFC 9110, 5.1).
  const byName = (headers: Place) => new Map(headers.keys.map((key) => [key.toLowerCase(), headers.at(key)]))
  const [old, now] = [byName(before), byName(after)]
  for (const [key, place] of old) {
    const header = { before: place.follow(), after: now.get(key)?.follow() ?? after.at(key) }
    const part = `header ${shown(place.name)}`
    if (header.after.exists) compareHeader(header, part, scope)
    else {
      const isRequired = header.before.object.required === true
      const rule = isRequired ? 'required-header-removed' : 'optional-header-removed'
      const where = { at: place, isRemoved: true, use }
      changes.add(isRequired ? 'breaking' : 'warning', rule, `${name}: ${part} was removed`, where)
    }
  }
  for (const [key, place] of now)
    if (!old.has(key))
      changes.add('compatible', 'header-added', `${name}: header ${shown(place.name)} was added`, {
        at: place,
        use,
      })
}

function compareHeader({ before, after }: Pair, part: string, scope: Scope): void {
  const isRequired = after.object.required === true
  if (isRequired !== (before.object.required === true)) {
    const rule = isRequired ? 'header-became-required' : 'header-became-optional'
    const what = `${part} is ${isRequired ? 'now' : 'no longer'} required`
    scope.changes.add(isRequired ? 'compatible' : 'breaking', rule, what, { at: after, use: scope.use })
  }
  compareTexts({ before, after }, part, scope)
  compareSchemas({ before: before.at('schema'), after: after.at('schema') }, part, scope)
}
