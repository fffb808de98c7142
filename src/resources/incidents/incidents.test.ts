import { describe, expect, it } from 'vitest'
import type { Incident, Metric } from '#src/api/generated/types.gen.ts'
import { incidentBands } from './incidents.ts'

const incident = (kind: Incident['kind'], endedAt: string | null = null): Incident => ({
  id: `inc_${kind}`,
  resource: { id: 'vm_1', name: 'web', type: 'vm', region: 'us-east', namespace: null },
  kind,
  severity: kind === 'outage' ? 'critical' : 'info',
  summary: `Trouble with ${kind}.`,
  startedAt: '1970-01-01T00:00:01Z',
  endedAt,
})

describe('incidents on a chart', () => {
  it('last from start to end, or until now', () => {
    expect(incidentBands([incident('cpu', '1970-01-01T00:00:02Z'), incident('outage')], 9000)).toEqual([
      { key: 'inc_cpu', from: 1000, to: 2000, label: 'Trouble with cpu.', tone: 'warning' },
      { key: 'inc_outage', from: 1000, to: 9000, label: 'Trouble with outage.', tone: 'critical' },
    ])
  })

  it('include those that affect its metric; an outage affects all', () => {
    const all = [incident('cpu'), incident('disk'), incident('errors'), incident('outage')]
    const keys = (...metrics: Metric[]) => incidentBands(all, 9000, { metrics }).map(({ key }) => key)
    expect(keys('cpu')).toEqual(['inc_cpu', 'inc_outage'])
    expect(keys('disk_read', 'disk_write')).toEqual(['inc_disk', 'inc_outage'])
  })

  it('leave out those of resources without the metric, or of other types', () => {
    expect(incidentBands([incident('outage')], 9000, { metrics: ['queries'] })).toEqual([])
    expect(incidentBands([incident('outage')], 9000, { metrics: ['cpu'], types: ['database'] })).toEqual([])
    expect(incidentBands([incident('outage')], 9000, { metrics: ['cpu'], types: ['vm'] })).toHaveLength(1)
  })

  it('name the series of their resource in a chart with one for each', () => {
    expect(incidentBands([incident('cpu')], 9000, { eachResource: true })).toMatchObject([{ series: 'vm_1' }])
    expect(incidentBands([incident('cpu')], 9000)[0]).not.toHaveProperty('series')
  })
})
