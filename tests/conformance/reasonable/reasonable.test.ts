import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../checks/index.ts'
import { demoCredentials } from '../credentials.ts'
import { Hooks } from '../hooks.ts'
import { type InProcess, startInProcess } from '../in-process.ts'
import { type Result, run } from '../run.ts'
import { SKIPPED_WITH_DEMO_DATA } from '../skipped-with-demo-data.ts'
import { ACCESS, type Server } from './server.ts'
import { combination, combine, combined, layers, servers } from './servers/index.ts'
import { repliesOf } from './upstream.ts'

/*
 * Verifies that the checks demand no more than the contract: correct servers that differ from the mock in what the
 * contract leaves open must pass all of them.
 */

/** All checks except the cases, which test the mock. */
const chosen = checks.filter(({ group }) => group !== 'cases')

let mock: InProcess
beforeAll(async () => {
  mock = await startInProcess()
})
afterAll(() => mock.stop())

async function resultsOf({
  data,
  isBlackBox = data !== undefined,
  pace = 60,
  known = {},
  groups,
  wrap,
}: Server): Promise<readonly Result[]> {
  await mock.start(data ?? 'test')
  const driver = mock.driver(wrap(mock), !isBlackBox)
  const demanded = chosen.filter(
    ({ id, group }) =>
      (groups ? groups.includes(group) : !ACCESS.includes(group)) &&
      !Object.keys(known).some((prefix) => id.startsWith(prefix)),
  )
  const { results } = await run(demanded, driver, {
    credentials: demoCredentials,
    hooks: isBlackBox ? Hooks.none : await Hooks.of(driver),
    transitionTimeout: 600,
    ...(isBlackBox ? { pause: (ms: number) => mock.advance(ms * pace) } : {}),
    runId: 'fair',
  })
  return results
}

const failuresIn = (results: readonly Result[]): string[] =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ check, message }) => `${check.id}: ${message}`)

test('there are at least 20 differences', () => {
  expect(new Set([...layers, ...servers].map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
})

describe('passes a server that', () => {
  test.for(servers.map((it) => [it.name, it] as const))('%s', async ([, server]) => {
    expect(failuresIn(await resultsOf(server))).toEqual([])
  })
})

describe('a server with all differences', () => {
  test('passes', { timeout: 600_000 }, async () => {
    const results = await resultsOf(combination)
    const failures = failuresIn(results)
    // Names the differences that cause the failures.
    for (const server of failures.length > 0 ? combined : [])
      failures.push(...failuresIn(await resultsOf(server)).map((it) => `a server that ${server.name}: ${it}`))
    expect(failures).toEqual([])
    // Except for access, validation and permissions, it skips no more than the mock does.
    const skipped = results.filter(
      ({ outcome, check }) => outcome === 'skipped' && !ACCESS.includes(check.group),
    )
    expect(skipped.map(({ check }) => check.id).filter((id) => !SKIPPED_WITH_DEMO_DATA.includes(id))).toEqual(
      [],
    )
  })

  test.for(combined.map((it) => [it.name, it] as const))('%s, also beside the others', async ([, server]) => {
    const others = combine(layers.filter((it) => it !== server))
    expect(await repliesOf(others)).not.toEqual(await repliesOf(combination))
  })
})
