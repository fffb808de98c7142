import type { SchemaError } from '../contract/validators.gen.js'
import type { FieldError } from './problem.ts'

/** Validator errors as the contract's field errors: pointer to the field itself, a stable code, a sentence. */
export function toFieldErrors(errors: readonly SchemaError[], place: FieldError['in']): FieldError[] {
  const fields = errors
    .filter((error) => error.keyword !== 'if' && error.keyword !== 'oneOf' && error.keyword !== 'anyOf')
    .map(
      (error): FieldError => ({
        in: place,
        pointer: pointerOf(error),
        code: codeOf(error),
        message: messageOf(error),
      }),
    )
  if (fields.length === 0 && errors[0]) {
    return [
      {
        in: place,
        pointer: errors[0].instancePath,
        code: 'no_match',
        message: 'This has none of the allowed forms.',
      },
    ]
  }
  // One message for each field: the first is the one to act on.
  const seen = new Set<string>()
  return fields.filter((field) => !seen.has(field.pointer) && seen.add(field.pointer))
}

/** A missing or superfluous member is reported at its own place, not at its parent's. */
function pointerOf(error: SchemaError): string {
  const member =
    error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty
  return member === undefined ? error.instancePath : `${error.instancePath}/${escapePointer(String(member))}`
}

/** RFC 6901, section 3. */
export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

const codes: Readonly<Record<string, string>> = {
  required: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  type: 'wrong_type',
  enum: 'not_allowed',
  const: 'not_allowed',
  format: 'wrong_format',
  pattern: 'wrong_format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_few',
  minProperties: 'too_few',
  maxItems: 'too_many',
  uniqueItems: 'not_unique',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
}

function codeOf(error: SchemaError): string {
  return codes[error.keyword] ?? 'invalid'
}

function messageOf(error: SchemaError): string {
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return 'This is required.'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'There is no such field.'
    case 'type':
      return `This must be of type ${[params.type].flat().join(' or ')}.`
    case 'enum':
      return `This must be one of ${(params.allowedValues as unknown[]).join(', ')}.`
    case 'format':
      return params.format === 'email'
        ? 'This is not an e-mail address.'
        : `This is not a valid ${String(params.format)}.`
    case 'pattern':
      return `This must match ${String(params.pattern)}.`
    case 'minLength':
      return params.limit === 1
        ? 'This must not be empty.'
        : `This must have at least ${String(params.limit)} characters.`
    case 'maxLength':
      return `This must have at most ${String(params.limit)} characters.`
    case 'uniqueItems':
      return 'The same value stands here twice.'
    case 'minimum':
      return `This must be at least ${String(params.limit)}.`
    case 'maximum':
      return `This must be at most ${String(params.limit)}.`
    case 'minItems':
      return `This needs at least ${String(params.limit)} entries.`
    case 'maxItems':
      return `This takes at most ${String(params.limit)} entries.`
    case 'minProperties':
      return 'Name at least one field.'
    case 'const':
      return `This must be ${JSON.stringify(params.allowedValue)}.`
    default:
      return `This breaks the rule “${error.keyword}”.`
  }
}
