import { patternDescriptions } from '../contract/pattern-descriptions.gen.ts'
import type { Failure, Keyword } from '../kernel/validation/schema.ts'
import type { FieldError } from './problem.ts'

/** Converts validation failures into the contract's field errors: pointer, stable code, message. */
export function toFieldErrors(failures: readonly Failure[], place: FieldError['in']): FieldError[] {
  if (failures.length === 0) return []
  // Errors of the union's members say more than "matches none".
  const specific = failures.filter(({ keyword }) => keyword !== 'oneOf')
  // One message for each field: the first.
  const seen = new Set<string>()
  return (specific.length > 0 ? specific : failures.slice(0, 1))
    .filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer))
    .map(({ pointer, keyword, expected }) => ({
      in: place,
      pointer,
      code: codes[keyword],
      message: messages[keyword](expected as never),
    }))
}

const codes: Readonly<Record<Keyword, string>> = {
  type: 'wrong_type',
  enum: 'not_allowed',
  const: 'not_allowed',
  oneOf: 'no_match',
  minimum: 'too_small',
  maximum: 'too_large',
  exclusiveMinimum: 'too_small',
  minLength: 'too_short',
  maxLength: 'too_long',
  pattern: 'wrong_format',
  format: 'wrong_format',
  minItems: 'too_few',
  maxItems: 'too_many',
  uniqueItems: 'not_unique',
  required: 'required',
  additionalProperties: 'unknown',
  minProperties: 'too_few',
}

/** Code and message of the error that a keyword's violation causes. */
export function keywordError(keyword: Keyword, expected: unknown): Pick<FieldError, 'code' | 'message'> {
  return { code: codes[keyword], message: messages[keyword](expected as never) }
}

/** Message for each schema keyword, from its expected value. */
const messages: { readonly [K in Keyword]: (expected: never) => string } = {
  type: (types: string | readonly string[]) => `This must be of type ${[types].flat().join(' or ')}.`,
  enum: (values: readonly unknown[]) => `This must be one of ${values.join(', ')}.`,
  const: (value: unknown) => `This must be ${JSON.stringify(value)}.`,
  oneOf: () => 'This doesn’t match any of the allowed forms.',
  minimum: (limit: number) => `This must be at least ${limit}.`,
  maximum: (limit: number) => `This must be at most ${limit}.`,
  exclusiveMinimum: (limit: number) => `This must be greater than ${limit}.`,
  minLength: (limit: number) =>
    limit === 1 ? 'This must not be empty.' : `This must have at least ${limit} characters.`,
  maxLength: (limit: number) => `This must have at most ${limit} characters.`,
  pattern: (source: string) => `This must be ${patternDescriptions[source] ?? `a match of ${source}`}.`,
  format: (name: string) =>
    name === 'email' ? 'This is not a valid email address.' : `This is not a valid ${name}.`,
  minItems: (limit: number) => `This must have at least ${limit === 1 ? 'one entry' : `${limit} entries`}.`,
  maxItems: (limit: number) => `This can have at most ${limit} entries.`,
  uniqueItems: () => 'This contains the same value twice.',
  required: () => 'This is required.',
  additionalProperties: () => 'This field is unknown. Remove it.',
  minProperties: () => 'Include at least one field.',
}
