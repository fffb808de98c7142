import { operations } from '../contract/operations.gen.ts'
import type { Outcome } from '../engine/outcome.ts'
import type { Call, Decision, ScenarioEngine } from '../engine/scenario-port.ts'
import { random } from '../kernel/random.ts'
import { z } from '../kernel/zod.ts'
import type { NetworkSettings, Rule, Scenario } from './document.ts'
import { matchesCall } from './match.ts'
import { fallbackUserOf } from './persona.ts'
import { isTarget } from './target.ts'

/**
 * Retry-After for a forced 429 or 503 whose rule sets none, in seconds. Both require the header; this is the contract's
 * example.
 */
const RETRY_AFTER = 30

/**
 * Decides delay and outcome of each call under a scenario. Random choices are seeded by the scenario's seed, the
 * operation and its call count, so they don't depend on the order in which a page sends its calls.
 *
 * @param before counts of the engine that this one replaces; rules in both keep theirs
 * @param ahead number of rules before the scenario's own, which have names
 */
export function createScenarioEngine(scenario: Scenario, before?: Counts, ahead = 0): CountingScenarioEngine {
  const { network, lifecycle, live, seed, rules } = scenario
  const known = [...(before?.rules ?? [])]
  const counted = rules.map((rule, index) => {
    const text = identityOf(rule)
    const same = known.findIndex((it) => it.rule === text)
    return new CountedRule(rule, index - ahead, same < 0 ? undefined : known.splice(same, 1)[0])
  })
  /** Number of calls by operation. */
  const calls = new Map(before?.calls)

  const enabled = rules.filter((rule) => rule.enabled !== false)
  const liveRules = enabled.filter(({ then }) => 'live' in then)
  const canBeLive = (operation: Call['operation']) =>
    liveRules.some((rule) => isTarget(rule.operation, operation))
  const isLive = (operation: Call['operation']) => {
    const backendRule = enabled.findLast(
      ({ when, operation: target, then }) =>
        !when && ('live' in then || 'mock' in then) && isTarget(target, operation),
    )
    return backendRule !== undefined && 'live' in backendRule.then
  }
  const hasLiveSignIn = isLive(operations.logIn)
  const fallbackUser = liveRules.length > 0 ? fallbackUserOf(scenario, hasLiveSignIn) : null

  function decide(call: Call): Decision {
    const operationId = call.operation.id
    const number = (calls.get(operationId) ?? 0) + 1
    calls.set(operationId, number)
    const draw = (key: string) => random(seed, 'network', operationId, number, key)

    // Every rule counts the call, even if another one decides: "the third call" is the third of the operation.
    const firing = counted.filter((rule) => rule.sees(call, seed))
    const delayRule = firing.findLast((rule) => rule.delayMs !== null)
    const outcomeRule = firing.findLast((rule) => rule.outcome !== null && !affectsOnlyDelivery(rule.outcome))
    // A rule that only selects the backend leaves connection faults to other rules.
    const forcedRule =
      outcomeRule && !outcomeRule.isLive
        ? outcomeRule
        : firing.findLast((rule) => affectsOnlyDelivery(rule.outcome))
    delayRule?.fire()
    outcomeRule?.fire()
    if (forcedRule !== outcomeRule) forcedRule?.fire()
    const backendRule = firing.findLast((rule) => rule.outcome?.kind === 'handle')
    const backend = backendRule?.isLive ? live : null

    const latencyMs = latencyOf(network, call)
    // Without latency there is no jitter: `latencyMs: 0` alone makes a call return immediately.
    const jitterMs = latencyMs === 0 ? 0 : draw('jitter').int(0, network.jitterMs)
    const delayMs = delayRule?.delayMs ?? latencyMs + jitterMs
    if (forcedRule?.outcome) return { delayMs, outcome: forcedRule.outcome, backend, rule: forcedRule.name }
    if (network.failureRate > 0 && draw('failure').chance(network.failureRate)) {
      const outcome = draw('kind').chance(0.5) ? BROKEN : UNAVAILABLE
      return { delayMs, outcome, backend, rule: 'network.failureRate' }
    }
    return { delayMs, outcome: HANDLED, backend, rule: outcomeRule?.name ?? delayRule?.name ?? null }
  }

  return {
    lifecycle,
    isOffline: network.offline,
    sessionsLast: scenario.session === 'lasting',
    hasLiveSignIn,
    fallbackUser,
    canBeLive,
    isLive,
    decide,
    tallies: () => counted.map((rule) => rule.tally),
    counts: () => ({
      rules: counted.map(({ text, tally: { seen, fired } }) => ({ rule: text, seen, fired })),
      calls: [...calls],
    }),
  }
}

