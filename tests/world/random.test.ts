import { beforeAll, describe, test } from 'vitest'
import { equalities, holds } from './check-world.ts'
import { actAtRandom, numbersFrom } from './random-actions.ts'
import { World } from './world.ts'

/**
 * The same seed makes the same world and acts the same way. Others: `WORLD_SEEDS=101,102 npx vitest run --project world
 * random`.
 */
const SEEDS = (process.env.WORLD_SEEDS ?? '11,12,13').split(',').map(Number)
const STEPS = 25

describe.each(SEEDS)('after random actions with seed %i', (seed) => {
  let world: World
  let next: () => number
  const done: string[] = []

  beforeAll(async () => {
    world = await World.open({ seed, seedVariants: ['failures', 'unpaid-invoices', 'long-names'] })
    next = numbersFrom(seed)
  })

  describe.each([1, 2, 3])(`part %i of three, ${STEPS} actions each`, (part) => {
    beforeAll(async () => {
      for (let step = 0; step < STEPS; step++) done.push(await actAtRandom(world, next, part * STEPS + step))
    })
    for (const equality of equalities) {
      test(equality.name, async () => {
        try {
          await holds(world, equality)
        } catch (error) {
          throw new Error(`After ${done.join('\n')}\n${(error as Error).message}`, { cause: error })
        }
      })
    }
  })
})
