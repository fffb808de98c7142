import { describe, expect, test } from 'vitest'
import type { ContainerReplica, ContainerRow } from '../db/index.ts'
import { HOUR, MINUTE, SECOND } from '../kernel/duration.ts'
import { seedWorld } from '../seed/index.ts'
import { causeOf } from './container-crash.ts'
import { planRollingUpdate, planStart, replicaAt } from './container-replicas.ts'
import { searchLines } from './log-search.ts'
import { containerSources } from './log-sources.ts'
import type { LogLine } from './logs.ts'

const EPOCH = Date.UTC(2026, 2, 2, 9)
const { containers = [] } = await seedWorld({ dataset: 'default', seed: 1, epoch: EPOCH })
const [sample] = containers as readonly [ContainerRow]

/** Lines of a replica, oldest first. */
function logOf(row: ContainerRow, { id }: ContainerReplica, now: number): LogLine[] {
  const sources = containerSources(row).filter((it) => it.id === id)
  const range = { from: now - 2 * HOUR, until: now + 1 }
  return [...searchLines(1, sources, range, { terms: [] })].reverse()
}

const EXIT = /^Replica ended with code (\d+)$/
const BACK_OFF = /^Back-off: restart (\d+) in (\d+) seconds$/
const RESTART = /^Restart (\d+)$/

/** Checks a replica's log against the figures of its detail page. */
function checkStory(row: ContainerRow, replica: ContainerReplica, now: number): void {
  const lines = logOf(row, replica, now)
  const state = replicaAt(replica, now)
  const times = lines.map(({ at }) => at)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))

  const exit = lines.findLast(({ message }) => EXIT.test(message))
  expect([exit?.at, exit?.message]).toEqual([
    state?.lastExit?.at,
    `Replica ended with code ${state?.lastExit?.code}`,
  ])
  const restart = lines.findLast(({ message }) => RESTART.test(message))
  if (restart !== undefined)
    expect([restart.message, restart.at]).toEqual([`Restart ${state?.restarts}`, (state?.startedAt ?? 0) + 1])

  for (const [index, line] of lines.entries()) {
    const [, nth, seconds] = BACK_OFF.exec(line.message) ?? []
    if (nth === undefined) continue
    expect(lines[index - 1]?.message).toMatch(EXIT)
    const next = lines[index + 1]
    if (next === undefined) continue
    expect(next.message).toBe(`Restart ${nth}`)
    const crashedAt = lines[index - 1]?.at ?? 0
    expect(next.at - crashedAt).toBe(Number(seconds) * SECOND + 1)
  }
  // Each run of a loop is told completely: nothing else is written between its start and its end.
  const first = lines.findIndex(({ message }) => RESTART.test(message))
  const last = lines.findLastIndex(({ message }) => BACK_OFF.test(message))
  const services = new Set(lines.slice(first, last).map(({ service }) => service))
  if (state?.status === 'crashing' && first !== -1)
    expect([...services].every((it) => ['scheduler', 'kernel', row.name].includes(it))).toBe(true)
}

const hasCrashed = ({ lastExit }: ContainerReplica) => lastExit !== null && lastExit.code !== 0

describe('the log of a replica that crashed agrees with its restarts and last exit', () => {
  const crashed = containers.flatMap((row) =>
    row.replicas.filter(hasCrashed).map((replica) => [replica.name, row, replica] as const),
  )

  test.each(crashed)('%s', (_, row, replica) => {
    expect(replica.crashesFrom ?? replica.lastExit?.at).toBeGreaterThan(replica.createdAt)
    const { at } = replica.lastExit ?? { at: EPOCH }
    for (const later of [5, 20, 61, 1800]) checkStory(row, replica, at + later * SECOND)
    if (replica.crashesFrom !== null)
      for (const hours of [1, 26]) checkStory(row, replica, EPOCH + hours * HOUR)
  })

  test('the seed has loops and single crashes', () => {
    const loops = crashed.filter(([, , { crashesFrom }]) => crashesFrom !== null)
    expect(loops.length).toBeGreaterThan(1)
    expect(crashed.length).toBeGreaterThan(loops.length)
  })

  test.each([
    ['start', 137, 6 * SECOND],
    ['start', 1, 6 * SECOND],
    ['update', 1, 20 * SECOND],
    ['update', 137, SECOND],
    ['start', 1, 10],
  ] as const)('%s that ends with code %d, after %d ms', (action, code, duration) => {
    const row = { ...sample, desiredReplicas: 2 }
    const span = { startedAt: EPOCH, dueAt: EPOCH + duration }
    const plan = action === 'start' ? planStart : planRollingUpdate
    const crashing = { ...row, replicas: plan({ ...row, replicas: [] }, span, causeOf(code)) }
    for (const replica of crashing.replicas)
      for (const later of [MINUTE, 7 * MINUTE, HOUR]) checkStory(crashing, replica, EPOCH + later)
  })
})

test('a crash reads as a story, with its stack in one line', () => {
  const span = { startedAt: EPOCH, dueAt: EPOCH + 8 * SECOND }
  const row = { ...sample, name: 'api', image: 'shop/api:crash', desiredReplicas: 1, replicas: [] }
  const crashing = { ...row, replicas: planStart(row, span, causeOf(1)) }
  const lines = logOf(crashing, crashing.replicas[0] as ContainerReplica, EPOCH + 20 * SECOND)
  expect(lines.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'INFO Image shop/api:crash is present',
    'INFO Starting',
    expect.stringMatching(/^ERROR Error: the environment variable PAYMENTS_URL is not set\n {4}at readConf/),
    'ERROR Replica ended with code 1',
    'WARN Back-off: restart 1 in 10 seconds',
    'INFO Restart 1',
    'INFO Image shop/api:crash is present',
    'INFO Starting',
    expect.stringMatching(/^ERROR Error: the environment/),
    'ERROR Replica ended with code 1',
    'WARN Back-off: restart 2 in 20 seconds',
  ])
})
