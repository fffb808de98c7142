import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

const HOUR = 3_600_000

async function silencesIn({ call }: Awaited<ReturnType<typeof cloudUnderTest>>): Promise<number> {
  return (await call('GET', '/alert-silences')).body.items.length
}

test('the silences of a rule end when it is deleted', async () => {
  const cloud = await cloudUnderTest()
  const { body } = await cloud.call('GET', '/alert-rules')
  const [rule, other] = body.items
  const before = await silencesIn(cloud)
  for (const { id } of [rule, other]) {
    const silence = { ruleId: id, durationMinutes: 60 }
    expect(await cloud.call('POST', '/alert-silences', silence)).toMatchObject({ status: 201 })
  }
  expect(await cloud.call('DELETE', `/alert-rules/${rule.id}`)).toMatchObject({ status: 204 })
  expect(await silencesIn(cloud)).toBe(before + 1)
})

test('the silences of a resource end when it is deleted', async () => {
  const cloud = await cloudUnderTest()
  const volumes = (await cloud.call('GET', '/volumes?status=available')).body.items
  const before = await silencesIn(cloud)
  const silence = { resourceId: volumes[0].id, durationMinutes: 1440 }
  expect(await cloud.call('POST', '/alert-silences', silence)).toMatchObject({ status: 201 })
  expect(await cloud.call('DELETE', `/volumes/${volumes[0].id}`)).toMatchObject({ status: 202 })
  expect(await silencesIn(cloud)).toBe(before + 1)
  cloud.forward(HOUR)
  await cloud.engine.tick()
  expect(await silencesIn(cloud)).toBe(before)
})
