import { closest } from '../kernel/closest-match.ts'
import { explain } from '../kernel/input.ts'
import { IncidentError } from '../seed/incidents.ts'
import { seedWorld } from '../seed/index.ts'
import { type InlineScenario, inlineScenario, type Scenario } from './document.ts'
import { merge } from './merge.ts'
import { defaultScenario } from './named/default.ts'
import { namedScenarios } from './named/index.ts'

/** A choice that cannot be made: a name that nothing has, JSON that is none, a document that does not fit. */
export class SelectionError extends Error {
  override name = 'SelectionError'
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

const foundation: Scenario = { ...defaultScenario, name: '' }

/** What the product is in before anybody chooses. */
export const startingScenario: Scenario = defaultScenario

/** The scenario that documents make together, the leftmost on top of the default one. */
export function compose(documents: readonly InlineScenario[]): Scenario {
  return documents.length === 0 ? startingScenario : merge(foundation, documents)
}

/**
 * A scenario whose world can be made: only a world tells whether there is what something is to go wrong with. Rejects with a
 * SelectionError when there is not.
 */
export async function placeable(scenario: Scenario): Promise<Scenario> {
  const { dataset, seed, clock, incidents, situations } = scenario
  if (incidents.length === 0) return scenario
  try {
    const epoch = clock.mode === 'fixed' ? Date.parse(clock.at) : 0
    await seedWorld({ dataset, seed, incidents, situations, epoch })
  } catch (error) {
    if (error instanceof IncidentError) throw new SelectionError(error.reasons)
    throw error
  }
  return scenario
}

/**
 * Reads a choice as it stands in an address: names and JSON documents in any order, between commas, such as
 * `large,viewer,{"network":{"latencyMs":0}}`.
 * @throws SelectionError with every reason at once
 */
export function readSelection(text: string): InlineScenario[] {
  return settle(split(text).map((part) => () => [part.startsWith('{') ? parse(part) : byName(part)]))
}

/**
 * Reads a choice that came as JSON: a name or several between commas, a document, or a list of both.
 * @throws SelectionError with every reason at once
 */
export function readChoice(value: unknown): InlineScenario[] {
  if (typeof value === 'string') return readSelection(value)
  if (Array.isArray(value)) return settle(value.map((part) => () => readChoice(part)))
  return [check(value)]
}

/** Reads every part, so that one answer names everything that is wrong. */
function settle(parts: ReadonlyArray<() => InlineScenario[]>): InlineScenario[] {
  const reasons: string[] = []
  const documents = parts.flatMap((part) => {
    try {
      return part()
    } catch (error) {
      if (!(error instanceof SelectionError)) throw error
      reasons.push(...error.reasons)
      return []
    }
  })
  if (reasons.length > 0) throw new SelectionError(reasons)
  return documents
}

function byName(wanted: string): InlineScenario {
  const found = namedScenarios.find((scenario) => scenario.name === wanted)
  if (found) return found
  const names = namedScenarios.map((scenario) => scenario.name)
  throw new SelectionError([
    `There is no scenario “${wanted}” among ${names.join(', ')}${closest(wanted, names)}`,
  ])
}

function parse(text: string): InlineScenario {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new SelectionError([
      `This is not JSON: ${text} (${error instanceof Error ? error.message : error})`,
    ])
  }
  return check(value)
}

function check(value: unknown): InlineScenario {
  const parsed = inlineScenario.safeParse(value)
  if (!parsed.success) throw new SelectionError(explain(parsed.error))
  return parsed.data
}

/** At the commas that stand outside of JSON; what is empty is left out. */
function split(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (quoted) {
      if (char === '\\') i++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = depth > 0
    else if (char === '{') depth++
    else if (char === '}') depth--
    else if (char === ',' && depth <= 0) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
