import { expect, test } from 'vitest'
import { type AnyRow, type CollectionName, collections, type WorldRows } from '#mocks/db/index.ts'
import { HOUR } from '#mocks/kernel/duration.ts'
import { seedWorld } from '#mocks/seed/index.ts'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { collectionByPrefix, collectionNames, KEPT, textsIn } from './invariants.ts'
import { type ContractOperation, contract } from './suite/contract.ts'

/*
 * Deletes rows through every DELETE operation and searches for their ids in the remaining rows. References are found
 * by value, so new collections are covered as soon as they have rows; collections without seeded rows get some here.
 */

const seed = await seedWorld({ dataset: 'default', seed: 1, epoch: TEST_START })
const organizationId = seed.organizations?.find(({ name }) => name === 'Nimbus Demo')?.id

type LooseRow = AnyRow & Readonly<Record<string, unknown>>
const rowsOf = (rows: WorldRows, name: CollectionName) => (rows[name] ?? []) as unknown as readonly LooseRow[]

/** Collection of the last id in a path, by the prefix of its example; undefined if there is none. */
function deletedBy({ method, parameters }: ContractOperation): CollectionName | undefined {
  const last = parameters.findLast((it) => it.in === 'path')
  return method === 'DELETE' ? collectionByPrefix.get(String(last?.example).replace(/_.*/, '')) : undefined
}

/** Path for a row; other ids are fields of the row. Undefined if a field is missing. */
function addressOf({ path, parameters }: ContractOperation, row: LooseRow): string | undefined {
  const ids = parameters.filter((it) => it.in === 'path').map(({ name }) => name)
  const last = ids.at(-1)
  const values = ids.map((name) => [name, name === last ? row.id : row[name]] as const)
  if (values.some(([, value]) => typeof value !== 'string')) return undefined
  return values.reduce((address, [name, value]) => address.replace(`{${name}}`, String(value)), path)
}

/** Fields of a row schema. */
function fieldsOf(name: CollectionName): readonly string[] {
  let schema = collections[name].schema as unknown as { def: Record<string, unknown>; shape?: object }
  while (schema.def.type === 'lazy') schema = (schema.def.getter as () => typeof schema)()
  return Object.keys(schema.shape ?? {})
}

/** Rows for collections whose seeded rows never use `field`. */
function inventedRows(field: string, targets: readonly LooseRow[]): WorldRows {
  const invented = collectionNames.flatMap((name) => {
    const fields = fieldsOf(name)
    if (!fields.includes(field) || rowsOf(seed, name).some((row) => row[field])) return []
    const blank = Object.fromEntries(fields.map((it) => [it, null]))
    const rows = targets.map((target, index) => ({
      ...blank,
      id: `${collections[name].idPrefix}_invented${index}`,
      organizationId,
      [field]: target.id,
    }))
    return [[name, [...rowsOf(seed, name), ...rows]] as const]
  })
  return Object.fromEntries(invented) as unknown as WorldRows
}

const deletions = contract.flatMap((operation) => {
  const collection = deletedBy(operation)
  return collection === undefined ? [] : [{ operation, collection }]
})

test.for(deletions)('$operation.id leaves no dangling reference', async ({ operation, collection }) => {
  const parameter = operation.parameters.findLast((it) => it.in === 'path')?.name ?? ''
  const targets = rowsOf(seed, collection)
    .filter((row) => !('organizationId' in row) || row.organizationId === organizationId)
    .filter((row) => addressOf(operation, row) !== undefined)
  const rows = { ...seed, ...inventedRows(parameter, targets) }
  const cloud = await cloudUnderTest({ rows })
  for (const target of targets) await cloud.call('DELETE', addressOf(operation, target) ?? '')
  cloud.forward(HOUR)
  await cloud.engine.tick()

  const left = (await cloud.database.snapshot()) as WorldRows
  const stays = new Set(rowsOf(left, collection).map(({ id }) => id))
  const gone = new Set(targets.map(({ id }) => id).filter((id) => !stays.has(id)))
  if (targets.some((row) => 'transition' in row))
    expect(gone.size, 'none could be deleted').toBeGreaterThan(0)

  const orphans = new Map<string, string>()
  for (const name of collectionNames) {
    for (const row of rowsOf(left, name)) {
      for (const [field, id] of textsIn(row, (text) => gone.has(text))) {
        const reference = `${name}.${field}`
        if (reference in KEPT) continue
        orphans.set(reference, `${reference} references ${id}, which is gone from ${collection}`)
      }
    }
  }
  expect(
    [...orphans.values()],
    'clear it in mocks/world/relations.ts, remove it in `removed` of the life cycle, or say in KEPT why it stays',
  ).toEqual([])
})
