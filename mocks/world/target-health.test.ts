import { describe, expect, test } from 'vitest'
import type { LoadBalancerRow, LoadBalancerTargetRow, VmRow } from '../db/index.ts'
import { HOUR, SECOND } from '../kernel/duration.ts'
import { lastCheckAt, openShareAt, targetStateAt } from './target-health.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const balancer = {
  status: 'active',
  activeSince: NOW - HOUR,
  healthCheck: { intervalSeconds: 10, healthyThreshold: 2 },
  incidents: [] as LoadBalancerRow['incidents'],
} as LoadBalancerRow
const target = { addedAt: NOW - HOUR, drainedFrom: null } as LoadBalancerTargetRow
const vm = (status: VmRow['status'], startedAt: number | null) =>
  ({ status, startedAt, incidents: [] as VmRow['incidents'] }) as VmRow
const running = vm('running', NOW - HOUR)

const healthOf = (row: LoadBalancerRow, it: LoadBalancerTargetRow, machine: VmRow, now = NOW) =>
  targetStateAt(row, it, machine, now).health

describe('the health of a target', () => {
  test('follows its VM', () => {
    expect(healthOf(balancer, target, running)).toBe('healthy')
    expect(healthOf(balancer, target, vm('starting', null))).toBe('checking')
    for (const status of ['stopped', 'error', 'restarting', 'resizing', 'deleting'] as const) {
      expect(healthOf(balancer, target, vm(status, null))).toBe('unhealthy')
    }
  })

  test('changes after the configured number of checks', () => {
    const recent = NOW - 19 * SECOND
    expect(healthOf(balancer, target, vm('running', recent))).toBe('checking')
    expect(healthOf(balancer, { ...target, addedAt: recent }, running)).toBe('checking')
    expect(healthOf({ ...balancer, activeSince: recent }, target, running)).toBe('checking')
    expect(healthOf(balancer, target, vm('running', recent), NOW + SECOND)).toBe('healthy')
  })

  test('is unknown before the load balancer is active, and unhealthy after it failed', () => {
    expect(healthOf({ ...balancer, status: 'creating', activeSince: null }, target, running)).toBe('checking')
    expect(healthOf({ ...balancer, status: 'error', activeSince: null }, target, running)).toBe('unhealthy')
  })
})

test('a drained target closes its connections within 30 seconds', () => {
  const draining = { ...target, drainedFrom: NOW }
  const at = (seconds: number) => targetStateAt(balancer, draining, running, NOW + seconds * SECOND).traffic
  expect([at(0), at(29), at(30)]).toEqual(['draining', 'draining', 'drained'])
  expect(openShareAt(draining, NOW + 15 * SECOND)).toBe(0.5)
  expect(openShareAt(target, NOW)).toBe(1)
})

test('checks happen at their interval, the first one after one interval', () => {
  expect(lastCheckAt(balancer, { ...target, addedAt: NOW }, NOW + 9 * SECOND)).toBeNull()
  expect(lastCheckAt(balancer, { ...target, addedAt: NOW }, NOW + 25 * SECOND)).toBe(NOW + 20 * SECOND)
})
