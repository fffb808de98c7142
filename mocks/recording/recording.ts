import type { AnyRow } from '../db/index.ts'
import { clockState, type Saved } from '../db/persistence/saved.ts'
import { explain, InputError } from '../kernel/input.ts'
import { z } from '../kernel/zod.ts'
import { scenarioDocument } from '../scenarios/document.ts'

/*
 * A run that was written down: the world and the scenario it began in, and everything that was done to them since. What a
 * call comes to follows from the world, the time and the number of commits before it, so that doing the same again at the
 * same times comes to the same: ids, tokens, codes in mails, and all.
 */

/** Changes when what is below changes its meaning. */
const FORMAT = 1

/** Longer than anybody's way to a fault, and no more than a browser's storage holds. */
export const MAX_STEPS = 2000

const call = z.strictObject({
  kind: z.literal('call'),
  /** World time at which it was handled, epoch milliseconds. */
  at: z.number(),
  /** The number of commits when it arrived. */
  sequence: z.int().nonnegative(),
  method: z.string(),
  /** Path and query. */
  url: z.string(),
  operationId: z.string().nullable(),
  /** Who it was from is among them. */
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** Without what the contract calls secret (card numbers). */
  body: z.string().nullable(),
  /** Null when the connection broke. */
  status: z.number().nullable(),
  response: z.string().nullable(),
})

/** Something was due, and happened without a call. */
const tick = z.strictObject({ kind: z.literal('tick'), at: z.number() })

/** The mock was put into another scenario of the same world. */
const direction = z.strictObject({
  kind: z.literal('direction'),
  at: z.number(),
  scenario: scenarioDocument,
  /** Whether its person was signed in, rather than its behavior changed. */
  enters: z.boolean(),
})

/** A row was changed past the API; null for removed. */
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
  /** As the database saves it; it checks it itself when it is restored. */
  snapshot: z.custom<Saved>((it) => isObject(it) && isObject(it.meta)),
  steps: z.array(z.discriminatedUnion('kind', [call, tick, direction, edit])),
  /** How the clock went when the recording ended. */
  clock: clockState,
})

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export type Recording = z.infer<typeof recording>
export type RecordedStep = Recording['steps'][number]
export type RecordedCall = z.infer<typeof call>

export const emptyRecording = (begun: Pick<Recording, 'scenario' | 'snapshot' | 'clock'>): Recording => ({
  format: FORMAT,
  ...begun,
  steps: [],
})

export function callsOf({ steps }: Recording): readonly RecordedCall[] {
  return steps.filter((step) => step.kind === 'call')
}

/**
 * Reads what a person chose as a file.
 * @throws InputError
 */
export function readRecording(raw: unknown): Recording {
  const parsed = recording.safeParse(raw)
  if (!parsed.success) throw new InputError('This is no recording.', explain(parsed.error))
  return parsed.data
}
