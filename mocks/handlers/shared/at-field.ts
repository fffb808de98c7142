import { Problem } from '../../engine/problem.ts'

/**
 * A refusal for one field of the body, with the operation's own status and code.
 *
 * @param detail for a person, in a sentence that stands alone
 * @param message what is said at the field, where that is shorter
 */
export function atField(
  status: 409 | 422,
  code: string,
  pointer: string,
  detail: string,
  message = detail,
): Problem {
  return new Problem(status, code, detail, { errors: [{ in: 'body', pointer, code, message }] })
}
