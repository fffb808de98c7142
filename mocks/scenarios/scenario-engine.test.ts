import { describe, expect, test } from 'vitest'
import { operations } from '../contract/operations.gen.ts'
import type { Outcome } from '../engine/outcome.ts'
import type { Call, Decision } from '../engine/scenario-port.ts'
import type { InlineScenario, Rule } from './document.ts'
import { respond } from './rule.ts'
import { counts, createScenarioEngine } from './scenario-engine.ts'
import { compose } from './selection.ts'
import type { OperationId } from './target.ts'

const still: InlineScenario = { network: { latencyMs: 0 } }

/** Creates an engine for a scenario based on the default one, without latency. */
function directed(...documents: InlineScenario[]) {
  const engine = createScenarioEngine(compose([still, ...documents]))
  return (id: OperationId, input: Partial<Omit<Call, 'operation'>> = {}): Decision =>
    engine.decide({ operation: operations[id], path: {}, query: {}, body: undefined, ...input })
}

function kinds(decisions: readonly Decision[]): Outcome['kind'][] {
  return decisions.map((decision) => decision.outcome.kind)
}

function times<T>(count: number, act: () => T): T[] {
  return Array.from({ length: count }, act)
}

describe('latency', () => {
  test('uses the durations of the specification by default', () => {
    const decide = directed({ network: { latencyMs: compose([]).network.latencyMs, jitterMs: 0 } })
    expect(decide('logIn').delayMs).toBe(1000)
    expect(decide('completeSignUp').delayMs).toBe(1500)
    expect(decide('searchDomains').delayMs).toBe(1500)
    expect(decide('purchaseDomain').delayMs).toBe(2000)
    expect(decide('listVms').delayMs).toBe(120)
  })

  test('of an operation wins over that of its tag, and that over the general one', () => {
    const decide = directed({
      network: { latencyMs: { '*': 1, 'tag:virtual-machines': 2, getVm: 3 }, jitterMs: 0 },
    })
    expect([decide('getVm'), decide('listVms'), decide('getSession')].map((it) => it.delayMs)).toEqual([
      3, 2, 1,
    ])
  })

  test('jitters within its bounds, reproducibly by seed', () => {
    const delays = (seed: number) => {
      const decide = directed({ seed, network: { latencyMs: 100, jitterMs: 50 } })
      return times(200, () => decide('listVms').delayMs)
    }
    const first = delays(1)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...first)).toBeLessThanOrEqual(150)
    expect(new Set(first).size).toBeGreaterThan(20)
    expect(delays(1)).toEqual(first)
    expect(delays(2)).not.toEqual(first)
  })
})

test('has no jitter without latency', () => {
  const decide = directed({ network: { latencyMs: 0, jitterMs: 500 } })
  expect(times(20, () => decide('listVms').delayMs)).toEqual(times(20, () => 0))
})

describe('failure', () => {
  test('occur at their rate, as 503 and as broken connections', () => {
    const decide = directed({ network: { failureRate: 0.3 } })
    const outcomes = times(2000, () => decide('listVms'))
    const failed = outcomes.filter((it) => it.rule === 'network.failureRate')
    expect(failed.length / outcomes.length).toBeCloseTo(0.3, 1)
    expect(failed.filter((it) => it.outcome.kind === 'respond').length / failed.length).toBeCloseTo(0.5, 1)
    expect(failed.filter((it) => it.outcome.kind === 'fault').length / failed.length).toBeCloseTo(0.5, 1)
  })

  test('hit the same calls of an operation, whatever other calls are made', () => {
    const alone = directed({ network: { failureRate: 0.5 } })
    const among = directed({ network: { failureRate: 0.5 } })
    const expected = times(50, () => alone('listVms').outcome)
    const actual = times(50, () => {
      among('getSession')
      return among('listVms').outcome
    })
    expect(actual).toEqual(expected)
  })
})

test('leaves offline to the engine: no call reaches a decision', () => {
  expect(createScenarioEngine(compose([{ network: { offline: true } }])).isOffline).toBe(true)
  expect(createScenarioEngine(compose([])).isOffline).toBe(false)
})

