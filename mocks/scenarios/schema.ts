import { placedIncident } from '../db/rows/resource.ts'
import { FAULTS, type Fault } from '../engine/outcome.ts'
import { EXPECTED_TIME, isWorldTime } from '../kernel/clock.ts'
import { didYouMean } from '../kernel/did-you-mean.ts'
import { DAY, DURATION, durationMs, EXPECTED_DURATION } from '../kernel/duration.ts'
import { z } from '../kernel/zod.ts'
import { SEED_VARIANTS, type SeedVariant } from '../seed/seed-variant-names.ts'
import { type ContractCheck, responseFaults, responseSchema, unchecked } from './response-schema.ts'
import type { OperationFacts, ProblemCode, Target } from './target.ts'

/** A thousand years, which keeps world time in its range. */
const MAX_SHIFT = 365_000 * DAY

/**
 * Schema of a scenario document: all test settings as plain JSON. Only the name is required; anything missing keeps the
 * value of the documents before it (see `merge.ts`). Built from the contract's operations, so unknown operations, tags
 * and outcomes are rejected. `scenario.schema.json` is generated from it.
 *
 * @param contractCheck checks bodies and fields of forced responses against the contract's schemas
 */
export function scenarioSchema(
  contract: Readonly<Record<string, OperationFacts>>,
  contractCheck: ContractCheck = unchecked,
) {
  const operations = Object.values(contract)
  const target = targetSchema(operations)
  return z
    .strictObject({
      $schema: z.string().optional(),
      name: z.string().min(1).max(500),
      title: z.string().max(100).optional(),
      description: z.string().max(1000).optional(),
      dataset: z.enum(['default', 'empty', 'large', 'huge']).optional(),
      seed: z
        .int()
        .min(0)
        .max(2 ** 32 - 1)
        .optional()
        .describe('Seed of all random values.'),
      clock: clockSchema().optional().describe('Clock of the world when its data is created.'),
      persona: z
        .enum(['owner', 'admin', 'developer', 'viewer', 'signed-out'])
        .nullable()
        .optional()
        .describe('User to sign in; null keeps the current one.'),
      session: z
        .enum(['valid', 'expired', 'lasting'])
        .optional()
        .describe(
          '`expired`: the persona’s session has ended. `lasting`: sessions never expire, so the clock can be moved.',
        ),
      network: networkSchema(target).optional(),
      lifecycle: lifecycleSchema().optional(),
      live: liveSchema().optional().describe('Backend for operations that rules make `live`.'),
      rules: z
        .array(ruleSchema(operations, target, contractCheck))
        .max(500)
        .readonly()
        .optional()
        .describe(
          'If several rules apply to a call, the last one decides. `slow-body` and `duplicate-delivery` apply only if no other rule except `live` does.',
        ),
      incidents: z
        .array(incidentSchema())
        .max(100)
        .readonly()
        .optional()
        .describe('Incidents in addition to those of the data set.'),
      seedVariants: seedVariantsSchema().optional(),
    })
    .describe('A scenario: a state of the mocked cloud.')
}

function targetSchema(operations: readonly OperationFacts[]) {
  const tags = [...new Set(operations.map((operation) => operation.tag))].sort()
  const targets = [
    '*',
    'reads',
    'writes',
    ...tags.map((tag) => `tag:${tag}`),
    ...operations.map((operation) => operation.id).sort(),
  ]
  return z
    .enum(targets as [Target, ...Target[]], {
      error: (issue) =>
        `there is no operation or tag “${issue.input}”${didYouMean(String(issue.input), targets)}`,
    })
    .describe(
      'An operationId, `tag:<name>` for the operations of a tag, `reads`, `writes`, or `*` for all operations.',
    )
}

type TargetSchema = ReturnType<typeof targetSchema>

function ruleSchema(operations: readonly OperationFacts[], target: TargetSchema, check: ContractCheck) {
  return z
    .strictObject({
      id: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe('Name of the rule. The request log shows it for each call that the rule decided.'),
      enabled: z.boolean().optional().describe('`false` switches the rule off and keeps it.'),
      operation: target,
      when: conditionSchema().optional(),
      then: outcomeSchema(operations),
    })
    .superRefine((rule, context) => {
      if (!('respond' in rule.then)) return
      for (const message of responseFaults(rule.then.respond, rule.operation, operations, check)) {
        context.addIssue({ code: 'custom', path: ['then', 'respond'], message })
      }
    })
}

function conditionSchema() {
  const match = z
    .record(z.string(), z.json())
    .describe('Required values by name. A list must contain the value. Null also matches a missing member.')
  return z
    .strictObject({
      call: z
        .int()
        .min(1)
        .describe('First call that the rule applies to, counted from 1; the only one unless `times` is set.'),
      times: z.int().min(1).describe('Maximum number of calls that the rule applies to.'),
      probability: probability('Probability for each call, drawn from the seed.'),
      match: z.strictObject({ path: match, query: match, body: match }).partial(),
    })
    .partial()
}

