import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { atMost, type Figure, write } from '../figure.ts'

const ROUNDS = 10

const MOCK = [join(import.meta.dirname, '../../../mocks/server.mjs'), '--port', '0']
/** Prints its address too. */
const BARE = [
  '--eval',
  `const server = require('node:http').createServer((_, response) => response.end())
   server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/api/v1'))`,
]

/** Time from process start to the first response, and memory then, relative to a bare Node server. */
export async function benchStartup(): Promise<Figure[]> {
  // The first start fills the compile cache.
  await start(MOCK)
  const rounds: { mock: Start; bare: Start }[] = []
  // Interleaved, so that other load affects both.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ mock: await start(MOCK), bare: await start(BARE) })
  const lowest = (of: (round: { mock: Start; bare: Start }) => number) => Math.min(...rounds.map(of))
  const time = { mock: lowest(({ mock }) => mock.ms), bare: lowest(({ bare }) => bare.ms) }
  const memory = { mock: lowest(({ mock }) => mock.megabytes), bare: lowest(({ bare }) => bare.megabytes) }
  const against = ({ mock, bare }: Record<'mock' | 'bare', number>, unit: string) =>
    `a bare server; ${write(mock, unit)} against ${write(bare, unit)}, minimum of ${ROUNDS}`
  return [
    atMost('mock server: start to first response', time.mock / time.bare, 13, '×', against(time, 'ms')),
    atMost('mock server: memory after it', memory.mock / memory.bare, 2.8, '×', against(memory, 'MB')),
  ]
}

interface Start {
  readonly ms: number
  /** Resident set size. */
  readonly megabytes: number
}

async function start(args: readonly string[]): Promise<Start> {
  const before = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const response = await fetch(`${await addressFrom(child)}/vms`, {
    headers: { authorization: 'Bearer nimbus_demo_owner' },
  })
  if (!response.ok) throw new Error(`the first request was returned ${response.status}`)
  await response.text()
  const ms = performance.now() - before
  const kibibytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }))
  const ended = once(child, 'exit')
  child.kill()
  await ended
  return { ms, megabytes: kibibytes / 1024 }
}

/** First address that the process prints. */
async function addressFrom({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout as NonNullable<typeof stdout> })) {
    const [address] = /http:\S+\/api\/v1/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('the server ended before it listened')
}
