import { Problem } from '../../engine/problem.ts'

/**
 * Problem at one field of the body, with the operation's own status and code.
 *
 * @param detail complete sentence for the user
 * @param message text at the field, if shorter
 * @param fieldCode code at the field, if more specific
 */
export function atField(
  status: 409 | 422,
  code: string,
  pointer: string,
  detail: string,
  message = detail,
  fieldCode = code,
): Problem {
  return new Problem(status, code, { detail, errors: [{ in: 'body', pointer, code: fieldCode, message }] })
}
