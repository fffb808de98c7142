import type { OperationId } from '#mocks/engine/types.ts'
import type { AnyResponse } from '../contract/suite/api.ts'
import { contract, operationOf } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'
import { type CrudFixture, crudFixtures, pathOf } from './crud-fixtures.ts'
import type { Item } from './existing-resources.ts'
import { propertiesOf, schemaAt } from './schemas.ts'

/** Update of single fields of a resource. */
export interface Update {
  readonly fixture: CrudFixture
  readonly operation: OperationId
  /** Operation that returns the item, and its `ETag` if it has one. */
  readonly read: OperationId
  /** True if the update requires `If-Match`. */
  readonly isVersioned: boolean
  /** Fields that it takes. */
  readonly fields: readonly string[]
}

/** Properties of the body of an operation. */
export function bodyFieldsOf(operation: OperationId): readonly string[] {
  const { body } = operationOf(operation)
  if (!body) return []
  return Object.keys(propertiesOf(schemaAt(body.schemaPointer)))
}

/** Updates of all resource types that checks can create. */
export const updates: readonly Update[] = crudFixtures.flatMap((fixture) => {
  const { read, param } = fixture
  const operation = contract.find((it) => it.method === 'PATCH' && it.path.endsWith(`/{${param}}`))
  if (!operation || read === null) return []
  const isVersioned = operation.parameters.some(({ name, required }) => name === 'If-Match' && required)
  return [{ fixture, operation: operation.id, read, isVersioned, fields: bodyFieldsOf(operation.id) }]
})

/** Current `ETag`; null if there is none. */
export async function versionOf(context: CheckContext, { fixture, read }: Update, item: Item) {
  return (await context.send(read, { path: pathOf(fixture, item) })).headers.get('etag')
}

/** Sends an update, based on the current version where one is required. */
export async function sendUpdate(
  context: CheckContext,
  update: Update,
  item: Item,
  body: unknown,
  version?: string | null,
): Promise<AnyResponse> {
  const { fixture, operation, isVersioned } = update
  const tag = version ?? (isVersioned ? await versionOf(context, update, item) : null)
  return context.send(operation, {
    path: pathOf(fixture, item),
    body,
    headers: tag === null ? {} : { 'if-match': tag },
  })
}

/** Another valid value of each field that all types of resources write alike. */
export const simpleValues: Readonly<Record<string, (name: string) => unknown>> = {
  name: (name) => name,
  description: (name) => `Of ${name}`,
  tags: (name) => [`check:${name}`],
}

/** Fields that updates of most types take, with another value each. */
export const changesOf = ({ fields }: Update, name: string): [string, unknown][] =>
  Object.entries(simpleValues)
    .filter(([field]) => fields.includes(field))
    .map(([field, make]) => [field, make(name)])
