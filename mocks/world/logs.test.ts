import { describe, expect, test } from 'vitest'
import type { VmRow } from '../db/index.ts'
import { HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { seedWorld } from '../seed/index.ts'
import { BOOT_LINES, FAILURE_LINES, SHUTDOWN_LINES, templatesFor } from './log-lines.ts'
import { searchLines } from './log-search.ts'
import { LOG_RETENTION, type LogLine, type LogSource } from './logs.ts'
import { poweredOn } from './power.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const { vms = [], activities = [] } = await seedWorld({ dataset: 'default', seed: 1, epoch: NOW })

function logOf(name: string, until = NOW + 1, now = NOW): LogLine[] {
  const vm = vms.find((it) => it.name === name) as VmRow
  const on = poweredOn(
    vm,
    activities.filter((it) => it.resourceId === vm.id),
  )
  const source: LogSource = {
    id: vm.id,
    name: vm.name,
    resourceType: 'vm',
    resourceId: vm.id,
    on: () => on,
    incidents: [],
    templates: templatesFor(vm.imageId),
    incidentLines: () => [],
    boot: () => BOOT_LINES,
    shutdown: () => SHUTDOWN_LINES,
    failure: () => FAILURE_LINES,
  }
  return [...searchLines(1, [source], { from: now - LOG_RETENTION, until }, { terms: [] })]
}

describe('the log of a VM', () => {
  test('is newest first, with unique ids, for a week', () => {
    const lines = logOf('web-prod-01')
    expect(lines.length).toBeGreaterThan(1000)
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length)
    const times = lines.map((line) => line.at)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(NOW - LOG_RETENTION)
  })

  test('does not change as time passes', () => {
    const before = logOf('web-prod-01')
    const later = logOf('web-prod-01', NOW + 1, NOW + 6 * MINUTE)
    const stillKept = before.filter((line) => line.at >= NOW + 6 * MINUTE - LOG_RETENTION)
    expect(later).toEqual(stillKept)
  })

  test('continues from any moment with the same lines', () => {
    const until = NOW - 3 * HOUR - 17 * SECOND
    const rest = logOf('web-prod-01', until)
    expect(rest).toEqual(logOf('web-prod-01').filter((line) => line.at < until))
  })

  test('is empty while the VM is off, and ends with its shutdown or failure', () => {
    const stopped = vms.find((it) => it.name === 'analytics-etl') as VmRow
    const [last] = logOf('analytics-etl')
    expect(last?.message).toBe('Reached target System Power Off.')
    expect(last?.at).toBeLessThan(stopped.updatedAt)
    expect(logOf('edge-tokyo-01')[0]).toMatchObject({ level: 'ERROR', service: 'kernel' })
  })

  test('starts with the boot', () => {
    const vm = vms.find((it) => it.name === 'staging-web-01') as VmRow
    const first = logOf('staging-web-01')
      .filter((line) => line.at >= Number(vm.startedAt))
      .at(-1)
    expect(first).toMatchObject({ service: 'kernel', message: expect.stringContaining('Command line') })
  })

  test('has all levels, mostly low ones', () => {
    const count = (level: string) => logOf('api-prod-01').filter((line) => line.level === level).length
    expect(count('ERROR')).toBeGreaterThan(5)
    expect(count('WARN')).toBeGreaterThan(count('ERROR'))
    expect(count('INFO')).toBeGreaterThan(count('WARN'))
    expect(count('DEBUG')).toBeGreaterThan(0)
  })

  test('speaks of a service only if the image comes with it', () => {
    const services = (name: string) => new Set(logOf(name).map(({ service }) => service))
    expect(services('web-prod-01')).toContain('nginx')
    for (const plain of ['worker-queue-01', 'db-primary', 'cache-prod-01', 'bastion-us'])
      expect(services(plain), plain).toEqual(
        new Set(['agent', 'chronyd', 'cron', 'kernel', 'sshd', 'systemd']),
      )
  })
})
