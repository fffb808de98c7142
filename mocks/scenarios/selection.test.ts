import { describe, expect, test } from 'vitest'
import { type ScenarioDocument, scenarioDocument } from './document.ts'
import { namedScenarios, scenarioGroups } from './named/index.ts'
import { compose, readChoice, readSelection, SelectionError, startingScenario } from './selection.ts'
import { canContinueFrom } from './world.ts'

/** Reasons why a selection is rejected. */
function reasons(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (error) {
    if (error instanceof SelectionError) return error.reasons
    throw error
  }
  return []
}

describe('named scenarios', () => {
  test.each(namedScenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s is a valid document with a title and a description',
    (_, scenario) => {
      expect(scenarioDocument.parse(scenario)).toEqual(scenario)
      expect(scenario.title).toBeTruthy()
      expect(scenario.description).toBeTruthy()
    },
  )

  test('have unique names', () => {
    const names = namedScenarios.map((scenario) => scenario.name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('the test scenario has no waiting and no randomness', () => {
    const { network, lifecycle, clock } = compose(readSelection('test'))
    expect(network).toEqual({ latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false })
    expect(lifecycle.failureRate).toBe(0)
    expect(clock).toEqual({ mode: 'fixed', at: '2026-03-02T09:00:00Z' })
  })
})

describe('composition', () => {
  test('no selection means the default', () => {
    expect(compose(readSelection(''))).toEqual(startingScenario)
    expect(compose(readSelection('default'))).toEqual(startingScenario)
  })

  test('apply from left to right', () => {
    const scenario = compose(readSelection('large, slow,viewer'))
    expect(scenario).toEqual({
      ...startingScenario,
      name: 'large,slow,viewer',
      dataset: 'large',
      persona: 'viewer',
      network: { ...startingScenario.network, latencyMs: 3000, jitterMs: 2000 },
    })
    expect(compose(readSelection('large,empty')).dataset).toBe('empty')
  })

  test('are order-independent across groups', () => {
    // Excludes the `test` scenario: it sets network and clock for all others, so it only works as the first one.
    const groups = scenarioGroups.map(({ title, scenarios }) => ({
      title,
      scenarios: scenarios.filter(({ name }) => name !== 'test'),
    }))
    const errorsOf = (selection: string) => {
      const { name, rules, ...rest } = compose(readSelection(selection))
      return { ...rest, rules: rules.map((rule) => JSON.stringify(rule)).sort() }
    }
    for (const a of groups) {
      for (const b of groups) {
        if (a === b) continue
        for (const one of a.scenarios) {
          for (const other of b.scenarios) {
            expect(errorsOf(`${one.name},${other.name}`)).toEqual(errorsOf(`${other.name},${one.name}`))
          }
        }
      }
    }
  })

  test('keep the user that another scenario names, and can expire the session', () => {
    for (const text of ['viewer,session-expired', 'session-expired,viewer']) {
      expect(compose(readSelection(text))).toMatchObject({ persona: 'viewer', session: 'expired' })
    }
    expect(compose(readSelection('owner,default')).persona).toBe('owner')
  })

  test('add seed variants, each once and in declared order', () => {
    const { seedVariants } = compose(
      readChoice(['full-inbox', { seedVariants: ['overdue-invoices'] }, 'payment-declined', 'full-inbox']),
    )
    expect(seedVariants).toEqual(['unpaid-invoices', 'overdue-invoices', 'declined-card', 'full-inbox'])
  })

  test('merge latency rules', () => {
    const latency = (...documents: unknown[]) => compose(readChoice(documents)).network.latencyMs
    const some = { network: { latencyMs: { getVm: 5, reads: 7 } } }
    expect(latency(some)).toMatchObject({ '*': 120, logIn: 1000, getVm: 5, reads: 7 })
    expect(latency('slow', some)).toEqual({ '*': 3000, getVm: 5, reads: 7 })
    expect(latency(some, { network: { latencyMs: { '*': 1 } } })).toEqual({ '*': 1 })
    expect(latency(some, 'slow')).toBe(3000)
    const composed = compose(readChoice(['slow', some]))
    expect(compose([scenarioDocument.parse(composed)])).toEqual(composed)
  })

  test('keep members of network that a document omits', () => {
    const { network } = compose(readSelection('flaky,{"network":{"latencyMs":0}}'))
    expect(network).toEqual({ ...startingScenario.network, latencyMs: 0, failureRate: 0.2 })
  })

  test('keep members of live that a document omits', () => {
    const backend = { live: { url: 'http://localhost:8080', headers: { 'x-key': '1' } } }
    const { live } = compose(readChoice([backend, { live: { credentials: 'omit' } }]))
    expect(live).toEqual({ url: 'http://localhost:8080', credentials: 'omit', headers: { 'x-key': '1' } })
  })

  test('append rules to existing ones', () => {
    const live = { operation: 'tag:session', then: { live: true } } as const
    const { rules } = compose(readChoice(['outage', { rules: [live] }]))
    expect(rules.map((rule) => rule.operation)).toEqual(['*', 'tag:session'])
  })

  test('a composed scenario is a document that reproduces itself', () => {
    const scenario = compose(readSelection('outage,large,{"seed":7}'))
    expect(compose([scenarioDocument.parse(JSON.parse(JSON.stringify(scenario)))])).toEqual(scenario)
  })
})

describe('an address', () => {
  test('mixes names and JSON, with commas and braces in strings', () => {
    const text = 'large,{"name":"a,b}","title":"\\"{,"},viewer'
    expect(readSelection(text).map((document) => document.name)).toEqual(['large', 'a,b}', 'viewer'])
  })

  test('is rejected as a whole with every reason', () => {
    const text = 'large,lrge,{"network":{"latency":0}},{"network":'
    expect(reasons(() => readSelection(text))).toEqual([
      'There is no scenario “lrge”; did you mean “large”?',
      'network: there is no “latency”; did you mean “latencyMs”?',
      expect.stringMatching(/^This is not JSON: \{"network":/),
    ])
  })
})

describe('a document is rejected when it', () => {
  const rule = (operation: string, then: unknown) => ({ rules: [{ operation, then }] })

  test.each([
    [
      'names an operation that does not exist',
      rule('creatVm', { live: true }),
      'rules[0].operation: there is no operation or tag “creatVm”; did you mean “createVm”?',
    ],
    [
      'names a code that does not exist',
      rule('createVm', { respond: { status: 409, code: 'quota_exceded' } }),
      'rules[0].then.respond.code: no operation has the problem code “quota_exceded”; did you mean “quota_exceeded”?',
    ],
    [
      'does two things at once',
      rule('createVm', { live: true, delayMs: 3 }),
      'rules[0].then: expected exactly one of: respond, fault, delayMs, live, mock',
    ],
    ['has a backend without an address', { live: { url: 'api' } }, /^live\.url: expected a URL such as/],
    [
      'is in an unknown seed variant',
      { seedVariants: ['failure'] },
      'seedVariants[0]: there is no seed variant “failure”; did you mean “failures”?',
    ],
    ['has a wrong chance', { network: { failureRate: 2 } }, /^network\.failureRate: /],
    [
      'shifts by months',
      { clock: { mode: 'shifted', by: 'P1M' } },
      /^clock\.by: expected an ISO 8601 duration/,
    ],
    [
      'shifts too far',
      { clock: { mode: 'shifted', by: 'PT99999999999H' } },
      'clock.by: expected at most 365000 days',
    ],
    [
      'stands at the end of time',
      { clock: { mode: 'fixed', at: '9999-12-31T00:00:00Z' } },
      'clock.at: expected a time between the years 1000 and 9000',
    ],
    ['is not an object', 'nonsense', /^There is no scenario “nonsense”\. Known: default, empty, /],
    [
      'has unknown members',
      { network: { bandwidth: 1, latency: 2 } },
      'network: there is no “bandwidth”. Known: latencyMs, jitterMs, failureRate, offline; there is no “latency”; did you mean “latencyMs”?',
    ],
    ['is a number', 7, /^Invalid input: expected object/],
  ])('%s', (_, document, reason) => {
    expect(reasons(() => readChoice(document))).toEqual([
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ])
  })

  test('forces an undocumented outcome, and lists the documented ones', () => {
    const [reason] = reasons(() =>
      readChoice(rule('createVm', { respond: { status: 503, code: 'quota_exceeded' } })),
    )
    expect(reason).toMatch(
      /^rules\[0\]\.then\.respond: createVm never responds with 503 quota_exceeded; documented: /,
    )
    expect(reason).toContain('409 quota_exceeded')
  })

  test('forces an outcome that only some of its operations document', () => {
    const forAll = rule('tag:session', { respond: { status: 401, code: 'invalid_credentials' } })
    expect(reasons(() => readChoice(forAll))).toHaveLength(1)
  })
})

describe('incidents of a scenario', () => {
  test('have valid times', () => {
    const read = () =>
      readSelection('{"incidents":[{"resource":"orders","kind":"cpu","startsAgo":"soon","lasts":"PT1H"}]}')
    expect(read).toThrow('incidents[0].startsAgo: expected an ISO 8601 duration')
  })

  test('create a new world', () => {
    const scenario = compose(readSelection('incident,test'))
    const { dataset, seed, seedVariants } = scenario
    const base = { dataset, seed, seedVariants, epoch: Date.UTC(2026, 2, 2, 9) }
    expect(canContinueFrom(scenario, base)).toBe(false)
    expect(canContinueFrom(scenario, { ...base, incidents: scenario.incidents })).toBe(true)
  })
})

describe('a saved scenario', () => {
  const saved = (operation: string) => [
    { name: 'mine', rules: [{ operation, then: { delayMs: 5 } }] } as ScenarioDocument,
  ]

  test('is found by its name', () => {
    expect(readSelection('mine', saved('listVms'))).toMatchObject([{ name: 'mine' }])
  })

  test('is rejected if it names an operation that no longer exists', () => {
    expect(reasons(() => readSelection('mine', saved('listMachines'))).join()).toContain('listMachines')
  })
})