function outcomeSchema(operations: readonly OperationFacts[]) {
  const responses = operations.flatMap((operation) => Object.values(operation.responses))
  const codes = [...new Set(responses.flatMap((it) => it.codes))].sort()
  const faults = Object.entries(FAULTS).map(([fault, meaning]) => `\`${fault}\`: ${meaning}`)
  return z.union(
    [
      z
        .strictObject({ respond: responseSchema(codes as [ProblemCode, ...ProblemCode[]]) })
        .describe(
          'A documented problem with `status` and `code`; a response with `status` and its whole `body`; or the real response with a `patch`.',
        ),
      z
        .strictObject({
          fault: z.enum(Object.keys(FAULTS) as [Fault, ...Fault[]]),
          overMs: delay()
            .exactOptional()
            .describe('Duration of a `slow-body` in milliseconds; 5000 by default.'),
        })
        .describe(`A failure below HTTP. ${faults.join(' ')}`),
      z
        .strictObject({
          delayMs: delay().describe('Delay in milliseconds, instead of the network’s latency.'),
        })
        .describe('Changes only the delay. Other rules decide the response.'),
      z.strictObject({ live: z.literal(true) }).describe('The backend set under `live` responds.'),
      z
        .strictObject({ mock: z.literal(true) })
        .describe('The mock responds normally, despite earlier rules.'),
    ],
    { error: 'expected exactly one of: respond, fault, delayMs, live, mock' },
  )
}

function clockSchema() {
  return z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('real') }),
    z.strictObject({
      mode: z.literal('fixed'),
      at: z.iso
        .datetime({ offset: true })
        .refine((at) => isWorldTime(Date.parse(at)), EXPECTED_TIME)
        .describe('Time at which the clock stands still, in RFC 3339.'),
    }),
    z.strictObject({
      mode: z.literal('shifted'),
      by: z
        .string()
        .regex(DURATION, { error: EXPECTED_DURATION, abort: true })
        .refine((by) => Math.abs(durationMs(by)) <= MAX_SHIFT, 'expected at most 365000 days')
        .describe('Difference to real time, such as PT36H or -36h.'),
    }),
    z.strictObject({
      mode: z.literal('sped-up'),
      factor: z.number().positive().max(1_000_000).describe('60 makes a second a minute.'),
    }),
  ])
}

function networkSchema(target: TargetSchema) {
  const latency = z
    .union([delay(), z.partialRecord(target, delay())], {
      error: 'expected milliseconds, or milliseconds for each operation, tag or `*`',
    })
    .describe(
      'Milliseconds before each response, for all operations or by target. The most specific target wins.',
    )
  return z
    .strictObject({
      latencyMs: latency,
      jitterMs: delay().describe(
        'Maximum additional latency in milliseconds, drawn from the seed. No effect without latency.',
      ),
      failureRate: probability(
        'Share of calls that fail: half of them with a 503, half with a broken connection.',
      ),
      offline: z.boolean().describe('Every call fails with a network error.'),
    })
    .partial()
}

function lifecycleSchema() {
  return z
    .strictObject({
      failureRate: probability('Probability that an action, such as a start, ends in `error`.'),
      durationFactor: z
        .number()
        .min(0)
        .max(1000)
        .describe('Factor for the duration of all actions; 0 makes them instant.'),
    })
    .partial()
}

function liveSchema() {
  return z
    .strictObject({
      url: z
        .url({
          protocol: /^https?$/,
          error: 'expected a URL such as https://api.example.com/api/v1',
        })
        .nullable()
        .describe('Base URL of the backend’s API; null for the URL of the request.'),
      credentials: z.enum(['include', 'same-origin', 'omit']).describe('`credentials` of `fetch`.'),
      headers: z
        .record(z.string().regex(/^[\w-]+$/, 'expected the name of a header'), z.string().max(4000))
        .describe('Additional request headers, such as a gateway key.'),
    })
    .partial()
}

function incidentSchema() {
  const span = (description: string) => z.string().regex(DURATION, EXPECTED_DURATION).describe(description)
  const { resource, orAny } = placedIncident.shape
  return placedIncident
    .extend({
      resource: resource.describe(
        'Name of a resource of the demo organization; containers may be named `production/checkout-api`.',
      ),
      orAny: orAny.describe(
        'If there is no such resource, uses the first running one of the `type`, or none.',
      ),
      startsAgo: span(
        'Time from the start of the incident to the start of the world; negative for a later start.',
      ),
      lasts: span('Duration, at least a minute.'),
    })
    .describe('A problem of a resource. Its metrics, logs and alerts show it.')
}

function seedVariantsSchema() {
  const names = Object.keys(SEED_VARIANTS) as [SeedVariant, ...SeedVariant[]]
  const variants = Object.entries(SEED_VARIANTS).map(([name, meaning]) => `\`${name}\`: ${meaning}`)
  return z
    .array(
      z.enum(names, {
        error: (issue) =>
          `there is no seed variant “${issue.input}”${didYouMean(String(issue.input), names)}`,
      }),
    )
    .max(names.length)
    .readonly()
    .describe(`Variations of the data set. ${variants.join(' ')}`)
}

/** Milliseconds, up to ten minutes. */
function delay() {
  return z.int().min(0).max(600_000)
}

function probability(description: string) {
  return z.number().min(0).max(1).describe(description)
}
