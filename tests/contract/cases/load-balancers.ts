import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  activeBalancer,
  balancerThatIs,
  createLoadBalancer,
  getBalancer,
  targetsOf,
} from './support/load-balancers.ts'
import { pointersOf } from './support/pointers.ts'
import { runningVm, VM_STABLE_AFTER } from './support/vms.ts'

const MADE_UP_CURSOR = 'bm90LWEtY3Vyc29y'

export const loadBalancerCases: readonly ContractCase[] = [
  reaches('listLoadBalancers', '200', 'with the health of their targets', async (api) => {
    const response = await api.send('listLoadBalancers', { query: { pageSize: 100 } })
    const { items, total } = bodyOf(response)
    assert.equal(items.length, total)
    for (const { health, targets, status } of items) {
      assert.equal(targets.total, targets.healthy + targets.unhealthy + targets.checking)
      if (health === 'healthy') assert.equal(targets.healthy, targets.total)
      if (status === 'error') assert.equal(health, 'critical')
    }
    return response
  }),

  behaves('listLoadBalancers', 'filters by state, type, health, VM and region', async (api) => {
    const balancer = await balancerThatIs(api, 'active')
    const [target] = await targetsOf(api, balancer.id)
    assert.ok(target)
    const { status, type, health, region, tags } = balancer
    const query = { status, type, health, region, tag: tags, vmId: target.vm.id, q: balancer.name }
    assert.deepEqual(
      bodyOf(await api.send('listLoadBalancers', { query })).items.map((it) => it.id),
      [balancer.id],
    )
    const { items } = bodyOf(await api.send('listLoadBalancers', { query: { vmId: 'vm_none' } }))
    assert.deepEqual(items, [])
  }),

  behaves('listLoadBalancers', 'puts the worst first by health', async (api) => {
    const { items } = bodyOf(await api.send('listLoadBalancers', { query: { sort: 'health,name' } }))
    const order = items.map((it) => ['critical', 'warning', 'healthy'].indexOf(it.health))
    assert.deepEqual(order, order.toSorted())
    assert.ok(new Set(order).size > 1)
  }),

  reaches('getLoadBalancerSummary', '200', 'matches the list', async (api) => {
    const response = await api.send('getLoadBalancerSummary')
    const summary = bodyOf(response)
    const { items } = bodyOf(await api.send('listLoadBalancers', { query: { pageSize: 100 } }))
    const sum = (read: (it: (typeof items)[number]) => number) =>
      items.reduce((total, it) => total + read(it), 0)
    assert.equal(summary.total, items.length)
    assert.equal(
      summary.targets.healthy,
      sum((it) => it.targets.healthy),
    )
    assert.equal(
      summary.connections,
      sum((it) => it.usage?.connections ?? 0),
    )
    assert.equal(
      summary.monthlyCost.amount,
      sum((it) => it.monthlyCost.amount),
    )
    assert.equal(summary.byHealth.critical, items.filter((it) => it.health === 'critical').length)
    return response
  }),

  reaches('getLoadBalancerCatalog', '200', 'types and their protocols', async (api) => {
    const response = await api.send('getLoadBalancerCatalog')
    const network = bodyOf(response).types.find((it) => it.type === 'network')
    assert.deepEqual(network?.protocols, ['tcp', 'udp'])
    return response
  }),

  reaches('createLoadBalancer', '202', 'active with an address after the transition', async (api) => {
    const vm = await runningVm(api)
    const response = await createLoadBalancer(api, { vmIds: [vm.id] })
    const { id, status, ip, health, targets, usage } = bodyOf(response)
    assert.deepEqual([status, ip, health, targets.checking, usage], ['creating', null, 'critical', 1, null])
    await api.mocks.advance(VM_STABLE_AFTER)
    const active = await getBalancer(api, id)
    assert.deepEqual([active.status, active.health, active.algorithm], ['active', 'healthy', 'round_robin'])
    assert.ok(active.ip)
    assert.ok(active.usage)
    const target = bodyOf(await api.send('getVm', { path: { vmId: vm.id } }))
    assert.deepEqual(target.attachedLoadBalancers, [{ id, name: active.name }])
    return response
  }),

  behaves('createLoadBalancer', 'a name starting with fail- ends in error', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api, { name: 'fail-now' }))
    await api.mocks.advance(VM_STABLE_AFTER)
    const { status, statusReason, usage } = await getBalancer(api, id)
    assert.deepEqual([status, usage], ['error', null])
    assert.ok(statusReason)
  }),

  reaches('createLoadBalancer', '409 name_taken', 'names the name field', async (api) => {
    const { name } = await balancerThatIs(api, 'active')
    const response = await createLoadBalancer(api, { name })
    assert.deepEqual(pointersOf(response), ['/name'])
    return response
  }),

  reaches('createLoadBalancer', '409 invalid_state', 'with a VM that is deleting', async (api) => {
    const vm = await runningVm(api)
    await api.send('deleteVm', { path: { vmId: vm.id } })
    return createLoadBalancer(api, { region: vm.region, vmIds: [vm.id] })
  }),

  reaches('createLoadBalancer', '409 quota_exceeded', 'beyond the quota', async (api) => {
    for (let number = 1; number <= 20; number += 1)
      await createLoadBalancer(api, { name: `number-${number}` })
    return createLoadBalancer(api, { name: 'one-more' })
  }),

  reaches(
    'createLoadBalancer',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'request-00001' }
      await createLoadBalancer(api, {}, headers)
      return createLoadBalancer(api, { name: 'another' }, headers)
    },
  ),

  reaches('createLoadBalancer', '422 validation_failed', 'without a listener', async (api) => {
    const response = await createLoadBalancer(api, { listeners: [] })
    assert.deepEqual(pointersOf(response), ['/listeners'])
    return response
  }),

  reaches('createLoadBalancer', '422 unknown_reference', 'names every unknown reference', async (api) => {
    const listeners = [
      { protocol: 'https', port: 443, targetPort: 8080, certificateId: 'cert_none' } as const,
    ]
    const response = await createLoadBalancer(api, { listeners, vmIds: ['vm_none'], projectId: 'prj_none' })
    assert.deepEqual(pointersOf(response), ['/listeners/0/certificateId', '/projectId', '/vmIds/0'])
    return response
  }),

  reaches('createLoadBalancer', '422 region_mismatch', 'a VM of another region', async (api) => {
    const vm = await runningVm(api, { region: 'eu-west' })
    const response = await createLoadBalancer(api, { vmIds: [vm.id] })
    assert.deepEqual(pointersOf(response), ['/vmIds/0'])
    return response
  }),

  reaches(
    'createLoadBalancer',
    '422 protocol_not_supported',
    'UDP through an Application LB',
    async (api) => {
      const response = await createLoadBalancer(api, {
        listeners: [{ protocol: 'udp', port: 53, targetPort: 53 }],
      })
      assert.deepEqual(pointersOf(response), ['/listeners/0/protocol'])
      return response
    },
  ),

  reaches('createLoadBalancer', '422 certificate_required', 'HTTPS without a certificate', async (api) => {
    const response = await createLoadBalancer(api, {
      listeners: [{ protocol: 'https', port: 443, targetPort: 80 }],
    })
    assert.deepEqual(pointersOf(response), ['/listeners/0/certificateId'])
    return response
  }),

  reaches('createLoadBalancer', '422 duplicate_entry', 'two listeners at one port', async (api) => {
    const listener = { protocol: 'http', port: 80, targetPort: 8080 } as const
    const response = await createLoadBalancer(api, {
      listeners: [listener, { ...listener, targetPort: 8081 }],
    })
    assert.deepEqual(pointersOf(response), ['/listeners/1/port'])
    return response
  }),

  behaves('createLoadBalancer', 'TCP and UDP each have their ports', async (api) => {
    const at = (protocol: 'tcp' | 'udp') => ({ protocol, port: 53, targetPort: 53 })
    const response = await createLoadBalancer(api, { type: 'network', listeners: [at('tcp'), at('udp')] })
    assert.equal(response.status, 202)
  }),

  reaches(
    'createLoadBalancer',
    '422 invalid_health_check',
    'a timeout longer than the interval',
    async (api) => {
      const { healthCheck } = await balancerThatIs(api, 'active')
      return createLoadBalancer(api, {
        healthCheck: { ...healthCheck, intervalSeconds: 5, timeoutSeconds: 5 },
      })
    },
  ),

  reaches('getLoadBalancer', '200', 'matches the list', async (api) => {
    const balancer = await balancerThatIs(api, 'active')
    const response = await api.send('getLoadBalancer', { path: { loadBalancerId: balancer.id } })
    assert.deepEqual(response.body, balancer)
    return response
  }),

  behaves('updateLoadBalancer', 'settings in another order of fields are no change', async (api) => {
    const balancer = await balancerThatIs(api, 'active')
    const { healthCheck } = balancer
    const reversed = Object.fromEntries(Object.entries(healthCheck).toReversed())
    await api.mocks.advance('PT1M')
    const path = { loadBalancerId: balancer.id }
    const response = await api.send('updateLoadBalancer', { path, body: { healthCheck: reversed } })
    assert.equal(bodyOf(response).updatedAt, balancer.updatedAt)
  }),

  reaches('updateLoadBalancer', '200', 'changes only the sent fields, with an activity each', async (api) => {
    const { id, healthCheck } = await activeBalancer(api, [])
    const path = { loadBalancerId: id }
    const body = {
      name: 'renamed',
      algorithm: 'source_ip',
      listeners: [{ protocol: 'http', port: 8000, targetPort: 80 }],
      healthCheck: { ...healthCheck, intervalSeconds: 20 },
    }
    const response = await api.send('updateLoadBalancer', { path, body })
    const { name, algorithm, listeners } = bodyOf(response)
    assert.deepEqual([name, algorithm], ['renamed', 'source_ip'])
    assert.deepEqual(listeners, [{ ...body.listeners[0], certificate: null }])
    const { items } = bodyOf(await api.send('listLoadBalancerActivity', { path, query: { limit: 4 } }))
    assert.ok(items.some((it) => it.action === 'load_balancer.listeners_changed'))
    assert.ok(items.some((it) => it.action === 'load_balancer.renamed'))
    assert.deepEqual(items.find((it) => it.action === 'load_balancer.algorithm_changed')?.changes, [
      { field: 'algorithm', before: 'Round robin', after: 'Source address' },
    ])
    const before = bodyOf(response).updatedAt
    await api.mocks.advance('PT1M')
    assert.equal(
      bodyOf(await api.send('updateLoadBalancer', { path, body })).updatedAt,
      before,
      'nothing new',
    )
    return response
  }),

  reaches('updateLoadBalancer', '409 name_taken', 'of another one', async (api) => {
    const { name } = await balancerThatIs(api, 'active')
    const { id } = await balancerThatIs(api, 'error')
    return api.send('updateLoadBalancer', { path: { loadBalancerId: id }, body: { name } })
  }),

  reaches('updateLoadBalancer', '409 invalid_state', 'while it is being deleted', async (api) => {
    const path = { loadBalancerId: (await balancerThatIs(api, 'active')).id }
    await api.send('deleteLoadBalancer', { path })
    return api.send('updateLoadBalancer', { path, body: { tags: [] } })
  }),

  reaches('updateLoadBalancer', '422 protocol_not_supported', 'the type is immutable', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api))
    const body = { listeners: [{ protocol: 'tcp', port: 80, targetPort: 80 }] }
    return api.send('updateLoadBalancer', { path: { loadBalancerId: id }, body })
  }),

  reaches('updateLoadBalancer', '422 certificate_required', 'HTTPS without a certificate', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api))
    const body = { listeners: [{ protocol: 'https', port: 443, targetPort: 80 }] }
    return api.send('updateLoadBalancer', { path: { loadBalancerId: id }, body })
  }),

  reaches('updateLoadBalancer', '422 duplicate_entry', 'two listeners at one port', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api))
    const listener = { protocol: 'http', port: 80, targetPort: 80 }
    const body = { listeners: [listener, listener] }
    return api.send('updateLoadBalancer', { path: { loadBalancerId: id }, body })
  }),

  reaches(
    'updateLoadBalancer',
    '422 invalid_health_check',
    'a timeout longer than the interval',
    async (api) => {
      const { id, healthCheck } = await balancerThatIs(api, 'active')
      const body = { healthCheck: { ...healthCheck, intervalSeconds: 2, timeoutSeconds: 3 } }
      return api.send('updateLoadBalancer', { path: { loadBalancerId: id }, body })
    },
  ),

  reaches('deleteLoadBalancer', '202', 'gone a little later; the VMs stay', async (api) => {
    const vm = await runningVm(api)
    const { id } = await activeBalancer(api, [vm.id])
    const response = await api.send('deleteLoadBalancer', { path: { loadBalancerId: id } })
    assert.equal(bodyOf(response).usage, null)
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await api.send('getLoadBalancer', { path: { loadBalancerId: id } })).status, 404)
    const target = bodyOf(await api.send('getVm', { path: { vmId: vm.id } }))
    assert.deepEqual(target.attachedLoadBalancers, [])
    return response
  }),

  reaches('deleteLoadBalancer', '409 invalid_state', 'while it is being created', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api))
    return api.send('deleteLoadBalancer', { path: { loadBalancerId: id } })
  }),

  reaches('listLoadBalancerActivity', '200', 'activities', async (api) => {
    const { id } = await balancerThatIs(api, 'active')
    const response = await api.send('listLoadBalancerActivity', { path: { loadBalancerId: id } })
    assert.equal(bodyOf(response).items.at(-1)?.action, 'load_balancer.created')
    return response
  }),

  reaches('listLoadBalancerActivity', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const { id } = await balancerThatIs(api, 'active')
    const query = { cursor: MADE_UP_CURSOR }
    return api.send('listLoadBalancerActivity', { path: { loadBalancerId: id }, query })
  }),
]
