import assert from 'node:assert/strict'
import type { Alert, AlertRule, NotificationChannel } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, type Request } from '../../suite/api.ts'
import { runningVm } from './vms.ts'

/** Body for `createAlertRule`. */
export const ruleRequest = (more: object = {}) => ({
  name: 'Contract test',
  condition: 'CPU above 0.1%',
  durationMinutes: 1,
  severity: 'critical',
  ...more,
})

export async function createRule(api: Api, more: object = {}): Promise<AlertRule> {
  return bodyOf(await api.send('createAlertRule', { body: ruleRequest(more) }))
}

/** Body for `createNotificationChannel`. */
export const channelRequest = (more: object = {}) => ({
  name: 'Contract test',
  type: 'email',
  destination: 'alerts@contract.example',
  ...more,
})

export async function createChannel(api: Api, more: object = {}): Promise<NotificationChannel> {
  return bodyOf(await api.send('createNotificationChannel', { body: channelRequest(more) }))
}

export async function alertsOf(api: Api, query: Request['query'] = {}): Promise<readonly Alert[]> {
  return bodyOf(await api.send('listAlerts', { query: { pageSize: 100, ...query } })).items
}

/** Firing alert of a rule that a new VM always meets. */
export async function activeAlert(api: Api, rule: object = {}): Promise<Alert> {
  const vm = await runningVm(api, { names: ['busy-one'] })
  const { id: ruleId } = await createRule(api, { resourceIds: [vm.id], ...rule })
  await api.mocks.advance('PT3M')
  const [alert, ...others] = await alertsOf(api, { ruleId })
  assert.ok(alert?.state === 'active' && others.length === 0, JSON.stringify([alert, ...others]))
  return alert
}

export const pathOf = ({ id }: { readonly id: string }) => ({ path: { alertId: id } })
