import { type AlertCondition, parseCondition } from '#src/domain/alert-condition.ts'
import { Problem } from '../../engine/problem.ts'

/** @throws Problem 422 `invalid_condition`, with the position in the text */
export function readCondition(text: string): AlertCondition {
  const { condition, problem } = parseCondition(text)
  if (condition !== null) return condition
  const { message, from } = problem
  throw new Problem(422, 'invalid_condition', {
    detail: message,
    errors: [
      { in: 'body', pointer: '/condition', code: 'invalid_condition', message, line: 1, column: from + 1 },
    ],
  })
}
