import type { Level } from '../changes.ts'

/** Schemas of which the second accepts less, and oasdiff's names for that in requests and for the opposite in responses. */
type Narrowing = [narrowed: string, widened: string, wide: object, narrow: object, inResponses?: Level]

export const integer = { type: 'integer' }
export const string = { type: 'string' }
const list = { type: 'array', items: string }

export const narrowings: readonly Narrowing[] = [
  ['max-decreased', 'max-increased', { ...integer, maximum: 10 }, { ...integer, maximum: 5 }],
  ['max-set', 'max-unset', integer, { ...integer, maximum: 5 }],
  [
    'exclusive-max-decreased',
    'exclusive-max-increased',
    { ...integer, exclusiveMaximum: 10 },
    { ...integer, exclusiveMaximum: 5 },
  ],
  ['exclusive-max-set', 'exclusive-max-unset', integer, { ...integer, exclusiveMaximum: 5 }],
  ['min-increased', 'min-decreased', { ...integer, minimum: 1 }, { ...integer, minimum: 2 }],
  ['min-set', 'min-unset', integer, { ...integer, minimum: 0 }],
  [
    'exclusive-min-increased',
    'exclusive-min-decreased',
    { ...integer, exclusiveMinimum: 1 },
    { ...integer, exclusiveMinimum: 2 },
  ],
  ['exclusive-min-set', 'exclusive-min-unset', integer, { ...integer, exclusiveMinimum: 2 }],
  ['max-length-decreased', 'max-length-increased', { ...string, maxLength: 9 }, { ...string, maxLength: 8 }],
  ['max-length-set', 'max-length-unset', string, { ...string, maxLength: 8 }],
  ['min-length-increased', 'min-length-decreased', { ...string, minLength: 1 }, { ...string, minLength: 2 }],
  ['min-length-set', 'min-length-unset', string, { ...string, minLength: 1 }],
  ['max-items-decreased', 'max-items-increased', { ...list, maxItems: 9 }, { ...list, maxItems: 8 }],
  ['min-items-increased', 'min-items-decreased', { ...list, minItems: 1 }, { ...list, minItems: 2 }],
  ['min-items-set', 'min-items-unset', list, { ...list, minItems: 1 }],
  ['unique-items-set', 'unique-items-unset', list, { ...list, uniqueItems: true }],
  ['items-narrowed', 'items-widened', list, { ...list, items: { ...string, maxLength: 9 } }],
  ['enum-value-removed', 'enum-value-added', { enum: ['a', 'b'] }, { enum: ['a'] }, 'warning'],
  ['became-enum', 'became-not-enum', string, { ...string, enum: ['a'] }],
  ['const-added', 'const-removed', string, { ...string, const: 'a' }],
  ['format-added', 'format-removed', string, { ...string, format: 'email' }],
  ['pattern-added', 'pattern-removed', string, { ...string, pattern: '^a$' }],
  ['became-not-nullable', 'became-nullable', { type: ['string', 'null'] }, string],
  ['list-of-types-narrowed', 'list-of-types-widened', { type: ['string', 'integer'] }, { type: ['string'] }],
  ['type-specialized', 'type-generalized', { type: 'number' }, integer],
  ['one-of-removed', 'one-of-added', { oneOf: [string, integer] }, { oneOf: [string] }],
  ['any-of-removed', 'any-of-added', { anyOf: [string, integer] }, { anyOf: [string] }],
  [
    'one-of-narrowed',
    'one-of-widened',
    { oneOf: [string, integer] },
    { oneOf: [{ ...string, maxLength: 9 }, integer] },
  ],
  ['unwrapped-from-one-of', 'wrapped-in-one-of', { oneOf: [string, integer] }, string],
  ['nullable-unwrapped', 'nullable-wrapped', { oneOf: [string, { type: 'null' }] }, string],
  [
    'additional-properties-closed',
    'additional-properties-opened',
    { type: 'object' },
    { type: 'object', additionalProperties: false },
  ],
  [
    'additional-properties-narrowed',
    'additional-properties-widened',
    { type: 'object', additionalProperties: string },
    { type: 'object', additionalProperties: { ...string, maxLength: 9 } },
  ],
]

/** Changes that are as bad in both directions, and from the second to the first. */
export const changes: ReadonlyArray<[rule: string, one: object, other: object, level?: Level]> = [
  ['type-changed', string, integer],
  ['const-changed', { const: 'a' }, { const: 'b' }],
  ['format-changed', { ...string, format: 'email' }, { ...string, format: 'uri' }],
  ['pattern-changed', { ...string, pattern: '^a$' }, { ...string, pattern: '^b$' }, 'warning'],
  [
    'x-extensible-enum-value-removed',
    { 'x-extensible-enum': ['a', 'b'] },
    { 'x-extensible-enum': ['a'] },
    'warning',
  ],
  ['became-write-only', string, { ...string, writeOnly: true }, 'warning'],
  ['became-not-write-only', { ...string, writeOnly: true }, string, 'warning'],
  ['became-read-only', string, { ...string, readOnly: true }, 'warning'],
]

/** Keywords that the contract does not use: any change of them has to be looked at. */
export const unusual: Readonly<Record<string, [keyword: string, one: unknown, other: unknown]>> = {
  'all-of': ['allOf', [string], [string, { maxLength: 9 }]],
  contains: ['contains', string, integer],
  'max-contains': ['maxContains', 1, 2],
  'min-contains': ['minContains', 1, 2],
  'content-encoding': ['contentEncoding', 'base64', 'base32'],
  'content-media-type': ['contentMediaType', 'image/png', 'image/gif'],
  'content-schema': ['contentSchema', string, integer],
  'dependent-required': ['dependentRequired', { a: ['b'] }, { a: ['c'] }],
  'dependent-schema': ['dependentSchemas', { a: string }, { a: integer }],
  if: ['if', string, integer],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: ['then', string, integer],
  else: ['else', string, integer],
  'multiple-of': ['multipleOf', 2, 3],
  not: ['not', string, integer],
  'pattern-property': ['patternProperties', { a: string }, { a: integer }],
  'prefix-items': ['prefixItems', [string], [integer]],
  'property-names': ['propertyNames', string, { maxLength: 9 }],
  'unevaluated-items': ['unevaluatedItems', true, false],
  'unevaluated-properties': ['unevaluatedProperties', true, false],
}
