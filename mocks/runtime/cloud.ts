import { ignoreStorageError, type Transaction } from '../db/index.ts'
import { clientOf } from '../engine/client.ts'
import type { MatchedExchange } from '../engine/exchange.ts'
import type { Cloud } from '../engine/ports.ts'
import { beginAudit, endAudit } from '../handlers/audit-log/record.ts'
import { handlersOfTag } from '../handlers/index.ts'
import { identify, identifyRequester, renewSession, withCurrentRows } from '../handlers/shared/identify.ts'
import { isUseStale, recordUse } from '../handlers/shared/last-use.ts'
import { assertPaid } from '../handlers/shared/paid.ts'
import { tagsOfJobs } from '../world/bulk-operations.ts'
import { updateDerivedRows } from '../world/derived-rows.ts'
import { isDue, runDueJobs } from '../world/due-jobs.ts'
import { eventsOf } from '../world/events.ts'

let currentHandlers = handlersOfTag

// Development: exchange edited handlers without a reload. The engine asks for them again (`handler-registry.ts`).
if (import.meta.hot) {
  import.meta.hot.accept('../handlers/index.ts', (edited) => {
    if (edited) currentHandlers = edited.handlersOfTag
  })
}

/** Connects the engine to the simulated cloud resources. */
export const cloud: Cloud = {
  handlersOf: (tag) => currentHandlers[tag](),
  authenticate: async (request, db, { now, sessionsLast }) => {
    let caller = await db.read((tx) => identify(request, tx, now))
    if (caller.kind === 'session-over' && sessionsLast) {
      const renewed = await db.transaction((tx) => {
        renewSession(request, tx, now)
        return identify(request, tx, now)
      })
      caller = renewed.result
    }
    // Recorded here, so that the last use includes calls that are rejected later.
    if (caller.kind === 'known' && isUseStale(caller.identity, now)) {
      const use = { now, client: clientOf(request) }
      await db.transaction((tx) => recordUse(tx, caller.identity, use)).catch(ignoreStorageError)
    }
    return caller
  },
  before: (exchange, tx) => {
    exchange.caller = withCurrentRows(exchange.caller, tx)
    assertNotSuspended(exchange, tx)
    if (isAudited(exchange)) beginAudit(exchange, tx)
  },
  after: (exchange, tx) => {
    if (exchange.operation.method === 'GET') return
    updateDerivedRows(tx, exchange.now)
    if (isAudited(exchange)) endAudit(exchange, tx)
  },
  describeProblem: async (exchange, db, { code }) => {
    // Only forced problems need it.
    const { describeForced } = await import('../handlers/shared/forced-details.ts')
    return db.read((tx) => describeForced(exchange, tx, code))
  },
  isDue,
  tagsOfJobs,
  runDueJobs,
  callerOf: identifyRequester,
  eventsOf,
}

/** Operations that need payment only for what makes a resource or plan more expensive. Their handlers check it. */
const CHANGES: ReadonlySet<string> = new Set([
  'resizeVm',
  'resizeDatabase',
  'startContainer',
  'scaleContainer',
  'updateContainer',
  'rollBackContainer',
  'deployManifest',
  'updateFirewall',
  'updateCdnDistribution',
  'changeDnsPlan',
  'updateRegisteredDomain',
  'changePlan',
])

/**
 * Rejects operations that cost money while an invoice is past its grace period.
 *
 * @throws Problem 402 `payment_required`
 */
function assertNotSuspended({ operation, caller, now }: MatchedExchange, tx: Transaction): void {
  const costsMoney = operation.responses[402]?.codes.includes('payment_required') === true
  if (!costsMoney || CHANGES.has(operation.id) || caller.kind !== 'known') return
  assertPaid(tx, caller.identity.organization, now)
}

function isAudited({ operation }: MatchedExchange): boolean {
  return operation.audited && operation.method !== 'GET'
}
