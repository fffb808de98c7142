import { describe, expect, test } from 'vitest'
import type { ActivityRow, VmRow, VolumeRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { inUse } from './volume-metrics.ts'
import { inUseSince, lastReportedUse, usedGbAt } from './volume-use.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const volume = {
  id: 'vol_1',
  status: 'attached',
  sizeGb: 100,
  usedGb: 40,
  usedAt: NOW,
  attachedAt: NOW - 10 * DAY,
  incidents: [] as VolumeRow['incidents'],
} as VolumeRow
const used = (row: VolumeRow, days: number) => usedGbAt(1, row, NOW + days * DAY)

describe('the usage of a volume', () => {
  test('grows only while it is attached', () => {
    expect(used(volume, 30)).toBeGreaterThan(40)
    expect(used(volume, -5)).toBeLessThan(40)
    expect(used({ ...volume, attachedAt: null, status: 'available' }, 300)).toBe(40)
    expect(used({ ...volume, status: 'attaching' }, 300)).toBe(40)
  })

  test('stays between empty and full', () => {
    expect(used(volume, 10_000)).toBe(94)
    expect(used(volume, -10_000)).toBe(0)
  })

  test('does not change when the volume grows', () => {
    const at = NOW + 50 * DAY
    const grown = { ...volume, ...lastReportedUse(1, volume, at), sizeGb: 200 }
    expect(usedGbAt(1, grown, at)).toBe(usedGbAt(1, volume, at))
  })
})

test('starts when it is attached and its VM runs', () => {
  const vm = (startedAt: number | null) => ({ startedAt }) as VmRow
  expect(inUseSince(volume, vm(NOW))).toBe(NOW)
  expect(inUseSince(volume, vm(NOW - 20 * DAY))).toBe(volume.attachedAt)
  expect(inUseSince(volume, vm(null))).toBeNull()
  expect(inUseSince(volume, undefined)).toBeNull()
})

test('lasts through an attempt to detach it that fails', () => {
  const act = (past: string, at: number, outcome: 'succeeded' | 'failed' = 'succeeded') =>
    ({ action: `volume.${past}`, at, finishedAt: at, outcome }) as ActivityRow
  const history = [act('attached', 10), act('detached', 20, 'failed'), act('detached', 30)]
  const detached = { ...volume, status: 'available', attachedAt: null, updatedAt: 30 } as VolumeRow
  expect(inUse(detached, history, undefined, [])).toEqual([{ from: 10, to: 30, clean: true }])
})
