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
  const tags = [...new Set(operations.map((operation) => operation.tag))].sort()
  const targets = [
    '*',
    'reads',
    'writes',
    ...tags.map((tag) => `tag:${tag}`),
    ...operations.map((operation) => operation.id).sort(),
  ]
  const codes = [
    ...new Set(
      operations.flatMap((operation) => Object.values(operation.responses).flatMap((it) => it.codes)),
    ),
  ].sort()

  const target = z
    .enum(targets as [Target, ...Target[]], {
      error: (issue) =>
        `there is no operation or tag “${issue.input}”${didYouMean(String(issue.input), targets)}`,
    })
    .describe(
      'An operation by its operationId, the operations of a tag as `tag:<name>`, all that only read as `reads`, all that change something as `writes`, or `*` for all.',
    )

  const then = z.union(
    [
      z
        .strictObject({
          respond: responseSchema(codes as [ProblemCode, ...ProblemCode[]]),
        })
        .describe(
          'A documented problem with `status` and `code`; a response with `status` and its whole `body`; or the real response with a `patch`.',
        ),
      z
        .strictObject({
          fault: z.enum(Object.keys(FAULTS) as [Fault, ...Fault[]]),
          overMs: duration()
            .exactOptional()
            .describe('Duration of a `slow-body` in milliseconds; 5000 by default.'),
        })
        .describe(
          `A failure below HTTP. ${Object.entries(FAULTS)
            .map(([fault, meaning]) => `\`${fault}\`: ${meaning}`)
            .join(' ')}`,
        ),
      z
        .strictObject({
          delayMs: duration().describe('Milliseconds, instead of the latency of the network.'),
        })
        .describe('Only the waiting; what is answered follows from the other rules.'),
      z
        .strictObject({ live: z.literal(true) })
        .describe('The real backend answers: the one that `live` of the document names.'),
      z
        .strictObject({ mock: z.literal(true) })
        .describe('The mock answers as ever, whatever the rules before this one say.'),
    ],
    { error: 'expected exactly one of: respond, fault, delayMs, live, mock' },
  )

  const match = z
    .record(z.string(), z.json())
    .describe(
      'Every member named here must have this value; of a list, contain it. Null: it is null or missing.',
    )
  const when = z
    .strictObject({
      call: z
        .int()
        .min(1)
        .describe('Only from this call on, counting from 1; just this one unless `times` says more.'),
      times: z.int().min(1).describe('At most so many times.'),
      probability: probability('Chance for each call, drawn from the seed.'),
      match: z.strictObject({ path: match, query: match, body: match }).partial(),
    })
    .partial()

  const rule = z
    .strictObject({
      id: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe('Name of the rule. The request log shows it for each call that the rule decided.'),
      enabled: z.boolean().optional().describe('`false` switches the rule off and keeps it.'),
      operation: target,
      when: when.optional(),
      then,
    })
    .superRefine((it, context) => {
      if (!('respond' in it.then)) return
      for (const message of responseFaults(it.then.respond, it.operation, operations, contractCheck)) {
        context.addIssue({ code: 'custom', path: ['then', 'respond'], message })
      }
    })

  const clock = z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('real') }),
    z.strictObject({
      mode: z.literal('fixed'),
      at: z.iso
        .datetime({ offset: true })
        .refine((at) => isWorldTime(Date.parse(at)), EXPECTED_TIME)
        .describe('RFC 3339: the instant the world stands still at.'),
    }),
    z.strictObject({
      mode: z.literal('shifted'),
      by: z
        .string()
        .regex(DURATION, { error: EXPECTED_DURATION, abort: true })
        .refine((by) => Math.abs(durationMs(by)) <= MAX_SHIFT, 'expected at most 365000 days')
        .describe('How far ahead of real time the world is, such as PT36H or 36h.'),
    }),
    z.strictObject({
      mode: z.literal('sped-up'),
      factor: z.number().positive().max(1_000_000).describe('60 makes a minute of each second.'),
    }),
  ])

  const span = (description: string) => z.string().regex(DURATION, EXPECTED_DURATION).describe(description)
  const incident = placedIncident
    .extend({
      resource: placedIncident.shape.resource.describe(
        'Of the demo organization, by its name; a container also as `production/checkout-api`.',
      ),
      orAny: placedIncident.shape.orAny.describe(
        'Where the data set has no such resource, the first of that `type` that is up takes its place, and where there is none, nothing goes wrong.',
      ),
      startsAgo: span(
        'How long before the world begins it began; with a minus sign, how long after it it will.',
      ),
      lasts: span('How long it lasts, a minute at least.'),
    })
    .describe(
      'Something that goes wrong with a resource: its figures, its logs and what alerts on them follow.',
    )

  const latency = z
    .union([duration(), z.partialRecord(target, duration())], {
      error: 'expected milliseconds, or milliseconds for each operation, tag or `*`',
    })
    .describe(
      'Milliseconds before each answer; as an object for some operations, the most specific entry counts.',
    )

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
        .describe('Of everything that is drawn by chance.'),
      clock: clock.optional().describe('World time when the data set is made.'),
      persona: z
        .enum(['owner', 'admin', 'developer', 'viewer', 'signed-out'])
        .nullable()
        .optional()
        .describe('Who is signed in; null leaves whoever is.'),
      session: z
        .enum(['valid', 'expired', 'lasting'])
        .optional()
        .describe(
          '`expired`: the session of the persona has ended. `lasting`: no session ends by time, so the clock can be moved.',
        ),
      network: z
        .strictObject({
          latencyMs: latency,
          jitterMs: duration().describe(
            'Up to so many milliseconds more where there is latency at all, drawn from the seed.',
          ),
          failureRate: probability(
            'Share of calls that fail: half of them as 503, half as broken connections.',
          ),
          offline: z.boolean().describe('Every call fails with a network error.'),
        })
        .partial()
        .optional(),
      lifecycle: z
        .strictObject({
          failureRate: probability('Chance that a life-cycle step, such as a start, ends in `error`.'),
          durationFactor: z
            .number()
            .min(0)
            .max(1000)
            .describe('Multiplies the length of every step; 0 for at once.'),
        })
        .partial()
        .optional(),
      live: z
        .strictObject({
          url: z
            .url({
              protocol: /^https?$/,
              error: 'expected an address such as https://api.example.com/api/v1',
            })
            .nullable()
            .describe('Base URL of its API; null for the address that a request has anyway.'),
          credentials: z
            .enum(['include', 'same-origin', 'omit'])
            .describe('Whether cookies go along, as of `fetch`.'),
          headers: z
            .record(z.string().regex(/^[\w-]+$/, 'expected the name of a header'), z.string().max(4000))
            .describe('What else each request says, such as the key of a gateway.'),
        })
        .partial()
        .optional()
        .describe('The backend that answers what rules make `live`.'),
      rules: z
        .array(rule)
        .max(500)
        .readonly()
        .optional()
        .describe(
          'Of several that fire for one call, the last one decides; `slow-body` and `duplicate-delivery` give way to all others but `live`.',
        ),
      incidents: z
        .array(incident)
        .max(100)
        .readonly()
        .optional()
        .describe('What goes wrong in the world, beside what its data set lets go wrong anyway.'),
      seedVariants: z
        .array(
          z.enum(Object.keys(SEED_VARIANTS) as [SeedVariant, ...SeedVariant[]], {
            error: (issue) =>
              `there is no seed variant “${issue.input}”${didYouMean(String(issue.input), Object.keys(SEED_VARIANTS))}`,
          }),
        )
        .max(Object.keys(SEED_VARIANTS).length)
        .readonly()
        .optional()
        .describe(
          `What the world finds itself in, in any data set. ${Object.entries(SEED_VARIANTS)
            .map(([seedVariant, meaning]) => `\`${seedVariant}\`: ${meaning}`)
            .join(' ')}`,
        ),
    })
    .describe('A scenario: a state that the mocked cloud can be put in.')
}

function duration() {
  return z.int().min(0).max(600_000)
}

function probability(description: string) {
  return z.number().min(0).max(1).describe(description)
}
