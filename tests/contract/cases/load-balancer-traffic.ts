import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { changeRecords } from './support/dns.ts'
import { activeBalancer, balancerThatIs, getBalancer, pointTo } from './support/load-balancers.ts'
import { runningVm } from './support/vms.ts'

export const loadBalancerTrafficCases: readonly ContractCase[] = [
  reaches('getLoadBalancerMetrics', '200', 'series that end with the current value', async (api) => {
    const { id, usage, targets } = await balancerThatIs(api, 'active')
    const query = { from: '2026-03-02T08:59:58Z', to: '2026-03-02T09:00:00Z', points: 2 }
    const response = await api.send('getLoadBalancerMetrics', { path: { loadBalancerId: id }, query })
    const last = new Map(bodyOf(response).series.map((it) => [it.metric, it.values.at(-1) ?? 0]))
    assert.deepEqual(
      [...last.keys()],
      [
        'connections',
        'requests',
        'errors',
        'error_rate',
        'latency',
        'network_in',
        'network_out',
        'healthy_targets',
      ],
    )
    assert.ok(Math.abs((last.get('requests') ?? 0) - (usage?.requestsPerSecond ?? 0)) < 1)
    assert.equal(last.get('healthy_targets'), targets.healthy)
    return response
  }),

  behaves('getLoadBalancerMetrics', 'no traffic until a DNS record points to it', async (api) => {
    const vm = await runningVm(api)
    const { id, ip, receivesTraffic, usage } = await activeBalancer(api, [vm.id])
    assert.equal(receivesTraffic, false)
    assert.deepEqual(usage, { connections: 0, requestsPerSecond: 0, bandwidthPercent: 0 })
    const { zone, recordId } = await pointTo(api, ip ?? '')
    await api.mocks.advance('PT10M')
    const pointed = await getBalancer(api, id)
    assert.equal(pointed.receivesTraffic, true)
    assert.ok((pointed.usage?.requestsPerSecond ?? 0) > 0)
    await changeRecords(api, zone, { action: 'delete', recordId })
    await api.mocks.advance('PT10M')
    const after = await getBalancer(api, id)
    assert.deepEqual([after.receivesTraffic, after.usage?.requestsPerSecond], [false, 0])
    const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-02T10:00:00Z', points: 60 }
    const response = await api.send('getLoadBalancerMetrics', { path: { loadBalancerId: id }, query })
    const valuesOf = (metric: string) => bodyOf(response).series.find((it) => it.metric === metric)?.values
    const requests = valuesOf('requests')?.filter((it) => it !== null) ?? []
    assert.deepEqual([requests[0], requests.at(-1)], [0, 0])
    assert.ok(Math.max(...requests) > 0, 'the past keeps its traffic')
    assert.equal(
      valuesOf('error_rate')?.findLast((_, at) => valuesOf('requests')?.[at] === 0),
      null,
    )
  }),

  behaves('getLoadBalancerMetrics', 'every request fails while no target is healthy', async (api) => {
    const vm = await runningVm(api)
    const { id, ip } = await activeBalancer(api, [vm.id])
    await pointTo(api, ip ?? '')
    await api.send('stopVm', { path: { vmId: vm.id } })
    await api.mocks.advance('PT2H')
    const { series } = bodyOf(await api.send('getLoadBalancerMetrics', { path: { loadBalancerId: id } }))
    const valuesOf = (metric: string) => series.find((it) => it.metric === metric)?.values ?? []
    assert.ok(valuesOf('healthy_targets').every((value) => value === 0))
    assert.ok(valuesOf('connections').every((value) => value === 0))
    assert.ok(valuesOf('latency').every((value) => value === null))
    assert.ok((valuesOf('requests').at(-2) ?? 0) > 0)
    assert.ok(
      valuesOf('requests').every((value, at) => Math.abs((value ?? 0) - (valuesOf('errors')[at] ?? 0)) < 0.1),
    )
  }),

  reaches(
    'getLoadBalancerMetrics',
    '400 invalid_range',
    'a range that ends before it begins',
    async (api) => {
      const { id } = await balancerThatIs(api, 'active')
      const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' }
      return api.send('getLoadBalancerMetrics', { path: { loadBalancerId: id }, query })
    },
  ),
]
