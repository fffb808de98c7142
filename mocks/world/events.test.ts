import { describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { MINUTE } from '../kernel/duration.ts'

/** Runs `act` and returns all published events as "type for audience". */
async function eventsDuring(act: (cloud: Awaited<ReturnType<typeof cloudUnderTest>>) => Promise<unknown>) {
  const cloud = await cloudUnderTest()
  const events: string[] = []
  cloud.engine.events.subscribe(
    null,
    ({ type, userId, data }) => {
      events.push(
        `${type} ${userId === null ? 'organization' : 'person'} ${data.resourceId === null ? '' : 'id'}`.trim(),
      )
      return true
    },
    () => {},
  )
  await act(cloud)
  return events
}

describe('events', () => {
  test('report a VM that is deleting to its organization, then its deletion', async () => {
    expect(
      await eventsDuring(async (cloud) => {
        const { id } = await cloud.vm('staging-web-01')
        await cloud.call('DELETE', `/vms/${id}`)
        cloud.forward(MINUTE)
        await cloud.engine.tick()
      }),
    ).toEqual(['resource.changed organization id', 'resource.deleted organization id'])
  })

  test('report notifications to their person, and once that they were read', async () => {
    expect(await eventsDuring((cloud) => cloud.call('POST', '/notifications/read'))).toEqual([
      'notifications.read person',
    ])
  })

  test('reach the subscribers of the stream that may see them', async () => {
    const cloud = await cloudUnderTest()
    const open = async (key: string) => {
      const { body } = await cloud.call('GET', '/events', undefined, key)
      const reader = (body as ReadableStream<Uint8Array>).getReader()
      const decoder = new TextDecoder()
      return async () => decoder.decode((await reader.read()).value)
    }
    const mine = await open('nimbus_demo_viewer')
    const theirs = await open('nimbus_kestrel_owner')
    expect(await mine()).toContain('open')
    expect(await theirs()).toContain('open')

    const { id } = await cloud.vm('staging-web-01')
    await cloud.call('POST', `/vms/${id}/stop`)
    await cloud.call('POST', '/notifications/read', undefined, 'nimbus_demo_viewer')
    expect(await mine()).toContain(`"at":"2026-03-02T09:00:00.000Z","resourceType":"vm","resourceId":"${id}"`)
    expect(await mine()).toContain('notifications.read')

    const { body } = await cloud.call('GET', '/vms?q=warehouse', undefined, 'nimbus_kestrel_owner')
    await cloud.call('POST', `/vms/${body.items[0].id}/stop`, undefined, 'nimbus_kestrel_owner')
    const first = await theirs()
    expect(first).toContain(body.items[0].id)
    expect(first).not.toContain(id)
  })
})
