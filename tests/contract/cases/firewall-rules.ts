import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  activeFirewall,
  createFirewall,
  getFirewall,
  readRules,
  rule,
  ruleSet,
  rules,
  writeRules,
} from './support/firewalls.ts'
import { pointersOf } from './support/pointers.ts'
import { getVm, runningVm, VM_STABLE_AFTER } from './support/vms.ts'

/** Rules of firewalls, and their rollout to VMs. */
export const firewallRuleCases: readonly ContractCase[] = [
  reaches('getFirewallRules', '200', 'with a version that changes only with them', async (api) => {
    const { id } = await activeFirewall(api, { ruleSet: ruleSet(rule()) })
    const path = { firewallId: id }
    const { tag } = await readRules(api, id)
    await api.send('updateFirewall', { path, body: { name: 'renamed' } })
    const response = await api.send('getFirewallRules', { path })
    assert.equal(response.headers.get('etag'), tag)
    assert.deepEqual(
      bodyOf(response).rules.map(({ id, ...facts }) => facts),
      [rule()],
    )
    return response
  }),

  reaches('replaceFirewallRules', '200', 'a moved rule keeps its id', async (api) => {
    const { id } = await activeFirewall(api, { ruleSet: ruleSet(...rules(3)) })
    const before = await readRules(api, id)
    const [first, second, third] = before.rules.rules
    assert.ok(first && second && third)
    const edited = { ...first, description: 'Edited' }
    const response = await writeRules(api, id, before.tag, ruleSet(third, edited, rule()))
    const after = bodyOf(response)
    assert.deepEqual(
      after.rules.slice(0, 2).map((it) => it.id),
      [third.id, first.id],
    )
    assert.ok(!before.rules.rules.some((it) => it.id === after.rules[2]?.id))
    assert.notEqual(response.headers.get('etag'), before.tag)
    assert.deepEqual(await readRules(api, id), { rules: after, tag: response.headers.get('etag') })

    assert.deepEqual((await getFirewall(api, id)).status, 'updating')
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual((await getFirewall(api, id)).status, 'active')
    const { items } = bodyOf(await api.send('listFirewallActivity', { path: { firewallId: id } }))
    assert.equal(
      items[0]?.summary,
      'Added 1 rule, edited 1 rule, moved 1 rule, removed 1 rule in contract-test',
    )
    return response
  }),

  behaves('replaceFirewallRules', 'the same rules again change nothing', async (api) => {
    const { id, updatedAt } = await activeFirewall(api, { ruleSet: ruleSet(...rules(2)) })
    const { rules: before, tag } = await readRules(api, id)
    const response = await writeRules(api, id, tag, ruleSet(...before.rules))
    assert.equal(response.headers.get('etag'), tag)
    assert.deepEqual(
      [(await getFirewall(api, id)).status, (await getFirewall(api, id)).updatedAt],
      ['active', updatedAt],
    )
  }),

  behaves('replaceFirewallRules', 'the same rules can be sent again after a failure', async (api) => {
    const failed = bodyOf(await api.send('listFirewalls', { query: { status: ['error'] } })).items[0]
    assert.ok(failed)
    const { rules: before, tag } = await readRules(api, failed.id)
    const { defaultInbound, defaultOutbound, rules } = before
    await writeRules(api, failed.id, tag, { defaultInbound, defaultOutbound, rules })
    assert.equal((await getFirewall(api, failed.id)).status, 'updating')
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.deepEqual(
      [(await getFirewall(api, failed.id)).status, (await readRules(api, failed.id)).tag],
      ['active', tag],
    )
  }),

  behaves('replaceFirewallRules', 'a later update supersedes a running one', async (api) => {
    const { id } = await activeFirewall(api)
    const first = await writeRules(api, id, (await readRules(api, id)).tag, ruleSet(rule()))
    const tag = first.headers.get('etag') ?? ''
    const second = await writeRules(api, id, tag, ruleSet(rule({ description: 'Later' })))
    assert.equal(second.status, 200)
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await getFirewall(api, id)).status, 'active')
    const { items } = bodyOf(await api.send('listFirewallActivity', { path: { firewallId: id } }))
    assert.ok(items.every((it) => it.outcome === 'succeeded'))
  }),

  behaves('replaceFirewallRules', 'rules that fail to apply are kept, with status error', async (api) => {
    const { id } = await activeFirewall(api)
    const { tag } = await readRules(api, id)
    await api.mocks.scenario({ lifecycle: { failureRate: 1 } })
    await writeRules(api, id, tag, ruleSet(rule()))
    await api.mocks.advance(VM_STABLE_AFTER)
    const { status, statusReason } = await getFirewall(api, id)
    assert.equal(status, 'error')
    assert.ok(statusReason)
    assert.equal((await readRules(api, id)).rules.rules.length, 1)
  }),

  reaches('replaceFirewallRules', '409 invalid_state', 'one that is being created', async (api) => {
    const { id } = bodyOf(await createFirewall(api))
    const { tag } = await readRules(api, id)
    return writeRules(api, id, tag, ruleSet())
  }),

  reaches(
    'replaceFirewallRules',
    '409 plan_limit_reached',
    'more rules than the plan allows',
    async (api) => {
      const { id } = await activeFirewall(api)
      const { tag } = await readRules(api, id)
      assert.equal((await writeRules(api, id, tag, ruleSet(...rules(51)))).outcome, '409 plan_limit_reached')
      return writeRules(api, id, tag, ruleSet(...rules(2000)))
    },
  ),

  reaches('replaceFirewallRules', '412 precondition_failed', 'changed by another person', async (api) => {
    const { id } = await activeFirewall(api, { ruleSet: ruleSet(...rules(2)) })
    const { rules: before, tag } = await readRules(api, id)
    const [first, second] = before.rules
    assert.ok(first && second)
    const theirs = await writeRules(api, id, tag, ruleSet(first))
    const response = await writeRules(api, id, tag, ruleSet(first, second, rule()))
    assert.deepEqual(
      problemOf(response).errors?.map((error) => `${error.in} ${error.pointer}`),
      ['header /If-Match'],
    )
    const now = await readRules(api, id)
    assert.deepEqual([now.rules, now.tag], [bodyOf(theirs), theirs.headers.get('etag')])
    assert.equal((await writeRules(api, id, now.tag, ruleSet(first, rule()))).status, 200)
    return response
  }),

  behaves('replaceFirewallRules', 'requires a version', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    const response = await api.send('replaceFirewallRules', { path, body: ruleSet() })
    assert.equal(response.outcome, '400 invalid_parameters')
    assert.deepEqual(
      problemOf(response).errors?.map((error) => `${error.in} ${error.pointer} ${error.code}`),
      ['header /If-Match required'],
    )
  }),

  reaches('replaceFirewallRules', '422 unknown_reference', 'an unknown or duplicate rule id', async (api) => {
    const { id } = await activeFirewall(api, { ruleSet: ruleSet(rule()) })
    const { rules: before, tag } = await readRules(api, id)
    const [known] = before.rules
    assert.ok(known)
    const response = await writeRules(api, id, tag, ruleSet(known, rule({ id: 'rule_000000000000' }), known))
    assert.deepEqual(pointersOf(response), ['/rules/1/id', '/rules/2/id'])
    return response
  }),

  reaches('replaceFirewallRules', '422 invalid_cidr', 'every invalid range', async (api) => {
    const { id } = await activeFirewall(api)
    const { tag } = await readRules(api, id)
    const wrong = rule({ peers: ['10.0.0.0/8', '300.0.0.0/8', '::1/64'] })
    const response = await writeRules(api, id, tag, ruleSet(wrong))
    assert.deepEqual(pointersOf(response), ['/rules/0/peers/1', '/rules/0/peers/2'])
    return response
  }),

  reaches('replaceFirewallRules', '422 invalid_ports', 'a range that ends before it begins', async (api) => {
    const { id } = await activeFirewall(api)
    const { tag } = await readRules(api, id)
    const response = await writeRules(api, id, tag, ruleSet(rule({ ports: [{ from: 9000, to: 8000 }] })))
    assert.deepEqual(pointersOf(response), ['/rules/0/ports/0'])
    return response
  }),

  reaches('checkFirewallRules', '200', 'finds duplicate, shadowed and open rules', async (api) => {
    const ssh = rule({ ports: [{ from: 22, to: 22 }], peers: ['0.0.0.0/0'] })
    const response = await api.send('checkFirewallRules', {
      as: 'viewer',
      body: ruleSet(ssh, ssh, rule({ ports: [{ from: 22, to: 22 }] }), rule()),
    })
    assert.deepEqual(
      bodyOf(response).findings.map(({ code, severity, rule, because }) => [code, severity, rule, because]),
      [
        ['open_to_world', 'critical', 0, null],
        ['duplicate', 'info', 1, 0],
        ['shadowed', 'warning', 2, 0],
      ],
    )
    return response
  }),

  reaches('checkFirewallRules', '422 invalid_cidr', 'an invalid range', (api) =>
    api.send('checkFirewallRules', { body: ruleSet(rule({ peers: ['10.0.0.1/8'] })) }),
  ),

  reaches('checkFirewallRules', '422 invalid_ports', 'ports of any protocol', (api) =>
    api.send('checkFirewallRules', { body: ruleSet(rule({ protocol: 'any' })) }),
  ),

  reaches('listFirewallAssignments', '200', 'VMs by name, with search', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    const first = await runningVm(api, { names: ['alpha'] })
    const second = await runningVm(api, { names: ['beta'], region: 'eu-west' })
    await api.send('assignFirewall', { path, body: { vmIds: [second.id, first.id] } })
    const response = await api.send('listFirewallAssignments', { path })
    assert.deepEqual(
      bodyOf(response).items.map(({ vm, region }) => [vm.name, region]),
      [
        ['alpha', 'us-east'],
        ['beta', 'eu-west'],
      ],
    )
    const found = bodyOf(await api.send('listFirewallAssignments', { path, query: { q: 'BET' } }))
    assert.deepEqual([found.total, found.items[0]?.vm.id], [1, second.id])
    return response
  }),

  reaches('assignFirewall', '200', 'in any region; an assigned one is unchanged', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    const first = await runningVm(api, { names: ['alpha'] })
    const second = await runningVm(api, { names: ['beta'], region: 'ap-south' })
    await api.send('assignFirewall', { path, body: { vmIds: [first.id] } })
    const [before] = bodyOf(await api.send('listFirewallAssignments', { path })).items
    await api.mocks.advance('PT1M')
    const response = await api.send('assignFirewall', { path, body: { vmIds: [first.id, second.id] } })
    assert.equal(bodyOf(response).vmCount, 2)
    const [after] = bodyOf(await api.send('listFirewallAssignments', { path })).items
    assert.deepEqual(after, before)
    assert.deepEqual((await getVm(api, second.id)).attachedFirewalls, [{ id, name: 'contract-test' }])
    const { items } = bodyOf(await api.send('listFirewallActivity', { path, query: { limit: 1 } }))
    assert.equal(items[0]?.summary, 'Assigned contract-test to beta')
    return response
  }),

  reaches('assignFirewall', '409 invalid_state', 'one that is being deleted', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    await api.send('deleteFirewall', { path })
    return api.send('assignFirewall', { path, body: { vmIds: [] } })
  }),

  behaves('assignFirewall', 'rejects a VM that is deleting, unless it is assigned', async (api) => {
    const [first, second] = [
      await runningVm(api, { names: ['a-1'] }),
      await runningVm(api, { names: ['a-2'] }),
    ]
    const { id } = await activeFirewall(api, { vmIds: [first.id] })
    const assigned = async (vmId: string) => {
      await api.send('deleteVm', { path: { vmId } })
      return (await api.send('assignFirewall', { path: { firewallId: id }, body: { vmIds: [vmId] } })).outcome
    }
    assert.equal(await assigned(first.id), '200')
    assert.equal(await assigned(second.id), '409 invalid_state')
  }),

  reaches('assignFirewall', '422 unknown_reference', 'all VMs or none', async (api) => {
    const { id } = await activeFirewall(api)
    const path = { firewallId: id }
    const { id: vmId } = await runningVm(api)
    const response = await api.send('assignFirewall', { path, body: { vmIds: [vmId, 'vm_none'] } })
    assert.deepEqual(pointersOf(response), ['/vmIds/1'])
    assert.equal((await getFirewall(api, id)).vmCount, 0)
    return response
  }),

  reaches('unassignFirewall', '204', 'unassigns it', async (api) => {
    const vm = await runningVm(api)
    const { id } = await activeFirewall(api, { vmIds: [vm.id] })
    const path = { firewallId: id, vmId: vm.id }
    const response = await api.send('unassignFirewall', { path })
    assert.deepEqual((await getVm(api, vm.id)).attachedFirewalls, [])
    assert.equal((await api.send('unassignFirewall', { path })).outcome, '404 not_found')
    return response
  }),

  reaches('unassignFirewall', '409 invalid_state', 'one that is being deleted', async (api) => {
    const vm = await runningVm(api)
    const { id } = await activeFirewall(api, { vmIds: [vm.id] })
    await api.send('deleteFirewall', { path: { firewallId: id } })
    return api.send('unassignFirewall', { path: { firewallId: id, vmId: vm.id } })
  }),

  behaves('deleteVm', 'unassigns its firewalls', async (api) => {
    const vm = await runningVm(api)
    const { id } = await activeFirewall(api, { vmIds: [vm.id] })
    await api.send('deleteVm', { path: { vmId: vm.id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    assert.equal((await getFirewall(api, id)).vmCount, 0)
    const { items } = bodyOf(await api.send('listFirewallActivity', { path: { firewallId: id } }))
    assert.equal(items[0]?.action, 'firewall.unassigned')
  }),
]
