import type { LiveBackend } from '../engine/outcome.ts'
import type { InlineScenario, Rule, Scenario } from './document.ts'
import { readChoice, SelectionError } from './selection.ts'

/** What a real backend answers whatever the scenario: as `.env` or a command line has it. */
export interface AlwaysLive {
  readonly backend: LiveBackend
  readonly rules: readonly Rule[]
}

/** What each of the settings is called where it was made. */
export interface LiveNames {
  readonly targets: string
  readonly url: string
  readonly credentials: string
}

/**
 * @param targets operations, `tag:<name>`, `reads`, `writes` or `*`
 * @param names for whoever is told what is wrong
 * @throws SelectionError for one that is not there, or an address that is none
 */
export function readAlwaysLive(
  targets: readonly string[],
  url: string | null,
  credentials: string,
  names: LiveNames,
): AlwaysLive {
  const rules = targets.map((operation) => ({ id: `live ${operation}`, operation, then: { live: true } }))
  const [document] = read({ live: { url, credentials }, rules }, names)
  return {
    backend: {
      url: document.live?.url ?? null,
      credentials: document.live?.credentials ?? 'include',
      headers: {},
    },
    rules: document.rules ?? [],
  }
}

/** Nobody has written the document that the settings make: what is wrong with it is told of them. */
function read(document: unknown, { targets, url, credentials }: LiveNames): [InlineScenario] {
  try {
    return readChoice(document) as [InlineScenario]
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    throw new SelectionError(
      error.reasons.map((reason) =>
        reason
          .replace(/^rules\[\d+\]\.operation(?=:)/, targets)
          .replace(/^live\.url(?=:)/, url)
          .replace(/^live\.credentials(?=:)/, credentials),
      ),
    )
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
