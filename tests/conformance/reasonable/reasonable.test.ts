import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../checks/index.ts'
import { demoCredentials } from '../credentials.ts'
import { Hooks } from '../hooks.ts'
import { type InProcess, startInProcess } from '../in-process.ts'
import { run } from '../run.ts'
import { ACCESS, type Server } from './server.ts'
import { servers } from './servers/index.ts'

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

async function failuresOf({
  data,
  isBlackBox = data !== undefined,
  pace = 60,
  known = {},
  groups,
  wrap,
}: Server) {
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
    run: 'fair',
  })
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  return failed.map(({ check, message }) => `${check.id}: ${message}`)
}

test('there are at least 20 servers', () => {
  expect(new Set(servers.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
})

describe('passes a server that', () => {
  test.for(servers.map((it) => [it.name, it] as const))('%s', async ([, server]) => {
    expect(await failuresOf(server)).toEqual([])
  })
})
