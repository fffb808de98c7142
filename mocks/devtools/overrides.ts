import type { MockState } from './panel-context.tsx'
import type { Part } from './panel-state.ts'

/** A setting of the mock that differs from the default and could surprise a tester who forgot it. */
export interface Override {
  readonly text: string
  /** Part of the panel with the setting. */
  readonly part: Part
}

/** Active overrides of the mock's defaults, the most surprising first. */
export function overrides({ scenario, tallies, clock, isRecording, log }: MockState): readonly Override[] {
  const { network, rules, dataset, lifecycle } = scenario
  const active = rules.filter((_, index) => tallies[index]?.isSpent !== true).length
  const violations = log.filter((entry) => entry.violation !== null).length
  const all: ReadonlyArray<Override | false> = [
    isRecording && { text: 'Recording', part: 'state' },
    network.offline && { text: 'Offline', part: 'network' },
    violations > 0 && { text: `${violations} outside the contract`, part: 'requests' },
    active > 0 && { text: active === 1 ? '1 rule' : `${active} rules`, part: 'rules' },
    network.failureRate > 0 && { text: `${percent(network.failureRate)} fail`, part: 'network' },
    lifecycle.failureRate > 0.1 && {
      text: `${percent(lifecycle.failureRate)} of steps fail`,
      part: 'network',
    },
    clock.state.mode === 'fixed' && { text: 'Clock stands', part: 'clock' },
    clock.state.mode === 'running' &&
      clock.state.speed !== 1 && { text: `Clock × ${clock.state.speed}`, part: 'clock' },
    dataset !== 'default' && { text: `${dataset} data`, part: 'scenario' },
  ]
  return all.filter((it) => it !== false)
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
