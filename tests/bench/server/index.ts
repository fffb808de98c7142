import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Figure, write } from '../figure.ts'
import { median } from '../statistics.ts'
import { fire } from './load.ts'
import { type MeasuredServer, type RecordedReply, startProcess } from './process.ts'
import { expectSuccess, type Task, tasksIn, unlimitedWorld } from './world.ts'

/** Number of concurrent requests. */
const CONNECTIONS = 8
/** Rounds to ignore: they include compilation and the garbage of the previous world. */
const WARM_UP_ROUNDS = 15
const ROUNDS = 15

const load: Readonly<Record<Task['name'], Load>> = {
  list: { aim: 3, count: 1000 },
  get: { aim: 2, count: 2000 },
  create: { aim: 5, count: 1000 },
}

/** Like `load`, for a server that saves each write before it responds. */
const savingLoad: Readonly<Partial<Record<Task['name'], Load>>> = {
  create: { aim: 10, count: 1000 },
}

interface Load {
  /** CPU time per request, as a multiple of the bare server's. */
  readonly aim: number
  /** Requests per round; many, since process CPU time has a resolution of some milliseconds. */
  readonly count: number
}

/**
 * CPU time per request of the mock server, relative to a server that sends the same bytes, after warm-up.
 *
 * Each task keeps one world for all rounds, since starting a world leaves garbage whose collection makes V8 discard
 * code. Garbage is collected whenever V8 decides. Created rows stay, so each round sees more of them, which costs
 * only memory.
 */
export async function benchServer(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const script = new URL('./mock-server.ts', import.meta.url)
  const mock = await startProcess(script)
  const saving = await startProcess(script, [join(folder, 'world.db')])
  const bare = await startProcess(new URL('./bare-server.ts', import.meta.url))
  try {
    bare.tell({ kind: 'replies', replies: await recordReplies(mock.port, await tasksIn(mock.port)) })
    return [
      ...(await compare({ mock, bare, named: 'mock server', load })),
      ...(await compare({ mock: saving, bare, named: 'mock server --data', load: savingLoad })),
    ]
  } finally {
    for (const server of [mock, saving, bare]) await server.stop()
    await rm(folder, { recursive: true })
  }
}

interface Comparison {
  readonly mock: MeasuredServer
  readonly bare: MeasuredServer
  readonly named: string
  readonly load: Readonly<Partial<Record<Task['name'], Load>>>
}

async function compare({ mock, bare, named, load }: Comparison): Promise<Figure[]> {
  const begin = await unlimitedWorld(mock.port)
  const figures: Figure[] = []
  for (const task of await tasksIn(mock.port)) {
    const taskLoad = load[task.name]
    if (taskLoad === undefined) continue
    await begin()
    const rounds: { mock: Cost; bare: Cost }[] = []
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      // Interleaved, so that other load affects both.
      rounds.push({
        mock: await cost(mock, task, { round, count: taskLoad.count }),
        bare: await cost(bare, task, { round, count: taskLoad.count }),
      })
    }
    figures.push(figureOf(`${named}: ${task.name}`, taskLoad.aim, rounds.slice(WARM_UP_ROUNDS)))
  }
  return figures
}

interface Cost {
  /** Per request. */
  readonly cpuMicros: number
  readonly perSecond: number
}

function figureOf(name: string, aim: number, rounds: readonly { mock: Cost; bare: Cost }[]): Figure {
  const ratio = median(rounds.map(({ mock, bare }) => mock.cpuMicros / bare.cpuMicros))
  const ofMock = formatCosts(rounds.map(({ mock }) => mock))
  const ofBare = formatCosts(rounds.map(({ bare }) => bare))
  const beside = `CPU of a bare server; ${ofMock} against ${ofBare}`
  return atMost(name, ratio, aim, '×', beside)
}

function formatCosts(costs: readonly Cost[]): string {
  const micros = median(costs.map((it) => it.cpuMicros))
  const perSecond = median(costs.map((it) => it.perSecond))
  return `${write(micros, 'µs')} and ${perSecond.toFixed(0)} a second`
}

async function cost(
  server: MeasuredServer,
  { name, shot }: Task,
  { round, count }: { readonly round: number; readonly count: number },
): Promise<Cost> {
  const shots = Array.from({ length: count }, (_, index) => shot(round * count + index))
  const cpuBefore = await server.cpu()
  const before = performance.now()
  const replies = await fire(server.port, CONNECTIONS, shots)
  const seconds = (performance.now() - before) / 1000
  const cpuMicros = (await server.cpu()) - cpuBefore
  for (const reply of replies) expectSuccess(reply, name)
  return { cpuMicros: cpuMicros / count, perSecond: count / seconds }
}

/** Records the mock's responses for the bare server. */
async function recordReplies(port: number, tasks: readonly Task[]): Promise<RecordedReply[]> {
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
