import { type ClockState, isRealTime } from '../kernel/clock.ts'
import { differenceText } from '../kernel/difference-text.ts'
import { type Deviation, deviations } from '../scenarios/deviations.ts'
import type { Rule } from '../scenarios/document.ts'
import type { RuleTally } from '../scenarios/scenario-engine.ts'
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
    | { readonly kind: 'clock' | 'recording' | 'log' | 'handlers' }
}

/** Active overrides of the mock's defaults: what happens at the moment, then all settings of the scenario. */
export function overrides({
  scenario,
  tallies,
  clock,
  isRecording,
  log,
  handlers,
}: MockState): readonly Override[] {
  const violations = log.filter((entry) => entry.violation !== null).length
  const clockText = describeClock(clock.state)
  const now: ReadonlyArray<Override | false> = [
    isRecording && { text: 'Recording', part: 'state', undo: { kind: 'recording' } },
    violations > 0 && {
      text: `${violations} outside the contract`,
      part: 'requests',
      undo: { kind: 'log' },
    },
    handlers.length > 0 && {
      text: handlers.length === 1 ? '1 handler' : `${handlers.length} handlers`,
      part: 'rules',
      undo: { kind: 'handlers' },
    },
    clockText !== null && { text: clockText, part: 'clock', undo: { kind: 'clock' } },
  ]
  const rules = activeRules(scenario.rules, tallies)
  const settings = deviations({ ...scenario, rules })
    // The state of the clock says more than how it started.
    .filter(({ setting }) => setting !== 'clock' || clockText === null)
    .map(
      ({ setting, text, withdrawn }): Override => ({
        text,
        part: partOf[setting],
        undo: {
          kind: 'scenario',
          // Rules that are switched off change nothing, and stay.
          withdrawn:
            setting === 'rules'
              ? { rules: scenario.rules.filter((rule) => rule.enabled === false) }
              : withdrawn,
        },
      }),
    )
  return [...now.filter((it) => it !== false), ...settings]
}

/** Rules that can still decide a call. */
export function activeRules(rules: readonly Rule[], tallies: readonly RuleTally[]): readonly Rule[] {
  return rules.filter((rule, index) => rule.enabled !== false && tallies[index]?.isSpent !== true)
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
  if (state.mode === 'fixed') return 'Clock stopped'
  if (state.speed !== 1) return `Clock × ${state.speed.toLocaleString('en')}`
  return isRealTime(state) ? null : `Clock ${differenceText(state.world - state.real)}`
}
