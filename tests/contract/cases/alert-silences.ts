import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { activeAlert, alertsOf, createChannel, createRule } from './support/alerts.ts'
import { runningVm } from './support/vms.ts'

export const alertSilenceCases: readonly ContractCase[] = [
  reaches('listAlertSilences', '200', 'active silences by end', async (api) => {
    const alert = await activeAlert(api)
    const ruleId = alert.rule.id
    await api.send('createAlertSilence', { body: { ruleId, durationMinutes: 60 } })
    await api.send('createAlertSilence', { body: { resourceId: alert.resource.id, durationMinutes: 5 } })
    const response = await api.send('listAlertSilences')
    assert.deepEqual(
      bodyOf(response).items.map((it) => it.rule?.id ?? it.resource?.id),
      [alert.resource.id, ruleId],
    )
    const of = async (query: { ruleId?: string; resourceId?: string }) =>
      bodyOf(await api.send('listAlertSilences', { query })).items.length
    assert.deepEqual([await of({ ruleId }), await of({ resourceId: 'vm_none' })], [1, 0])
    await api.mocks.advance('PT6M')
    assert.equal(bodyOf(await api.send('listAlertSilences')).items.length, 1)
    return response
  }),

  reaches('createAlertSilence', '201', 'nobody is notified before it ends', async (api) => {
    const channel = await createChannel(api)
    const vm = await runningVm(api, { names: ['noisy-one'] })
    const rule = await createRule(api, { resourceIds: [vm.id], channelIds: [channel.id] })
    const body = { ruleId: rule.id, resourceId: vm.id, durationMinutes: 30, reason: 'Load test' }
    const response = await api.send('createAlertSilence', { body })
    const silence = bodyOf(response)
    assert.deepEqual(
      [silence.rule?.name, silence.resource?.name, silence.reason],
      [rule.name, vm.name, 'Load test'],
    )
    await api.mocks.advance('PT10M')
    const [alert] = await alertsOf(api, { ruleId: rule.id, silenced: true })
    assert.deepEqual([alert?.state, alert?.silencedUntil], ['active', silence.endsAt])
    assert.equal(bodyOf(await api.send('getAlertSummary')).silenced, 1)
    assert.deepEqual(await api.mocks.mailsTo('alerts@contract.example'), [])
    await api.mocks.advance('PT30M')
    await api.send('listAlerts')
    assert.equal((await api.mocks.mailsTo('alerts@contract.example')).length, 1)
    return response
  }),

  behaves('createAlertSilence', 'nobody is notified that an alert ends, whatever ends it', async (api) => {
    const channel = await createChannel(api)
    const vm = await runningVm(api, { names: ['noisy-one'] })
    const firing = async (name: string) => {
      const rule = await createRule(api, { name, resourceIds: [vm.id], channelIds: [channel.id] })
      await api.mocks.advance('PT3M')
      await api.send('createAlertSilence', { body: { ruleId: rule.id, durationMinutes: 30 } })
      return rule
    }
    const disabled = await firing('To be turned off')
    const deleted = await firing('To be deleted')
    const sent = await api.mocks.mailsTo('alerts@contract.example')
    assert.equal(sent.length, 2)
    const headers = { 'if-match': disabled.etag }
    const path = { alertRuleId: disabled.id }
    await api.send('updateAlertRule', { path, headers, body: { enabled: false } })
    await api.send('deleteAlertRule', { path: { alertRuleId: deleted.id } })
    for (const { id: ruleId } of [disabled, deleted])
      assert.equal((await alertsOf(api, { ruleId }))[0]?.state, 'resolved')
    assert.deepEqual(await api.mocks.mailsTo('alerts@contract.example'), sent)
  }),

  reaches(
    'createAlertSilence',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const { id: ruleId } = await createRule(api)
      const headers = { 'idempotency-key': 'silence-0001' }
      await api.send('createAlertSilence', { body: { ruleId, durationMinutes: 5 }, headers })
      return api.send('createAlertSilence', { body: { ruleId, durationMinutes: 6 }, headers })
    },
  ),

  behaves('createAlertSilence', 'names a rule or a resource', async (api) => {
    const response = await api.send('createAlertSilence', { body: { durationMinutes: 5 } })
    assert.equal(response.outcome, '422 validation_failed')
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/ruleId')
  }),

  reaches('createAlertSilence', '422 unknown_reference', 'an unknown rule or resource', async (api) => {
    const body = { ruleId: 'alertrule_none', resourceId: 'vm_none', durationMinutes: 5 }
    const response = await api.send('createAlertSilence', { body })
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/ruleId', '/resourceId'],
    )
    return response
  }),

  behaves('createAlertSilence', 'a resource that is being deleted is unknown', async (api) => {
    const vm = await runningVm(api)
    await api.send('deleteVm', { path: { vmId: vm.id } })
    const body = { resourceId: vm.id, durationMinutes: 5 }
    assert.equal((await api.send('createAlertSilence', { body })).outcome, '422 unknown_reference')
  }),

  reaches('endAlertSilence', '204', 'notifies of alerts that still fire', async (api) => {
    const channel = await createChannel(api)
    const vm = await runningVm(api, { names: ['noisy-one'] })
    const rule = await createRule(api, { resourceIds: [vm.id], channelIds: [channel.id] })
    const { id } = bodyOf(
      await api.send('createAlertSilence', { body: { resourceId: vm.id, durationMinutes: 30 } }),
    )
    await api.mocks.advance('PT10M')
    assert.deepEqual(
      (await alertsOf(api, { ruleId: rule.id })).map(({ state }) => state),
      ['active'],
    )
    assert.deepEqual(await api.mocks.mailsTo('alerts@contract.example'), [])
    const response = await api.send('endAlertSilence', { path: { alertSilenceId: id } })
    assert.deepEqual(bodyOf(await api.send('listAlertSilences')).items, [])
    assert.equal((await api.mocks.mailsTo('alerts@contract.example')).length, 1)
    await api.mocks.advance('PT2M')
    assert.equal((await api.mocks.mailsTo('alerts@contract.example')).length, 1)
    await api.send('endAlertSilence', { path: { alertSilenceId: id } })
    return response
  }),
]
