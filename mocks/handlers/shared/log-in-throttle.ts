import type { LoginAttemptRow, Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { Context, OperationId } from '../../engine/types.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'
import { waitText } from '../../kernel/duration-text.ts'
import { digest } from '../../kernel/hash.ts'
import { secondsUntil } from './request-context.ts'

/**
 * Rate limits for password guesses: by email address, whether or not it has an account, and by client, against one
 * password tried at many addresses. After the free failures the wait doubles with each further one, from 30 seconds to
 * 15 minutes. The count resets 15 minutes after the first failure, or after the last wait.
 */
const FREE_FAILURES = { email: 5, client: 20 } as const
const FIRST_WAIT = 30 * SECOND
const MAX_WAIT = 15 * MINUTE
const MEMORY = 15 * MINUTE

/** Parts of a handler's context that tell who tries. */
export type Attempt = Pick<Context<OperationId>, 'tx' | 'now' | 'client'>

/** Address or client whose failures are counted. */
interface Subject {
  readonly kind: keyof typeof FREE_FAILURES
  readonly value: string
}

const rowId = ({ kind, value }: Subject) => `att_${digest(kind === 'email' ? value : `client ${value}`)}`

const subjectsOf = ({ client }: Attempt, email: string): readonly Subject[] => [
  { kind: 'email', value: email },
  { kind: 'client', value: client() },
]

/** @throws Problem 429 with the seconds to wait while the address or the client is blocked */
export function checkThrottle(attempt: Attempt, email: string): void {
  const wait = throttleProblem(attempt, email)
  if (wait) throw wait
}

/** Problem for a blocked address or client; null if neither is blocked. */
export function throttleProblem(attempt: Attempt, email: string): Problem | null {
  const { tx, now } = attempt
  const waits = subjectsOf(attempt, email).map((it) => tx.loginAttempts.get(rowId(it))?.blockedUntil ?? 0)
  const blockedUntil = Math.max(...waits)
  if (blockedUntil <= now) return null
  const retryAfter = secondsUntil(blockedUntil, now)
  return new Problem(429, 'too_many_attempts', {
    detail: `Too many failed attempts. Try again in ${waitText(retryAfter)}.`,
    retryAfter,
  })
}

export function countFailure(attempt: Attempt, email: string): void {
  for (const subject of subjectsOf(attempt, email)) count(attempt, subject)
}

function count({ tx, now }: Attempt, subject: Subject): void {
  const id = rowId(subject)
  const known = tx.loginAttempts.get(id)
  const before = known && !hasExpired(known, now) ? known : null
  const failures = (before?.failures ?? 0) + 1
  const free = FREE_FAILURES[subject.kind]
  const row = {
    id,
    email: subject.kind === 'email' ? subject.value : null,
    client: subject.kind === 'client' ? subject.value : null,
    failures,
    firstFailedAt: before?.firstFailedAt ?? now,
    blockedUntil: failures < free ? null : now + waitAfter(failures - free),
  }
  if (known) tx.loginAttempts.update(id, row)
  else tx.loginAttempts.insert(row)
}

/**
 * Resets the count of an address after a success or a new password. The client's stays: signing in with an account of
 * one's own must not give more guesses at others.
 */
export function clearFailures(tx: Transaction, email: string): void {
  const id = rowId({ kind: 'email', value: email })
  if (tx.loginAttempts.get(id)) tx.loginAttempts.remove(id)
}

function hasExpired({ firstFailedAt, blockedUntil }: LoginAttemptRow, now: number): boolean {
  return now >= Math.max(firstFailedAt, blockedUntil ?? 0) + MEMORY
}

/** @param failures beyond the free ones */
function waitAfter(failures: number): number {
  return Math.min(MAX_WAIT, FIRST_WAIT * 2 ** failures)
}
