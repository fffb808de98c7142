import { describe, expect, test } from 'vitest'
import { checkIncidents } from './check-incidents.ts'
import { compose } from './selection.ts'

describe('checked incidents', () => {
  const place = (incident: object, more = {}) =>
    checkIncidents(compose([{ incidents: [incident as never], ...more }]))
  const times = { startsAgo: 'PT10M', lasts: 'PT1H' }

  test('refer to existing resources', async () => {
    await place({ resource: 'orders', kind: 'latency', ...times })
    await place({ resource: 'staging/checkout-api', kind: 'errors', ...times })
    await expect(place({ resource: 'shop-wev', kind: 'errors', ...times })).rejects.toThrow(
      'incidents[0].resource: the data set has no resource “shop-wev”',
    )
    await expect(place({ resource: 'orders', kind: 'cpu', ...times }, { dataset: 'empty' })).rejects.toThrow(
      'data set empty',
    )
  })

  test('may name alternatives, or no resource', async () => {
    for (const dataset of ['default', 'large', 'empty'] as const) {
      await place(
        { resource: 'shop-wev', type: 'load_balancer', kind: 'errors', orAny: true, ...times },
        { dataset },
      )
    }
  })

  test('have a kind that fits their resource', async () => {
    await expect(place({ resource: 'shop-front', kind: 'cpu', ...times })).rejects.toThrow(
      'incidents[0].kind: a firewall has no incidents of the kind “cpu”; possible: errors',
    )
  })
})
