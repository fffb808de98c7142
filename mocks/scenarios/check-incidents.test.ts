import { describe, expect, test } from 'vitest'
import { checkIncidents } from './check-incidents.ts'
import { compose, SelectionError } from './selection.ts'

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

  test.each(['default', 'large', 'empty'])('need no resource of the name with orAny: %s', async (dataset) => {
    const incident = { resource: 'shop-wev', type: 'load_balancer', kind: 'errors', ...times }
    await expect(place(incident, { dataset })).rejects.toThrow(SelectionError)
    await expect(place({ ...incident, orAny: true }, { dataset })).resolves.toMatchObject({ dataset })
  })

  test('have a kind that fits their resource', async () => {
    await expect(place({ resource: 'shop-front', kind: 'cpu', ...times })).rejects.toThrow(
      'incidents[0].kind: a firewall has no incidents of the kind “cpu”; possible: errors',
    )
  })
})
