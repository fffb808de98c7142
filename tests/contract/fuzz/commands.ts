import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { MockControl } from '#mocks/admin/control.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#mocks/kernel/duration.ts'
import { namedScenarios } from '#mocks/scenarios/named/index.ts'
import { readSelection } from '#mocks/scenarios/selection.ts'
import { API_BASE } from '../suite/api.ts'
import { contract } from '../suite/contract.ts'
import type { RandomRequest } from './random-request.ts'
import { placeholder } from './references.ts'
import { requestsTo } from './requests.ts'
import type { WalkedWorld } from './walked-world.ts'

/** The model of a walk. The rules of a world hold whatever was done before, so nothing has to be remembered. */
export interface Model {
  steps: number
}

type Command = fc.AsyncCommand<Model, WalkedWorld>

/** A step, after which the world is checked. */
class Step implements Command {
  readonly #text: string
  readonly #act: (world: WalkedWorld) => Promise<unknown>

  constructor(text: string, act: (world: WalkedWorld) => Promise<unknown>) {
    this.#text = text
    this.#act = act
  }

  check(): boolean {
    return true
  }

  async run(model: Model, world: WalkedWorld): Promise<void> {
    model.steps += 1
    await this.#act(world)
    await world.check()
  }

  toString(): string {
    return this.#text
  }
}

const control = (text: string, act: (it: MockControl) => Promise<unknown>) =>
  new Step(text, async (world) => act(world.control))

/** Requests to any operation, mostly writes with existing ids, with what must precede them. */
const requests: fc.Arbitrary<Command> = fc
  .oneof(
    { weight: 3, arbitrary: requestsTo(contract.filter(({ method }) => method !== 'GET')) },
    { weight: 1, arbitrary: requestsTo(contract) },
  )
  .map((list) => {
    const text = list
      .map(({ method, url, body }: RandomRequest) => `${method} ${url} ${body ?? ''}`)
      .join('; ')
    return new Step(text, async (world) => {
      for (const request of list) await world.send(request)
    })
  })

/** Moves of the clock, in milliseconds. */
const jumps = [
  1,
  999,
  SECOND,
  7 * SECOND,
  MINUTE,
  10 * MINUTE,
  HOUR,
  7 * HOUR,
  DAY,
  8 * DAY,
  40 * DAY,
  -HOUR,
  -DAY,
]

const clockJumps: fc.Arbitrary<Command> = fc
  .constantFrom(...jumps)
  .map((ms) => control(`clock ${ms} ms`, (it) => it.moveClock({ kind: 'advance', ms })))

const clockModes: fc.Arbitrary<Command> = fc.constantFrom(
  control('clock paused', (it) => it.moveClock({ kind: 'pause' })),
  control('clock × 60', (it) => it.moveClock({ kind: 'speed', factor: 60 })),
  control('clock reset', (it) => it.moveClock({ kind: 'reset' })),
)

const durationFactor = fc.constantFrom(0, Number.MIN_VALUE, 1e-9, 0.0001, 0.001, 0.3, 1, 20, 1000)
const failureRate = fc.constantFrom(0, 0, 0.5, 1)

const lifeCycles: fc.Arbitrary<Command> = fc
  .record({ durationFactor, failureRate })
  .map((lifecycle) =>
    control(`life cycle ${JSON.stringify(lifecycle)}`, async (it) => it.adjust({ lifecycle })),
  )

/** Scenarios to switch to in the middle of a walk. Creating the large data set takes too long. */
const others = namedScenarios.map(({ name }) => name).filter((name) => name !== 'large')

const states: fc.Arbitrary<Command> = fc.oneof(
  fc.constant(
    control('snapshot and restore', async (it) =>
      it.restore(JSON.parse(JSON.stringify(await it.snapshot()))),
    ),
  ),
  fc
    .constantFrom(...others)
    .map((name) => control(`scenario ${name}`, (it) => it.apply(readSelection(name)))),
)

/** Long-running actions, which clock jumps and factors are about. */
const actions = actionsOn(
  actionsOf('virtual-machines', 'containers', 'databases', 'volumes', 'cdn', 'firewalls'),
  ['', '', 'status=running', 'status=stopped', 'status=error'],
)

/** Starting and stopping jobs, whose completion is a second transition. */
const jobActions = actionsOn(
  actionsOf('containers').filter(({ method }) => method === 'POST'),
  ['kind=job', 'kind=job status=completed', 'kind=job status=stopped'],
)

/** @param wheres filters of the rows */
function actionsOn(
  operations: ReturnType<typeof actionsOf>,
  wheres: readonly string[],
): fc.Arbitrary<Command> {
  const choice = fc.tuple(fc.constantFrom(...operations), fc.nat({ max: 40 }), fc.constantFrom(...wheres))
  return choice.map(([{ method, path, collection }, index, where]) => {
    const url = `${API_BASE}${path.replace(/\{\w+\}/, placeholder(collection, index, where))}`
    return new Step(`${method} ${url}`, (world) =>
      world.send({
        operation: operationAt(method, path),
        method,
        url,
        headers: { authorization: 'Bearer nimbus_demo_owner', 'content-type': 'application/json' },
        body: null,
        after: 0,
      }),
    )
  })
}

export function walks(max: number): fc.Arbitrary<Iterable<Command>> {
  return fc.commands(
    [
      ...[requests, requests, requests],
      ...[actions, actions, jobActions],
      ...[clockJumps, clockJumps, clockModes, lifeCycles, states],
    ],
    { maxCommands: max, size: 'max' },
  )
}

/** Operations that start or delete something by its id alone. */
function actionsOf(...tags: readonly string[]) {
  const collections: Readonly<Record<string, string>> = {
    vmId: 'vms',
    containerId: 'containers',
    databaseId: 'databases',
    volumeId: 'volumes',
    cdnDistributionId: 'cdnDistributions',
    firewallId: 'firewalls',
  }
  return contract.flatMap(({ method, path, tag, body, parameters }) => {
    const [id, ...others] = parameters.filter((it) => it.in === 'path')
    const collection = collections[id?.name ?? '']
    if (!tags.includes(tag) || method === 'GET' || body || others.length > 0 || collection === undefined)
      return []
    return [{ method, path, collection }]
  })
}

function operationAt(method: string, path: string) {
  const found = contract.find((it) => it.method === method && it.path === path)
  assert.ok(found)
  return found.id
}
