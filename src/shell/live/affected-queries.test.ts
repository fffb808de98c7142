import { expect, it } from 'vitest'
import type { ServerEvent, ServerEventType } from '#src/api/generated/types.gen.ts'
import { affects } from './affected-queries.ts'

const event = (type: ServerEventType, resourceId: string | null = null): ServerEvent => ({
  id: '1',
  type,
  at: '2026-01-01T00:00:00Z',
  resourceType: resourceId === null ? null : 'vm',
  resourceId,
})

const query = (_id: string, path?: Record<string, string>) => ({ queryKey: [{ _id, ...(path && { path }) }] })

it('refetches notifications on a new one or a read one', () => {
  expect(affects(event('notification.created'), query('listNotifications'))).toBe(true)
  expect(affects(event('notifications.read'), query('listNotifications'))).toBe(true)
  expect(affects(event('notification.created'), query('listVms'))).toBe(false)
})

it('refetches queries of a changed VM, and of no other', () => {
  const changed = event('resource.changed', 'vm_a')
  expect(affects(changed, query('listVms'))).toBe(true)
  expect(affects(changed, query('getVmSummary'))).toBe(true)
  expect(affects(changed, query('getVm', { vmId: 'vm_a' }))).toBe(true)
  expect(affects(changed, query('listVmActivity', { vmId: 'vm_a' }))).toBe(true)
  expect(affects(changed, query('getVm', { vmId: 'vm_b' }))).toBe(false)
  expect(affects(changed, query('getLoadBalancer', { loadBalancerId: 'lb_a' }))).toBe(true)
  expect(affects(changed, query('getVmCatalog'))).toBe(false)
  expect(affects(changed, query('getLogHistogram'))).toBe(false)
  expect(affects(changed, query('listVmLogs', { vmId: 'vm_a' }))).toBe(false)
  expect(affects(changed, query('listNotifications'))).toBe(false)
})

it('refetches alerts and their count on an alert change', () => {
  const changed = event('alerts.changed')
  for (const id of [
    'listAlerts',
    'getAlert',
    'getAlertSummary',
    'listAlertRules',
    'listNotificationChannels',
  ])
    expect(affects(changed, query(id))).toBe(true)
  expect(affects(changed, query('getDashboardOverview'))).toBe(true)
  expect(affects(changed, query('listVms'))).toBe(false)
  expect(affects(changed, query('listNotifications'))).toBe(false)
})

it('refetches tasks on a change of theirs, or of a resource', () => {
  expect(affects(event('tasks.changed'), query('listTasks'))).toBe(true)
  expect(affects(event('tasks.changed'), query('listVms'))).toBe(false)
  expect(affects(event('resource.changed', 'vm_a'), query('listTasks'))).toBe(true)
})

it('ignores query keys of other sources', () => {
  expect(affects(event('resource.changed', 'vm_a'), { queryKey: ['mine'] })).toBe(false)
  expect(affects(event('resource.changed', 'vm_a'), { queryKey: [] })).toBe(false)
})
