import { expect, test } from 'vitest'
import { CHECK_GROUPS } from './check.ts'
import { unknownMockOnlyCases } from './checks/cases.ts'
import { checks } from './checks/index.ts'
import { demoCredentials } from './credentials.ts'
import { Hooks } from './hooks.ts'
import { startInProcess } from './in-process.ts'
import { run } from './run.ts'
import { SKIPPED_WITH_DEMO_DATA } from './skipped-with-demo-data.ts'

/** All checks except the cases, which run elsewhere. */
const chosen = checks.filter(({ group }) => group !== 'cases')

test('the mock passes every check', async () => {
  const mock = await startInProcess()
  const driver = mock.driver()
  const { results } = await run(chosen, driver, {
    credentials: demoCredentials,
    hooks: await Hooks.of(driver),
    transitionTimeout: 1,
    runId: 'mock',
  })
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  expect(failed.map(({ check, message }) => `${check.id}: ${message}`)).toEqual([])
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  expect(skipped.map(({ check }) => check.id).filter((id) => !SKIPPED_WITH_DEMO_DATA.includes(id))).toEqual(
    [],
  )
  expect(mock.failures).toEqual([])
  await mock.stop()
})

test('every case that is left out exists', () => {
  expect(unknownMockOnlyCases()).toEqual([])
})

test('every check has a unique id, and every group has checks', () => {
  const ids = checks.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect([...new Set(checks.map(({ group }) => group))].toSorted()).toEqual(
    Object.keys(CHECK_GROUPS).toSorted(),
  )
})
