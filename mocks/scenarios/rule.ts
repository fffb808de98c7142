import type { Rule } from './document.ts'
import type { Documented, ProblemCode, Target } from './target.ts'

/**
 * Rule that forces a documented problem. Doesn't compile if the contract doesn't document the problem for the
 * operation, or for every operation of a tag.
 */
export function respond<T extends Target, Status extends number, Code extends ProblemCode>(
  operation: T,
  status: Status,
  code: Code & Documented<T, Status, Code>,
  more: { id?: string; when?: NonNullable<Rule['when']>; retryAfter?: number } = {},
): Rule {
  const { retryAfter, ...rest } = more
  return {
    ...rest,
    operation,
    then: { respond: { status, code, ...(retryAfter === undefined ? {} : { retryAfter }) } },
  }
}
