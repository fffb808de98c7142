import { didYouMeanOrKnown } from '../kernel/did-you-mean.ts'
import { describeIssues } from '../kernel/input.ts'
import { parseShallow } from '../kernel/json.ts'
import { type InlineScenario, inlineScenario, type Scenario, type ScenarioDocument } from './document.ts'
import { merge } from './merge.ts'
import { defaultScenario } from './named/default.ts'
import { namedScenarios } from './named/index.ts'

/** Invalid selection: an unknown name, malformed JSON, or a document that doesn't fit the schema. */
export class SelectionError extends Error {
  override name = 'SelectionError'
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

const foundation: Scenario = { ...defaultScenario, name: '' }

/** Scenario in effect before any selection. */
export const startingScenario: Scenario = defaultScenario

/** Merges documents into one scenario, the leftmost on top of the default one. */
export function compose(documents: readonly InlineScenario[]): Scenario {
  return documents.length === 0 ? startingScenario : merge(foundation, documents)
}

/**
 * Parses a selection from a URL: names and JSON documents in any order, separated by commas, such as
 * `large,viewer,{"network":{"latencyMs":0}}`.
 *
 * @param saved scenarios that have a name like the built-in ones
 * @throws SelectionError with all errors at once
 */
export function readSelection(text: string, saved: readonly ScenarioDocument[] = []): InlineScenario[] {
  return parseAll(
    splitSelection(text).map((part) => () => [part.startsWith('{') ? parse(part) : byName(part, saved)]),
  )
}

/**
 * Parses a selection given as JSON: a name or several separated by commas, a document, or a list of both.
 *
 * @param saved scenarios that have a name like the built-in ones
 * @throws SelectionError with all errors at once
 */
export function readChoice(value: unknown, saved: readonly ScenarioDocument[] = []): InlineScenario[] {
  if (typeof value === 'string') return readSelection(value, saved)
  if (Array.isArray(value)) return parseAll(value.map((part) => () => readChoice(part, saved)))
  return [check(value)]
}

/** Parses every part, so that one error lists all problems. */
function parseAll(parts: ReadonlyArray<() => InlineScenario[]>): InlineScenario[] {
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

function byName(wanted: string, saved: readonly ScenarioDocument[]): InlineScenario {
  const builtIn = namedScenarios.find((scenario) => scenario.name === wanted)
  if (builtIn) return builtIn
  const own = saved.find((scenario) => scenario.name === wanted)
  // Saved long ago, it may name an operation that no longer exists.
  if (own) return check(own)
  const names = [...namedScenarios, ...saved].map((scenario) => scenario.name)
  throw new SelectionError([`There is no scenario “${wanted}”${didYouMeanOrKnown(wanted, names)}`])
}

function parse(text: string): InlineScenario {
  let value: unknown
  try {
    value = parseShallow(text)
  } catch (error) {
    throw new SelectionError([
      `This is not JSON: ${text.slice(0, 200)} (${error instanceof Error ? error.message : error})`,
    ])
  }
  return check(value)
}

function check(value: unknown): InlineScenario {
  const parsed = inlineScenario.safeParse(value)
  if (!parsed.success) throw new SelectionError(describeIssues(parsed.error))
  return parsed.data
}

/** Splits at commas outside of JSON and drops empty parts. */
export function splitSelection(text: string): string[] {
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
