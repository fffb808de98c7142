import { expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

test('errors of a zone with few queries are not rounded away', async () => {
  const { call } = await cloudUnderTest({ seed: 20_260_302 })
  const zones: { id: string; queries: number }[] = (await call('GET', '/dns-zones?status=active')).body.items
  const queried = zones.filter(({ queries }) => queries > 0)
  expect(queried.length).toBeGreaterThan(0)
  for (const { id } of queried) {
    const { series } = (await call('GET', `/dns-zones/${id}/metrics`)).body
    const [received, errors] = series.map(({ values }: { values: number[] }) => values)
    for (const [index, rate] of received.entries()) if (rate > 0) expect(errors[index]).toBeGreaterThan(0)
  }
})
