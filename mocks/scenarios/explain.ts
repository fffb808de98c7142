import type { z } from '../kernel/zod.ts'

type Issue = z.core.$ZodIssue

/**
 * What is wrong with a scenario, a line for each place: `rules[0].operation: there is no operation …`.
 * Of the forms that a value may take, the one that it most looks like is spoken of.
 */
export function explain(error: z.core.$ZodError): string[] {
  return error.issues.flatMap((issue) => lines(issue, []))
}

function lines(issue: Issue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union') {
    const likeliest = issue.errors.find((branch) => branch.every((it) => it.path.length > 0))
    if (likeliest) return likeliest.flatMap((it) => lines(it, path))
  }
  const message =
    issue.code === 'unrecognized_keys'
      ? `not known here: ${issue.keys.map((key) => `“${key}”`).join(', ')}`
      : issue.message
  return [path.length === 0 ? message : `${written(path)}: ${message}`]
}

/** `rules[0].then`. */
function written(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? String(step) : `${text}.${String(step)}`
  }, '')
}
