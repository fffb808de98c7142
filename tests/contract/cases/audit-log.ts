import assert from 'node:assert/strict'
import type { AuditEntry } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { activeAlert } from './support/alerts.ts'
import { runningDatabase } from './support/databases.ts'
import { joinOrganization } from './support/members.ts'
import { createVm, vmThatIs } from './support/vms.ts'

const entries = async (api: Api, query: Request['query'] = {}): Promise<readonly AuditEntry[]> =>
  bodyOf(await api.send('listAuditEntries', { query })).items

/** All matching entries, over several pages. */
async function everyEntry(api: Api, query: Request['query'] = {}, limit = 40): Promise<AuditEntry[]> {
  const found: AuditEntry[] = []
  for (let cursor: string | null = null; ; ) {
    const page: { readonly items: AuditEntry[]; readonly nextCursor: string | null } = bodyOf(
      await api.send('listAuditEntries', { query: { ...query, limit, ...(cursor !== null && { cursor }) } }),
    )
    found.push(...page.items)
    if (page.nextCursor === null) return found
    cursor = page.nextCursor
  }
}

const only = (list: readonly AuditEntry[]): AuditEntry => {
  const [first] = list
  assert.ok(first)
  return first
}

export const auditLogCases: readonly ContractCase[] = [
  reaches('listAuditEntries', '200', 'records actor, action, resource, time and origin', async (api) => {
    const vm = await vmThatIs(api, 'running')
    await api.send('restartVm', { as: 'admin', path: { vmId: vm.id } })
    const response = await api.send('listAuditEntries', { query: { limit: 1 } })
    const { id: _id, requestId, ...entry } = only(bodyOf(response).items)
    assert.match(requestId, /^req_/)
    assert.deepEqual(
      { ...entry, actor: { ...entry.actor, id: null, owner: entry.actor.owner?.name } },
      {
        at: '2026-03-02T09:00:00.000Z',
        actor: { kind: 'key', id: null, name: 'Operations scripts', owner: 'Marcus Oyelaran' },
        operation: 'restartVm',
        action: 'Restart a VM',
        group: 'change',
        resource: { type: 'vm', id: vm.id, name: vm.name, namespace: null },
        outcome: 'succeeded',
        detail: null,
        origin: 'api_key',
        ip: '127.0.0.1',
      },
    )
    return response
  }),

  behaves('listAuditEntries', 'says which user, network or role a change is about', async (api) => {
    const database = await runningDatabase(api)
    const of = { path: { databaseId: database.id } }
    const { user } = bodyOf(
      await api.send('createDatabaseUser', { ...of, body: { name: 'reports', role: 'read_only' } }),
    )
    await api.send('rotateDatabaseUserPassword', { path: { ...of.path, databaseUserId: user.id } })
    await api.send('updateDatabase', { ...of, body: { name: 'renamed', tags: ['env:test'] } })
    const { id: memberId } = await joinOrganization(api, { teamRole: 'Developer' })
    await api.send('updateMember', { path: { memberId }, body: { teamRole: 'Viewer' } })
    const details = (await entries(api, { limit: 10 })).flatMap(({ detail }) => detail ?? [])
    assert.deepEqual(details.slice(0, 6), [
      'From Developer to Viewer.',
      'Joined as Developer.',
      'As Developer.',
      `Renamed ${database.name} to renamed. Changed the tags of renamed`,
      `Rotated the password of reports on ${database.name}`,
      `Added the user reports to ${database.name}`,
    ])
  }),

  behaves('listAuditEntries', 'names all VMs of a creation, and the resource of an alert', async (api) => {
    const alert = await activeAlert(api)
    assert.equal((await createVm(api, { names: ['one', 'two', 'three'] })).status, 202)
    await api.send('acknowledgeAlert', { path: { alertId: alert.id } })
    const [acknowledged, created] = await entries(api, { limit: 2 })
    assert.equal(created?.detail, 'Created one, two and three')
    assert.equal(acknowledged?.resource?.name, alert.title)
  }),

  behaves('listAuditEntries', 'says which notifications a user has turned on or off', async (api) => {
    await api.logIn()
    const items = [
      { event: 'alert', email: true },
      { event: 'team', inApp: false },
      { event: 'billing', email: true, inApp: false },
    ]
    assert.equal((await api.send('updateNotificationPreferences', { body: { items } })).status, 200)
    const { operation, detail } = only(await entries(api))
    assert.equal(operation, 'updateNotificationPreferences')
    assert.equal(
      detail,
      'Turned off notifications in the console: Billing, Team. Turned on email notifications: Alerts.',
    )
  }),

  behaves('listAuditEntries', 'leaves out notifications that a user marks as read', async (api) => {
    const before = await entries(api)
    const unread = bodyOf(await api.send('listNotifications', { query: { unread: true } })).items
    const notificationId = unread[0]?.id ?? ''
    assert.equal((await api.send('markNotificationRead', { path: { notificationId } })).status, 200)
    assert.equal((await api.send('markAllNotificationsRead')).status, 200)
    assert.deepEqual(await entries(api), before)
  }),

  behaves('listAuditEntries', 'leaves out updates that change nothing', async (api) => {
    const { id: vmId, name } = await vmThatIs(api, 'running')
    const update = (body: { name?: string; tags?: string[] }) =>
      api.send('updateVm', { path: { vmId }, body })
    await api.send('createProject', { body: { name: 'Before' } })
    assert.equal((await update({ name })).status, 200)
    assert.equal(only(await entries(api)).operation, 'createProject')
    await update({ tags: ['env:changed'] })
    assert.equal(only(await entries(api)).operation, 'updateVm')
  }),

  behaves('listAuditEntries', 'names deleted and created resources', async (api) => {
    const project = bodyOf(await api.send('createProject', { body: { name: 'Short-lived' } }))
    await api.send('deleteProject', { path: { projectId: project.id } })
    const [deleted, created] = await entries(api)
    assert.deepEqual([deleted?.operation, created?.operation], ['deleteProject', 'createProject'])
    for (const entry of [deleted, created]) {
      assert.deepEqual(entry?.resource, {
        type: 'project',
        id: project.id,
        name: 'Short-lived',
        namespace: null,
      })
    }
  }),

  behaves('listAuditEntries', "identifies a person's session", async (api) => {
    await api.logIn('admin@nimbus.example')
    const { actor, origin, group } = only(await entries(api, { limit: 1 }))
    assert.deepEqual(
      { kind: actor.kind, name: actor.name, origin, group },
      { kind: 'user', name: 'Marcus Oyelaran', origin: 'console', group: 'sign_in' },
    )
  }),

  behaves('listAuditEntries', 'a denied sign-in, without the input', async (api) => {
    const password = 'Not-The-Password-1!'
    await api.send('logIn', { as: 'nobody', body: { email: 'viewer@nimbus.example', password } })
    await api.send('logIn', { as: 'nobody', body: { email: 'nobody@nimbus.example', password } })
    const [denied, ...others] = await entries(api, { from: '2026-03-02T09:00:00Z' })
    assert.deepEqual(others, [])
    assert.deepEqual([denied?.outcome, denied?.actor.name], ['denied', 'Sofia Lindqvist'])
    assert.ok(!JSON.stringify(denied).includes(password))
  }),

  behaves('listAuditEntries', 'omits other failures and replayed requests', async (api) => {
    const headers = { 'idempotency-key': 'audited-once' }
    const body = { name: 'Once only' }
    await api.send('createProject', { body, headers })
    await api.send('createProject', { body, headers })
    await api.send('createProject', { body })
    await api.send('createProject', { as: 'viewer', body: { name: 'Not mine to make' } })
    const made = await entries(api, { from: '2026-03-02T09:00:00Z' })
    assert.deepEqual(
      made.map(({ operation }) => operation),
      ['createProject'],
    )
  }),

  behaves('listAuditEntries', 'pages are stable while it grows', async (api) => {
    const first = bodyOf(await api.send('listAuditEntries', { query: { limit: 10 } }))
    await api.mocks.advance('PT1M')
    await api.send('createProject', { body: { name: 'In between' } })
    const second = bodyOf(
      await api.send('listAuditEntries', { query: { limit: 10, cursor: first.nextCursor ?? '' } }),
    )
    const all = await everyEntry(api)
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      all.slice(1, 21).map(({ id }) => id),
    )
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  }),

  behaves('listAuditEntries', 'filters by actor, action, resource type, words and time', async (api) => {
    const all = await everyEntry(api)
    const people = bodyOf(await api.send('listAuditPeople')).items
    const ids = (list: readonly AuditEntry[]) => list.map(({ id }) => id)
    const expectations: [Request['query'], (entry: AuditEntry) => boolean][] = [
      [{ userId: people[0]?.id ?? '' }, ({ actor }) => (actor.owner?.id ?? actor.id) === people[0]?.id],
      [{ group: ['create', 'sign_in'] }, ({ group }) => group === 'create' || group === 'sign_in'],
      [{ resourceType: 'dns_zone' }, ({ resource }) => resource?.type === 'dns_zone'],
      [
        { q: 'CHECKOUT container' },
        ({ resource, action }) => resource?.name === 'checkout-api' && action.includes('container'),
      ],
      [
        { from: '2026-02-20T00:00:00Z', to: '2026-02-25T00:00:00Z' },
        ({ at }) => at >= '2026-02-20T00:00:00.000Z' && at < '2026-02-25T00:00:00.000Z',
      ],
    ]
    for (const [query, fits] of expectations) {
      const found = await everyEntry(api, query)
      assert.ok(found.length > 0 && found.length < all.length, JSON.stringify(query))
      assert.deepEqual(ids(found), ids(all.filter(fits)), JSON.stringify(query))
    }
  }),

  reaches('listAuditEntries', '400 invalid_cursor', 'a cursor of another list', async (api) => {
    const { nextCursor } = bodyOf(await api.send('listActivity', { query: { limit: 1 } }))
    return api.send('listAuditEntries', { query: { cursor: nextCursor ?? '' } })
  }),

  reaches('listAuditEntries', '400 invalid_range', 'a range that ends before it begins', (api) =>
    api.send('listAuditEntries', { query: { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' } }),
  ),

  reaches('listAuditPeople', '200', 'all actors by name', async (api) => {
    const response = await api.send('listAuditPeople')
    const names = bodyOf(response).items.map(({ name }) => name)
    assert.ok(names.includes('Ada Keller'))
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare))
    return response
  }),

  behaves('listAuditPeople', 'names people who have left as their entries do', async (api) => {
    await joinOrganization(api)
    await api.send('closeAccount', { as: 'session', body: { password: 'Nimbus-Demo-2!' } })
    const { actor } = only(await entries(api, { limit: 1 }))
    assert.equal(actor.name, 'Grace Okafor')
    const people = bodyOf(await api.send('listAuditPeople')).items
    assert.equal(people.find(({ id }) => id === actor.id)?.name, actor.name)
  }),

  reaches('getAuditEntry', '200', 'matches the list', async (api) => {
    const entry = only(await entries(api))
    const response = await api.send('getAuditEntry', { path: { auditEntryId: entry.id } })
    assert.deepEqual(bodyOf(response), entry)
    return response
  }),

  reaches('exportAuditLog', '200', 'the filtered entries, without formulas', async (api) => {
    await api.send('createProject', { body: { name: '=cmd|calc' } })
    const query = { group: 'create', from: '2026-02-01T00:00:00Z' }
    const response = await api.send('exportAuditLog', { query })
    const lines = String(response.body).split('\r\n').slice(0, -1)
    const found = await everyEntry(api, query)
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',').at(-1)),
      found.map(({ id }) => id),
    )
    assert.match(lines[1] ?? '', /,'=cmd\|calc,/)
    assert.equal(response.headers.get('x-truncated'), 'false')
    return response
  }),

  reaches('exportAuditLog', '400 invalid_range', 'a range that ends before it begins', (api) =>
    api.send('exportAuditLog', { query: { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' } }),
  ),
]
