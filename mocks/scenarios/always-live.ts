import type { LiveBackend } from '../engine/scenario-port.ts'
import type { InlineScenario, Rule, Scenario } from './document.ts'
import { readChoice } from './selection.ts'

/** What a real backend answers whatever the scenario: as `.env` or a command line has it. */
export interface AlwaysLive {
  readonly backend: LiveBackend
  readonly rules: readonly Rule[]
}

/**
 * @param targets operations, `tag:<name>`, `reads`, `writes` or `*`
 * @throws SelectionError for one that is not there, or an address that is none
 */
export function readAlwaysLive(
  targets: readonly string[],
  url: string | null,
  credentials: string,
): AlwaysLive {
  const rules = targets.map((operation) => ({ id: `live ${operation}`, operation, then: { live: true } }))
  const [document] = readChoice({ live: { url, credentials }, rules }) as [InlineScenario]
  return {
    backend: {
      url: document.live?.url ?? null,
      credentials: document.live?.credentials ?? 'include',
      headers: {},
    },
    rules: document.rules ?? [],
  }
}

/** How a scenario behaves on top of that: its own rules come after, so they win, and a backend that it names is asked. */
export function withAlwaysLive(scenario: Scenario, { backend, rules }: AlwaysLive): Scenario {
  return {
    ...scenario,
    live: scenario.live.url === null ? { ...backend, headers: scenario.live.headers } : scenario.live,
    rules: [...rules, ...scenario.rules],
  }
}
