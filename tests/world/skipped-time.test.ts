import { expect, test } from 'vitest'
import { actAtRandom, numbersFrom } from './random-actions.ts'
import { World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Times of requests rather than of what happens in the world. */
const REQUEST_TIMES = new Set(['changedAt', 'lastActiveAt', 'lastUsedAt'])

async function worldAfterActions(seed: number): Promise<World> {
  const world = await World.open({ seed, seedVariants: ['failures', 'unpaid-invoices'] })
  const next = numbersFrom(seed)
  for (let step = 0; step < 30; step++) await actAtRandom(world, next, step)
  return world
}

/** Rows of all collections as JSON. */
async function rowsOf(world: World): Promise<string[]> {
  // Runs what is due.
  await world.read('/session')
  return Object.entries(await world.rows()).flatMap(([collection, rows = []]) =>
    rows.map(
      (row) =>
        `${collection} ${JSON.stringify(row, (field, value) => (REQUEST_TIMES.has(field) ? null : value))}`,
    ),
  )
}

test.each([21, 22, 23])('days skipped at once are like days lived through, seed %i', async (seed) => {
  const [skipping, living] = [await worldAfterActions(seed), await worldAfterActions(seed)]
  const end = skipping.now + 20 * DAY
  skipping.forwardTo(end)
  for (let time = living.now; time < end; time += 7 * HOUR) {
    living.forwardTo(time)
    await living.read('/session')
  }
  living.forwardTo(end)
  const [skipped, lived] = [new Set(await rowsOf(skipping)), new Set(await rowsOf(living))]
  expect([...skipped].filter((row) => !lived.has(row))).toEqual([])
  expect([...lived].filter((row) => !skipped.has(row))).toEqual([])
})
