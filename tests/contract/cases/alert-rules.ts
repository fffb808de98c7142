import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { activeAlert, alertsOf, createChannel, createRule, pathOf, ruleRequest } from './support/alerts.ts'
import { runningVm } from './support/vms.ts'

const of = ({ id, etag }: { readonly id: string; readonly etag: string }) => ({
  path: { alertRuleId: id },
  headers: { 'if-match': etag },
})

const list = async (api: Api, query: object = {}) =>
  bodyOf(await api.send('listAlertRules', { query: { pageSize: 100, ...query } })).items

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)

export const alertRuleCases: readonly ContractCase[] = [
  reaches('listAlertRules', '200', 'the seeded rules, with every filter and sort field', async (api) => {
    const response = await api.send('listAlertRules')
    assert.deepEqual(
      bodyOf(response).items.map((it) => [
        it.name,
        it.condition,
        it.durationMinutes,
        it.severity,
        it.enabled,
      ]),
      [
        ['Disk almost full', 'Storage free < 10%', 1, 'warning', false],
        ['High CPU', 'CPU > 80%', 5, 'warning', true],
        ['High error rate', 'Error rate > 5%', 3, 'critical', true],
        ['High memory', 'Memory > 90%', 2, 'critical', true],
      ],
    )
    const vm = await runningVm(api)
    const channel = await createChannel(api)
    await createRule(api, { severity: 'info', channelIds: [channel.id], resourceIds: [vm.id] })
    for (const field of ['name', 'severity', 'metric', 'enabled', 'activeAlerts', 'createdAt', 'updatedAt'])
      assert.equal((await list(api, { sort: `-${field}` })).length, 5, field)
    const ours = ['Contract test']
    assert.deepEqual(names(await list(api, { q: 'contract' })), ours)
    assert.deepEqual(names(await list(api, { severity: ['info'] })), ours)
    assert.deepEqual(names(await list(api, { channelId: channel.id })), ours)
    assert.deepEqual(names(await list(api, { metric: ['memory'] })), ['High memory'])
    assert.deepEqual(names(await list(api, { enabled: false })), ['Disk almost full'])
    await api.send('updateVm', { path: { vmId: vm.id }, body: { name: 'renamed-zebra' } })
    assert.deepEqual(names(await list(api, { q: 'renamed-zebra' })), ours)
    assert.deepEqual(names(await list(api, { q: vm.name })), [])
    const about = names(await list(api, { resourceId: vm.id }))
    assert.deepEqual(about, ['Contract test', 'Disk almost full', 'High CPU', 'High memory'])
    return response
  }),

  reaches('createAlertRule', '201', 'normalizes the condition and fires later', async (api) => {
    const vm = await runningVm(api, { names: ['watched-one'] })
    const channel = await createChannel(api)
    const body = ruleRequest({
      condition: 'cpu usage is above 0.5 percent',
      description: 'For a case',
      resourceIds: [vm.id],
      channelIds: [channel.id],
    })
    const response = await api.send('createAlertRule', { body })
    const rule = bodyOf(response)
    assert.equal(response.headers.get('etag'), rule.etag)
    assert.deepEqual(
      [rule.condition, rule.metric, rule.operator, rule.threshold, rule.unit],
      ['CPU > 0.5%', 'cpu', 'above', 0.5, 'percent'],
    )
    assert.deepEqual(rule.resources, [{ id: vm.id, type: 'vm', name: vm.name, namespace: null }])
    assert.deepEqual([rule.watchedCount, rule.channels[0]?.name, rule.activeAlerts], [1, channel.name, 0])
    await api.mocks.advance('PT3M')
    const again = bodyOf(await api.send('getAlertRule', { path: { alertRuleId: rule.id } }))
    assert.deepEqual([again.activeAlerts, again.etag], [1, rule.etag])
    return response
  }),

  reaches('createAlertRule', '409 name_taken', 'a taken name, ignoring case', async (api) => {
    return api.send('createAlertRule', { body: ruleRequest({ name: 'high CPU' }) })
  }),

  reaches(
    'createAlertRule',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'alert-rule-0001' }
      await api.send('createAlertRule', { body: ruleRequest(), headers })
      return api.send('createAlertRule', { body: ruleRequest({ name: 'Another' }), headers })
    },
  ),

  reaches('createAlertRule', '422 unknown_reference', 'unknown resources and channels', async (api) => {
    const body = ruleRequest({ resourceIds: ['vm_none'], channelIds: ['channel_none'] })
    const response = await api.send('createAlertRule', { body })
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/resourceIds/0', '/channelIds/0'],
    )
    return response
  }),

  behaves('createAlertRule', 'a metric that the resource does not have', async (api) => {
    const vm = await runningVm(api)
    const body = ruleRequest({ condition: 'error rate > 5%', resourceIds: [vm.id] })
    const response = await api.send('createAlertRule', { body })
    assert.equal(response.outcome, '422 unknown_reference')
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/resourceIds/0')
  }),

  reaches('createAlertRule', '422 invalid_condition', 'reports the position of the error', async (api) => {
    const response = await api.send('createAlertRule', { body: ruleRequest({ condition: 'CPU above lots' }) })
    const [error] = problemOf(response).errors ?? []
    assert.deepEqual([error?.pointer, error?.line, error?.column], ['/condition', 1, 11])
    return response
  }),

  reaches('getAlertRule', '200', 'with its current version', async (api) => {
    const rule = await createRule(api)
    const response = await api.send('getAlertRule', { path: { alertRuleId: rule.id } })
    assert.deepEqual(bodyOf(response), rule)
    assert.equal(response.headers.get('etag'), rule.etag)
    return response
  }),

  reaches('updateAlertRule', '200', 'disabling resolves its alerts; enabling fires again', async (api) => {
    const alert = await activeAlert(api)
    const before = bodyOf(await api.send('getAlertRule', { path: { alertRuleId: alert.rule.id } }))
    const response = await api.send('updateAlertRule', { ...of(before), body: { enabled: false } })
    const off = bodyOf(response)
    assert.deepEqual([off.enabled, off.activeAlerts], [false, 0])
    assert.notEqual(off.etag, before.etag)
    assert.equal(response.headers.get('etag'), off.etag)
    await api.mocks.advance('PT10M')
    const [resolved, ...others] = await alertsOf(api, { ruleId: before.id })
    assert.deepEqual([resolved?.resolution, others.length], ['rule_disabled', 0])
    assert.equal((await api.send('reopenAlert', pathOf(alert))).outcome, '409 invalid_state')
    await api.send('updateAlertRule', { ...of(off), body: { enabled: true } })
    await api.mocks.advance('PT3M')
    const states = (await alertsOf(api, { ruleId: before.id })).map(({ state }) => state)
    assert.deepEqual(states.sort(), ['active', 'resolved'])
    return response
  }),

  behaves('updateAlertRule', 'a renamed resource, or another order, changes nothing', async (api) => {
    const [first, second] = [await runningVm(api), await runningVm(api, { names: ['second'] })]
    const resourceIds = [first.id, second.id]
    const rule = await createRule(api, { resourceIds })
    await api.send('updateVm', { path: { vmId: first.id }, body: { name: 'renamed' } })
    const body = { resourceIds: resourceIds.toReversed() }
    const { etag, resources } = bodyOf(await api.send('updateAlertRule', { ...of(rule), body }))
    assert.equal(etag, rule.etag)
    assert.deepEqual(names(resources), ['renamed', 'second'])
  }),

  behaves('updateAlertRule', 'changes condition and resources', async (api) => {
    const alert = await activeAlert(api)
    const rule = bodyOf(await api.send('getAlertRule', { path: { alertRuleId: alert.rule.id } }))
    const named = bodyOf(
      await api.send('updateAlertRule', { ...of(rule), body: { name: 'Renamed', severity: 'info' } }),
    )
    // Renaming does not affect the active alert.
    assert.equal(named.activeAlerts, 1)
    const body = { condition: 'CPU > 99.9%', durationMinutes: 10, description: 'Rare' }
    const changed = bodyOf(await api.send('updateAlertRule', { ...of(named), body }))
    assert.deepEqual(
      [changed.condition, changed.durationMinutes, changed.activeAlerts],
      ['CPU > 99.9%', 10, 0],
    )
    const [resolved] = await alertsOf(api, { ruleId: rule.id })
    assert.equal(resolved?.resolution, 'rule_changed')
    const wide = bodyOf(await api.send('updateAlertRule', { ...of(changed), body: { resourceIds: [] } }))
    assert.ok(wide.watchedCount > 1 && wide.resources.length === 0)
  }),

  reaches('updateAlertRule', '409 name_taken', 'a taken name', async (api) => {
    return api.send('updateAlertRule', { ...of(await createRule(api)), body: { name: 'High memory' } })
  }),

  reaches('updateAlertRule', '412 precondition_failed', 'an outdated version', async (api) => {
    const rule = await createRule(api)
    await api.send('updateAlertRule', { ...of(rule), body: { enabled: false } })
    return api.send('updateAlertRule', { ...of(rule), body: { severity: 'info' } })
  }),

  reaches('updateAlertRule', '422 unknown_reference', 'an unknown channel', async (api) => {
    const body = { channelIds: ['channel_none'] }
    return api.send('updateAlertRule', { ...of(await createRule(api)), body })
  }),

  behaves(
    'updateAlertRule',
    'only a rule that names a resource keeps it during its deletion',
    async (api) => {
      const vm = await runningVm(api)
      const rule = await createRule(api, { resourceIds: [vm.id] })
      await api.send('deleteVm', { path: { vmId: vm.id } })
      const body = { name: 'Renamed', resourceIds: [vm.id] }
      assert.equal((await api.send('updateAlertRule', { ...of(rule), body })).status, 200)
      const another = await api.send('createAlertRule', { body: ruleRequest({ resourceIds: [vm.id] }) })
      assert.equal(another.outcome, '422 unknown_reference')
    },
  ),

  reaches('updateAlertRule', '422 invalid_condition', 'an unknown metric', async (api) => {
    const body = { condition: 'memroy > 5%' }
    const response = await api.send('updateAlertRule', { ...of(await createRule(api)), body })
    assert.match(problemOf(response).detail, /Did you mean Memory\?/)
    return response
  }),

  reaches('deleteAlertRule', '204', 'resolves its alerts and keeps them in the history', async (api) => {
    const alert = await activeAlert(api)
    const response = await api.send('deleteAlertRule', { path: { alertRuleId: alert.rule.id } })
    const gone = bodyOf(await api.send('getAlert', pathOf(alert)))
    assert.deepEqual([gone.alert.resolution, gone.alert.rule.exists], ['rule_deleted', false])
    assert.equal(gone.timeline.at(-1)?.kind, 'resolved')
    return response
  }),

  reaches('previewAlertRule', '200', 'shows when it would have fired, and saves nothing', async (api) => {
    const before = names(await list(api))
    const body = { condition: 'cpu above 0.1%', durationMinutes: 5 }
    const response = await api.send('previewAlertRule', { body })
    const { firings, firedCount, series, from, to, watchedCount, stepSeconds } = bodyOf(response)
    assert.ok(firedCount > 0 && watchedCount > 5)
    assert.equal(firings.length, Math.min(200, firedCount))
    assert.equal(Date.parse(to) - Date.parse(from), 24 * 3_600_000)
    assert.equal(series.length, 5)
    for (const { values } of series) assert.equal(values.length, (24 * 3600) / stepSeconds)
    assert.ok(firings.some(({ resolvedAt }) => resolvedAt === null))
    assert.deepEqual(names(await list(api)), before)
    const never = bodyOf(
      await api.send('previewAlertRule', { body: { condition: 'latency > 900 s', durationMinutes: 1 } }),
    )
    assert.deepEqual([never.firedCount, never.firings], [0, []])
    return response
  }),

  reaches('previewAlertRule', '422 unknown_reference', 'an unknown resource', async (api) => {
    return api.send('previewAlertRule', {
      body: { condition: 'CPU > 80%', durationMinutes: 5, resourceIds: ['vm_none'] },
    })
  }),

  reaches('previewAlertRule', '422 invalid_condition', 'a condition without a number', async (api) => {
    return api.send('previewAlertRule', { body: { condition: 'CPU above', durationMinutes: 5 } })
  }),
]
