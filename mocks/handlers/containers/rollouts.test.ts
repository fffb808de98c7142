import { describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

const REQUEST = {
  name: 'demo',
  namespace: 'staging',
  region: 'us-east',
  image: 'registry.example/shop/api:1.0.0',
  planId: 'ctplan_starter',
  replicas: 3,
}

const image = (tag: string) => `registry.example/shop/api:${tag}`

async function deployed(cloud: Cloud, changes: object = {}) {
  const { body } = await cloud.call('POST', '/containers', { ...REQUEST, ...changes })
  cloud.forward(5 * MINUTE)
  return body.id as string
}

const at = async (cloud: Cloud, id: string) => (await cloud.call('GET', `/containers/${id}`)).body
const replicas = async (cloud: Cloud, id: string) =>
  (await cloud.call('GET', `/containers/${id}/replicas`)).body.items.map(
    (it: { status: string; revision: number }) => `${it.revision} ${it.status}`,
  )
const revisions = async (cloud: Cloud, id: string) =>
  (await cloud.call('GET', `/containers/${id}/revisions`)).body.items.map(
    (it: { revision: number; status: string; image: string }) =>
      `${it.revision} ${it.status} ${it.image.split(':')[1]}`,
  )
const rollOut = (cloud: Cloud, id: string, tag: string) =>
  cloud.call('PATCH', `/containers/${id}`, { image: image(tag) })
const abort = (cloud: Cloud, id: string) => cloud.call('POST', `/containers/${id}/abort-rollout`)
const rollBack = (cloud: Cloud, id: string, revision: number) =>
  cloud.call('POST', `/containers/${id}/rollback`, { revision })

describe('a rollout whose new replica crashes', () => {
  test('stalls while the old replicas stay, and fails after 5 minutes', async () => {
    const cloud = await cloudUnderTest()
    const id = await deployed(cloud)
    const { body } = await rollOut(cloud, id, 'crash')
    expect(body.rollout).toMatchObject({ status: 'in_progress', previousRevision: 1, stall: null })
    cloud.forward(30 * SECOND)
    const stalled = await at(cloud, id)
    expect(stalled).toMatchObject({ status: 'updating', replicas: { ready: 3, desired: 3 } })
    expect(stalled.rollout.stall).toMatchObject({ restarts: 1, lastExit: { code: 1 } })
    expect(await replicas(cloud, id)).toEqual(['1 ready', '1 ready', '1 ready', '2 crashing'])
    cloud.forward(30 * SECOND)
    const later = (await at(cloud, id)).rollout.stall
    expect(later.restarts).toBeGreaterThan(1)
    expect(later.lastExit.at > stalled.rollout.stall.lastExit.at).toBe(true)
    expect(later.since).toBe(stalled.rollout.stall.since)

    cloud.forward(5 * MINUTE)
    const failed = await at(cloud, id)
    expect(failed).toMatchObject({ status: 'error', replicas: { ready: 3 }, rollout: { status: 'failed' } })
    expect(await revisions(cloud, id)).toEqual(['2 failed crash', '1 active 1.0.0'])
    expect((await abort(cloud, id)).body).toMatchObject({
      code: 'invalid_state',
      detail: 'No rollout is in progress.',
    })
  })

  test('is aborted: only the replica that crashes ends, and the next revision gets a new number', async () => {
    const cloud = await cloudUnderTest()
    const id = await deployed(cloud)
    await rollOut(cloud, id, 'oom')
    cloud.forward(MINUTE)
    const { status, body } = await abort(cloud, id)
    expect(status).toBe(202)
    expect(body).toMatchObject({ status: 'updating', revision: 1, image: image('1.0.0'), rollout: null })
    expect((await abort(cloud, id)).body.detail).toMatch(/returning to an earlier revision/)
    expect((await rollBack(cloud, id, 2)).body.code).toBe('invalid_state')
    cloud.forward(10 * SECOND)
    expect(await at(cloud, id)).toMatchObject({ status: 'running', replicas: { ready: 3 }, restarts: 0 })
    expect(await replicas(cloud, id)).toEqual(['1 ready', '1 ready', '1 ready'])
    expect(await revisions(cloud, id)).toEqual(['2 aborted oom', '1 active 1.0.0'])
    await rollOut(cloud, id, '1.0.1')
    cloud.forward(MINUTE)
    expect(await revisions(cloud, id)).toEqual(['3 active 1.0.1', '2 aborted oom', '1 previous 1.0.0'])

    const { items } = (await cloud.call('GET', `/containers/${id}/activity`)).body
    expect(items.map((it: { summary: string; outcome: string }) => `${it.summary}: ${it.outcome}`)).toEqual([
      'Rolled out api:1.0.1 to demo (staging): succeeded',
      'Aborted the rollout of revision 2 of demo (staging): succeeded',
      'Rolled out api:oom to demo (staging): failed',
      'Created demo (staging): succeeded',
    ])
  })

  test('is rolled back while it stalls, and after it has failed', async () => {
    const cloud = await cloudUnderTest()
    const id = await deployed(cloud)
    await rollOut(cloud, id, '1.1.0')
    cloud.forward(MINUTE)
    await rollOut(cloud, id, 'crash')
    cloud.forward(MINUTE)
    expect((await rollBack(cloud, id, 1)).body).toMatchObject({ status: 'updating', revision: 4 })
    cloud.forward(MINUTE)
    expect(await at(cloud, id)).toMatchObject({ status: 'running', image: image('1.0.0'), rollout: null })
    expect(await replicas(cloud, id)).toEqual(['4 ready', '4 ready', '4 ready'])
    expect(await revisions(cloud, id)).toEqual([
      '4 active 1.0.0',
      '3 aborted crash',
      '2 previous 1.1.0',
      '1 previous 1.0.0',
    ])

    await rollOut(cloud, id, 'crash')
    cloud.forward(6 * MINUTE)
    expect((await at(cloud, id)).status).toBe('error')
    expect((await rollBack(cloud, id, 4)).status).toBe(202)
    cloud.forward(MINUTE)
    expect(await at(cloud, id)).toMatchObject({ status: 'running', revision: 6, statusReason: null })
  })
})

describe('a rollout that makes progress', () => {
  test('is aborted halfway: replaced replicas come back one by one, and nothing of it stays', async () => {
    const cloud = await cloudUnderTest()
    const id = await deployed(cloud, { replicas: 4 })
    await rollOut(cloud, id, '1.1.0')
    cloud.forward(13 * SECOND)
    const halfway = await replicas(cloud, id)
    expect(halfway).toContain('2 ready')
    expect(halfway).toContain('1 ready')
    await abort(cloud, id)
    const ready: number[] = []
    for (let second = 0; second < 30; second++) {
      ready.push((await at(cloud, id)).replicas.ready)
      cloud.forward(SECOND)
    }
    expect(Math.min(...ready)).toBeGreaterThanOrEqual(3)
    cloud.forward(2 * MINUTE)
    expect(await replicas(cloud, id)).toEqual(['1 ready', '1 ready', '1 ready', '1 ready'])
    expect(await at(cloud, id)).toMatchObject({ status: 'running', replicas: { ready: 4, desired: 4 } })
  })

  test('is rolled back halfway: one revision is left', async () => {
    const cloud = await cloudUnderTest()
    const id = await deployed(cloud, { replicas: 4 })
    await rollOut(cloud, id, '1.1.0')
    cloud.forward(13 * SECOND)
    await rollBack(cloud, id, 1)
    cloud.forward(2 * MINUTE)
    expect(await replicas(cloud, id)).toEqual(['3 ready', '3 ready', '3 ready', '3 ready'])
  })
})

describe('revisions', () => {
  test('are the last 10, and the active one however old it is', async () => {
    const cloud = await cloudUnderTest()
    const id = await deployed(cloud, { replicas: 1 })
    for (let number = 2; number <= 13; number++) {
      await rollOut(cloud, id, `crash-${number}`)
      cloud.forward(6 * MINUTE)
    }
    const kept = await revisions(cloud, id)
    expect(kept).toHaveLength(10)
    expect([kept[0], kept[8], kept[9]]).toEqual(['13 failed crash-13', '5 failed crash-5', '1 active 1.0.0'])
    expect((await rollBack(cloud, id, 4)).body.code).toBe('unknown_reference')
  })

  test('of a container that is off take effect with its next start', async () => {
    const cloud = await cloudUnderTest()
    const id = await deployed(cloud)
    await rollOut(cloud, id, '1.1.0')
    cloud.forward(MINUTE)
    await cloud.call('POST', `/containers/${id}/stop`)
    cloud.forward(MINUTE)
    const { status, body } = await rollBack(cloud, id, 1)
    expect([status, body.status, body.image, body.revision]).toEqual([200, 'stopped', image('1.0.0'), 3])
    expect(await revisions(cloud, id)).toEqual(['3 active 1.0.0', '2 previous 1.1.0', '1 previous 1.0.0'])
  })

  test('a restart that brings up a failed one makes it the active one', async () => {
    const lifecycle = { failureRate: 1, durationFactor: 1 }
    const cloud = await cloudUnderTest({ lifecycle })
    const id = await deployed(cloud)
    expect(await revisions(cloud, id)).toEqual(['1 failed 1.0.0'])
    expect((await at(cloud, id)).rollout).toBeNull()
    lifecycle.failureRate = 0
    await cloud.call('POST', `/containers/${id}/restart`)
    cloud.forward(MINUTE)
    expect(await revisions(cloud, id)).toEqual(['1 active 1.0.0'])
  })
})
