import { createControl } from '#mocks/admin/control.ts'
import { namedScenarios } from '#mocks/scenarios/named/index.ts'
import { readSelection } from '#mocks/scenarios/selection.ts'
import { startWorld } from './engine-world.ts'
import { atMost, type Figure, write } from './figure.ts'
import { median } from './statistics.ts'

const RUNS = 7
/** Its ten thousand machines have to be made, whoever asks for them. */
const LARGE = 'large'

/**
 * How long it takes until a running mock is in a scenario, from its name on. Those that only behave differently keep
 * the world; the others begin one of their own, seeded and without a reload of anything.
 */
export async function benchScenarios(): Promise<Figure[]> {
  const runtime = await startWorld('default')
  const control = createControl(runtime)
  const kept = new Map<string, number>()
  const begun = new Map<string, number>()
  for (const { name } of namedScenarios) {
    const times: number[] = []
    let isNew = false
    for (let run = 0; run < (name === LARGE ? 1 : RUNS); run++) {
      // A seed of its own for each run, so that no world is one that has just been made.
      const under = `{"seed":${run + 1}}`
      await control.apply(readSelection(under))
      const begin = performance.now()
      const { newWorld } = await control.apply(readSelection(`${under},${name}`))
      times.push(performance.now() - begin)
      isNew ||= newWorld
    }
    if (name !== LARGE) (isNew ? begun : kept).set(name, median(times))
    else begun.set(name, median(times))
  }
  await runtime.close()
  const large = begun.get(LARGE) ?? Number.NaN
  begun.delete(LARGE)
  return [
    figureOf('scenario: put on the world that is there', kept),
    figureOf('scenario: with a world of its own', begun),
    { name: 'scenario: large, with 10,000 machines', measured: write(large, 'ms'), beside: 'once' },
  ]
}

/** The slowest of several, held to a tenth of a second. */
function figureOf(name: string, times: ReadonlyMap<string, number>): Figure {
  const [slowest = ['none', 0]] = [...times].sort(([, a], [, b]) => b - a)
  const typical = write(median([...times.values()]), 'ms')
  return atMost(name, slowest[1], 100, 'ms', `${slowest[0]}, slowest of ${times.size}; typical ${typical}`)
}
