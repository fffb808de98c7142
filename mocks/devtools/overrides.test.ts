import { expect, test } from 'vitest'
import { compose, readSelection } from '../scenarios/selection.ts'
import { overrides } from './overrides.ts'
import type { MockState } from './panel-context.tsx'

const seen = (text: string, more: Partial<MockState> = {}): MockState => {
  const scenario = compose(readSelection(text))
  return {
    scenario,
    tallies: scenario.rules.map(() => ({ seen: 0, fired: 0, isSpent: false })),
    signsInElsewhere: false,
    alwaysLive: null,
    clock: { now: 0, state: { mode: 'running', real: 0, world: 0, speed: 1 } },
    log: [],
    isRecording: false,
    ...more,
  }
}
const texts = (of: MockState) => overrides(of).map(({ text }) => text)

test('the default scenario has no overrides', () => {
  expect(texts(seen('default,owner'))).toEqual([])
})

test('lists each setting that a user may have forgotten', () => {
  expect(texts(seen('outage,offline,empty', { isRecording: true }))).toEqual([
    'Recording',
    'Offline',
    '1 rule',
    'empty data',
  ])
  expect(texts(seen('default', { clock: { now: 0, state: { mode: 'fixed', at: 0 } } }))).toEqual([
    'Clock stands',
  ])
})

test('omits an exhausted rule', () => {
  expect(texts(seen('outage', { tallies: [{ seen: 1, fired: 1, isSpent: true }] }))).toEqual([])
})
