import assert from 'node:assert/strict'
import type { LoadBalancerCreate, LoadBalancerUpdate } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase } from '../suite/case.ts'
import {
  activeBalancer,
  createLoadBalancer,
  getBalancer,
  pointTo,
  targetsOf,
} from './support/load-balancers.ts'
import { pointersOf } from './support/pointers.ts'
import { createVm, runningVm, VM_STABLE_AFTER } from './support/vms.ts'

const change = (api: Api, loadBalancerId: string, body: LoadBalancerUpdate) =>
  api.send('updateLoadBalancer', { path: { loadBalancerId }, body })

/** Busy load balancer with three targets. */
async function busyBalancer(api: Api) {
  const { items } = bodyOf(await createVm(api, { names: ['one', 'two', 'three'] }))
  await api.mocks.advance(VM_STABLE_AFTER)
  const vmIds = items.map(({ id }) => id)
  const { id, ip } = await activeBalancer(api, vmIds)
  await pointTo(api, ip ?? '')
  await api.mocks.advance('PT10M')
  const connections = async () => {
    const open = new Map((await targetsOf(api, id)).map((it) => [it.vm.name, it.connections]))
    const [one = -1, two = -1, three = -1] = ['one', 'two', 'three'].map((name) => open.get(name))
    assert.equal(one + two + three, (await getBalancer(api, id)).usage?.connections, 'the sum is that of all')
    return { one, two, three }
  }
  const [one = '', two = '', three = ''] = vmIds
  return { id, one, two, three, connections }
}

