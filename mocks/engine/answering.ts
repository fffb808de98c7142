import type { Change, Transaction } from '../db/index.ts'
import { keepAlive } from '../kernel/keep-alive.ts'
import { randomUnder } from '../kernel/random.ts'
import type { Caller } from './access.ts'
import { binaryReply, checkBinary } from './binary-reply.ts'
import { checkEvent, checkProblem, checkReply, type Violation, violationText } from './contract-check.ts'
import type { EventHub } from './event-hub.ts'
import { replayable } from './idempotency.ts'
import type { Cloud, EngineEnv } from './ports.ts'
import { Problem } from './problem.ts'
import type { Repertoire } from './repertoire.ts'
import { jsonReply, problemReply, streamReply } from './reply.ts'
import { textReply } from './text-reply.ts'
import type {
  AuditNote,
  BinaryResult,
  Context,
  EngineReply,
  EngineRequest,
  JsonResult,
  KnownOperation,
  OperationId,
  Pulse,
  StreamResult,
} from './types.ts'

/** What open streams are told by. */
interface Streams {
  readonly events: EventHub
  readonly pulse: Pulse
  /** Tells of changes that have been committed. */
  announce(changes: readonly Change[]): void
}

/** A handler's answer, when its operation is not known by type. */
type HandlerResult = JsonResult<number, unknown> | StreamResult | BinaryResult | Problem

/** Steps 7 and 8 of a request: what its handler answers, or what is answered where something was thrown. */
export function createAnswering(
  env: EngineEnv,
  cloud: Cloud,
  repertoire: Repertoire,
  { events, pulse, announce }: Streams,
) {
  /** The handler in its transaction, its answer against the contract. */
  async function answer(
    operation: KnownOperation,
    request: EngineRequest,
    requestId: string,
    caller: Caller,
    input: { path: unknown; query: unknown; body: unknown; bodyText: string | null },
    now: number,
  ): Promise<EngineReply> {
    const identity = caller.kind === 'known' ? caller.identity : null
    const asksForMoney = operation.responses[402]?.codes.includes('payment_required') === true
    let note: AuditNote = {}
    const run = (tx: Transaction) => {
      if (asksForMoney && identity !== null) cloud.checkStanding(tx, identity, now)
      // The one place where the operation's types are taken on trust: the validators have just checked them.
      const context = {
        operationId: operation.id,
        path: input.path,
        query: input.query,
        body: input.body,
        who: identity,
        tx,
        now,
        seed: env.seed,
        random: randomUnder(env.seed, operation.id, now, env.db.sequence),
        lifecycle: env.director.lifecycle,
        events,
        pulse,
        header: (name: string) => request.headers.get(name),
        audit: (more: AuditNote) => {
          note = { ...note, ...more }
        },
        appUrl: env.appUrl,
      } as unknown as Context<OperationId>
      const result = repertoire.handlerOf(operation.id)(context) as HandlerResult
      if (operation.method !== 'GET') cloud.keepBooks(tx, now)
      return result
    }

    if (operation.method === 'GET') {
      const answered = env.db.read(run)
      const result = answered instanceof Promise ? await answered : answered
      if ('bytes' in result) {
        const reply = await binaryReply(operation, result, requestId)
        const violation = checkBinary(operation, reply, requestId)
        if (violation) throw new ContractViolation(violation)
        return reply
      }
      return finish(operation, result, request, requestId)
    }
    const { result, changes } = await env.db.transaction((tx) =>
      replayable(operation, request, caller, input.bodyText, tx, now, () => {
        if (!operation.audited) return finish(operation, run(tx), request, requestId)
        // A transaction may be run twice.
        note = {}
        const id = firstOf(input.path)
        const subject = id === null ? null : cloud.subjectOf(tx, id)
        const result = run(tx)
        const reply = finish(operation, result, request, requestId)
        const refused = result instanceof Problem
        if (!refused || note.refused) {
          cloud.record(tx, {
            operationId: operation.id,
            identity,
            subject,
            body: 'body' in result ? result.body : null,
            note: refused ? { detail: result.message, ...note } : note,
            outcome: refused ? 'refused' : 'succeeded',
            requestId,
            now,
            seed: env.seed,
            sequence: env.db.sequence,
          })
        }
        return reply
      }),
    )
    announce(changes)
    return result
  }

  function finish(
    operation: KnownOperation,
    result: HandlerResult,
    request: EngineRequest,
    requestId: string,
  ): EngineReply {
    if (result instanceof Problem) {
      const violation = checkProblem(operation, result, requestId)
      if (violation) throw new ContractViolation(violation)
      return problemReply(result, requestId)
    }
    if ('bytes' in result) throw new Error(`${operation.id} answers bytes, which only a GET may.`)
    if ('subscribe' in result) {
      return streamReply(result, requestId, request.signal, (event) => {
        const violation = checkEvent(operation, event, requestId)
        if (violation) env.onViolation(violation)
      })
    }
    const violation = checkReply(operation, result.status, result.body, requestId)
    if (violation) throw new ContractViolation(violation)
    const mediaType = operation.responses[result.status]?.contentType
    if (typeof result.body === 'string' && mediaType?.startsWith('text/')) {
      return textReply(result.status, result.body, mediaType, requestId, result.headers)
    }
    // Of each operation the last answer: between two requests there is none else.
    if (typeof result.body === 'object' && result.body !== null) keepAlive(operation, result.body)
    return jsonReply(result.status, result.body, requestId, result.headers)
  }

  /** The reply to anything thrown on the way. A problem that the contract does not list is a violation too. */
  function refuse(error: unknown, operation: KnownOperation | null, requestId: string): EngineReply {
    if (error instanceof Problem) {
      const violation = operation && checkProblem(operation, error, requestId)
      return violation ? violationReply(violation) : problemReply(error, requestId)
    }
    if (error instanceof ContractViolation) return violationReply(error.violation)
    env.onError(error, operation?.id ?? 'none')
    return problemReply(
      new Problem(500, 'internal_error', 'The mock itself failed; its console says why.'),
      requestId,
    )
  }

  function violationReply(violation: Violation): EngineReply {
    env.onViolation(violation)
    const { operationId, status, errors, requestId } = violation
    const [first] = errors
    return problemReply(
      new Problem(
        500,
        'contract_violation',
        `${operationId} answered ${status} outside the contract at “${first?.pointer ?? ''}”: ${first?.message ?? ''}`,
        { errors },
      ),
      requestId,
    )
  }

  return { answer, refuse }
}

/** The first parameter of a path, which names what a call is about; null where there is none. */
function firstOf(path: unknown): string | null {
  for (const name in path as Record<string, string>) return (path as Record<string, string>)[name] ?? null
  return null
}

/** Thrown inside the transaction, so that an answer outside the contract leaves no trace either. */
export class ContractViolation extends Error {
  readonly violation: Violation
  constructor(violation: Violation) {
    super(violationText(violation))
    this.violation = violation
  }
}
