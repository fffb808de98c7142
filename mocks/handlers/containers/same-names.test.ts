import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { MINUTE } from '../../kernel/duration.ts'

interface Named {
  readonly type: string
  readonly name: string
  readonly namespace: string | null
}

test('two containers with the same name can be told apart wherever they are named', async () => {
  const cloud = await cloudUnderTest()
  const read = async (path: string) => (await cloud.call('GET', path)).body.items
  const containers: readonly { readonly id: string }[] = (await read('/containers?q=checkout-api')).filter(
    ({ name }: Named) => name === 'checkout-api',
  )
  expect(containers).toHaveLength(2)
  for (const { id } of containers) await cloud.call('POST', `/containers/${id}/restart`)
  cloud.forward(MINUTE)

  const both = ['checkout-api (production)', 'checkout-api (staging)']
  const namesOf = (resources: readonly Named[]) =>
    resources
      .filter(({ name }) => name.startsWith('checkout-api'))
      .map(({ name, namespace }) => `${name} (${namespace})`)
      .sort()
  const tasks = await read('/tasks')
  expect(tasks.map(({ title }: { title: string }) => title).sort()).toEqual(
    both.map((it) => `Restarting ${it}`),
  )
  expect(namesOf(tasks.map(({ resource }: { resource: Named }) => resource))).toEqual(both)
  const activities = await read('/activity?limit=2')
  expect(namesOf(activities.map(({ resource }: { resource: Named }) => resource))).toEqual(both)
  const entries = await read('/audit-log?limit=2')
  expect(namesOf(entries.map(({ resource }: { resource: Named }) => resource))).toEqual(both)
  const hits = await read('/search?q=checkout-api')
  expect(namesOf(hits.map((it: Named & { title: string }) => ({ ...it, name: it.title })))).toEqual(both)
  const bulk = {
    resourceType: 'container',
    action: 'restart',
    selection: { by: 'ids', ids: containers.map(({ id }) => id) },
  }
  const { id: bulkId } = (await cloud.call('POST', '/bulk-operations', bulk)).body
  const items = await read(`/bulk-operations/${bulkId}/items`)
  expect(items.map(({ name }: Named) => name).sort()).toEqual(both)
  const costs = await read('/billing/breakdown?by=resource&q=checkout-api')
  expect(costs.map(({ name }: Named) => name).sort()).toEqual(both)
})

test('problems and activities of a container name its namespace', async () => {
  const cloud = await cloudUnderTest()
  const [staging] = (await cloud.call('GET', '/containers?q=checkout-api&namespace=staging')).body.items
  const change = (action: string, body: object) =>
    cloud.call('POST', `/containers/${staging.id}/${action}`, body)
  const scaled = await change('scale', { replicas: staging.replicas.desired })
  expect(scaled.body.detail).toBe('checkout-api (staging) already has 1 replica.')
  const [current, previous] = (await cloud.call('GET', `/containers/${staging.id}/revisions`)).body.items
  const unchanged = await change('rollback', { revision: current.revision })
  expect(unchanged.body.detail).toBe(`checkout-api (staging) is already at revision ${current.revision}.`)
  expect((await change('rollback', { revision: previous.revision })).status).toBe(202)
  const { items } = (await cloud.call('GET', `/containers/${staging.id}/activity?limit=1`)).body
  expect(items[0].summary).toMatch(/^Rolled back checkout-api \(staging\) to revision/)
})