/** A scenario engine with its counters. */
export interface CountingScenarioEngine extends ScenarioEngine {
  /** True if the live backend handles all calls of the operation, unless a rule forces an outcome. */
  isLive(operation: Call['operation']): boolean
  /** In the order of the rules. */
  tallies(): readonly RuleTally[]
  counts(): Counts
}

/** Counts of a scenario engine, from which another one can continue. */
export const counts = z.strictObject({
  /** By the JSON text of the rule: rules with the same text share their counts. */
  rules: z.array(z.strictObject({ rule: z.string(), seen: z.int(), fired: z.int() })),
  /** Number of calls by operation. */
  calls: z.array(z.tuple([z.string(), z.int()])),
})
export type Counts = z.infer<typeof counts>

const HANDLED: Outcome = { kind: 'handle' }
const BROKEN: Outcome = { kind: 'fault', fault: 'connection-reset' }
const UNAVAILABLE: Outcome = {
  kind: 'respond',
  status: 503,
  code: 'unavailable',
  retryAfter: 1,
}

/** True if the outcome affects only how a response is delivered, not its content. */
function affectsOnlyDelivery(outcome: Outcome | null): boolean {
  return (
    outcome?.kind === 'fault' && (outcome.fault === 'slow-body' || outcome.fault === 'duplicate-delivery')
  )
}

/** Latency set for the operation, else for its tag, else for reads or writes, else for all. */
function latencyOf({ latencyMs }: NetworkSettings, { operation }: Call): number {
  if (typeof latencyMs === 'number') return latencyMs
  const { id, tag, method } = operation
  return (
    latencyMs[id] ??
    latencyMs[`tag:${tag}`] ??
    latencyMs[method === 'GET' ? 'reads' : 'writes'] ??
    latencyMs['*'] ??
    0
  )
}

/** Counts of a rule. */
export interface RuleTally {
  /** Number of calls that matched. */
  readonly seen: number
  /** Number of calls that the rule decided. */
  readonly fired: number
  /** True if the rule will never fire again. */
  readonly isSpent: boolean
}

/** JSON text of a rule without its switch, so that a rule keeps its counts while it is off. */
function identityOf({ enabled: _switch, ...rule }: Rule): string {
  return JSON.stringify(rule)
}

/** A rule with its counts. */
class CountedRule {
  /** Name for the request log. */
  readonly name: string
  /** Null if the rule only delays. */
  readonly outcome: Outcome | null
  /** True if the rule forwards calls to the live backend. */
  readonly isLive: boolean
  /** Null if the rule keeps the delay of the network settings. */
  readonly delayMs: number | null
  readonly #rule: Rule
  #seen: number
  #fired: number

  /**
   * @param index place among the scenario's own rules
   * @param before counts of the same rule in an earlier engine
   */
  constructor(rule: Rule, index: number, before = { seen: 0, fired: 0 }) {
    this.#rule = rule
    this.#seen = before.seen
    this.#fired = before.fired
    this.name = rule.id ?? `rules[${index}]`
    this.outcome = outcomeOf(rule)
    this.isLive = 'live' in rule.then
    this.delayMs = 'delayMs' in rule.then ? rule.then.delayMs : null
  }

  /** Maximum number of times the rule fires. */
  get #times(): number {
    const { call, times } = this.#rule.when ?? {}
    return times ?? (call === undefined ? Number.POSITIVE_INFINITY : 1)
  }

  get tally(): RuleTally {
    return { seen: this.#seen, fired: this.#fired, isSpent: this.#fired >= this.#times }
  }

  get text(): string {
    return identityOf(this.#rule)
  }

  /** Counts a matching call. True if the rule fires for it. */
  sees(call: Call, seed: number): boolean {
    const rule = this.#rule
    if (rule.enabled === false || !matchesCall(rule, call)) return false
    this.#seen += 1
    const { call: from = 1, probability = 1 } = rule.when ?? {}
    if (this.#seen < from || this.#fired >= this.#times) return false
    return probability === 1 || random(seed, 'rule', this.name, this.#seen).chance(probability)
  }

  fire(): void {
    this.#fired += 1
  }
}

function outcomeOf({ then }: Rule): Outcome | null {
  if ('respond' in then) return responseOf(then.respond)
  if ('fault' in then) return { kind: 'fault', ...then }
  return 'live' in then || 'mock' in then ? HANDLED : null
}

function responseOf(respond: Response): Outcome {
  if ('code' in respond) {
    const { status } = respond
    const retryAfter = respond.retryAfter ?? (status === 429 || status === 503 ? RETRY_AFTER : undefined)
    return { kind: 'respond', ...respond, ...(retryAfter !== undefined && { retryAfter }) }
  }
  if ('status' in respond) return { kind: 'body', ...respond }
  return { kind: 'change', ...respond, patch: respond.patch ?? [] }
}

type Response = Extract<Rule['then'], { respond: unknown }>['respond']
