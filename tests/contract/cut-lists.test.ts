import { expect, test } from 'vitest'
import type { AnyRow, CollectionName, WorldRows } from '#mocks/db/index.ts'
import { seedWorld } from '#mocks/seed/index.ts'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'

/* Lists that return their first entries only, with more rows than that: see CUT in `array-bounds.ts`. */

const seed = await seedWorld({
  dataset: 'default',
  seed: 1,
  epoch: TEST_START,
  seedVariants: ['failures', 'unpaid-invoices'],
})
const organizationId = seed.organizations?.find(({ name }) => name === 'Nimbus Demo')?.id
const ownerKey = seed.apiKeys?.find(({ name }) => name === 'Terraform')
const owner = seed.users?.find(({ email }) => email === 'owner@nimbus.example')

/** Copies of the first row that matches, with consecutive ids and changes. */
function copies<Name extends CollectionName>(
  name: Name,
  count: number,
  matches: (row: NonNullable<WorldRows[Name]>[number]) => boolean,
  change: (index: number) => object,
): NonNullable<WorldRows[Name]>[number][] {
  const row = (seed[name] as NonNullable<WorldRows[Name]>).find(matches)
  if (row === undefined) throw new Error(`the seed has no such row in ${name}`)
  return Array.from({ length: count }, (_, index) => ({ ...row, id: `${row.id}${index}`, ...change(index) }))
}

function withRows(added: Partial<Record<CollectionName, readonly AnyRow[]>>) {
  const rows: Record<string, readonly unknown[]> = { ...seed }
  for (const [name, list] of Object.entries(added)) rows[name] = [...(rows[name] ?? []), ...list]
  return cloudUnderTest({ rows: rows as WorldRows })
}

const isOwn = (row: { readonly organizationId: string }) => row.organizationId === organizationId

test('listProjectUsage returns the 1,000 members who changed something last', async () => {
  const user = (index: number) => `usr_many${index}`
  const cloud = await withRows({
    users: copies(
      'users',
      1_005,
      () => true,
      (index) => ({ id: user(index), email: `many-${index}@nimbus.example` }),
    ),
    memberships: copies('memberships', 1_005, isOwn, (index) => ({ userId: user(index) })),
    activities: copies('activities', 1_005, isOwn, (index) => ({
      actor: { kind: 'user', id: user(index), name: 'Somebody' },
      at: TEST_START - index,
    })),
  })
  const { status, body } = await cloud.call('GET', '/projects/usage')
  expect(status).toBe(200)
  const [full] = body.items
    .map(({ members }: { members: readonly { id: string }[] }) => members)
    .toSorted((a: readonly unknown[], b: readonly unknown[]) => b.length - a.length)
  expect(full).toHaveLength(1_000)
  expect(full.at(0).id).toBe(user(0))
})

test('listAuditPeople returns the 10,000 people who acted last', async () => {
  const cloud = await withRows({
    auditEntries: copies(
      'auditEntries',
      10_005,
      (row) => isOwn(row) && row.userId !== null,
      (index) => ({ userId: `usr_many${index}`, userName: `Person ${index}`, at: TEST_START - index }),
    ),
  })
  const { status, body } = await cloud.call('GET', '/audit-log/people')
  expect(status).toBe(200)
  expect(body.items).toHaveLength(10_000)
  const names = new Set(body.items.map(({ name }: { name: string }) => name))
  expect([names.has('Person 0'), names.has('Person 10004')]).toEqual([true, false])
})

test('getInvoice returns the latest 1,000 payments', async () => {
  const payments = copies('payments', 1_005, isOwn, (index) => ({ at: TEST_START - index, status: 'failed' }))
  const [first] = payments
  const cloud = await withRows({ payments })
  const { status, body } = await cloud.call('GET', `/invoices/${first?.invoiceId}`)
  expect(status).toBe(200)
  expect(body.payments).toHaveLength(1_000)
  expect(body.payments[0].id).toBe(first?.id)
})

test('listApiKeys leaves out old keys that no longer work, and no active one', async () => {
  const revoked = copies(
    'apiKeys',
    1_005,
    (row) => row.userId === owner?.id,
    (index) => ({
      secretDigest: `none-${index}`,
      revokedAt: TEST_START - 1,
      createdAt: TEST_START - 2 - index,
    }),
  )
  const cloud = await withRows({ apiKeys: revoked })
  const session = seed.sessions?.find(({ userId }) => userId === owner?.id)
  const outcome = await cloud.engine.handle(
    new Request('http://app.test/api/v1/api-keys', {
      headers: { cookie: `nimbus_session=${session?.token}` },
    }),
  )
  if (outcome.kind !== 'reply') throw new Error(outcome.kind)
  const { items } = JSON.parse(String(outcome.reply.body))
  expect(items).toHaveLength(1_000)
  const active = items.filter(({ status }: { status: string }) => status === 'active')
  const working = seed.apiKeys?.filter(
    ({ userId, expiresAt }) => userId === owner?.id && (expiresAt ?? Infinity) > TEST_START,
  )
  expect(active).toHaveLength(working?.length ?? 0)
})

test('listTasks returns the newest 100', async () => {
  const cloud = await withRows({
    activities: copies('activities', 105, isOwn, (index) => ({
      actor: { kind: 'key', id: ownerKey?.id, name: 'Somebody' },
      at: TEST_START - 60_000 - index,
      finishedAt: null,
      outcome: 'in_progress',
    })),
  })
  const { status, body } = await cloud.call('GET', '/tasks')
  expect(status).toBe(200)
  expect(body.items).toHaveLength(100)
  expect(Date.parse(body.items[0].startedAt)).toBe(TEST_START - 60_000)
})
