import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

const VIEW = { name: 'Stopped VMs', path: '/compute/vms', query: 'status=stopped' }

test('a private view whose name another member has shared since can be changed, but not shared', async () => {
  const { call } = await cloudUnderTest()
  const { id } = (await call('POST', '/saved-views', VIEW, 'nimbus_demo_owner')).body
  const shared = await call('POST', '/saved-views', { ...VIEW, isShared: true }, 'nimbus_demo_admin')
  expect(shared.status).toBe(201)
  const change = (body: object) => call('PATCH', `/saved-views/${id}`, body)
  expect(await change({ query: 'status=error' })).toMatchObject({
    status: 200,
    body: { query: 'status=error' },
  })
  expect(await change({ isShared: true })).toMatchObject({ status: 409, body: { code: 'name_taken' } })
  expect(await change({ name: 'Failed VMs', isShared: true })).toMatchObject({ status: 200 })
})
