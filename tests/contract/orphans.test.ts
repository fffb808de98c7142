import { expect, test } from 'vitest'
import { type AnyRow, type CollectionName, collections, type WorldRows } from '#mocks/db/index.ts'
import { HOUR } from '#mocks/kernel/duration.ts'
import { seedWorld } from '#mocks/seed/index.ts'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'
import { collectionByPrefix, collectionNames, fieldsOf, KEPT, textsIn } from './invariants.ts'
import { type ContractOperation, contract } from './suite/contract.ts'

/*
 * Deletes rows through every DELETE operation and searches for their ids in the remaining rows. References are found
 * by value, so new collections are covered as soon as they have rows; collections without seeded rows get some here.
 */

const seed = await seedWorld({
  dataset: 'default',
  seed: 1,
  epoch: TEST_START,
  seedVariants: ['failures', 'unpaid-invoices'],
})
const organizationId = seed.organizations?.find(({ name }) => name === 'Nimbus Demo')?.id

/** Operations that delete no row which others could refer to, with the reason. */
const NO_ROW: Readonly<Record<string, string>> = {
  cancelInvitation: 'the invitation stays, canceled',
  endAlertSilence: 'the silence stays, ended',
  revokeSession: 'the session stays, ended',
  removeLoadBalancerTarget: 'deletes a link, which has no id of its own',
  unassignFirewall: 'deletes a link, which has no id of its own',
}

/** Signs in the owner, for operations that accept no API key. */
const owner = seed.users?.find(({ email }) => email === 'owner@nimbus.example')
const cookie = `nimbus_session=${seed.sessions?.find(({ userId }) => userId === owner?.id)?.token}`

type LooseRow = AnyRow & Readonly<Record<string, unknown>>
const rowsOf = (rows: WorldRows, name: CollectionName) => (rows[name] ?? []) as unknown as readonly LooseRow[]

/** Collection of the last id in a path, by the prefix of its example; undefined if there is none. */
function deletedBy({ parameters }: ContractOperation): CollectionName | undefined {
  const last = parameters.findLast((it) => it.in === 'path')
  return collectionByPrefix.get(String(last?.example).replace(/_.*/, ''))
}

/** Path for a row; other ids are fields of the row. Undefined if a field is missing. */
function addressOf({ path, parameters }: ContractOperation, row: LooseRow): string | undefined {
  const ids = parameters.filter((it) => it.in === 'path').map(({ name }) => name)
  const last = ids.at(-1)
  const values = ids.map((name) => [name, name === last ? row.id : row[name]] as const)
  if (values.some(([, value]) => typeof value !== 'string')) return undefined
  return values.reduce((address, [name, value]) => address.replace(`{${name}}`, String(value)), path)
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

/** Rows to delete: the seeded ones and, of what is no resource, an unused copy, since rows in use may be protected. */
function targetsOf(operation: ContractOperation, collection: CollectionName): readonly LooseRow[] {
  const targets = rowsOf(seed, collection)
    .filter((row) => !('organizationId' in row) || row.organizationId === organizationId)
    .filter((row) => addressOf(operation, row) !== undefined)
  const last = targets.at(-1)
  if (last === undefined) return [inventedTarget(operation, collection)]
  if ('transition' in last) return targets
  return [...targets, { ...last, id: `${collections[collection].idPrefix}_unused` }]
}

/** Row of a collection that the seed leaves empty, below the first rows that fit the other ids of the path. */
function inventedTarget({ parameters }: ContractOperation, collection: CollectionName): LooseRow {
  const owners = parameters.filter((it) => it.in === 'path').slice(0, -1)
  return {
    ...Object.fromEntries(fieldsOf(collection).map((field) => [field, null])),
    organizationId,
    ...Object.fromEntries(owners.map((owner) => [owner.name, firstRowFor(owner)?.id])),
    id: `${collections[collection].idPrefix}_invented`,
  }
}

function firstRowFor({ example }: ContractOperation['parameters'][number]): LooseRow | undefined {
  const collection = collectionByPrefix.get(String(example).replace(/_.*/, ''))
  return collection && rowsOf(seed, collection).find((row) => row.organizationId === organizationId)
}

const deletions = contract.filter(
  ({ id, method, parameters }) =>
    method === 'DELETE' && parameters.some((it) => it.in === 'path') && !(id in NO_ROW),
)

test.for(deletions)('$id leaves no dangling reference', async (operation) => {
  const parameter = operation.parameters.findLast((it) => it.in === 'path')
  const collection = deletedBy(operation)
  expect(collection, `no collection has the id prefix of the example ${parameter?.example}`).toBeDefined()
  if (collection === undefined) return
  const targets = targetsOf(operation, collection)
  const known = new Set(rowsOf(seed, collection).map(({ id }) => id))
  const added = targets.filter(({ id }) => !known.has(id))
  const rows = {
    ...seed,
    [collection]: [...rowsOf(seed, collection), ...added],
    ...inventedRows(parameter?.name ?? '', targets),
  } as WorldRows
  const cloud = await cloudUnderTest({ rows })
  for (const target of targets) {
    const request = new Request(`http://app.test/api/v1${addressOf(operation, target)}`, {
      method: 'DELETE',
      headers: operation.keyScope === 'none' ? { cookie } : { authorization: 'Bearer nimbus_demo_owner' },
    })
    await cloud.engine.handle(request)
  }
  cloud.forward(HOUR)
  await cloud.engine.tick()

  const left = (await cloud.database.snapshot()) as WorldRows
  const stays = new Set(rowsOf(left, collection).map(({ id }) => id))
  const gone = new Set(targets.map(({ id }) => id).filter((id) => !stays.has(id)))
  expect(gone.size, `none of ${targets.length} rows could be deleted, so nothing is checked`).toBeGreaterThan(
    0,
  )

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
    'clear it in mocks/world/relations.ts, remove it in `onRemove` of the life cycle, or say in KEPT why it stays',
  ).toEqual([])
})

test('closeAccount leaves no row of an organization that closes', async () => {
  const rows = {
    ...seed,
    // An organization with unpaid invoices can't be closed.
    invoices:
      seed.invoices?.map((row) => ({ ...row, paidAt: row.paidAt ?? row.to, nextAttemptAt: null })) ?? [],
    ...inventedRows('organizationId', [{ id: organizationId ?? '' }]),
    memberships: seed.memberships?.filter((row) => row.userId === owner?.id) ?? [],
  }
  const cloud = await cloudUnderTest({ rows })
  const request = new Request('http://app.test/api/v1/me/closure', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'Nimbus-Demo-1!' }),
  })
  expect(await cloud.engine.handle(request)).toMatchObject({ reply: { status: 204 } })

  const left = (await cloud.database.snapshot()) as WorldRows
  const gone = new Set([organizationId ?? ''])
  // Sessions stay, ended; charges and the audit entry are recorded after the handler.
  const found = collectionNames.filter(
    (name) =>
      !['sessions', 'charges', 'auditEntries'].includes(name) &&
      rowsOf(left, name).some((row) => textsIn(row, (text) => gone.has(text)).next().value),
  )
  expect(found, 'delete them in closeOrganization (mocks/handlers/me/account-closure.ts)').toEqual([])
})
