import assert from 'node:assert/strict'
import { type Api, bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { activeAlert, alertsOf, createChannel, createRule, pathOf } from './support/alerts.ts'
import { TENANCY } from './support/groups.ts'
import { signUpOf } from './support/sign-ups.ts'
import { runningVm, VM_STABLE_AFTER } from './support/vms.ts'

const getAlert = async (api: Api, it: { readonly id: string }) =>
  bodyOf(await api.send('getAlert', pathOf(it)))

const kinds = async (api: Api, it: { readonly id: string }) =>
  (await getAlert(api, it)).timeline.map(({ kind }) => kind)

export const alertCases: readonly ContractCase[] = [
  reaches('listAlerts', '200', 'with every filter and sort field', async (api) => {
    const alert = await activeAlert(api)
    const response = await api.send('listAlerts', { query: { state: ['active'], severity: ['critical'] } })
    assert.ok(bodyOf(response).items.some(({ id }) => id === alert.id))
    const all = (await alertsOf(api)).map(({ id }) => id).sort()
    for (const field of ['severity', 'title', 'resource', 'rule', 'firedAt', 'state', 'resolvedAt']) {
      const sorted = await alertsOf(api, { sort: `-${field}` })
      if (all.length < 100) assert.deepEqual(sorted.map(({ id }) => id).sort(), all, field)
    }
    const { rule, resource } = alert
    const finds = [
      { q: 'contract TEST busy' },
      { ruleId: rule.id },
      { resourceId: resource.id },
      { ruleId: rule.id, resourceType: ['vm'] },
      { ruleId: rule.id, acknowledged: false, silenced: false },
    ]
    for (const query of finds) {
      assert.deepEqual(
        (await alertsOf(api, query)).map(({ id }) => id),
        [alert.id],
        JSON.stringify(query),
      )
    }
    const misses = [
      { ruleId: rule.id, state: ['resolved', 'pending'] },
      { ruleId: rule.id, severity: ['info'] },
      { ruleId: rule.id, acknowledged: true },
      { ruleId: rule.id, silenced: true },
      { ruleId: rule.id, resourceType: ['database'] },
    ]
    for (const query of misses) assert.deepEqual(await alertsOf(api, query), [], JSON.stringify(query))
    return response
  }),

  behaves('listAlerts', 'critical ones come first', async (api) => {
    await activeAlert(api)
    const order = ['info', 'warning', 'critical']
    const ranks = (await alertsOf(api)).map(({ severity }) => order.indexOf(severity))
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => b - a),
    )
  }),

  reaches('getAlertSummary', '200', 'matches the lists', async (api) => {
    const alert = await activeAlert(api)
    await api.send('acknowledgeAlert', pathOf(alert))
    const response = await api.send('getAlertSummary')
    const { active, activeBySeverity, acknowledged, rules, channels, ...more } = bodyOf(response)
    const listed = await alertsOf(api, { state: ['active'] })
    assert.equal(active, listed.length)
    assert.equal(activeBySeverity.critical, listed.filter(({ severity }) => severity === 'critical').length)
    assert.equal(acknowledged, listed.filter((it) => it.acknowledgedAt !== null).length)
    const { items, total } = bodyOf(await api.send('listAlertRules'))
    assert.deepEqual(rules, { total, enabled: items.filter(({ enabled }) => enabled).length })
    const all = bodyOf(await api.send('listNotificationChannels')).items
    assert.deepEqual(channels, { total: all.length, enabled: all.filter(({ enabled }) => enabled).length })
    assert.ok(more.meanSecondsToAcknowledge !== null && more.meanSecondsToAcknowledge > 0)
    return response
  }),

  reaches('getAlert', '200', 'returns its events', async (api) => {
    const alert = await activeAlert(api, { durationMinutes: 2 })
    const response = await api.send('getAlert', pathOf(alert))
    const { alert: detail, timeline, silences } = bodyOf(response)
    assert.deepEqual(detail, alert)
    assert.deepEqual(
      timeline.map(({ kind, at }) => [kind, at]),
      [
        ['fired', alert.firedAt],
        ['notified', alert.firedAt],
      ],
    )
    assert.equal(Date.parse(alert.firedAt ?? '') - Date.parse(alert.since), 2 * 60_000)
    assert.deepEqual(silences, [])
    return response
  }),

  behaves('getAlert', "is pending for the rule's duration, then notifies", async (api) => {
    const vm = await runningVm(api, { names: ['slow-burner'] })
    const channel = await createChannel(api)
    const rule = await createRule(api, {
      resourceIds: [vm.id],
      durationMinutes: 5,
      channelIds: [channel.id],
    })
    await api.mocks.advance('PT3M')
    const [pending] = await alertsOf(api, { ruleId: rule.id })
    assert.deepEqual([pending?.state, pending?.firedAt], ['pending', null])
    assert.deepEqual(await api.mocks.mailsTo('alerts@contract.example'), [])
    const response = await api.send('acknowledgeAlert', pathOf({ id: pending?.id ?? '' }))
    assert.equal(response.outcome, '409 invalid_state')
    await api.mocks.advance('PT5M')
    const [active] = await alertsOf(api, { ruleId: rule.id })
    assert.deepEqual([active?.state, active?.id], ['active', pending?.id])
    const [mail] = await api.mocks.mailsTo('alerts@contract.example')
    assert.deepEqual([mail?.kind, mail?.facts.alertId], ['alert-fired', active?.id])
    const { items } = bodyOf(await api.send('listNotifications', { as: 'viewer' }))
    assert.ok(items.some(({ kind, title }) => kind === 'alert' && title === active?.title))
  }),

  behaves('getAlert', 'resolves when its resource is stopped or deleted', async (api) => {
    const alert = await activeAlert(api)
    await api.send('stopVm', { path: { vmId: alert.resource.id } })
    await api.mocks.advance(VM_STABLE_AFTER)
    await api.mocks.advance('PT3M')
    const resolved = (await getAlert(api, alert)).alert
    assert.deepEqual(
      [resolved.state, resolved.resolution, resolved.resolvedBy],
      ['resolved', 'no_data', null],
    )
    assert.deepEqual(await kinds(api, alert), ['fired', 'notified', 'resolved'])
    const response = await api.send('reopenAlert', pathOf(alert))
    assert.equal(response.outcome, '409 invalid_state')
  }),

  reaches('listAlertHistory', '200', 'newest first, page by page, with every filter', async (api) => {
    const alert = await activeAlert(api)
    await api.send('acknowledgeAlert', { ...pathOf(alert), as: 'admin' })
    await api.mocks.advance('PT10S')
    await api.send('resolveAlert', pathOf(alert))
    const query = { alertId: alert.id, limit: 2 }
    const response = await api.send('listAlertHistory', { query })
    const first = bodyOf(response)
    assert.deepEqual(
      first.items.map(({ kind }) => kind),
      ['resolved', 'acknowledged'],
    )
    assert.equal(first.items[1]?.actor.name, 'Operations scripts')
    const next = bodyOf(
      await api.send('listAlertHistory', { query: { ...query, cursor: first.nextCursor ?? '' } }),
    )
    assert.deepEqual(
      next.items.map(({ kind }) => kind),
      ['notified', 'fired'],
    )
    assert.equal(next.nextCursor, null)
    const count = async (more: object) =>
      bodyOf(await api.send('listAlertHistory', { query: { limit: 200, ...more } })).items.length
    assert.equal(await count({ ruleId: alert.rule.id }), 4)
    assert.equal(await count({ resourceId: alert.resource.id, kind: ['fired', 'resolved'] }), 2)
    assert.equal(await count({ ruleId: alert.rule.id, severity: ['info'] }), 0)
    assert.equal(await count({ alertId: 'alert_none' }), 0)
    return response
  }),

  behaves('listAlertHistory', 'has the events of each alert in the order of its timeline', async (api) => {
    const { items } = bodyOf(await api.send('listAlertHistory', { query: { limit: 100 } }))
    const shown = Map.groupBy(items, ({ alertId }) => alertId)
    assert.ok(shown.size > 1)
    for (const [id, events] of shown) {
      const { timeline } = await getAlert(api, { id })
      assert.deepEqual(
        events.map((it) => it.id).toReversed(),
        timeline.map((it) => it.id).slice(-events.length),
      )
    }
  }),

  behaves('listAlertHistory', 'has events of the same time in the order of the timeline', async (api) => {
    const alert = await activeAlert(api)
    const actions = ['acknowledgeAlert', 'unacknowledgeAlert', 'resolveAlert', 'reopenAlert'] as const
    for (const action of [...actions, ...actions]) await api.send(action, pathOf(alert))
    const shown: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { alertId: alert.id, limit: 3, ...(cursor !== undefined && { cursor }) }
      const { items, nextCursor } = bodyOf(await api.send('listAlertHistory', { query }))
      shown.unshift(...items.map(({ kind }) => kind).toReversed())
      cursor = nextCursor
    }
    assert.deepEqual(shown, await kinds(api, alert))
  }),

  reaches('listAlertHistory', '400 invalid_cursor', 'an unknown cursor', async (api) => {
    return api.send('listAlertHistory', { query: { cursor: 'nowhere' } })
  }),

  reaches('acknowledgeAlert', '200', 'assigns the caller', async (api) => {
    const alert = await activeAlert(api)
    const response = await api.send('acknowledgeAlert', pathOf(alert))
    const { assignee, acknowledgedAt, state } = bodyOf(response)
    assert.deepEqual([assignee?.isMe, state], [true, 'active'])
    assert.ok(acknowledgedAt)
    const other = bodyOf(await api.send('acknowledgeAlert', { ...pathOf(alert), as: 'admin' }))
    assert.deepEqual([other.assignee?.isMe, other.acknowledgedAt], [true, acknowledgedAt])
    assert.equal((await getAlert(api, alert)).alert.assignee?.isMe, false)
    return response
  }),

  reaches('acknowledgeAlert', '409 invalid_state', 'a resolved alert', async (api) => {
    const alert = await activeAlert(api)
    await api.send('resolveAlert', pathOf(alert))
    return api.send('acknowledgeAlert', pathOf(alert))
  }),

  reaches('unacknowledgeAlert', '200', 'removes the assignee', async (api) => {
    const alert = await activeAlert(api)
    await api.send('acknowledgeAlert', pathOf(alert))
    const response = await api.send('unacknowledgeAlert', pathOf(alert))
    const { acknowledgedAt, assignee } = bodyOf(response)
    assert.deepEqual([acknowledgedAt, assignee], [null, null])
    await api.send('unacknowledgeAlert', pathOf(alert))
    assert.deepEqual((await kinds(api, alert)).toSorted(), [
      'acknowledged',
      'fired',
      'notified',
      'unacknowledged',
    ])
    return response
  }),

  reaches('unacknowledgeAlert', '409 invalid_state', 'a resolved alert', async (api) => {
    const alert = await activeAlert(api)
    await api.send('resolveAlert', pathOf(alert))
    return api.send('unacknowledgeAlert', pathOf(alert))
  }),

  reaches('resolveAlert', '200', 'stays resolved while its condition goes on', async (api) => {
    const channel = await createChannel(api)
    const alert = await activeAlert(api, { channelIds: [channel.id] })
    const response = await api.send('resolveAlert', pathOf(alert))
    const { state, resolution, resolvedBy } = bodyOf(response)
    assert.deepEqual([state, resolution, resolvedBy?.name], ['resolved', 'manual', 'Terraform'])
    const sent = await api.mocks.mailsTo('alerts@contract.example')
    assert.deepEqual(
      sent.map(({ kind }) => kind),
      ['alert-resolved', 'alert-fired'],
    )
    await api.mocks.advance('PT1H')
    assert.equal((await alertsOf(api, { ruleId: alert.rule.id })).length, 1)
    return response
  }),

  reaches('resolveAlert', '409 invalid_state', 'twice', async (api) => {
    const alert = await activeAlert(api)
    await api.send('resolveAlert', pathOf(alert))
    return api.send('resolveAlert', pathOf(alert))
  }),

  reaches('reopenAlert', '200', 'reverts a manual resolution', async (api) => {
    const alert = await activeAlert(api)
    await api.send('resolveAlert', pathOf(alert))
    const response = await api.send('reopenAlert', pathOf(alert))
    const { state, resolvedAt, resolution, resolvedBy } = bodyOf(response)
    assert.deepEqual([state, resolvedAt, resolution, resolvedBy], ['active', null, null, null])
    await api.mocks.advance('PT10M')
    assert.equal((await getAlert(api, alert)).alert.state, 'active')
    return response
  }),

  behaves('reopenAlert', 'notifies again, and keeps the acknowledgment', async (api) => {
    const channel = await createChannel(api)
    const alert = await activeAlert(api, { channelIds: [channel.id] })
    const { acknowledgedAt } = bodyOf(await api.send('acknowledgeAlert', pathOf(alert)))
    const resolveAndReopen = async () => {
      await api.send('resolveAlert', pathOf(alert))
      return bodyOf(await api.send('reopenAlert', pathOf(alert)))
    }
    const sent = async () =>
      (await api.mocks.mailsTo('alerts@contract.example')).map(({ kind }) => kind).toReversed()
    assert.equal((await resolveAndReopen()).acknowledgedAt, acknowledgedAt)
    assert.deepEqual(await sent(), ['alert-fired', 'alert-resolved', 'alert-fired'])
    assert.equal((await kinds(api, alert)).filter((kind) => kind === 'notified').length, 2)
    await api.send('createAlertSilence', { body: { ruleId: alert.rule.id, durationMinutes: 30 } })
    await resolveAndReopen()
    assert.equal((await sent()).length, 3)
  }),

  reaches('reopenAlert', '409 invalid_state', 'a firing alert', async (api) => {
    return api.send('reopenAlert', pathOf(await activeAlert(api)))
  }),

  behaves(
    TENANCY,
    "another organization's alerts, rules, silences and channels are not found",
    async (api) => {
      const alert = await activeAlert(api)
      const channel = await createChannel(api)
      const silence = bodyOf(
        await api.send('createAlertSilence', { body: { ruleId: alert.rule.id, durationMinutes: 5 } }),
      )
      await signUpOf(api)
      const as = 'session'
      const rule = { path: { alertRuleId: alert.rule.id }, as } as const
      const responses = [
        await api.send('getAlert', { ...pathOf(alert), as }),
        await api.send('resolveAlert', { ...pathOf(alert), as }),
        await api.send('getAlertRule', rule),
        await api.send('deleteAlertRule', rule),
        await api.send('getNotificationChannel', { path: { notificationChannelId: channel.id }, as }),
        await api.send('testNotificationChannel', { path: { notificationChannelId: channel.id }, as }),
        await api.send('endAlertSilence', { path: { alertSilenceId: silence.id }, as }),
      ]
      for (const response of responses) assert.equal(response.outcome, '404 not_found', response.operation)
      const query = { alertId: alert.id }
      assert.deepEqual(bodyOf(await api.send('listAlertHistory', { query, as })).items, [])
      const body = { ruleId: alert.rule.id, durationMinutes: 5 }
      assert.equal((await api.send('createAlertSilence', { body, as })).outcome, '422 unknown_reference')
    },
  ),
]
