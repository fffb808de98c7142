import assert from 'node:assert/strict'
import type { MetricSeries } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { signUpOf } from './support/sign-ups.ts'
import { runningVm, vmThatIs } from './support/vms.ts'

const valuesOf = (series: readonly MetricSeries[], metric: string) =>
  series.find((it) => it.metric === metric)?.values

/** Load balancer errors from half an hour ago to half an hour ahead. */
const FAULTY = {
  incidents: [{ resource: 'shop-web', kind: 'errors', startsAgo: 'PT30M', lasts: 'PT1H' }],
} as const

async function balancer(api: Api) {
  const [found] = bodyOf(await api.send('listLoadBalancers', { query: { q: 'shop-web' } })).items
  assert.ok(found)
  return found
}

const backwards = { from: '2026-03-02T09:00:00Z', to: '2026-03-02T08:00:00Z' }

export const monitoringCases: readonly ContractCase[] = [
  reaches('listMonitoringMetrics', '200', 'each once', async (api) => {
    const response = await api.send('listMonitoringMetrics')
    const names = bodyOf(response).items.map(({ metric }) => metric)
    assert.equal(new Set(names).size, names.length)
    for (const metric of ['cpu', 'memory', 'storage_free', 'error_rate'] as const)
      assert.ok(names.includes(metric))
    return response
  }),

  reaches('queryMetric', '200', 'of one VM, matching its own metrics', async (api) => {
    const { id } = await vmThatIs(api, 'running')
    const own = bodyOf(await api.send('getVmMetrics', { path: { vmId: id }, query: { points: 60 } }))
    for (const metric of ['cpu', 'memory', 'storage', 'network_in'] as const) {
      const query = { metric, resourceId: id, aggregation: 'each', points: 60 }
      const { resources, series } = bodyOf(await api.send('queryMetric', { query }))
      assert.equal(resources, 1)
      assert.equal(series[0]?.resource?.id, id)
      assert.deepEqual(series[0]?.values, valuesOf(own.series, metric))
    }
    return api.send('queryMetric', { query: { metric: 'cpu', resourceId: id } })
  }),

  reaches('queryMetric', '400 invalid_range', 'a range that ends before it begins', (api) =>
    api.send('queryMetric', { query: { metric: 'cpu', ...backwards } }),
  ),

  reaches('queryMetric', '400 invalid_parameters', 'an unknown metric', (api) =>
    api.send('queryMetric', { query: { metric: 'mood' } }),
  ),

  behaves('queryMetric', 'the mean lies between minimum and maximum, and sums add up', async (api) => {
    const read = async (aggregation: string) => {
      const query = { metric: 'cpu', type: 'vm', aggregation, points: 20 }
      const { resources, measuredCount, series } = bodyOf(await api.send('queryMetric', { query }))
      assert.equal(measuredCount, resources)
      return { resources, value: series[0]?.values.at(-1) ?? Number.NaN }
    }
    const mean = await read('average')
    const [min, max, sum] = [await read('minimum'), await read('maximum'), await read('sum')]
    assert.ok(min.value < mean.value && mean.value < max.value)
    assert.ok(sum.value > max.value)
  }),

  behaves('queryMetric', 'filters must all hold', async (api) => {
    const count = async (more: Record<string, string>) =>
      bodyOf(await api.send('queryMetric', { query: { metric: 'cpu', ...more } })).resources
    const all = await count({})
    const vms = await count({ type: 'vm' })
    const here = await count({ type: 'vm', region: 'us-east' })
    assert.ok(all > vms && vms > here && here > 0)
    assert.equal(here, bodyOf(await api.send('listVms', { query: { region: 'us-east' } })).total)
    const tagged = await count({ type: 'vm', region: 'us-east', tag: 'role:web' })
    assert.ok(here > tagged && tagged > 0)
    assert.equal(await count({ resourceId: 'vm_nowhere' }), 0)
    assert.equal(await count({ projectId: 'prj_nowhere' }), 0)
  }),

  behaves('queryMetric', 'per resource, outliers first', async (api) => {
    const each = async (metric: string) => {
      const query = { metric, aggregation: 'each', limit: 4 }
      return bodyOf(await api.send('queryMetric', { query })).series.map(({ mean }) => mean ?? -1)
    }
    const busiest = await each('cpu')
    assert.equal(busiest.length, 4)
    // The selection uses a coarser resolution than the result.
    for (let i = 1; i < 4; i++) assert.ok((busiest[i] ?? 0) <= (busiest[i - 1] ?? 0) + 1)
    const fullest = await each('storage_free')
    for (let i = 1; i < 4; i++) assert.ok((fullest[i] ?? 0) >= (fullest[i - 1] ?? 0) - 1)
  }),

  behaves('queryMetric', 'is empty if no resource has the metric', async (api) => {
    await signUpOf(api)
    const query = { metric: 'cpu' }
    const { resources, series } = bodyOf(await api.send('queryMetric', { as: 'session', query }))
    assert.deepEqual({ resources, series }, { resources: 0, series: [] })
  }),

  reaches('getMonitoringOverview', '200', 'four cards with sparklines', async (api) => {
    const response = await api.send('getMonitoringOverview')
    const { cards } = bodyOf(response)
    assert.deepEqual(
      cards.map(({ card }) => card),
      ['cpu', 'memory', 'requests', 'error_rate'],
    )
    for (const { value, previous, line } of cards) {
      assert.ok(value !== null && previous !== null)
      assert.ok(line.length > 10)
    }
    return response
  }),

  reaches('getMonitoringOverview', '400 invalid_range', 'a range that ends before it begins', (api) =>
    api.send('getMonitoringOverview', { query: backwards }),
  ),

  behaves('getMonitoringOverview', 'errors of an incident raise the error rate', async (api) => {
    const query = { type: 'load_balancer' }
    await api.mocks.scenario(FAULTY)
    const { cards, activeIncidents } = bodyOf(await api.send('getMonitoringOverview', { query }))
    const { value, previous } = cards[3] ?? {}
    assert.equal(activeIncidents, 1)
    assert.ok((value ?? 0) > (previous ?? 0))
    await api.mocks.advance('PT31M')
    const after = bodyOf(await api.send('getMonitoringOverview', { query }))
    assert.equal(after.activeIncidents, 0)
  }),

  reaches('getInfrastructureHealth', '200', 'the parts add up', async (api) => {
    const response = await api.send('getInfrastructureHealth')
    const { counts, types, regions, unhealthy } = bodyOf(response)
    const sum = (parts: readonly { counts: { total: number } }[]) =>
      parts.reduce((total, it) => total + it.counts.total, 0)
    assert.equal(sum(types), counts.total)
    assert.equal(sum(regions), counts.total)
    assert.equal(counts.healthy + counts.warning + counts.critical, counts.total)
    assert.equal(Math.min(20, counts.warning + counts.critical), unhealthy.length)
    for (const { health, counts: of } of [...types, ...regions])
      assert.equal(health, of.critical > 0 ? 'critical' : of.warning > 0 ? 'warning' : 'healthy')
    return response
  }),

  reaches('getInfrastructureHealth', '400 invalid_parameters', 'an unknown type', (api) =>
    api.send('getInfrastructureHealth', { query: { type: 'toaster' } }),
  ),

  behaves('getInfrastructureHealth', 'a failing application is critical', async (api) => {
    const critical = async () =>
      bodyOf(await api.send('getInfrastructureHealth', { query: { type: 'vm' } })).counts.critical
    const before = await critical()
    await runningVm(api)
    assert.equal(await critical(), before)
    await api.mocks.scenario({
      incidents: [{ resource: 'bastion-us', kind: 'outage', startsAgo: 'PT1M', lasts: 'PT1H' }],
    })
    assert.equal(await critical(), before + 1)
  }),

  reaches('listApplicationHealth', '200', 'the worst first', async (api) => {
    await api.mocks.scenario(FAULTY)
    const response = await api.send('listApplicationHealth')
    const { items, total } = bodyOf(response)
    assert.equal(items.length, total)
    const order = ['critical', 'warning', 'healthy']
    const places = items.map(({ status }) => order.indexOf(status))
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    )
    const shop = items.find(({ name }) => name === 'shop-web')
    assert.equal(shop?.status, 'critical')
    assert.ok((shop?.errorRatePercent ?? 0) > 5)
    return response
  }),

  behaves('listApplicationHealth', 'tells containers with the same name apart', async (api) => {
    const { items } = bodyOf(await api.send('listApplicationHealth'))
    const names = items.map(({ resource }) => `${resource.type} ${resource.namespace}/${resource.name}`)
    assert.equal(new Set(names).size, items.length)
    assert.ok(
      items.every(({ resource }) => (resource.namespace !== null) === (resource.type === 'container')),
    )
  }),

  reaches('listApplicationHealth', '400 invalid_range', 'a range that ends before it begins', (api) =>
    api.send('listApplicationHealth', { query: backwards }),
  ),

  reaches('listIncidents', '200', 'current and past incidents', async (api) => {
    await api.mocks.scenario(FAULTY)
    const { id } = await balancer(api)
    const query = { resourceId: id }
    const [incident] = bodyOf(await api.send('listIncidents', { query })).items
    assert.deepEqual(
      { kind: incident?.kind, severity: incident?.severity, endedAt: incident?.endedAt },
      { kind: 'errors', severity: 'critical', endedAt: null },
    )
    await api.mocks.advance('PT31M')
    const [ended] = bodyOf(await api.send('listIncidents', { query })).items
    assert.equal(Date.parse(ended?.endedAt ?? '') - Date.parse(ended?.startedAt ?? ''), 3_600_000)
    return api.send('listIncidents', { query: { from: '2026-02-01T00:00:00Z' } })
  }),

  reaches('listIncidents', '400 invalid_range', 'a range that ends before it begins', (api) =>
    api.send('listIncidents', { query: backwards }),
  ),

  behaves('listIncidents', 'hides future incidents and those of others', async (api) => {
    const { items } = bodyOf(
      await api.send('listIncidents', {
        query: { from: '2026-01-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
      }),
    )
    assert.ok(items.length > 5)
    assert.ok(items.every(({ startedAt }) => Date.parse(startedAt) <= Date.parse('2026-03-02T09:00:00Z')))
    await signUpOf(api)
    const none = await api.send('listIncidents', { as: 'session', query: { from: '2026-01-01T00:00:00Z' } })
    assert.deepEqual(bodyOf(none).items, [])
  }),

  behaves('a scenario', 'an incident affects the metrics of its resource', async (api) => {
    await api.mocks.scenario(FAULTY)
    const { id: loadBalancerId } = await balancer(api)
    const { series } = bodyOf(
      await api.send('getLoadBalancerMetrics', { path: { loadBalancerId }, query: { points: 60 } }),
    )
    const rates = valuesOf(series, 'error_rate') ?? []
    const max = (values: readonly (number | null)[]) => Math.max(...values.map((it) => it ?? 0))
    assert.ok(max(rates.slice(0, 28)) < 5)
    assert.ok(max(rates.slice(32)) > 10)
  }),
]
