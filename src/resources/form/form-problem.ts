import { fieldErrors } from '#src/api/problem.ts'
import { problemOf } from '#src/ui/problem.ts'

/** Whether the fields of a form say all of a failure: it has messages, and each has its field. */
export function isSaidAtFields(error: unknown, fields: readonly string[]): boolean {
  const paths = Object.keys(fieldErrors(error))
  return paths.length > 0 && paths.every((path) => hasField(path, fields))
}

/**
 * What a form says above its fields: nothing while they say all of a failure. One without messages, or with one for a
 * field that the form does not have, would be silent otherwise.
 *
 * @param fields at which the form shows messages, with the paths of the request's body; each answers for all below it
 */
export function formProblem(error: unknown, fields: readonly string[]): string | null {
  if (error === null || error === undefined || isSaidAtFields(error, fields)) return null
  const homeless = Object.entries(fieldErrors(error)).filter(([path]) => !hasField(path, fields))
  return [...new Set([problemOf(error).detail, ...homeless.map(([, message]) => message)])].join(' ')
}

/** Whether a path is that of a field, or of something within it: `tags.3` is within `tags`. */
export function isAtOrBelow(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}

function hasField(path: string, fields: readonly string[]): boolean {
  return fields.some((field) => isAtOrBelow(path, field))
}
