import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedScenarios } from '#mocks/scenarios/named/index.ts'
import { type Model, walks } from './fuzz/commands.ts'
import { WalkedWorld } from './fuzz/walked-world.ts'

/** The same seed walks the same way. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_302)
/** Walks in each scenario. A longer run: `FUZZ_RUNS=50 npx vitest run --project contract walks`. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1)
/** Most steps of a walk. Each is a request with its preconditions, a move of the clock or a change of the scenario. */
const STEPS = 40
/** Steps in the large data set, whose rows take much longer to check. */
const LARGE_STEPS = 8

test.for(namedScenarios.map(({ name }) => name))(
  `any steps in scenario %s, seed ${SEED}`,
  { timeout: RUNS * 60_000 },
  async (scenario, { annotate }) => {
    const world = await WalkedWorld.start(scenario)
    const model: Model = { steps: 0 }
    try {
      await fc.assert(
        fc.asyncProperty(walks(scenario === 'large' ? LARGE_STEPS : STEPS), async (commands) => {
          await world.begin(scenario)
          await fc.asyncModelRun(() => ({ model, real: world }), commands)
        }),
        { seed: SEED, numRuns: RUNS },
      )
    } finally {
      await world.close()
    }
    await annotate(`${model.steps} steps`)
    expect(model.steps).toBeGreaterThan(0)
  },
)
