import { operations } from '../contract/operations.gen.ts'
import type { PlacedIncident } from '../db/index.ts'
import type { LiveBackend } from '../engine/outcome.ts'
import { z } from '../kernel/zod.ts'
import type { Situation } from '../seed/situation-names.ts'
import { scenarioSchema } from './schema.ts'

/** Made of all operations, hence when the first document is checked: most pages are loaded without one. */
let made: ReturnType<typeof scenarioSchema> | undefined

function schema() {
  made ??= scenarioSchema(operations)
  return made
}

/** A scenario as it is written down, checked against this contract. */
export const scenarioDocument = z.lazy(schema)
/** The same without a name: what stands in an address. */
export const inlineScenario = z.lazy(() => schema().partial({ name: true }))
/** What of it may change while the world goes on. */
export const scenarioChange = z.lazy(() =>
  schema().pick({ network: true, lifecycle: true, live: true, rules: true }),
)

export type ScenarioDocument = z.infer<typeof scenarioDocument>
export type InlineScenario = z.infer<typeof inlineScenario>

type Given<Key extends keyof ScenarioDocument> = NonNullable<ScenarioDocument[Key]>

type Dataset = Given<'dataset'>
export type Persona = Given<'persona'>
export type ClockSetting = Given<'clock'>
type SessionState = Given<'session'>
export type Rule = Given<'rules'>[number]
export type NetworkSettings = {
  readonly [Key in keyof Given<'network'>]-?: NonNullable<Given<'network'>[Key]>
}
type LifecycleSettings = {
  readonly [Key in keyof Given<'lifecycle'>]-?: NonNullable<Given<'lifecycle'>[Key]>
}

/** A scenario with everything decided: what the mock runs under. It is a document as well. */
export interface Scenario {
  /** Of the documents it was made of, from left to right, between commas. */
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
  /** In the order of `SITUATIONS`, each once. */
  readonly situations: readonly Situation[]
}
