import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InlineScenario } from '#mocks/scenarios/document.ts'
import type { Driver, WireRequest } from '../contract/suite/driver.ts'
import type { Check } from './check.ts'
import { caseChecks, isBoundToMock } from './checks/cases.ts'
import { demoCredentials } from './credentials.ts'
import { Hooks } from './hooks.ts'
import { type InProcess, startInProcess } from './in-process.ts'
import { run } from './run.ts'

/*
 * Cases that assume the mock's pace or its demo data are marked (`checks/case-assumptions/`). The others pass on a server
 * of another pace that has little data, so none of them is missing there.
 */

const others: readonly InlineScenario[] = [
  { name: 'slow and empty', dataset: 'empty', seed: 4711, lifecycle: { durationFactor: 4 } },
  { name: 'at once and empty', dataset: 'empty', seed: 4711, lifecycle: { durationFactor: 0 } },
]

/** Number of parts, so that each ends in seconds. */
const PARTS = 12

let mock: InProcess
beforeAll(async () => {
  mock = await startInProcess()
  // Loads the handlers of every tag, so that the first part takes no longer than the others.
  const first = [...Map.groupBy(caseChecks, ({ tag }) => tag).values()].flatMap(([it]) => it ?? [])
  await runCases(first, mock.driver())
})
afterAll(() => mock.stop())

/** Adds a scenario whenever a case starts from `test`. */
function withScenario(driver: Driver, scenario: InlineScenario): Driver {
  const changed = (request: WireRequest): WireRequest => {
    if (request.method !== 'PUT' || request.url !== '/__mocks/scenario' || request.body === null)
      return request
    const [first, ...more]: readonly unknown[] = JSON.parse(request.body)
    return { ...request, body: JSON.stringify([first, scenario, ...more]) }
  }
  return { ...driver, send: (request) => driver.send(changed(request)) }
}

const runCases = async (cases: readonly Check[], driver: Driver) =>
  run(cases, driver, {
    credentials: demoCredentials,
    hooks: await Hooks.of(driver),
    transitionTimeout: 1,
    runId: 'other',
  })

const parts = others.flatMap((scenario) =>
  Array.from({ length: PARTS }, (_, part) => ({ name: scenario.name ?? '', part: part + 1, scenario })),
)

test.for(parts)('cases without a mark pass on a server that is $name ($part)', async ({ part, scenario }) => {
  const driver = withScenario(mock.driver(), scenario)
  const unmarked = caseChecks.filter((it) => !isBoundToMock(it))
  const { results } = await runCases(
    unmarked.filter((_, index) => index % PARTS === part - 1),
    driver,
  )
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  expect(
    failed.map(({ check, message }) => `${check.id}: ${message}`),
    'a case that needs the demo data or the mock’s pace is marked in checks/case-assumptions/',
  ).toEqual([])
})
