import { type ClockState, isRealTime } from '../kernel/clock.ts'
import { differenceText } from '../kernel/difference-text.ts'
import { type Deviation, deviations } from '../scenarios/deviations.ts'
import type { MockState } from './panel-context.tsx'
import type { Part } from './panel-state.ts'

/** A setting or state of the mock that differs from the default and could surprise a tester who forgot it. */
export interface Override {
  readonly text: string
  /** Part of the panel with the setting. */
  readonly part: Part
  /** Action that removes it. */
  readonly undo:
    | { readonly kind: 'scenario'; readonly withdrawn: Deviation['withdrawn'] }
    | { readonly kind: 'clock' | 'recording' | 'log' }
}

/** Active overrides of the mock's defaults: what happens at the moment, then all settings of the scenario. */
export function overrides({ scenario, tallies, clock, isRecording, log }: MockState): readonly Override[] {
  const violations = log.filter((entry) => entry.violation !== null).length
  const clockText = describeClock(clock.state)
  const now: ReadonlyArray<Override | false> = [
    isRecording && { text: 'Recording', part: 'state', undo: { kind: 'recording' } },
    violations > 0 && {
      text: `${violations} outside the contract`,
      part: 'requests',
      undo: { kind: 'log' },
    },
    clockText !== null && { text: clockText, part: 'clock', undo: { kind: 'clock' } },
  ]
  const rules = scenario.rules.filter((_, index) => tallies[index]?.isSpent !== true)
  const settings = deviations({ ...scenario, rules })
    // The state of the clock says more than how it started.
    .filter(({ setting }) => setting !== 'clock' || clockText === null)
    .map(
      ({ setting, text, withdrawn }): Override => ({
        text,
        part: partOf[setting],
        undo: { kind: 'scenario', withdrawn },
      }),
    )
  return [...now.filter((it) => it !== false), ...settings]
}

const partOf: { readonly [Setting in Deviation['setting']]: Part } = {
  network: 'network',
  lifecycle: 'network',
  rules: 'rules',
  live: 'rules',
  clock: 'clock',
  dataset: 'scenario',
  seed: 'scenario',
  persona: 'scenario',
  session: 'scenario',
  incidents: 'scenario',
  seedVariants: 'scenario',
}

/** Null for real time. */
function describeClock(state: ClockState): string | null {
  if (state.mode === 'fixed') return 'Clock stands'
  if (state.speed !== 1) return `Clock × ${state.speed.toLocaleString('en')}`
  return isRealTime(state) ? null : `Clock ${differenceText(state.world - state.real)}`
}
