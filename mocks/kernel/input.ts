import { parseShallow } from './json.ts'
import type { z } from './zod.ts'

/** Invalid user input. */
export class InputError extends Error {
  override name = 'InputError'
  readonly reasons: readonly string[]

  constructor(message: string, reasons: readonly string[] = []) {
    super(message)
    this.reasons = reasons
  }
}

/** @throws InputError */
export function parseJson(text: string): unknown {
  try {
    return parseShallow(text)
  } catch (error) {
    throw new InputError(`The body is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Parses a body.
 *
 * @throws InputError with one line for each error
 */
export function parseAs<T>(schema: z.ZodType<T>, text: string): T {
  return parsed(schema, parseJson(text), 'The body is invalid.')
}

/** @throws InputError with one line for each error */
export function parseQuery<T>(schema: z.ZodType<T>, query: URLSearchParams): T {
  return parsed(schema, Object.fromEntries(query), 'The query is invalid.')
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, message: string): T {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw new InputError(message, describeIssues(error))
  return data
}

type Issue = z.core.$ZodIssue

/**
 * One line for each error: `rules[0].operation: there is no operation …`. For a union, explains the closest branch.
 */
export function describeIssues(error: z.core.$ZodError): string[] {
  return error.issues.flatMap((issue) => lines(issue, []))
}

function lines(issue: Issue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union') {
    const likeliest = issue.errors.find((branch) => branch.every((it) => it.path.length > 0))
    if (likeliest) return likeliest.flatMap((it) => lines(it, path))
  }
  if (issue.code === 'invalid_key') return issue.issues.flatMap((it) => lines(it, path))
  return [path.length === 0 ? issue.message : `${formatPath(path)}: ${issue.message}`]
}

/** Path notation: `rules[0].then`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? String(step) : `${text}.${String(step)}`
  }, '')
}
