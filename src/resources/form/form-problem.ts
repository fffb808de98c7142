import { fieldErrors } from '#src/api/problem.ts'
import { problemOf } from '#src/ui/problem.ts'

/** True if an error has field messages and the form shows all of them at its fields. */
export function isShownAtFields(error: unknown, fields: readonly string[]): boolean {
  const paths = Object.keys(fieldErrors(error))
  return paths.length > 0 && paths.every((path) => hasField(path, fields))
}

/**
 * Message above the fields of a form; null if the fields show the whole error. Covers errors without field messages,
 * and messages for fields that the form doesn't have.
 * @param fields paths in the request body that show their own messages; each covers everything below it
 */
export function formProblem(error: unknown, fields: readonly string[]): string | null {
  if (error === null || error === undefined || isShownAtFields(error, fields)) return null
  const unassigned = Object.entries(fieldErrors(error)).filter(([path]) => !hasField(path, fields))
  return [...new Set([problemOf(error).detail, ...unassigned.map(([, message]) => message)])].join(' ')
}

/** True if a path is that of a field or within it: `tags.3` is within `tags`. */
export function isAtOrBelow(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}

function hasField(path: string, fields: readonly string[]): boolean {
  return fields.some((field) => isAtOrBelow(path, field))
}
