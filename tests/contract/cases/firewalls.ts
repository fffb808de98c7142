import assert from 'node:assert/strict'
import type { FirewallPage } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { activeFirewall, createFirewall, getFirewall, rule, ruleSet, rules } from './support/firewalls.ts'
import { pointersOf } from './support/pointers.ts'
import { getVm, runningVm, VM_STABLE_AFTER } from './support/vms.ts'

const list = async (api: Api, query: Request['query'] = {}): Promise<FirewallPage> =>
  bodyOf(await api.send('listFirewalls', { query }))

const names = ({ items }: FirewallPage) => items.map((it) => it.name)

/** Firewalls; rules and VMs have files of their own. */
export const firewallCases: readonly ContractCase[] = [
  reaches('listFirewalls', '200', 'by name, with every filter and sort field', async (api) => {
    const response = await api.send('listFirewalls')
    const all = bodyOf(response)
    const byName = new Intl.Collator('en', { numeric: true }).compare
    assert.deepEqual(names(all), names(all).sort(byName))
    for (const field of ['name', 'status', 'rules', 'vms', 'createdAt', 'updatedAt', 'monthlyCost']) {
      const sorted = await list(api, { sort: `-${field}` })
      assert.deepEqual(names(sorted).sort(), names(all).sort(), field)
    }
    const byRules = (await list(api, { sort: '-rules' })).items.map(
      ({ ruleCounts: { inbound, outbound } }) => inbound + outbound,
    )
    assert.deepEqual(
      byRules,
      byRules.toSorted((a, b) => b - a),
    )
    const failed = await list(api, { status: ['error'] })
    assert.ok(failed.total > 0 && failed.items.every((it) => it.status === 'error' && it.statusReason))
    return response
  }),

  behaves('listFirewalls', 'finds by word, tag, plan and VM', async (api) => {
    const vm = await runningVm(api, { names: ['behind-it'] })
    await activeFirewall(api, {
      name: 'odd-one',
      description: 'For the greenhouse',
      planId: 'fwplan_enterprise',
      tags: ['env:odd'],
      vmIds: [vm.id],
    })
    for (const query of [
      { q: 'GREENHOUSE odd' },
      { tag: 'env:odd' },
      { planId: 'fwplan_enterprise' },
      { vmId: vm.id },
    ]) {
      assert.deepEqual(names(await list(api, query)), ['odd-one'], JSON.stringify(query))
    }
    assert.equal((await list(api, { vmId: 'vm_none' })).total, 0)
  }),

  reaches('getFirewallSummary', '200', 'matches the list and the VMs', async (api) => {
    const response = await api.send('getFirewallSummary')
    const { total, byStatus, findings, rules: ruleCount, monthlyCost, ...vms } = bodyOf(response)
    const { items } = await list(api, { pageSize: 100 })
    const sum = (read: (it: (typeof items)[number]) => number) => items.reduce((all, it) => all + read(it), 0)
    assert.equal(total, items.length)
    assert.equal(byStatus.error, items.filter((it) => it.status === 'error').length)
    assert.equal(
      ruleCount,
      sum((it) => it.ruleCounts.inbound + it.ruleCounts.outbound),
    )
    assert.equal(
      findings.warning,
      sum((it) => it.findings.warning),
    )
    assert.equal(
      monthlyCost.amount,
      sum((it) => it.monthlyCost.amount),
    )
    const { total: machines } = bodyOf(await api.send('getVmSummary'))
    assert.equal(vms.protectedVms + vms.unprotectedVms, machines)
    return response
  }),

  reaches('getFirewallCatalog', '200', 'the plans of the price list', async (api) => {
    const response = await api.send('getFirewallCatalog')
    assert.deepEqual(
      bodyOf(response).plans.map(({ name, maxRules, monthlyPrice }) => [name, maxRules, monthlyPrice.amount]),
      [
        ['Basic', 50, 1_000],
        ['Professional', 500, 5_000],
        ['Enterprise', null, 20_000],
      ],
    )
    return response
  }),

  reaches('createFirewall', '202', 'is active a little later, with its rules and VMs', async (api) => {
    const vm = await runningVm(api)
    const response = await createFirewall(api, {
      description: 'For a case',
      ruleSet: ruleSet(rule(), rule({ direction: 'outbound', action: 'deny', ports: [] })),
      vmIds: [vm.id],
      tags: ['env:test'],
    })
    const { id, ...created } = bodyOf(response)
    assert.deepEqual(
      [created.status, created.transition?.to, created.vmCount, created.ruleCounts],
      ['creating', 'active', 1, { inbound: 1, outbound: 1 }],
    )
    await api.mocks.advance(VM_STABLE_AFTER)
    const firewall = await getFirewall(api, id)
    assert.deepEqual([firewall.status, firewall.transition], ['active', null])
    assert.deepEqual((await getVm(api, vm.id)).attachedFirewalls, [{ id, name: 'contract-test' }])
    return response
  }),

  behaves('createFirewall', 'without rules denies inbound and allows outbound', async (api) => {
    const { id } = await activeFirewall(api)
    const rules = bodyOf(await api.send('getFirewallRules', { path: { firewallId: id } }))
    assert.deepEqual(
      [rules.defaultInbound, rules.defaultOutbound, rules.rules, rules.updatedBy.kind],
      ['deny', 'allow', [], 'key'],
    )
  }),

  behaves('createFirewall', 'a name starting with fail- ends in error, and can be deleted', async (api) => {
    const { id } = await activeFirewall(api, { name: 'fail-wall' })
    const failed = await getFirewall(api, id)
    assert.equal(failed.status, 'error')
    assert.ok(failed.statusReason)
    assert.equal((await api.send('deleteFirewall', { path: { firewallId: id } })).status, 202)
  }),

  reaches('createFirewall', '409 name_taken', 'a name in use', async (api) => {
    await createFirewall(api)
    const response = await createFirewall(api)
    assert.deepEqual(pointersOf(response), ['/name'])
    return response
  }),

  reaches('createFirewall', '409 invalid_state', 'with a VM that is deleting', async (api) => {
    const vm = await runningVm(api)
    await api.send('deleteVm', { path: { vmId: vm.id } })
    return createFirewall(api, { vmIds: [vm.id] })
  }),

  reaches('createFirewall', '409 quota_exceeded', 'beyond the quota', async (api) => {
    const { items } = bodyOf(await api.send('listQuotas'))
    const quota = items.find((it) => it.id === 'firewalls')
    assert.ok(quota)
    for (let index = quota.used; index < quota.limit; index++)
      await createFirewall(api, { name: `more-${index}` })
    return createFirewall(api, { name: 'one-too-many' })
  }),

  reaches('createFirewall', '409 plan_limit_reached', 'more rules than the plan allows', async (api) => {
    const response = await createFirewall(api, { ruleSet: ruleSet(...rules(51)) })
    assert.deepEqual(pointersOf(response), ['/ruleSet/rules'])
    const larger = { planId: 'fwplan_professional', ruleSet: ruleSet(...rules(51)) }
    assert.equal((await createFirewall(api, larger)).status, 202)
    return response
  }),

  reaches(
    'createFirewall',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'firewall-0001' }
      const first = await createFirewall(api, {}, headers)
      const again = await createFirewall(api, {}, headers)
      assert.deepEqual(
        [again.headers.get('idempotency-replayed'), bodyOf(again).id],
        ['true', bodyOf(first).id],
      )
      return createFirewall(api, { name: 'another' }, headers)
    },
  ),

  reaches('createFirewall', '422 unknown_reference', 'names every unknown reference', async (api) => {
    const response = await createFirewall(api, {
      planId: 'fwplan_none',
      projectId: 'prj_none',
      vmIds: ['vm_none'],
    })
    assert.deepEqual(pointersOf(response), ['/planId', '/projectId', '/vmIds/0'])
    const known = await createFirewall(api, { ruleSet: ruleSet(rule({ id: 'rule_ofsomebodyelse' })) })
    assert.deepEqual(pointersOf(known), ['/ruleSet/rules/0/id'])
    return response
  }),

  reaches('createFirewall', '422 invalid_cidr', 'a range with host bits set', async (api) => {
    const response = await createFirewall(api, { ruleSet: ruleSet(rule(), rule({ peers: ['10.0.0.1/8'] })) })
    assert.deepEqual(pointersOf(response), ['/ruleSet/rules/1/peers/0'])
    return response
  }),

  reaches('createFirewall', '422 invalid_ports', 'ports of ICMP', async (api) => {
    const response = await createFirewall(api, { ruleSet: ruleSet(rule({ protocol: 'icmp' })) })
    assert.deepEqual(pointersOf(response), ['/ruleSet/rules/0/ports'])
    return response
  }),

  reaches('getFirewall', '200', 'counts findings', async (api) => {
    const open = rule({ ports: [{ from: 22, to: 22 }], peers: ['0.0.0.0/0'] })
    const { id } = await activeFirewall(api, { ruleSet: ruleSet(open, open, rule({ peers: ['::/0'] })) })
    const response = await api.send('getFirewall', { path: { firewallId: id } })
    assert.deepEqual(bodyOf(response).findings, { info: 1, warning: 0, critical: 1 })
    return response
  }),

  reaches('updateFirewall', '200', 'changes only the sent fields, with an activity', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    const response = await api.send('updateFirewall', {
      path,
      body: { name: 'renamed', description: 'New', planId: 'fwplan_professional', tags: ['a:b'] },
    })
    const { name, description, maxRules, monthlyCost, tags } = bodyOf(response)
    assert.deepEqual(
      [name, description, maxRules, monthlyCost.amount, tags],
      ['renamed', 'New', 500, 5_000, ['a:b']],
    )
    const { items } = bodyOf(await api.send('listFirewallActivity', { path }))
    assert.deepEqual(
      items.map((it) => it.action).sort(),
      ['created', 'description_changed', 'plan_changed', 'renamed', 'tagged'].map(
        (past) => `firewall.${past}`,
      ),
    )
    const before = await getFirewall(api, id)
    await api.mocks.advance('PT1M')
    await api.send('updateFirewall', { path, body: { name: 'renamed' } })
    assert.equal((await getFirewall(api, id)).updatedAt, before.updatedAt, 'nothing has changed')
    return response
  }),

  reaches('updateFirewall', '409 name_taken', 'a name in use', async (api) => {
    await createFirewall(api, { name: 'first' })
    const { id } = bodyOf(await createFirewall(api, { name: 'second' }))
    return api.send('updateFirewall', { path: { firewallId: id }, body: { name: 'first' } })
  }),

  reaches('updateFirewall', '409 plan_limit_reached', 'a plan for fewer rules', async (api) => {
    const { id } = await activeFirewall(api, {
      planId: 'fwplan_professional',
      ruleSet: ruleSet(...rules(51)),
    })
    const response = await api.send('updateFirewall', {
      path: { firewallId: id },
      body: { planId: 'fwplan_basic' },
    })
    assert.deepEqual(pointersOf(response), ['/planId'])
    return response
  }),

  reaches('updateFirewall', '409 invalid_state', 'one that is being deleted', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    await api.send('deleteFirewall', { path })
    return api.send('updateFirewall', { path, body: { description: 'Too late' } })
  }),

  reaches('updateFirewall', '422 unknown_reference', 'an unknown plan', async (api) => {
    const { id } = await activeFirewall(api)
    return api.send('updateFirewall', { path: { firewallId: id }, body: { planId: 'fwplan_none' } })
  }),

  reaches('deleteFirewall', '202', 'unassigns its VMs', async (api) => {
    const vm = await runningVm(api)
    const { id } = await activeFirewall(api, { vmIds: [vm.id] })
    const { items } = bodyOf(await api.send('listDependents', { path: { resourceId: id } }))
    assert.deepEqual(
      items.map(({ id, effect, detail }) => [id, effect, detail]),
      [[vm.id, 'detaches', 'It will have no firewall.']],
    )
    const response = await api.send('deleteFirewall', { path: { firewallId: id } })
    assert.equal(bodyOf(response).transition?.to, 'deleted')
    assert.equal((await getVm(api, vm.id)).attachedFirewalls.length, 1, 'until it is gone')
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await api.send('getFirewall', { path: { firewallId: id } })).outcome, '404 not_found')
    assert.deepEqual((await getVm(api, vm.id)).attachedFirewalls, [])
    const { items: activity } = bodyOf(await api.send('listVmActivity', { path: { vmId: vm.id } }))
    assert.equal(activity[0]?.action, 'vm.firewall_removed')
    return response
  }),

  reaches('deleteFirewall', '409 invalid_state', 'one that is being created', async (api) => {
    const { id } = bodyOf(await createFirewall(api))
    return api.send('deleteFirewall', { path: { firewallId: id } })
  }),

  reaches('getFirewallMetrics', '200', 'null until a VM is assigned', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    const read = () => api.send('getFirewallMetrics', { path, query: { points: 60 } })
    assert.ok(bodyOf(await read()).series.every(({ values }) => values.every((it) => it === null)))
    const vm = await runningVm(api)
    await api.send('assignFirewall', { path, body: { vmIds: [vm.id] } })
    await api.mocks.advance('PT30M')
    const response = await read()
    assert.deepEqual(
      bodyOf(response).series.map(({ metric }) => metric),
      ['packets_allowed', 'packets_denied', 'network_in', 'network_out'],
    )
    const [allowed] = bodyOf(response).series
    assert.ok(allowed?.values[0] === null && allowed.values.slice(-20).every((it) => (it ?? 0) > 0))
    const traffic = (await getFirewall(api, id)).trafficGb
    assert.ok(traffic > 0)
    await api.mocks.advance('PT3H')
    assert.ok((await getFirewall(api, id)).trafficGb > traffic)
    return response
  }),

  reaches('getFirewallMetrics', '400 invalid_range', 'a range that ends before it begins', async (api) => {
    const { id } = await activeFirewall(api)
    const query = { from: '2026-03-02T09:00:00Z', to: '2026-03-01T09:00:00Z' }
    return api.send('getFirewallMetrics', { path: { firewallId: id }, query })
  }),

  reaches('listFirewallActivity', '200', 'newest first, paged', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    await api.mocks.advance('PT1M')
    await api.send('updateFirewall', { path, body: { name: 'renamed' } })
    const response = await api.send('listFirewallActivity', { path, query: { limit: 1 } })
    const { items, nextCursor } = bodyOf(response)
    assert.deepEqual(
      items.map((it) => it.summary),
      ['Renamed contract-test to renamed'],
    )
    assert.ok(nextCursor)
    const next = bodyOf(await api.send('listFirewallActivity', { path, query: { cursor: nextCursor } }))
    assert.deepEqual(
      [next.items.map(({ summary, outcome }) => `${summary}: ${outcome}`), next.nextCursor],
      [['Created contract-test: succeeded'], null],
    )
    return response
  }),

  reaches('listFirewallActivity', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    const { id } = await activeFirewall(api)
    return api.send('listFirewallActivity', { path: { firewallId: id }, query: { cursor: 'bm90aGluZw' } })
  }),
]
