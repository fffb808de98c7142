import type { InlineScenario, Persona, Rule } from '../scenarios/document.ts'
import type { Fixture } from './fixture.ts'
import { queryParameters } from './request-parameters.ts'

interface Setting {
  readonly name: string
  /** World time of the first response, in epoch milliseconds; null keeps the clock. */
  readonly at: number | null
  /** Null keeps whoever is signed in. */
  readonly persona: Persona | null
}

/**
 * Scenario in which an operation gives its recorded responses, to calls with the same parameters and in their order. The
 * last response stays. The mock answers everything else.
 */
export function fixtureScenario(
  fixtures: readonly Fixture[],
  { name, at, persona }: Setting,
): InlineScenario {
  const groups = Map.groupBy(fixtures, (it) => JSON.stringify([it.operation, matchOf(it)]))
  return {
    name,
    ...(at !== null && { clock: { mode: 'fixed', at: new Date(at).toISOString() } }),
    ...(persona !== null && { persona }),
    rules: [...groups.values()].flatMap(rulesOf),
  }
}

/** Rules for calls with the same parameters. The last rule that fires decides, so the response that stays comes first. */
function rulesOf(group: readonly Fixture[]): readonly Rule[] {
  const runs: { fixture: Fixture; call: number; times: number }[] = []
  for (const [index, fixture] of group.entries()) {
    const run = runs.at(-1)
    if (run && JSON.stringify(run.fixture.response) === JSON.stringify(fixture.response)) run.times += 1
    else runs.push({ fixture, call: index + 1, times: 1 })
  }
  const last = runs.pop()
  if (last === undefined) return []
  const rules = runs.map(({ fixture, call, times }) => ruleOf(fixture, { call, times }))
  return [ruleOf(last.fixture, {}), ...rules]
}

function ruleOf(fixture: Fixture, when: NonNullable<Rule['when']>): Rule {
  const { operation, response } = fixture
  return {
    id: `recorded ${operation}${when.call === undefined ? '' : ` ${when.call}`}`,
    operation,
    when: { ...when, match: matchOf(fixture) },
    then: response === null ? { fault: 'connection-reset' } : { respond: response },
  } as Rule
}

/** Calls with these parameters and no others, points in time aside. Null matches a parameter that is not given. */
function matchOf({ operation, request: { path = {}, query = {} } }: Fixture) {
  const wanted = queryParameters(operation).map(
    (it) => [it.name, query[it.name] ?? it.default ?? null] as const,
  )
  return { path, query: Object.fromEntries(wanted) }
}
