import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { DAY } from '../../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

/** Recommendation to delete a resource. */
async function deletionOf({ call }: Cloud, resourceId: string): Promise<{ readonly id: string }> {
  const { items } = (await call('GET', '/recommendations')).body
  return items.find((it: { resource: { id: string } }) => it.resource.id === resourceId)
}

/** The preview's reason, after applying was denied with the same one. */
async function blockedReasonOf({ call }: Cloud, { id }: { readonly id: string }): Promise<string> {
  const { blockedReason } = (await call('GET', `/recommendations/${id}`)).body
  expect(await call('POST', `/recommendations/${id}/apply`)).toMatchObject({
    status: 409,
    body: { code: 'invalid_state', detail: blockedReason },
  })
  return blockedReason
}

test('a snapshot isn’t deleted while a volume is created from it', async () => {
  const cloud = await cloudUnderTest()
  const { items } = (await cloud.call('GET', '/recommendations')).body
  const old = items.find(({ kind }: { kind: string }) => kind === 'old_snapshot')
  const snapshots = (await cloud.call('GET', '/volume-snapshots')).body.items
  const snapshot = snapshots.find(({ id }: { id: string }) => id === old.resource.id)
  const volume = {
    name: 'from-snapshot',
    region: snapshot.region,
    typeId: 'voltype_standard',
    sizeGb: snapshot.volumeSizeGb,
    snapshotId: snapshot.id,
  }
  expect((await cloud.call('POST', '/volumes', volume)).status).toBe(202)
  expect(await blockedReasonOf(cloud, old)).toContain('A volume is being created from the snapshot.')
})

test('a database isn’t deleted while one is restored from its backup', async () => {
  const cloud = await cloudUnderTest()
  const { call } = cloud
  const [{ id }] = (await call('GET', '/databases?status=running&q=orders')).body.items
  await call('POST', `/databases/${id}/stop`)
  cloud.forward(3 * DAY)
  const deletion = await deletionOf(cloud, id)
  const backups = (await call('GET', `/databases/${id}/backups`)).body.items
  const backup = backups.find(({ status }: { status: string }) => status === 'succeeded')
  const restore = await call('POST', `/databases/${id}/backups/${backup.id}/restore`, {
    name: 'orders-restored',
  })
  expect(restore.status).toBe(202)
  expect(await blockedReasonOf(cloud, deletion)).toContain('is being restored from its backup.')
})
