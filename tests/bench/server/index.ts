import { atMost, type Figure, write } from '../figure.ts'
import { median } from '../statistics.ts'
import { fire } from './load.ts'
import { type BareAnswer, type MeasuredServer, startProcess } from './process.ts'
import { expectSuccess, type Task, tasksIn, unlimitedWorld } from './world.ts'

/** How many answers are under way at once. */
const CONNECTIONS = 8
/**
 * The first ones are not counted: in them the compiler has its work, and the world that was there before is collected,
 * after which it has some of that again.
 */
const WARM_UP_ROUNDS = 15
const ROUNDS = 15

const load: Readonly<Record<Task['name'], Load>> = {
  list: { aim: 3, count: 1000 },
  get: { aim: 2, count: 2000 },
  create: { aim: 5, count: 1000 },
}

interface Load {
  /** CPU time for each request, as a multiple of the bare server's. */
  readonly aim: number
  /** Requests in one round: many, since systems count processor time in steps of some milliseconds. */
  readonly count: number
}

/**
 * What the mock's own server takes, against a server that only sends the same bytes, once each has been asked some
 * thousand times: what a person meets who has it running.
 *
 * Each task has a world of its own from its first round to its last, so that nothing is measured but requests: to begin
 * a world leaves garbage, and when that is collected V8 throws away code that hangs on the old one. Garbage is collected
 * when V8 sees fit, at the expense of the requests that made it. What is created stays, so each round of that finds more
 * rows than the one before; that costs nothing but the memory.
 */
export async function benchServer(): Promise<Figure[]> {
  const mock = await startProcess(new URL('./mock-server.ts', import.meta.url))
  const bare = await startProcess(new URL('./bare-server.ts', import.meta.url))
  try {
    const begin = await unlimitedWorld(mock.port)
    const tasks = await tasksIn(mock.port)
    bare.tell({ kind: 'answers', answers: await recordAnswers(mock.port, tasks) })
    const figures: Figure[] = []
    for (const task of tasks) {
      await begin()
      const rounds: { mock: Cost; bare: Cost }[] = []
      for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
        // Interleaved, so that whatever else the machine does falls on both.
        rounds.push({ mock: await cost(mock, task, round), bare: await cost(bare, task, round) })
      }
      figures.push(figureOf(task, rounds.slice(WARM_UP_ROUNDS)))
    }
    return figures
  } finally {
    mock.stop()
    bare.stop()
  }
}

interface Cost {
  /** For each request. */
  readonly cpuMicros: number
  readonly perSecond: number
}

function figureOf({ name }: Task, rounds: readonly { mock: Cost; bare: Cost }[]): Figure {
  const ratio = median(rounds.map(({ mock, bare }) => mock.cpuMicros / bare.cpuMicros))
  const ofMock = formatCosts(rounds.map(({ mock }) => mock))
  const ofBare = formatCosts(rounds.map(({ bare }) => bare))
  const beside = `CPU of a bare server; ${ofMock} against ${ofBare}`
  return atMost(`mock server: ${name}`, ratio, load[name].aim, '×', beside)
}

function formatCosts(costs: readonly Cost[]): string {
  const micros = median(costs.map((it) => it.cpuMicros))
  const perSecond = median(costs.map((it) => it.perSecond))
  return `${write(micros, 'µs')} and ${perSecond.toFixed(0)} a second`
}

async function cost(server: MeasuredServer, { name, shot }: Task, round: number): Promise<Cost> {
  const { count } = load[name]
  const shots = Array.from({ length: count }, (_, index) => shot(round * count + index))
  const cpuBefore = await server.cpu()
  const before = performance.now()
  const replies = await fire(server.port, CONNECTIONS, shots)
  const seconds = (performance.now() - before) / 1000
  const cpuMicros = (await server.cpu()) - cpuBefore
  for (const reply of replies) expectSuccess(reply, name)
  return { cpuMicros: cpuMicros / count, perSecond: count / seconds }
}

/** What the mock answers, for the bare server to say the same. */
async function recordAnswers(port: number, tasks: readonly Task[]): Promise<BareAnswer[]> {
  const shots = tasks.map((task) => task.shot(0))
  const replies = await fire(port, 1, shots)
  return shots.map(({ method, path }, index) => {
    const { status, head, body } = expectSuccess(replies[index], path)
    const own = /^(date|connection|keep-alive):/i
    const lines = head
      .split('\r\n')
      .slice(1)
      .filter((line) => !own.test(line))
    const headers = lines.flatMap((line) => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 2),
    ])
    return { method, path: path.replace(/vm_\w+$/, ''), status, headers, body }
  })
}
