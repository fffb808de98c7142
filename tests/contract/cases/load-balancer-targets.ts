import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  activeBalancer,
  balancerThatIs,
  createLoadBalancer,
  getBalancer,
  targetsOf,
} from './support/load-balancers.ts'
import { createVm, runningVm, VM_STABLE_AFTER } from './support/vms.ts'

export const loadBalancerTargetCases: readonly ContractCase[] = [
  reaches('listLoadBalancerTargets', '200', 'by name, sharing the connections', async (api) => {
    const { id, usage } = await balancerThatIs(api, 'active')
    const response = await api.send('listLoadBalancerTargets', { path: { loadBalancerId: id } })
    const { items } = bodyOf(response)
    const open = items.reduce((sum, it) => sum + it.connections, 0)
    assert.ok(Math.abs(open - (usage?.connections ?? 0)) <= items.length)
    for (const { health, healthReason, connections } of items) {
      assert.equal(healthReason === null, health === 'healthy')
      if (health === 'unhealthy') assert.equal(connections, 0)
    }
    return response
  }),

  behaves('listLoadBalancerTargets', 'health follows the VM', async (api) => {
    const vm = await runningVm(api)
    const { id } = await activeBalancer(api, [vm.id])
    const path = { vmId: vm.id }
    const health = async () => {
      const [target] = await targetsOf(api, id)
      return [target?.health, (await getBalancer(api, id)).health]
    }
    assert.deepEqual(await health(), ['healthy', 'healthy'])
    await api.send('stopVm', { path })
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual(await health(), ['unhealthy', 'critical'])
    const started = bodyOf(await api.send('startVm', { path }))
    assert.deepEqual(await health(), ['checking', 'critical'])
    const seconds = (Date.parse(started.transition?.dueAt ?? '') - Date.parse(started.updatedAt)) / 1000
    await api.mocks.advance(`PT${seconds + 1}S`)
    assert.deepEqual(await health(), ['checking', 'critical'], 'up, but not checked twice yet')
    await api.mocks.advance('PT20S')
    assert.deepEqual(await health(), ['healthy', 'healthy'])
  }),

  behaves('listLoadBalancerTargets', 'a deleted VM is removed', async (api) => {
    const [stays, goes] = [
      await runningVm(api, { names: ['stays'] }),
      await runningVm(api, { names: ['goes'] }),
    ]
    const { id } = await activeBalancer(api, [stays.id, goes.id])
    await api.send('deleteVm', { path: { vmId: goes.id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual(
      (await targetsOf(api, id)).map((it) => it.vm.name),
      ['stays'],
    )
  }),

  reaches('addLoadBalancerTargets', '200', 'an existing target is unchanged', async (api) => {
    const [first, second] = [
      await runningVm(api, { names: ['one'] }),
      await runningVm(api, { names: ['two'] }),
    ]
    const { id } = await activeBalancer(api, [first.id])
    const body = { vmIds: [first.id, second.id] }
    const response = await api.send('addLoadBalancerTargets', { path: { loadBalancerId: id }, body })
    assert.deepEqual(
      bodyOf(response).items.map((it) => [it.vm.name, it.health]),
      [
        ['one', 'healthy'],
        ['two', 'checking'],
      ],
    )
    assert.equal((await getBalancer(api, id)).health, 'warning')
    return response
  }),

  reaches('addLoadBalancerTargets', '409 invalid_state', 'while it is being deleted', async (api) => {
    const vm = await runningVm(api)
    const path = { loadBalancerId: (await balancerThatIs(api, 'active')).id }
    await api.send('deleteLoadBalancer', { path })
    return api.send('addLoadBalancerTargets', { path, body: { vmIds: [vm.id] } })
  }),

  behaves('addLoadBalancerTargets', 'rejects a VM that is deleting', async (api) => {
    const vm = await runningVm(api)
    const { id } = bodyOf(await createLoadBalancer(api))
    await api.send('deleteVm', { path: { vmId: vm.id } })
    const response = await api.send('addLoadBalancerTargets', {
      path: { loadBalancerId: id },
      body: { vmIds: [vm.id] },
    })
    assert.equal(response.outcome, '409 invalid_state')
  }),

  behaves('addLoadBalancerTargets', 'leaves a target alone that is deleting', async (api) => {
    const vm = await runningVm(api)
    const { id } = bodyOf(await createLoadBalancer(api, { region: vm.region, vmIds: [vm.id] }))
    await api.send('deleteVm', { path: { vmId: vm.id } })
    const path = { loadBalancerId: id }
    const response = await api.send('addLoadBalancerTargets', { path, body: { vmIds: [vm.id] } })
    assert.equal(response.status, 200)
  }),

  reaches('addLoadBalancerTargets', '409 target_limit_reached', 'beyond its target limit', async (api) => {
    const names = Array.from({ length: 20 }, (_, index) => `many-${index}`)
    await createVm(api, { names, sizeId: 'size_basic' })
    const { items } = bodyOf(await api.send('listVms', { query: { region: 'us-east', pageSize: 100 } }))
    const vmIds = items.map((vm) => vm.id)
    assert.ok(vmIds.length > 25)
    const { id } = bodyOf(await createLoadBalancer(api, { vmIds: vmIds.slice(0, 24) }))
    const response = await api.send('addLoadBalancerTargets', {
      path: { loadBalancerId: id },
      body: { vmIds: vmIds.slice(24, 26) },
    })
    assert.match(problemOf(response).detail, /has 24 of at most 25 targets/)
    return response
  }),

  reaches('addLoadBalancerTargets', '422 unknown_reference', 'all targets or none', async (api) => {
    const vm = await runningVm(api)
    const { id } = bodyOf(await createLoadBalancer(api))
    const body = { vmIds: [vm.id, 'vm_none'] }
    const response = await api.send('addLoadBalancerTargets', { path: { loadBalancerId: id }, body })
    assert.deepEqual(await targetsOf(api, id), [])
    return response
  }),

  reaches('addLoadBalancerTargets', '422 region_mismatch', 'a VM of another region', async (api) => {
    const vm = await runningVm(api, { region: 'eu-west' })
    const { id } = bodyOf(await createLoadBalancer(api))
    return api.send('addLoadBalancerTargets', { path: { loadBalancerId: id }, body: { vmIds: [vm.id] } })
  }),

  reaches('removeLoadBalancerTarget', '204', 'deleted immediately', async (api) => {
    const { id } = await balancerThatIs(api, 'active')
    const [target] = await targetsOf(api, id)
    assert.ok(target)
    const path = { loadBalancerId: id, vmId: target.vm.id }
    const response = await api.send('removeLoadBalancerTarget', { path })
    assert.ok((await targetsOf(api, id)).every((it) => it.vm.id !== target.vm.id))
    assert.equal((await api.send('removeLoadBalancerTarget', { path })).outcome, '404 not_found')
    return response
  }),

  reaches('removeLoadBalancerTarget', '409 invalid_state', 'while it is being deleted', async (api) => {
    const { id } = await balancerThatIs(api, 'active')
    const [target] = await targetsOf(api, id)
    await api.send('deleteLoadBalancer', { path: { loadBalancerId: id } })
    const path = { loadBalancerId: id, vmId: target?.vm.id ?? '' }
    return api.send('removeLoadBalancerTarget', { path })
  }),

  reaches('drainLoadBalancerTarget', '202', 'fewer and fewer connections, then none', async (api) => {
    const [first, second] = [
      await runningVm(api, { names: ['one'] }),
      await runningVm(api, { names: ['two'] }),
    ]
    const { id } = await activeBalancer(api, [first.id, second.id])
    const path = { loadBalancerId: id, vmId: first.id }
    const response = await api.send('drainLoadBalancerTarget', { path })
    assert.equal(bodyOf(response).traffic, 'draining')
    await api.mocks.advance('PT15S')
    const [draining, other] = await targetsOf(api, id)
    assert.ok(draining && other && draining.connections <= other.connections)
    assert.equal((await getBalancer(api, id)).health, 'healthy')
    await api.mocks.advance('PT1M')
    const [drained] = await targetsOf(api, id)
    assert.deepEqual([drained?.traffic, drained?.connections], ['drained', 0])
    return response
  }),

  behaves('drainLoadBalancerTarget', 'the last healthy one leaves none that takes traffic', async (api) => {
    const vm = await runningVm(api)
    const { id } = await activeBalancer(api, [vm.id])
    await api.send('drainLoadBalancerTarget', { path: { loadBalancerId: id, vmId: vm.id } })
    const { status, health, targets } = await getBalancer(api, id)
    assert.deepEqual([status, health, targets.healthy], ['active', 'critical', 1])
    const { unhealthy } = bodyOf(
      await api.send('getInfrastructureHealth', { query: { type: 'load_balancer' } }),
    )
    const { reason } = unhealthy.find(({ resource }) => resource.id === id) ?? assert.fail('it is not listed')
    assert.equal(reason, 'No healthy target receives traffic.')
  }),

  behaves('listLoadBalancerTargets', 'the last check is at most an interval ago', async (api) => {
    const vm = await runningVm(api)
    const { id, healthCheck } = await activeBalancer(api, [vm.id])
    for (const seconds of [0, 7, 61]) {
      await api.mocks.advance(`PT${seconds}S`)
      const response = await api.send('listLoadBalancerTargets', { path: { loadBalancerId: id } })
      const [target] = bodyOf(response).items
      const now = Date.parse(response.headers.get('date') ?? '')
      const age = (now - Date.parse(target?.lastCheckedAt ?? '')) / 1000
      assert.ok(age >= 0 && age <= healthCheck.intervalSeconds, `checked ${age} s ago`)
    }
  }),

  reaches('drainLoadBalancerTarget', '409 invalid_state', 'one that is drained already', async (api) => {
    const { id } = await balancerThatIs(api, 'active')
    const [target] = await targetsOf(api, id)
    const path = { loadBalancerId: id, vmId: target?.vm.id ?? '' }
    await api.send('drainLoadBalancerTarget', { path })
    return api.send('drainLoadBalancerTarget', { path })
  }),

  reaches('resumeLoadBalancerTarget', '200', 'gets traffic again', async (api) => {
    const { id } = await balancerThatIs(api, 'active')
    const [target] = await targetsOf(api, id)
    const path = { loadBalancerId: id, vmId: target?.vm.id ?? '' }
    await api.send('drainLoadBalancerTarget', { path })
    await api.mocks.advance('PT1M')
    const response = await api.send('resumeLoadBalancerTarget', { path })
    assert.equal(bodyOf(response).traffic, 'receiving')
    return response
  }),

  reaches('resumeLoadBalancerTarget', '409 invalid_state', 'one that is not drained', async (api) => {
    const { id } = await balancerThatIs(api, 'active')
    const [target] = await targetsOf(api, id)
    const path = { loadBalancerId: id, vmId: target?.vm.id ?? '' }
    return api.send('resumeLoadBalancerTarget', { path })
  }),

  behaves('stopVm', 'a stopped target turns unhealthy, others keep traffic', async (api) => {
    const vms = bodyOf(await createVm(api, { names: ['up', 'down'] })).items
    await api.mocks.advance(VM_STABLE_AFTER)
    const { id } = await activeBalancer(
      api,
      vms.map((vm) => vm.id),
    )
    await api.send('stopVm', { path: { vmId: vms[1]?.id ?? '' } })
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await getBalancer(api, id)).health, 'warning')
  }),
]