describe('a rule', () => {
  test('forces its outcome for its operation only, and is named in the decision', () => {
    const decide = directed({ rules: [respond('createVm', 409, 'quota_exceeded', { id: 'full' })] })
    expect(decide('createVm')).toEqual({
      delayMs: 0,
      outcome: { kind: 'respond', status: 409, code: 'quota_exceeded' },
      backend: null,
      rule: 'full',
    })
    expect(decide('getVm')).toEqual({ delayMs: 0, outcome: { kind: 'handle' }, backend: null, rule: null })
  })

  test('matches a tag, or every operation', () => {
    const decide = directed({
      rules: [
        { operation: '*', then: { fault: 'timeout' } },
        { operation: 'tag:session', then: { live: true } },
      ],
    })
    expect(decide('listVms').outcome).toEqual({ kind: 'fault', fault: 'timeout' })
    expect(decide('getSession')).toMatchObject({ delayMs: 0, outcome: { kind: 'handle' }, rule: 'rules[1]' })
    expect(decide('getSession').backend).not.toBeNull()
  })

  test('matches reads, writes, or nothing', () => {
    const decide = directed({
      network: { latencyMs: { '*': 1, reads: 2, writes: 3, 'tag:volumes': 4 }, jitterMs: 0 },
      rules: [
        respond('writes', 503, 'unavailable'),
        { id: 'open', operation: 'tag:session', then: { mock: true } },
      ],
    })
    expect(decide('createVm')).toMatchObject({ delayMs: 3, outcome: { status: 503 } })
    expect(decide('listVms')).toMatchObject({ delayMs: 2, outcome: { kind: 'handle' }, rule: null })
    expect(decide('logIn')).toMatchObject({ delayMs: 3, outcome: { kind: 'handle' }, rule: 'open' })
    expect(decide('listVolumes').delayMs).toBe(4)
  })

  test('for the transport applies together with a rule for the outcome, in any order', () => {
    const travel: Rule[] = [
      { operation: '*', then: { fault: 'slow-body', overMs: 100 } },
      { operation: '*', then: { fault: 'duplicate-delivery' } },
    ]
    const response = respond('listVms', 503, 'unavailable')
    for (const rules of [
      [...travel, response],
      [response, ...travel],
    ]) {
      const decide = directed({ rules })
      expect(decide('listVms').outcome).toMatchObject({ kind: 'respond' })
      expect(decide('getVm').outcome).toEqual({ kind: 'fault', fault: 'duplicate-delivery' })
    }
  })

  test('names the live backend', () => {
    const live = { url: 'https://api.example.com/api/v1', credentials: 'omit' } as const
    const decide = directed({ live, rules: [{ operation: 'getVm', then: { live: true } }] })
    expect(decide('getVm').backend).toEqual({ ...live, headers: {} })
    expect(decide('listVms').backend).toBeNull()
  })

  describe('for a live backend sets nothing but the backend', () => {
    const live: Rule = { id: 'live', operation: '*', then: { live: true } }
    const backend = expect.objectContaining({ url: null })

    test('leaves network failures in place', () => {
      const decide = directed({ network: { failureRate: 0.5 }, rules: [live] })
      const without = directed({ network: { failureRate: 0.5 } })
      for (const [here, there] of times(200, () => [decide('getVm'), without('getVm')] as const)) {
        expect(here.outcome).toEqual(there.outcome)
        expect(here.backend).toEqual(backend)
        expect(here.rule).toBe(there.rule ?? 'live')
      }
    })

    test("later rules override a live rule, earlier ones don't", () => {
      const forced = respond('*', 503, 'unavailable', { id: 'forced' })
      expect(directed({ rules: [live, forced] })('getVm')).toMatchObject({ backend, rule: 'forced' })
      const decision = directed({ rules: [forced, live] })('getVm')
      expect(decision).toMatchObject({ outcome: { kind: 'handle' }, backend, rule: 'live' })
    })

    test('leaves the transport to other rules', () => {
      const slowBody: Rule = { id: 'slow-body', operation: '*', then: { fault: 'slow-body', overMs: 100 } }
      for (const rules of [
        [live, slowBody],
        [slowBody, live],
      ]) {
        const outcome = { kind: 'fault', fault: 'slow-body', overMs: 100 }
        expect(directed({ rules })('getVm')).toMatchObject({ outcome, backend, rule: 'slow-body' })
      }
    })

    test('a later mock rule overrides it', () => {
      const decide = directed({ rules: [live, { operation: 'getVm', then: { mock: true } }] })
      expect(decide('getVm').backend).toBeNull()
      expect(decide('listVms').backend).toEqual(backend)
    })

    test('applies as often as configured', () => {
      const decide = directed({ rules: [{ ...live, when: { times: 1 } }] })
      expect(times(2, () => decide('getVm').backend)).toEqual([backend, null])
    })
  })

  test('the last applicable rule wins', () => {
    const decide = directed({
      rules: [
        { operation: 'listVms', then: { fault: 'timeout' } },
        { operation: 'listVms', when: { call: 2 }, then: { fault: 'malformed-json' } },
      ],
    })
    expect(times(3, () => decide('listVms').rule)).toEqual(['rules[0]', 'rules[1]', 'rules[0]'])
  })

  test('a delay replaces the latency and leaves the outcome to other rules', () => {
    const decide = directed({
      network: { latencyMs: 10 },
      rules: [respond('listVms', 503, 'unavailable'), { operation: 'listVms', then: { delayMs: 700 } }],
    })
    expect(decide('listVms')).toMatchObject({ delayMs: 700, outcome: { kind: 'respond' }, rule: 'rules[0]' })
  })

  test('a forced 429 or 503 has a Retry-After, as the contract demands', () => {
    const decide = directed({
      rules: [
        respond('listVms', 503, 'unavailable'),
        respond('logIn', 429, 'too_many_attempts', { retryAfter: 5 }),
        respond('getVm', 404, 'not_found'),
      ],
    })
    expect(decide('listVms').outcome).toMatchObject({ retryAfter: 30 })
    expect(decide('logIn').outcome).toMatchObject({ retryAfter: 5 })
    expect(decide('getVm').outcome).not.toHaveProperty('retryAfter')
  })

  describe('counts matching calls', () => {
    test.each([
      ['always', {}, 'ffffff'],
      ['times: the first two', { times: 2 }, 'ffhhhh'],
      ['call: the third alone', { call: 3 }, 'hhfhhh'],
      ['call and times: the third and the fourth', { call: 3, times: 2 }, 'hhffhh'],
    ])('%s', (_, when, expected) => {
      const decide = directed({ rules: [{ operation: 'listVms', when, then: { fault: 'timeout' } }] })
      const actual = times(6, () => {
        decide('getVm')
        return decide('listVms').outcome.kind === 'fault' ? 'f' : 'h'
      })
      expect(actual.join('')).toBe(expected)
    })

    test('counts calls that another rule decides', () => {
      const decide = directed({
        rules: [
          { operation: 'listVms', when: { call: 3 }, then: { fault: 'timeout' } },
          { operation: 'listVms', when: { times: 2 }, then: { fault: 'malformed-json' } },
        ],
      })
      expect(times(4, () => decide('listVms').rule)).toEqual(['rules[1]', 'rules[1]', 'rules[0]', null])
    })

    test('ignores calls with other parameters', () => {
      const decide = directed({
        rules: [
          {
            operation: 'getVm',
            when: { call: 2, match: { path: { vmId: 'vm_1' } } },
            then: { fault: 'timeout' },
          },
        ],
      })
      const get = (vmId: string) => decide('getVm', { path: { vmId } })
      expect(kinds([get('vm_1'), get('vm_2'), get('vm_2'), get('vm_1')])).toEqual([
        'handle',
        'handle',
        'handle',
        'fault',
      ])
    })
  })

  test('counters survive JSON', () => {
    const scenario = compose([
      still,
      {
        rules: [
          { operation: 'listVms', when: { call: 3 }, then: { fault: 'timeout' } },
          { operation: 'listVms', when: { times: 1 }, then: { fault: 'malformed-json' } },
        ],
      },
    ])
    const call: Call = { operation: operations.listVms, path: {}, query: {}, body: undefined }
    const before = createScenarioEngine(scenario)
    expect(kinds(times(2, () => before.decide(call)))).toEqual(['fault', 'handle'])
    const kept = counts.parse(JSON.parse(JSON.stringify(before.counts())))
    const after = createScenarioEngine(scenario, kept)
    expect(after.tallies()).toEqual(before.tallies())
    expect(kinds(times(2, () => after.decide(call)))).toEqual(['fault', 'handle'])
    expect(createScenarioEngine(scenario).tallies()).not.toEqual(before.tallies())
  })

  test('applies with its probability, reproducibly', () => {
    const run = () => {
      const decide = directed({
        rules: [{ operation: 'listVms', when: { probability: 0.25 }, then: { fault: 'timeout' } }],
      })
      return kinds(times(1000, () => decide('listVms')))
    }
    const first = run()
    expect(first.filter((kind) => kind === 'fault').length / first.length).toBeCloseTo(0.25, 1)
    expect(run()).toEqual(first)
  })

  test.each([
    ['a query value', { query: { status: 'running' } }, { query: { status: ['running', 'stopped'] } }, true],
    [
      'a query list, item by item',
      { query: { status: ['stopped'] } },
      { query: { status: ['stopped'] } },
      true,
    ],
    ['not a longer list', { query: { status: ['stopped'] } }, { query: { status: ['stopped', 'x'] } }, false],
    ['a member deep in the body', { body: { a: { b: 1 } } }, { body: { a: { b: 1, c: 2 }, d: 3 } }, true],
    ['not another value there', { body: { a: { b: 1 } } }, { body: { a: { b: '1' } } }, false],
    ['not without a body', { body: { a: 1 } }, { body: undefined }, false],
    ['null', { body: { a: null } }, { body: { a: null } }, true],
    ['not where nothing is', { query: { q: 'x' } }, { query: {} }, false],
  ])('matches %s', (_, match, input, fires) => {
    const decide = directed({ rules: [{ operation: 'listVms', when: { match }, then: { live: true } }] })
    expect(decide('listVms', input).backend !== null).toBe(fires)
  })
})
