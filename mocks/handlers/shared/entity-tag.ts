import { Problem } from '../../engine/problem.ts'
import type { Context, HeaderList, OperationId } from '../../engine/types.ts'

/** A strong entity tag (RFC 9110, 8.8.3): two answers with the same one are the same, octet for octet. */
function entityTag(revision: number): string {
  return `"${revision}"`
}

/**
 * The header that names a version, for an answer that shows it.
 *
 * @param revision of the row: a count of its changes
 */
export function etag(revision: number): HeaderList {
  return [['etag', entityTag(revision)]]
}

/**
 * Refuses a change that was made from another version than the present one, so that nobody overwrites what they have not
 * seen. A request without a condition passes; where the contract requires one, it has been refused before.
 *
 * @throws Problem 412 `precondition_failed` (RFC 9110, 13.1.1)
 */
export function checkIfMatch({ header }: Pick<Context<OperationId>, 'header'>, revision: number): void {
  const condition = header('if-match')
  if (condition === null || matches(condition, entityTag(revision))) return
  throw new Problem(
    412,
    'precondition_failed',
    'This has changed since you read it. Read it again and make your change to what is there now.',
    {
      errors: [
        {
          in: 'header',
          pointer: '/If-Match',
          code: 'precondition_failed',
          message: 'Names a version that is no longer the present one.',
        },
      ],
    },
  )
}

/** By strong comparison (RFC 9110, 8.8.3.2), so a weak tag never matches; `*` is any version there is. */
function matches(condition: string, present: string): boolean {
  if (condition.trim() === '*') return true
  return condition.match(/(?:W\/)?"[^"]*"/g)?.includes(present) ?? false
}
