import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { MINUTE } from '../../kernel/duration.ts'

const REASON = {
  attach: 'The VM didn’t detect the volume within the time limit.',
  detach: 'The VM didn’t release the volume within the time limit.',
  grow: 'The region had no capacity for the new size.',
}

/** Cloud in which every action fails. */
async function failingCloud() {
  const cloud = await cloudUnderTest({ lifecycle: { failureRate: 1, durationFactor: 1 } })
  const volume = async (id: string) => (await cloud.call('GET', `/volumes/${id}`)).body
  return {
    first: async (query: string) => (await cloud.call('GET', `/volumes?${query}`)).body.items[0],
    newestNotification: async () => (await cloud.call('GET', '/notifications')).body.items[0],
    runningVm: async (region: string) =>
      (await cloud.call('GET', `/vms?region=${region}&status=running`)).body.items[0],
    fail: async (id: string, action: string, body: object) => {
      expect((await cloud.call('POST', `/volumes/${id}/${action}`, body)).status).toBe(202)
      cloud.forward(MINUTE)
      return volume(id)
    },
  }
}

test('a volume that could not be attached is available, so attaching can be tried again', async () => {
  const { first, fail, runningVm, newestNotification } = await failingCloud()
  const { id, name, region } = await first('status=available')
  const vm = await runningVm(region)
  const failed = { status: 'available', statusReason: REASON.attach, transition: null, attachment: null }
  expect(await fail(id, 'attach', { vmId: vm.id })).toMatchObject(failed)
  expect(await newestNotification()).toMatchObject({
    title: `${name} could not be attached`,
    body: REASON.attach,
    severity: 'critical',
  })
  expect(await fail(id, 'attach', { vmId: vm.id })).toMatchObject(failed)
})

test('a volume that could not be detached stays attached', async () => {
  const { first, fail } = await failingCloud()
  const { id, attachment } = await first('status=attached')
  const failed = { status: 'attached', statusReason: REASON.detach, attachment }
  expect(await fail(id, 'detach', {})).toMatchObject(failed)
  expect(await fail(id, 'detach', {})).toMatchObject(failed)
})

test.each(['available', 'attached'])(
  '%s volume that could not be grown keeps status and size',
  async (status) => {
    const { first, fail } = await failingCloud()
    const { id, sizeGb, attachment } = await first(`status=${status}`)
    const failed = { status, sizeGb, attachment, statusReason: REASON.grow }
    expect(await fail(id, 'grow', { sizeGb: sizeGb + 1 })).toMatchObject(failed)
    expect(await fail(id, 'grow', { sizeGb: sizeGb + 1 })).toMatchObject(failed)
  },
)

test('the numbers of an exceeded quota are readable', async () => {
  const { call } = await cloudUnderTest()
  const { items: volumes } = (await call('GET', '/volumes')).body
  const grow = ({ id }: { id: string }) => call('POST', `/volumes/${id}/grow`, { sizeGb: 16_000 })
  expect((await grow(volumes[0])).status).toBe(202)
  const { detail, errors } = (await grow(volumes[1])).body
  expect(detail).toMatch(/^This needs 15,\d{3} more GB of volumes, but only 3,\d{3} of 20,000 are left\.$/)
  expect(errors[0].message).toMatch(/: 15,\d{3} needed, 3,\d{3} left\.$/)
})
