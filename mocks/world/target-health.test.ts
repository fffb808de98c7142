import { describe, expect, test } from 'vitest'
import type { LoadBalancerRow, LoadBalancerTargetRow, VmRow } from '../db/index.ts'
import { HOUR, SECOND } from '../kernel/duration.ts'
import { healthyTargets, lastCheckAt, openShareAt, targetStateAt } from './target-health.ts'

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

describe('the number of healthy targets', () => {
  const incident = { from: NOW - 60 * SECOND, to: NOW - 30 * SECOND, kind: 'outage' } as const
  const outage = [incident] as unknown as VmRow['incidents']
  const never = () => []
  const count = (row: LoadBalancerRow, machines: readonly VmRow[], of = target) =>
    healthyTargets(
      row,
      never,
      machines.map((it) => ({ target: of, vm: it, up: never })),
      NOW,
    )

  test('counts the targets that have passed their checks', () => {
    const targets = count(balancer, [running, vm('running', NOW - 20 * SECOND), vm('stopped', null)])
    expect([targets.at(NOW - SECOND), targets.at(NOW)]).toEqual([1, 2])
    expect(targets.someThroughout(NOW - 60 * SECOND, NOW)).toBe(true)
  })

  test('is 0 before the load balancer has checked, and for drained targets', () => {
    expect(count({ ...balancer, activeSince: NOW - 19 * SECOND }, [running]).at(NOW)).toBe(0)
    expect(count({ ...balancer, activeSince: null }, [running]).at(NOW)).toBe(0)
    expect(count(balancer, [running], { ...target, drainedFrom: NOW - HOUR }).at(NOW)).toBe(0)
  })

  test('is 0 during an outage of the VM or the load balancer', () => {
    for (const targets of [
      count(balancer, [{ ...running, incidents: outage }]),
      count({ ...balancer, incidents: outage as LoadBalancerRow['incidents'] }, [running]),
    ]) {
      expect([NOW - 61 * SECOND, NOW - 45 * SECOND, NOW].map((time) => targets.at(time))).toEqual([1, 0, 1])
      expect(targets.someThroughout(NOW - 90 * SECOND, NOW)).toBe(false)
      expect(targets.someThroughout(NOW - 20 * SECOND, NOW)).toBe(true)
    }
  })

  test('includes earlier times at which both were on', () => {
    const stretch = { from: NOW - 2 * HOUR, to: NOW - HOUR, clean: true }
    const old = { ...target, addedAt: NOW - 3 * HOUR }
    const targets = healthyTargets(
      { ...balancer, activeSince: null },
      () => [stretch],
      [{ target: old, vm: vm('stopped', null), up: () => [stretch] }],
      NOW,
    )
    expect([19, 20, 3599, 3600].map((seconds) => targets.at(stretch.from + seconds * SECOND))).toEqual([
      0, 1, 1, 0,
    ])
    expect(targets.changes().toSorted()).toContain(stretch.from + 20 * SECOND)
  })
})
