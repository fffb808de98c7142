import { pointerStep } from '#src/json-pointer.ts'

/* Composable checks of the shape of an input. */

/** Error of a value or a part of it; codes are those of the API. */
export interface InputProblem {
  /** JSON pointer (RFC 6901) from the checked value. */
  readonly pointer: string
  readonly code: string
  readonly message: string
}

/** @param name of the value in messages */
export type Check = (value: unknown, pointer: string, name: string) => InputProblem[]

const problem = (pointer: string, code: string, message: string): InputProblem[] => [
  { pointer, code, message },
]

const wrongType = (pointer: string, name: string, type: string) =>
  problem(pointer, 'wrong_type', `${name} must be ${type}.`)

interface TextRules {
  readonly pattern?: RegExp
  readonly longest: number
  /** Expected format, to follow "must be". */
  readonly form?: string
}

export function text({ pattern, longest, form = 'in another format' }: TextRules): Check {
  return (value, pointer, name) => {
    if (typeof value !== 'string') return wrongType(pointer, name, 'a text; put quotes around it')
    // Counts characters, not UTF-16 units, like JSON Schema.
    const { length } = [...value]
    if (length > longest)
      return problem(pointer, 'too_long', `${name} must have at most ${longest} characters, not ${length}.`)
    return pattern === undefined || pattern.test(value)
      ? []
      : problem(pointer, 'wrong_format', `${name} must be ${form}.`)
  }
}

export function oneOf(...values: readonly string[]): Check {
  return (value, pointer, name) =>
    values.includes(value as string)
      ? []
      : problem(pointer, 'not_allowed', `${name} must be one of ${values.join(', ')}.`)
}

export function integerBetween(min: number, max: number): Check {
  return (value, pointer, name) => {
    if (!Number.isInteger(value)) return wrongType(pointer, name, 'a whole number')
    const number = value as number
    if (number < min) return problem(pointer, 'too_small', `${name} must be at least ${min}.`)
    return number > max ? problem(pointer, 'too_large', `${name} must be at most ${max}.`) : []
  }
}

export const boolean: Check = (value, pointer, name) =>
  typeof value === 'boolean' ? [] : wrongType(pointer, name, 'true or false')

export function list(max: number, entry: Check, { unique = false } = {}): Check {
  return (value, pointer, name) => {
    if (!Array.isArray(value)) return wrongType(pointer, name, 'a list')
    if (value.length > max) return problem(pointer, 'too_many', `${name} can have at most ${max} entries.`)
    const problems = value.flatMap((it, index) => entry(it, `${pointer}/${index}`, `${name}[${index}]`))
    const twice = unique ? value.findIndex((it, index) => value.indexOf(it) !== index) : -1
    return twice < 0
      ? problems
      : [...problems, ...problem(`${pointer}/${twice}`, 'not_unique', `${name} contains this twice.`)]
  }
}

type Fields = Readonly<Record<string, Check>>

/** Object with exactly these fields. */
export function fields(required: Fields, optional: Fields = {}): Check {
  const all: Fields = { ...required, ...optional }
  return (value, pointer, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrongType(pointer, name, 'a mapping of fields')
    const given = value as Readonly<Record<string, unknown>>
    const missing = Object.keys(required).filter((field) => !Object.hasOwn(given, field))
    return [
      ...missing.flatMap((field) =>
        problem(`${pointer}/${field}`, 'required', `The field ${field} is missing.`),
      ),
      ...Object.entries(given).flatMap(([field, it]) => {
        const place = pointer + pointerStep(field)
        const check = Object.hasOwn(all, field) ? all[field] : undefined
        if (check === undefined) return problem(place, 'unknown', `The field ${field} is unknown.`)
        return check(it, place, pointer === '' ? field : `${name}.${field}`)
      }),
    ]
  }
}
