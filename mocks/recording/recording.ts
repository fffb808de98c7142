import type { AnyRow } from '../db/index.ts'
import { clockState, type Saved } from '../db/persistence/saved.ts'
import { describeIssues, InputError } from '../kernel/input.ts'
import { isObject } from '../kernel/is-object.ts'
import { z } from '../kernel/zod.ts'
import { scenarioDocument } from '../scenarios/document.ts'

/**
 * A recorded run: its initial data and scenario, and every step since. Results depend only on the data, the time and
 * the number of earlier commits, so repeating the steps at the same times gives the same ids, tokens and codes.
 */

/** Increase it when the meaning of the fields below changes. */
const FORMAT = 2

/** More than any bug report needs, and small enough for the browser's storage. */
export const MAX_STEPS = 2000

const call = z.strictObject({
  kind: z.literal('call'),
  /** Clock time when the call was handled, in epoch milliseconds. */
  at: z.number(),
  /** Number of commits when the call arrived. */
  sequence: z.int().nonnegative(),
  method: z.string(),
  /** Path and query. */
  url: z.string(),
  operationId: z.string().nullable(),
  /** Includes the credentials. */
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** Without values that the contract marks as secret (card numbers). */
  body: z.string().nullable(),
  /** Null if the connection broke. */
  status: z.number().nullable(),
  response: z.string().nullable(),
})

/** Due jobs ran without a call. */
const tick = z.strictObject({ kind: z.literal('tick'), at: z.number() })

/** A switch to another scenario that keeps the data. */
const scenarioSwitch = z.strictObject({
  kind: z.literal('scenario'),
  at: z.number(),
  scenario: scenarioDocument,
  /** True if it was chosen, which signs in its persona; false if only its settings changed. */
  signsIn: z.boolean(),
})

/** A row changed directly, bypassing the API; null if removed. */
const edit = z.strictObject({
  kind: z.literal('edit'),
  at: z.number(),
  collection: z.string(),
  id: z.string(),
  row: z.custom<AnyRow>((it) => isObject(it) && typeof it.id === 'string').nullable(),
})

const recording = z.strictObject({
  format: z.literal(FORMAT),
  scenario: scenarioDocument,
  /** In the saved format of the database, which validates it on restore. */
  snapshot: z.custom<Saved>((it) => isObject(it) && isObject(it.meta)),
  steps: z.array(z.discriminatedUnion('kind', [call, tick, scenarioSwitch, edit])),
  /** State of the clock when the recording ended. */
  clock: clockState,
})

export type Recording = z.infer<typeof recording>
export type RecordedStep = Recording['steps'][number]
export type RecordedCall = z.infer<typeof call>

export const emptyRecording = (start: Pick<Recording, 'scenario' | 'snapshot' | 'clock'>): Recording => ({
  format: FORMAT,
  ...start,
  steps: [],
})

export function callsOf({ steps }: Recording): readonly RecordedCall[] {
  return steps.filter((step) => step.kind === 'call')
}

/**
 * Validates the contents of a file that the user chose.
 *
 * @throws InputError
 */
export function readRecording(raw: unknown): Recording {
  const parsed = recording.safeParse(raw)
  if (!parsed.success) throw new InputError('This isn’t a recording.', describeIssues(parsed.error))
  return parsed.data
}