export const loadBalancerRoutingCases: readonly ContractCase[] = [
  behaves('updateLoadBalancer', 'rules are kept in order, with an activity', async (api) => {
    const vm = await runningVm(api)
    const { id, routing: before, stickySessions } = await activeBalancer(api, [vm.id])
    assert.deepEqual([before, stickySessions], [{ rules: [], defaultVmIds: [] }, null])
    const rule = (host: string | null, path: string) => ({ host, path, vmIds: [vm.id] })
    const routing = { rules: [rule('*.shop.example', '/'), rule(null, '/api')], defaultVmIds: [] }
    assert.deepEqual(bodyOf(await change(api, id, { routing })).routing, routing)
    const path = { loadBalancerId: id }
    const [activity] = bodyOf(await api.send('listLoadBalancerActivity', { path })).items
    assert.equal(activity?.action, 'load_balancer.routing_changed')
    assert.equal(
      activity?.changes.find(({ field }) => field === 'routing.rules')?.after,
      `*.shop.example/ to ${vm.name}, /api to ${vm.name}`,
    )
  }),

  behaves('updateLoadBalancer', 'sticky sessions are turned on and off', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api, { stickySessions: { durationSeconds: 60 } }))
    assert.deepEqual((await getBalancer(api, id)).stickySessions, { durationSeconds: 60 })
    const longer = await change(api, id, { stickySessions: { durationSeconds: 604_800 } })
    assert.deepEqual(bodyOf(longer).stickySessions, { durationSeconds: 604_800 })
    assert.equal(bodyOf(await change(api, id, { stickySessions: null })).stickySessions, null)
    const tooLong = await change(api, id, { stickySessions: { durationSeconds: 604_801 } })
    assert.equal(tooLong.outcome, '422 validation_failed')
  }),

  behaves('updateLoadBalancer', 'a host or path of another form is rejected', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api))
    const rule = { host: null, path: '/', vmIds: [] }
    const rules = [
      { ...rule, host: 'shop.*.example' },
      { ...rule, host: 'shop.example:80' },
      { ...rule, path: 'api' },
      { ...rule, path: '/api?a=1' },
    ]
    const response = await change(api, id, { routing: { rules, defaultVmIds: [] } })
    assert.equal(response.outcome, '422 validation_failed')
    assert.deepEqual(pointersOf(response), [
      '/routing/rules/0/host',
      '/routing/rules/1/host',
      '/routing/rules/2/path',
      '/routing/rules/3/path',
    ])
  }),

  behaves('updateLoadBalancer', 'two rules with one host and path are rejected', async (api) => {
    const { id } = bodyOf(await createLoadBalancer(api))
    const rule = { host: 'shop.example', path: '/api', vmIds: [] }
    const rules = [rule, { ...rule, path: '/api/' }]
    const response = await change(api, id, { routing: { rules, defaultVmIds: [] } })
    assert.equal(response.outcome, '422 duplicate_entry')
    assert.deepEqual(pointersOf(response), ['/routing/rules/1/path'])
  }),

  behaves('updateLoadBalancer', 'rules choose among the targets', async (api) => {
    const [target, other] = [
      await runningVm(api, { names: ['target'] }),
      await runningVm(api, { names: ['other'] }),
    ]
    const { id } = await activeBalancer(api, [target.id])
    const rules = [{ host: null, path: '/api', vmIds: [target.id, other.id] }]
    const response = await change(api, id, { routing: { rules, defaultVmIds: [other.id] } })
    assert.equal(response.outcome, '422 unknown_reference')
    assert.deepEqual(pointersOf(response), ['/routing/defaultVmIds/0', '/routing/rules/0/vmIds/1'])
  }),

  behaves('createLoadBalancer', 'a type without HTTP has no rules and no cookie', async (api) => {
    const network: Partial<LoadBalancerCreate> = {
      type: 'network',
      listeners: [{ protocol: 'tcp', port: 80, targetPort: 80 }],
    }
    const routing = { rules: [{ host: null, path: '/api', vmIds: [] }], defaultVmIds: [] }
    const withRules = await createLoadBalancer(api, { ...network, routing })
    assert.equal(withRules.outcome, '422 protocol_not_supported')
    assert.deepEqual(pointersOf(withRules), ['/routing'])
    const withCookie = await createLoadBalancer(api, { ...network, stickySessions: { durationSeconds: 60 } })
    assert.equal(withCookie.outcome, '422 protocol_not_supported')
    assert.deepEqual(pointersOf(withCookie), ['/stickySessions'])
    const neither = { routing: { rules: [], defaultVmIds: [] }, stickySessions: null }
    assert.equal((await createLoadBalancer(api, { ...network, ...neither })).status, 202)
  }),

  behaves('listLoadBalancerTargets', 'connections follow the rules', async (api) => {
    const { id, one, two, three, connections } = await busyBalancer(api)
    const before = await connections()
    assert.ok(Math.max(...Object.values(before)) - Math.min(...Object.values(before)) <= 1, 'equal shares')
    const rules = [{ host: null, path: '/api', vmIds: [three] }]
    await change(api, id, { routing: { rules, defaultVmIds: [one, two] } })
    const split = await connections()
    assert.ok(Math.abs(split.one - split.two) <= 1 && split.three > 0 && split.three !== split.one)
    await change(api, id, { routing: { rules: [], defaultVmIds: [two] } })
    const { two: all, ...others } = await connections()
    assert.ok(all > 0)
    assert.deepEqual(others, { one: 0, three: 0 })
    await api.send('drainLoadBalancerTarget', { path: { loadBalancerId: id, vmId: two } })
    await api.mocks.advance('PT1M')
    const drained = await connections()
    assert.ok(drained.one > 0 && drained.three > 0 && drained.two === 0, 'others take over')
  }),

  behaves('removeLoadBalancerTarget', 'rules forget it, also when its VM is deleted', async (api) => {
    const { id, one, two, three } = await busyBalancer(api)
    const rules = [
      { host: null, path: '/api', vmIds: [one, two] },
      { host: null, path: '/old', vmIds: [two] },
    ]
    await change(api, id, { routing: { rules, defaultVmIds: [two, three] } })
    await api.send('removeLoadBalancerTarget', { path: { loadBalancerId: id, vmId: two } })
    await api.send('deleteVm', { path: { vmId: three } })
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual((await getBalancer(api, id)).routing, {
      rules: [
        { host: null, path: '/api', vmIds: [one] },
        { host: null, path: '/old', vmIds: [] },
      ],
      defaultVmIds: [],
    })
  }),
]
