import type { Transaction } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { digest } from '../kernel/hash.ts'
import type { MatchedExchange } from './exchange.ts'
import { Problem } from './problem.ts'
import { withoutSecrets } from './secrets.ts'
import type { EngineReply } from './types.ts'

/** Lifetime of a stored response, in milliseconds. */
const KEPT_FOR = DAY

/**
 * Runs a write once for each `Idempotency-Key` of a user in an organization: the same key, path and body return the
 * stored response; others are rejected. Runs in the transaction of the write, so a concurrent retry can't run twice.
 * Only successes are stored.
 */
export function oncePerKey(exchange: MatchedExchange, tx: Transaction, run: () => EngineReply): EngineReply {
  const { operation, request, requestId, caller, now, target } = exchange
  const acceptsKey = operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key')
  const key = acceptsKey ? request.headers.get('idempotency-key') : null
  if (key === null) return run()

  const identity = caller.kind === 'known' ? caller.identity : null
  const userId = identity?.user.id ?? null
  const id = `idm_${digest(`${operation.id} ${identity?.organization.id} ${userId} ${key}`)}`
  const bodyDigest = digest(`${target} ${withoutSecrets(operation, exchange.bodyText) ?? ''}`)
  const kept = tx.idempotency.get(id)
  if (kept && kept.createdAt + KEPT_FOR > now) {
    if (kept.bodyDigest !== bodyDigest) throw keyReused()
    const headers = kept.response.headers.filter(([name]) => name !== 'x-request-id')
    return {
      ...kept.response,
      headers: [...headers, ['x-request-id', requestId], ['idempotency-replayed', 'true']],
    }
  }
  const reply = run()
  if (reply.status >= 400) return reply
  const body = typeof reply.body === 'string' ? reply.body : null
  const headers = reply.headers.map(([name, value]): [string, string] => [name, value])
  const row = {
    id,
    key,
    operationId: operation.id,
    userId,
    bodyDigest,
    response: { status: reply.status, headers, body },
    createdAt: now,
  }
  if (kept) tx.idempotency.update(id, row)
  else tx.idempotency.insert(row)
  return reply
}

function keyReused(): Problem {
  return new Problem(409, 'idempotency_key_reused', {
    detail: 'This idempotency key was used for a different request.',
    errors: [
      {
        in: 'header',
        pointer: '/Idempotency-Key',
        code: 'reused',
        message: 'Use a new key for a new request.',
      },
    ],
  })
}
