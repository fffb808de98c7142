import { expect, test } from 'vitest'
import { startNodeMocks } from '#mocks/node.ts'
import { AuditCount } from './audit-count.ts'
import { cases } from './cases/index.ts'
import { mswDriver } from './drivers/msw.ts'
import { ProblemTexts } from './problem-texts.ts'
import { contract } from './suite/contract.ts'
import { outcomesWithoutCase } from './suite/coverage.ts'
import { testContract } from './suite/run.ts'

const audit = new AuditCount()
const problemTexts = new ProblemTexts()

/** The MSW handlers of component tests. */
testContract(cases, async () => {
  const { server, runtime, failures } = await startNodeMocks()
  return {
    driver: problemTexts.driver(audit.driver(mswDriver(server), runtime)),
    violations: failures,
    stop: () => runtime.close(),
  }
})

test('every successful change was in the audit log once, and no denied one', () => {
  expect(audit.wrong()).toEqual([])
  expect(audit.unseen()).toEqual([])
})

test('entries name the resource of a change, if it has one', () => {
  expect(audit.unnamed()).toEqual([])
})

test('no text of a problem contains an identifier', () => {
  expect(problemTexts.withIdentifiers()).toEqual([])
})

// One test per operation, so that `-t createVm` selects a single operation.
test.for(contract)('$id has a case for every documented outcome', ({ id }) => {
  expect(outcomesWithoutCase(id, cases), `add reaches('${id}', …) for each to tests/contract/cases/`).toEqual(
    [],
  )
})
