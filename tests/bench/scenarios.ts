import { createControl } from '#mocks/admin/control.ts'
import { namedScenarios } from '#mocks/scenarios/named/index.ts'
import { readSelection } from '#mocks/scenarios/selection.ts'
import { startWorld } from './engine-world.ts'
import { atMost, type Figure, write } from './figure.ts'
import { median } from './statistics.ts'

const RUNS = 7
/** Creates its ten thousand VMs on each switch. */
const LARGE = 'large'

/**
 * Time until a running mock has switched to a scenario. Some scenarios keep the world; others start a new seeded one.
 */
export async function benchScenarios(): Promise<Figure[]> {
  const runtime = await startWorld('default')
  const control = createControl(runtime)
  const withSameWorld = new Map<string, number>()
  const withNewWorld = new Map<string, number>()
  for (const { name } of namedScenarios) {
    const times: number[] = []
    let isNew = false
    for (let run = 0; run < (name === LARGE ? 1 : RUNS); run++) {
      // A new seed for each run, so that no cached world is used.
      const under = `{"seed":${run + 1}}`
      await control.apply(readSelection(under))
      const begin = performance.now()
      const { newWorld } = await control.apply(readSelection(`${under},${name}`))
      times.push(performance.now() - begin)
      isNew ||= newWorld
    }
    if (name !== LARGE) (isNew ? withNewWorld : withSameWorld).set(name, median(times))
    else withNewWorld.set(name, median(times))
  }
  await runtime.close()
  const large = withNewWorld.get(LARGE) ?? Number.NaN
  withNewWorld.delete(LARGE)
  return [
    figureOf('scenario: put on the world that is there', withSameWorld),
    figureOf('scenario: with a world of its own', withNewWorld),
    { name: 'scenario: large, with 10,000 VMs', measured: write(large, 'ms'), beside: 'once' },
  ]
}

/** Slowest of several runs, with a limit of a tenth of a second. */
function figureOf(name: string, times: ReadonlyMap<string, number>): Figure {
  const [slowest = ['none', 0]] = [...times].sort(([, a], [, b]) => b - a)
  const typical = write(median([...times.values()]), 'ms')
  return atMost(name, slowest[1], 100, 'ms', `${slowest[0]}, slowest of ${times.size}; typical ${typical}`)
}
