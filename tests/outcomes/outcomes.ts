import { disjoint } from './disjoint.ts'
import type { ErrorCase, Operation } from './error-case.ts'
import { reads } from './reads.ts'
import { chatReads } from './writes/chat.ts'
import { writes } from './writes/index.ts'

/** True in `npm run test:outcomes`, which forces every error; `npm test` forces one per operation. */
export const takesAll = process.env.npm_lifecycle_event === 'test:outcomes'

/** Operations not covered, with the reason. */
const exempt = {
  listBulkOperations: 'no screen calls it: tasks include them',
  checkFirewallRules: 'no screen calls it: the rules are checked where they are typed',
  getCertificate: 'the list has everything that it tells',
  getRegisteredDomain: 'the list has everything that it tells',
  getProject: 'the dialog has it from the list',
  listMonitoringMetrics: 'no screen calls it: the names are part of the contract',
} satisfies Partial<Record<Operation, string>>

/** Error case of each operation, or the reason for none. Missing or duplicate operations don't compile. */
export const outcomes: Readonly<Record<Operation, ErrorCase | string>> = disjoint(
  reads,
  chatReads,
  writes,
  exempt,
)
