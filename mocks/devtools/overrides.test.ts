import { expect, test } from 'vitest'
import { overrides } from './overrides.ts'
import type { MockState } from './panel-context.tsx'
import { mockState } from './testing.tsx'

const texts = (of: MockState) => overrides(of).map(({ text }) => text)

test('the default scenario has no overrides', () => {
  expect(texts(mockState('default'))).toEqual([])
})

test('lists each setting that a user may have forgotten', () => {
  expect(texts(mockState('outage,offline,empty', { isRecording: true }))).toEqual([
    'Recording',
    'Offline',
    '1 rule',
    'empty data',
  ])
  expect(texts(mockState('default', { clock: { now: 0, state: { mode: 'fixed', at: 0 } } }))).toEqual([
    'Clock stopped',
  ])
})

test('shows the clock as it is, else how it started', () => {
  const fixed = '{"clock":{"mode":"fixed","at":"2026-03-02T09:00:00Z"}}'
  expect(texts(mockState(fixed))).toEqual(['Begins 2026-03-02 09:00'])
  expect(texts(mockState(fixed, { clock: { now: 0, state: { mode: 'fixed', at: 0 } } }))).toEqual([
    'Clock stopped',
  ])
  const running = (world: number, speed: number) =>
    texts(mockState('default', { clock: { now: 0, state: { mode: 'running', real: 0, world, speed } } }))
  expect(running(90_000_000, 1)).toEqual(['Clock +1 d 1 h'])
  expect(running(0, 60)).toEqual(['Clock × 60'])
})

test('omits an exhausted rule', () => {
  expect(texts(mockState('outage', { tallies: [{ seen: 1, fired: 1, isSpent: true }] }))).toEqual([])
})

test('counts handlers, and only rules that are switched on', () => {
  const off = 'outage,{"rules":[{"operation":"getVm","enabled":false,"then":{"mock":true}}]}'
  const [rules] = overrides(mockState(off))
  expect(rules).toMatchObject({
    text: '1 rule',
    undo: { withdrawn: { rules: [{ operation: 'getVm', enabled: false }] } },
  })
  const handlers = [{ id: 'handler-1', name: 'GET /api/v1/vms', calls: 0 }]
  expect(texts(mockState('default', { handlers }))).toEqual(['1 handler'])
})
