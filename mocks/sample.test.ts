// Shown in docs/front-end-developers.md. `tests/repository/samples.test.ts` keeps both alike.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNodeMocks } from '#mocks/node.ts'

const { server, failures } = await startNodeMocks('test,large')
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('lists ten thousand VMs', async () => {
  const headers = { authorization: 'Bearer nimbus_demo_owner' }
  const response = await fetch('http://localhost/api/v1/vms', { headers })
  expect(await response.json()).toMatchObject({ total: 10_000 })
  expect(failures).toEqual([]) // no contract violations
})
