import { expect, test } from 'vitest'
import { startNodeMocks } from '#mocks/node.ts'
import { AuditCount } from './audit-count.ts'
import { mswDriver } from './drivers/msw.ts'
import { testContract } from './suite/run.ts'

const audit = new AuditCount()

/** The MSW handlers of component tests. */
testContract(async () => {
  const { server, runtime, failures } = await startNodeMocks()
  return {
    driver: audit.driver(mswDriver(server), runtime),
    violations: failures,
    stop: () => runtime.close(),
  }
})

test('every successful change was in the audit log once, and no denied one', () => {
  expect(audit.wrong()).toEqual([])
  expect(audit.unseen()).toEqual([])
})
