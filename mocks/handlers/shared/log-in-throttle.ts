import type { LoginAttemptRow, Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { digest } from '../../kernel/hash.ts'
import { seconds, secondsUntil } from './request-context.ts'

/**
 * Rate limit for password guesses by email address, whether or not it has an account. After five failures the wait
 * doubles with each further one, from 30 seconds to 15 minutes; after 15 minutes without a failure the count resets.
 */
const FREE_FAILURES = 5
const FIRST_WAIT = 30_000
const LONGEST_WAIT = 15 * 60_000
const MEMORY = 15 * 60_000

const rowId = (email: string) => `att_${digest(email)}`

/** @throws Problem 429 with the seconds to wait while the address is blocked */
export function checkThrottle(tx: Transaction, email: string, now: number): void {
  const wait = throttleProblem(tx, email, now)
  if (wait) throw wait
}

/** Problem for a blocked address; null if it is not blocked. */
export function throttleProblem(tx: Transaction, email: string, now: number): Problem | null {
  const blockedUntil = tx.loginAttempts.get(rowId(email))?.blockedUntil ?? 0
  if (blockedUntil <= now) return null
  const retryAfter = secondsUntil(blockedUntil, now)
  return new Problem(429, 'too_many_attempts', {
    detail: `Too many failed attempts. Try again in ${seconds(retryAfter)}.`,
    retryAfter,
  })
}

export function countFailure(tx: Transaction, email: string, now: number): void {
  const known = tx.loginAttempts.get(rowId(email))
  const before = known && !isForgotten(known, now) ? known : null
  const failures = (before?.failures ?? 0) + 1
  const row = {
    id: rowId(email),
    email,
    failures,
    firstFailedAt: before?.firstFailedAt ?? now,
    blockedUntil: failures < FREE_FAILURES ? null : now + waitAfter(failures),
  }
  if (known) tx.loginAttempts.update(row.id, row)
  else tx.loginAttempts.insert(row)
}

/** Resets the count after a success or a new password. */
export function clearFailures(tx: Transaction, email: string): void {
  if (tx.loginAttempts.get(rowId(email))) tx.loginAttempts.remove(rowId(email))
}

function isForgotten({ firstFailedAt, blockedUntil }: LoginAttemptRow, now: number): boolean {
  return now >= Math.max(firstFailedAt, blockedUntil ?? 0) + MEMORY
}

function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - FREE_FAILURES))
}
