import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { type Check, check } from '../check.ts'
import { assertCounts } from '../counts.ts'
import { withResource } from '../crud.ts'
import { crudFixtures } from '../crud-fixtures.ts'
import { type Item, itemsOf } from '../existing-resources.ts'
import { Skip } from '../skip.ts'

/** Quotas of numbers of resources, with the operation that lists these. */
const quotas: Readonly<Record<string, OperationId>> = {
  vms: 'listVms',
  containers: 'listContainers',
  databases: 'listDatabases',
  volumes: 'listVolumes',
  load_balancers: 'listLoadBalancers',
  firewalls: 'listFirewalls',
  cdn_distributions: 'listCdnDistributions',
}

const isUnread = (item: Item) => item.readAt === null

export const countChecks: readonly Check[] = [
  ...crudFixtures.flatMap((fixture) => {
    const [quota] = Object.entries(quotas).find(([, list]) => list === fixture.list) ?? []
    if (quota === undefined) return []
    return check('round-trips', fixture.create, 'counts in its quota', async (context) => {
      const used = async () => itemsOf(await context.send('listQuotas')).find(({ id }) => id === quota)?.used
      const counted = () =>
        assertCounts(context, fixture.list, 'owner', used, `used of ${quota} in listQuotas`)
      await counted()
      await withResource(context, fixture, counted)
    })
  }),
  check('round-trips', 'markNotificationRead', 'marks no other notification', async (context) => {
    const read = async () =>
      itemsOf(await context.send('listNotifications', { query: { limit: 100 } })).filter(isUnread)
    const [first, ...others] = await read()
    if (!first || others.length === 0) throw new Skip('needs two unread notifications')
    const path = { notificationId: String(first.id) }
    const response = await context.send('markNotificationRead', { path })
    assert.equal(response.status, 200, `it returned ${response.outcome}`)
    const unread = (await read()).map(({ id }) => id)
    assert.ok(!unread.includes(first.id), 'the notification is still unread')
    const changed = others.filter(({ id }) => !unread.includes(id))
    assert.deepEqual(
      changed.map(({ id }) => id),
      [],
      'others that are read now',
    )
  }),
]
