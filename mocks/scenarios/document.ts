import { operations } from '../contract/operations.gen.ts'
import type { PlacedIncident } from '../db/index.ts'
import type { LiveBackend } from '../engine/outcome.ts'
import { z } from '../kernel/zod.ts'
import type { SeedVariant } from '../seed/seed-variant-names.ts'
import { contractCheck } from './response-check.ts'
import { scenarioSchema } from './schema.ts'

/** Created when the first document is validated: it covers all operations, and most pages need none. */
let made: ReturnType<typeof scenarioSchema> | undefined

function schema() {
  made ??= scenarioSchema(operations, contractCheck)
  return made
}

/** Schema of a scenario document, based on this contract. */
export const scenarioDocument = z.lazy(schema)
/** The same with an optional name, for use in a URL. */
export const inlineScenario = z.lazy(() => schema().partial({ name: true }))
/** Settings that may change without resetting the data. */
export const scenarioChange = z.lazy(() =>
  schema()
    .pick({ network: true, lifecycle: true, live: true, rules: true })
    .extend({ session: z.enum(['valid', 'lasting']).optional() }),
)

export type ScenarioDocument = z.infer<typeof scenarioDocument>
export type ScenarioChange = z.infer<typeof scenarioChange>
export type InlineScenario = z.infer<typeof inlineScenario>

type Given<Key extends keyof ScenarioDocument> = NonNullable<ScenarioDocument[Key]>

type Dataset = Given<'dataset'>
export type Persona = Given<'persona'>
export const PERSONAS: readonly Persona[] = ['owner', 'admin', 'developer', 'viewer', 'signed-out']
export type ClockSetting = Given<'clock'>
type SessionState = Given<'session'>
export type Rule = Given<'rules'>[number]
export type NetworkSettings = {
  readonly [Key in keyof Given<'network'>]-?: NonNullable<Given<'network'>[Key]>
}
type LifecycleSettings = {
  readonly [Key in keyof Given<'lifecycle'>]-?: NonNullable<Given<'lifecycle'>[Key]>
}

/** A complete scenario: a document with every setting resolved. */
export interface Scenario {
  /** Names of its documents, from left to right, separated by commas. */
  readonly name: string
  readonly dataset: Dataset
  readonly seed: number
  readonly clock: ClockSetting
  readonly persona: Persona | null
  readonly session: SessionState
  readonly network: NetworkSettings
  readonly lifecycle: LifecycleSettings
  readonly live: LiveBackend
  readonly rules: readonly Rule[]
  readonly incidents: readonly PlacedIncident[]
  /** In the order of `SEED_VARIANTS`, without duplicates. */
  readonly seedVariants: readonly SeedVariant[]
}
