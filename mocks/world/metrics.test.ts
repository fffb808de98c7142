import { describe, expect, test } from 'vitest'
import type { ActivityRow, VmRow } from '../db/index.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { noise, noiseIntegral, unit, wave, waveIntegral } from '../kernel/noise.ts'
import { seedWorld } from '../seed/index.ts'
import { poweredOn } from './power.ts'
import { usageAt, vmSeries } from './vm-metrics.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const { vms = [], activities = [] } = await seedWorld({ dataset: 'default', seed: 1, epoch: NOW })

function machine(name: string): { vm: VmRow; on: ReturnType<typeof poweredOn> } {
  const vm = vms.find((it) => it.name === name) as VmRow
  return { vm, on: poweredOn(vm, activitiesOf(vm)) }
}
const activitiesOf = (vm: VmRow): ActivityRow[] => activities.filter((it) => it.resourceId === vm.id)
const cpuOf = (result: ReturnType<typeof vmSeries>) =>
  result.series.find((it) => it.metric === 'cpu')?.values ?? []

describe('noise', () => {
  test('stays within its bounds and is continuous', () => {
    for (let i = 0; i < 2000; i++) {
      const here = noise(7, NOW + i * SECOND, 10 * MINUTE)
      expect(Math.abs(here)).toBeLessThanOrEqual(1)
      expect(Math.abs(noise(7, NOW + (i + 1) * SECOND, 10 * MINUTE) - here)).toBeLessThan(0.02)
    }
  })

  test('averages out over long spans', () => {
    expect(Math.abs(noise(7, NOW, MINUTE, DAY))).toBeLessThan(1e-5)
  })

  test('has an exact integral', () => {
    const [from, to, period] = [NOW - 7.3 * HOUR, NOW, HOUR]
    let sum = 0
    for (let time = from; time < to; time += SECOND) sum += noise(7, time + SECOND / 2, period) * SECOND
    expect(noiseIntegral(7, to, period) - noiseIntegral(7, from, period)).toBeCloseTo(sum, -2)
    sum = 0
    for (let time = from; time < to; time += SECOND) sum += wave(time + SECOND / 2, DAY, 0) * SECOND
    expect(waveIntegral(to, DAY, 0) - waveIntegral(from, DAY, 0)).toBeCloseTo(sum, -2)
  })

  test('differs between neighboring values', () => {
    const seen = new Set<number>()
    for (let key = 0; key < 30; key++) for (let index = 0; index < 300; index++) seen.add(unit(key, index))
    expect(seen.size).toBe(9000)
  })
})

describe('metrics', () => {
  test('are the same for any range and combination', () => {
    const { vm, on } = machine('api-prod-01')
    const range = { from: NOW - 2 * HOUR, to: NOW, points: 120 }
    const whole = cpuOf(vmSeries(1, vm, on, range, NOW))
    const later = cpuOf(vmSeries(1, { ...vm }, on, range, NOW + DAY))
    const half = cpuOf(vmSeries(1, vm, on, { from: NOW - HOUR, to: NOW, points: 60 }, NOW))
    expect(whole).toEqual(later)
    expect(half).toEqual(whole.slice(60))
    expect(cpuOf(vmSeries(2, vm, on, range, NOW))).not.toEqual(whole)
  })

  test('are percentages that vary', () => {
    for (const vm of vms) {
      const on = poweredOn(vm, activitiesOf(vm))
      const { series } = vmSeries(1, vm, on, { from: NOW - 7 * DAY, to: NOW, points: 300 }, NOW)
      for (const { unit: of, values } of series) {
        const known = values.filter((value) => value !== null)
        expect(Math.min(...known, 0)).toBe(0)
        if (of === 'percent') expect(Math.max(...known, 100)).toBe(100)
        if (known.length > 100) expect(new Set(known).size).toBeGreaterThan(10)
      }
    }
  })

  test('are null before creation, while off, and in the future', () => {
    const { vm, on } = machine('ml-training-01')
    const around = cpuOf(
      vmSeries(1, vm, on, { from: vm.createdAt - HOUR, to: vm.createdAt + HOUR, points: 120 }, NOW),
    )
    expect(around.slice(0, 60).every((value) => value === null)).toBe(true)
    expect(around.slice(61).every((value) => value !== null)).toBe(true)

    const ahead = cpuOf(vmSeries(1, vm, on, { from: NOW - HOUR, to: NOW + HOUR, points: 120 }, NOW))
    expect(ahead.slice(0, 60).every((value) => value !== null)).toBe(true)
    expect(ahead.slice(60).every((value) => value === null)).toBe(true)

    const off = machine('ci-runner-02')
    const stoppedAt = off.vm.updatedAt
    const before = cpuOf(
      vmSeries(1, off.vm, off.on, { from: stoppedAt - HOUR, to: stoppedAt + HOUR, points: 120 }, NOW),
    )
    expect(before.slice(0, 60).every((value) => value !== null)).toBe(true)
    expect(before.slice(61).every((value) => value === null)).toBe(true)
  })

  test('include GPU metrics only for VMs with GPUs', () => {
    const metricsOf = (name: string) => {
      const { vm, on } = machine(name)
      return vmSeries(1, vm, on, { from: NOW - HOUR, to: NOW, points: 2 }, NOW).series.map((it) => it.metric)
    }
    expect(metricsOf('ml-training-01')).toContain('gpu')
    expect(metricsOf('web-prod-01')).not.toContain('gpu')
  })

  test('return no more points than requested', () => {
    const { vm, on } = machine('web-prod-01')
    for (const [range, points] of [
      [1, 2],
      [999, 500],
      [7919 * SECOND, 7],
      [400 * DAY, 500],
      [9000 * 365 * DAY, 500],
    ] as const) {
      const { stepSeconds, series } = vmSeries(1, vm, on, { from: NOW - range, to: NOW, points }, NOW)
      const count = series[0]?.values.length ?? 0
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(points)
      expect(count * stepSeconds * SECOND).toBeGreaterThanOrEqual(range)
    }
  })

  test('match the current values', () => {
    const { vm, on } = machine('web-prod-01')
    const usage = usageAt(1, vm, NOW)
    const [value] = cpuOf(vmSeries(1, vm, on, { from: NOW - SECOND, to: NOW, points: 2 }, NOW))
    expect(usage?.cpuPercent).toBeCloseTo(value ?? 0, 0)
    expect(usageAt(1, machine('ci-runner-02').vm, NOW)).toBeNull()
  })

  test('have rates consistent with their percentages', () => {
    const { vm, on } = machine('web-prod-01')
    const { series } = vmSeries(1, vm, on, { from: NOW - HOUR, to: NOW, points: 10 }, NOW)
    const values = (metric: string) => series.find((it) => it.metric === metric)?.values ?? []
    for (const [index, percent] of values('network').entries()) {
      const bytes = Number(values('network_in')[index]) + Number(values('network_out')[index])
      // Premium has 4 Gbps.
      expect(bytes / (4e9 / 8)).toBeCloseTo(Number(percent) / 100, 5)
    }
  })
})
