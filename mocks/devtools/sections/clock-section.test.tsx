import { expect, test } from 'vitest'
import { markupOf } from '../testing.tsx'
import { ClockSection } from './clock-section.tsx'

/** Text of the chosen speed. */
const chosen = (html: string) => /<option[^>]* selected="">([^<]*)/.exec(html)?.[1]

test('shows the speed of the clock, usual or not', () => {
  const at = (speed: number) =>
    chosen(
      markupOf(<ClockSection />, 'test', {
        clock: { now: 0, state: { mode: 'running', real: 0, world: 0, speed } },
      }),
    )
  expect([1, 60, 10, 1.5].map(at)).toEqual([
    'Normal speed',
    '1 minute per second',
    '10 times as fast',
    '1.5 times as fast',
  ])
})

test('continues a stopped clock at the speed of the scenario', () => {
  const clock = { now: 0, state: { mode: 'fixed', at: 0 } } as const
  expect(chosen(markupOf(<ClockSection />, 'fast-forward', { clock }))).toBe('1 minute per second')
  expect(chosen(markupOf(<ClockSection />, 'test', { clock }))).toBe('Normal speed')
})
