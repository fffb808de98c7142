import { describe, expect, test } from 'vitest'
import type { ActivityRow, VmRow } from '../db/index.ts'
import { poweredOn } from './power.ts'

const act = (
  action: string,
  at: number,
  finishedAt: number | null,
  outcome: ActivityRow['outcome'] = finishedAt === null ? 'in_progress' : 'succeeded',
) => ({ action, at, finishedAt, outcome }) as ActivityRow
const running = (startedAt: number) => ({ status: 'running', startedAt, updatedAt: startedAt }) as VmRow
const off = (updatedAt: number, status = 'stopped') => ({ status, startedAt: null, updatedAt }) as VmRow

const spans = (vm: VmRow, ...activities: ActivityRow[]) =>
  poweredOn(vm, activities).map(({ from, to, clean }) => `${from}-${to ?? ''}${clean ? '' : '!'}`)

describe('power intervals', () => {
  test('follow from starts and stops in any order', () => {
    const history = [act('vm.started', 50, 60), act('vm.created', 0, 10), act('vm.stopped', 30, 35)]
    expect(spans(running(60), ...history)).toEqual(['10-35', '60-'])
  })

  test('have a gap for a restart and a resize, unless the VM was off', () => {
    const restarted = [act('vm.created', 0, 10), act('vm.restarted', 30, 40), act('vm.resized', 50, 60)]
    expect(spans(running(60), ...restarted)).toEqual(['10-30', '40-50', '60-'])
    const resized = [act('vm.created', 0, 10), act('vm.stopped', 20, 25), act('vm.resized', 30, 40)]
    expect(spans(off(40), ...resized)).toEqual(['10-25'])
  })

  test('end uncleanly when the VM failed', () => {
    expect(spans(off(30, 'error'), act('vm.created', 0, 10), act('vm.failed', 30, 30))).toEqual(['10-30!'])
    expect(spans(off(10, 'error'), act('vm.created', 0, 10, 'failed'))).toEqual([])
    expect(spans(off(25, 'error'), act('vm.created', 0, 10), act('vm.stopped', 20, 25, 'failed'))).toEqual([
      '10-25!',
    ])
  })

  test('last through a shutdown, and end when a restart begins', () => {
    expect(spans(running(10), act('vm.created', 0, 10), act('vm.stopped', 30, null))).toEqual(['10-'])
    expect(spans(off(30, 'restarting'), act('vm.created', 0, 10), act('vm.restarted', 30, null))).toEqual([
      '10-30',
    ])
  })

  test('follow the row where activities are missing', () => {
    expect(spans(running(70))).toEqual(['70-'])
    expect(spans(off(70))).toEqual([])
    expect(spans(running(70), act('vm.created', 0, 10))).toEqual(['10-70', '70-'])
  })
})
