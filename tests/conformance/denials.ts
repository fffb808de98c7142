import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../contract/cases/support/sample.ts'
import { type AnyResponse, type Caller, problemOf, type Request } from '../contract/suite/api.ts'
import { type ContractOperation, contract, type OutcomeName } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'
import { cleanUp } from './crud.ts'
import { crudFixtures } from './crud-fixtures.ts'
import { createdItem } from './existing-resources.ts'
import { sharedResourcesOf } from './shared-resources.ts'
import { Skip } from './skip.ts'

/**
 * A server may look at the shape of a request, and for what its path names, before the caller's permission; but never at
 * the state. So the last request is valid, for an existing resource, and only that one has an effect on a server that
 * should have denied it.
 */

/** Statuses of problems that may come before a missing permission. */
const OTHER_PROBLEMS = [400, 404, 422]

interface Attempt {
  readonly request: Request
  /** Statuses that don't tell if the caller is denied. */
  readonly others: readonly number[]
  /** Deletes what the request created. */
  undo?(response: AnyResponse): Promise<void>
}

/** Request without side effects even for permitted callers: it has an unknown parameter. */
export const harmlessRequest = (operation: ContractOperation): Request => {
  const valid = sample(operation)
  return { ...valid, query: { ...valid.query, nonsense: 'x' } }
}

/**
 * Sends requests as one caller until a response is about the caller.
 * @returns null if every response was about another problem
 */
export async function responseToCaller(
  context: CheckContext,
  operation: ContractOperation,
  as: Caller,
): Promise<AnyResponse | null> {
  for await (const { request, others, undo } of attempts(context, operation)) {
    const response = await context.api.send(operation.id, { ...request, as })
    if (response.status < 300) await undo?.(response)
    if (!others.includes(response.status)) return response
  }
  return null
}

/**
 * Sends an invalid request until a response is about its shape: first for ids that don't exist, and to a server that
 * looks for them first, for something that exists.
 * @returns null if every response was about another problem
 */
async function responseToShape(
  context: CheckContext,
  operation: ContractOperation,
  request: Request,
): Promise<AnyResponse | null> {
  const valid = { ...sample(operation), as: await context.owner(operation) }
  const first = await context.api.send(operation.id, { ...valid, ...request })
  if (first.outcome !== '404 not_found') return first
  const path =
    (await ownPath(context, operation)) ??
    (operation.method === 'GET' ? await existingPath(context, operation) : null)
  if (!path) return null
  const second = await context.api.send(operation.id, { ...valid, ...request, path })
  return second.status === 409 ? null : second
}

/** Invalid inputs of a request: JSON pointers into its body, or into its query. */
interface Invalid {
  readonly in: 'body' | 'query'
  readonly pointers: readonly string[]
}

/** Sends an invalid request, and fails unless the response is the outcome, with an error for each invalid input. */
export async function assertRejected(
  context: CheckContext,
  operation: ContractOperation,
  request: Request,
  outcome: OutcomeName,
  invalid: Invalid = { in: 'body', pointers: [] },
): Promise<void> {
  const response = await responseToShape(context, operation, request)
  if (!response) throw new Skip(`needs an item for ${operation.path}`)
  assert.equal(response.outcome, outcome)
  const errors = problemOf(response).errors ?? []
  const named = errors.filter((it) => it.in === invalid.in).map(({ pointer }) => pointer)
  for (const pointer of invalid.pointers)
    assert.ok(
      named.includes(pointer),
      `in the ${invalid.in} it names ${named.join(', ') || 'nothing'}, not ${pointer}`,
    )
}

/** Bodies without an effect, where the example's would have one that can't be undone. */
const harmlessBodies: Partial<Record<OperationId, object>> = {
  changePassword: { currentPassword: 'Not-the-password-1!', password: 'Conformance-1!' },
  startEmailChange: { email: 'conformance@example.com', currentPassword: 'Not-the-password-1!' },
  closeAccount: { password: 'Not-the-password-1!' },
}

async function* attempts(context: CheckContext, operation: ContractOperation): AsyncGenerator<Attempt> {
  yield { request: harmlessRequest(operation), others: OTHER_PROBLEMS }
  const body = harmlessBodies[operation.id]
  const valid = { ...sample(operation), ...(body ? { body } : {}) }
  const hasIds = operation.path.includes('{')
  if (operation.method === 'GET') {
    yield* withPath(await existingPath(context, operation), valid)
    return
  }
  if (hasIds) {
    yield { request: valid, others: OTHER_PROBLEMS }
    const path = (await ownPath(context, operation)) ?? (await existingPath(context, operation))
    yield* withPath(path, valid)
    return
  }
  const fixture = crudFixtures.find(({ create }) => create === operation.id)
  if (!fixture) {
    yield { request: valid, others: [], undo: (response) => remove(context, operation, response) }
    return
  }
  const created = await unlessMissing(() =>
    context.unrecorded(() => fixture.createBody(context, context.name())),
  )
  if (created === null) return
  yield {
    request: { ...valid, body: created },
    others: [],
    undo: ({ body: made }) => cleanUp(context, fixture, createdItem(made)),
  }
}

function* withPath(path: Request['path'] | null, request: Request): Generator<Attempt> {
  if (path) yield { request: { ...request, path }, others: [] }
}

/** Path of something that exists; the last one, since the first are those that other checks use most. */
export async function existingPath(context: CheckContext, operation: ContractOperation) {
  if (operation.path.includes('{token}')) return null
  const paths = await unlessMissing(() => context.unrecorded(() => context.existing.pathsOf(operation)))
  return paths?.at(-1) ?? null
}

/** Path of a resource that the checks made; null if they can't. */
export const ownPath = (context: CheckContext, operation: ContractOperation) =>
  unlessMissing(() => sharedResourcesOf(context).pathOf(operation.path))

async function unlessMissing<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Skip) return null
    throw error
  }
}

/** Deletes what a creation without a fixture has made. */
async function remove(context: CheckContext, { path }: ContractOperation, { body }: AnyResponse) {
  const { id } = (body ?? {}) as { readonly id?: unknown }
  const deletion = contract.find((it) => it.method === 'DELETE' && it.path.replace(/\/\{\w+\}$/, '') === path)
  const name = /\{(\w+)\}$/.exec(deletion?.path ?? '')?.[1]
  if (deletion && name !== undefined && typeof id === 'string')
    await context.unrecorded(() => context.send(deletion.id, { path: { [name]: id } }))
}
