import type { Transaction } from '../db/index.ts'
import type { HashKey } from '../kernel/hash.ts'
import { random } from '../kernel/random.ts'
import { clientOf } from './client.ts'
import type { EngineParts } from './engine-parts.ts'
import type { HandlerResult, MatchedExchange } from './exchange.ts'
import type { Context, OperationId } from './types.ts'

/** Runs the handler of an exchange, with what the cloud does before and after it. */
export function runHandler(
  { env, handlers, events, ticker }: EngineParts,
  exchange: MatchedExchange,
  tx: Transaction,
): HandlerResult {
  exchange.sequence = env.db.sequence
  env.cloud.before(exchange, tx)
  const { operation, request, caller, now } = exchange
  // The only cast to the operation's types: the validators have just checked the values.
  const context = {
    operationId: operation.id,
    path: exchange.path,
    query: exchange.query,
    body: exchange.body,
    identity: caller.kind === 'known' ? caller.identity : null,
    tx,
    now,
    seed: env.seed,
    sequence: exchange.sequence,
    random: (...keys: readonly HashKey[]) => random(env.seed, operation.id, now, exchange.sequence, ...keys),
    lifecycle: env.scenario.lifecycle,
    events,
    ticker,
    header: (name: string) => request.headers.get(name),
    client: () => clientOf(request),
    requestId: exchange.requestId,
    appUrl: env.appUrl,
  } as unknown as Context<OperationId>
  const result = handlers.handlerOf(operation.id)(context) as HandlerResult
  exchange.result = result
  env.cloud.after(exchange, tx)
  return result
}
