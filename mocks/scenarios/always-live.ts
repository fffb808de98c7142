import type { LiveBackend } from '../engine/outcome.ts'
import type { InlineScenario, Rule, Scenario } from './document.ts'
import { readChoice, SelectionError } from './selection.ts'

/** Operations served by a real backend whatever the scenario, as set in `.env` or on the command line. */
export interface AlwaysLive {
  readonly backend: LiveBackend
  readonly rules: readonly Rule[]
  /** Names of the settings that these come from. */
  readonly names: LiveNames
}

/** Names of the settings at their source, for error messages. */
export interface LiveNames {
  readonly targets: string
  readonly url: string
  readonly credentials: string
}

/**
 * @param targets operations, `tag:<name>`, `reads`, `writes` or `*`
 * @param names names of the settings, for error messages
 * @throws SelectionError for an unknown target or an invalid URL
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
    names,
  }
}

/** The document is generated, so errors name the settings instead. */
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

/** Adds the live settings to a scenario. The scenario's own rules come later, so they win, and so does its backend. */
export function withAlwaysLive(scenario: Scenario, { backend, rules }: AlwaysLive): Scenario {
  return {
    ...scenario,
    live: effectiveBackend(scenario, backend),
    rules: [...rules, ...scenario.rules],
  }
}

/** The scenario's own backend, else the one from the settings. */
export function effectiveBackend({ live }: Pick<Scenario, 'live'>, backend: LiveBackend): LiveBackend {
  return live.url === null ? { ...backend, headers: live.headers } : live
}
