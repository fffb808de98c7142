import type { Rule } from './document.ts'
import type { Documented, ProblemCode, Target } from './target.ts'

/**
 * A rule that forces a documented problem. What the contract does not document for the operation, or for each
 * one of a tag, does not compile.
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
