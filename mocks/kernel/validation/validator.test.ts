import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { deepFreeze } from '../freeze.ts'
import type { Schema } from './schema.ts'
import { createValidator } from './validator.ts'

const table: Record<string, Schema> = {
  Name: { type: 'string', minLength: 2 },
  Tree: {
    type: 'object',
    required: ['name'],
    properties: { name: { $ref: 'Name' }, children: { type: 'array', items: { $ref: 'Tree' } } },
    additionalProperties: false,
  },
  Circle: {
    type: 'object',
    required: ['form', 'radius'],
    properties: { form: { type: 'string', const: 'circle' }, radius: { type: 'number' } },
  },
  Square: {
    type: 'object',
    required: ['form', 'side'],
    properties: { form: { type: 'string', const: 'square' }, side: { type: 'number' } },
  },
}

const validate = createValidator((name) => table[name])
const failuresOf = (schema: Schema, value: unknown) =>
  validate(schema, value).map(({ pointer, keyword }) => `${pointer} ${keyword}`)

const closed: Schema = { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: false }

const keywords: [keyword: string, schema: Schema, fits: unknown[], breaks: unknown[]][] = [
  ['type', { type: 'null' }, [null], [undefined, 0, '', {}]],
  ['type', { type: 'boolean' }, [true, false], [0, 'true', null]],
  ['type', { type: 'integer' }, [0, -1, 2.0, 1e300], [1.5, '1', null, Number.NaN, Infinity]],
  ['type', { type: 'number' }, [0, 1.5], ['1', null, Number.NaN, Infinity]],
  ['type', { type: 'string' }, ['', 'a'], [1, null, []]],
  ['type', { type: 'array' }, [[], [1]], [{}, null, 'a']],
  ['type', { type: 'object' }, [{}], [[], null, 'a']],
  ['type', { type: ['string', 'null'] }, ['a', null], [1, {}]],
  ['enum', { enum: ['a', null, 1] }, ['a', null, 1], ['b', '1', undefined]],
  ['const', { const: false }, [false], [true, 0, null]],
  ['minimum', { minimum: 1 }, [1, 2, 'none'], [0, -1]],
  ['maximum', { maximum: 1 }, [1, 0, 'none'], [1.1, 2]],
  ['exclusiveMinimum', { exclusiveMinimum: 1 }, [1.1, 'none'], [1, 0]],
  ['minLength', { minLength: 2 }, ['ab', '😀😀', 5], ['a', '😀', '']],
  ['maxLength', { maxLength: 2 }, ['ab', '😀😀', 555], ['abc', '😀😀😀']],
  ['pattern', { pattern: '^[a-z]+$' }, ['a', 1], ['', 'A', 'a1']],
  ['format', { format: 'ipv4' }, ['10.0.0.1', 1], ['10.0.0', '256.0.0.1']],
  ['minItems', { minItems: 1 }, [[0], {}], [[]]],
  ['maxItems', { maxItems: 1 }, [[], [0], {}], [[0, 1]]],
  [
    'uniqueItems',
    { uniqueItems: true },
    [[], [1, '1', true], [{ a: 1 }, '{"a":1}'], 'aa'],
    [
      ['a', 'b', 'a'],
      [null, null],
      [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
    ],
  ],
  ['minProperties', { minProperties: 1 }, [{ a: 1 }, []], [{}]],
  ['oneOf', { oneOf: [{ minimum: 5 }, { maximum: 9 }] }, [4, 10], [7]],
]

describe.each(keywords)('%s %j', (keyword, schema, fits, breaks) => {
  it.each(fits.map((value) => [value]))('accepts %j', (value) =>
    expect(failuresOf(schema, value)).toEqual([]),
  )
  it.each(breaks.map((value) => [value]))('rejects %j', (value) =>
    expect(failuresOf(schema, value)).toEqual([` ${keyword}`]),
  )
})

test('reports only the wrong type for a value of a wrong type', () => {
  expect(failuresOf({ type: 'string', enum: ['a'], minLength: 1 }, 5)).toEqual([' type'])
})

test('reports every violated keyword with its limit', () => {
  expect(validate({ type: 'string', minLength: 3, pattern: '^a' }, 'b')).toEqual([
    { pointer: '', keyword: 'minLength', expected: 3 },
    { pointer: '', keyword: 'pattern', expected: '^a' },
  ])
})

describe('members', () => {
  it('are reported at their own place if invalid, missing or unknown', () => {
    const schema: Schema = { ...closed, required: ['a', 'b/c'] }
    expect(failuresOf(schema, { a: 'x', 'd~e': 1 })).toEqual([
      '/b~1c required',
      '/d~0e additionalProperties',
      '/a type',
    ])
  })

  it('count as absent if undefined', () => {
    expect(failuresOf(closed, { a: undefined })).toEqual([])
    expect(failuresOf({ required: ['a'] }, { a: undefined })).toEqual(['/a required'])
  })

  it('may be unknown unless the schema forbids it', () => {
    expect(failuresOf({ type: 'object', properties: {} }, { b: 1 })).toEqual([])
  })

  it('that exist on every object count as unknown too', () => {
    expect(failuresOf(closed, JSON.parse('{"__proto__":1,"toString":2}'))).toEqual([
      '/__proto__ additionalProperties',
      '/toString additionalProperties',
    ])
  })
})

describe('references', () => {
  it('resolve to other schemas of the table, recursively', () => {
    const tree = { name: 'root', children: [{ name: 'leaf' }, { name: 'x', children: [{}] }] }
    expect(failuresOf({ $ref: 'Tree' }, tree)).toEqual([
      '/children/1/name minLength',
      '/children/1/children/0/name required',
    ])
  })

  it('throw if they resolve to nothing', () => {
    expect(() => validate({ $ref: 'Nothing' }, 1)).toThrow('There is no schema Nothing.')
  })

  it('validates a frozen value once', () => {
    let reads = 0
    const value = {
      get name() {
        reads += 1
        return 'root'
      },
    }
    failuresOf({ $ref: 'Tree' }, value)
    expect(failuresOf({ $ref: 'Tree' }, value)).toEqual([])
    const before = reads
    Object.freeze(value)
    failuresOf({ $ref: 'Tree' }, value)
    const after = reads
    expect(after).toBeGreaterThan(before)
    failuresOf({ $ref: 'Tree' }, value)
    expect(reads).toBe(after)
  })

  it('validates a frozen value that fails each time', () => {
    const value = deepFreeze({ name: 'a' })
    expect(failuresOf({ $ref: 'Tree' }, value)).toEqual(['/name minLength'])
    expect(failuresOf({ $ref: 'Tree' }, value)).toEqual(['/name minLength'])
  })
})

describe('a union', () => {
  const shape: Schema = { oneOf: [{ $ref: 'Circle' }, { $ref: 'Square' }] }

  it('with a discriminator reports the errors of the selected schema', () => {
    expect(failuresOf(shape, { form: 'circle', radius: 1 })).toEqual([])
    expect(failuresOf(shape, { form: 'square', radius: 1 })).toEqual(['/side required'])
    expect(failuresOf(shape, {})).toEqual(['/form required'])
    expect(failuresOf(shape, 'circle')).toEqual([' type'])
    expect(validate(shape, { form: 'star' })).toEqual([
      { pointer: '/form', keyword: 'enum', expected: ['circle', 'square'] },
    ])
  })

  it('without a discriminator reports the errors of each schema', () => {
    const nullable: Schema = { oneOf: [{ $ref: 'Circle' }, { type: 'null' }] }
    expect(failuresOf(nullable, null)).toEqual([])
    expect(failuresOf(nullable, { form: 'circle' })).toEqual(['/radius required', ' type', ' oneOf'])
  })
})

/** Small schemas and values, so that they often match. */
const name = fc.constantFrom('a', 'b')
const text = fc.constantFrom('', 'a', 'ab', 'abc', '😀😀', '10.0.0.1')
const scalar = fc.oneof(text, fc.integer({ min: -1, max: 3 }), fc.constantFrom(null, true, 1.5))
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
}))
const limit = fc.nat({ max: 2 })
const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.record(
      {
        type: fc.constantFrom('string', 'integer', 'number', 'array', 'object', ['string', 'null']),
        minimum: limit,
        maxLength: limit,
        minLength: limit,
        format: fc.constant('ipv4'),
        enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Schema>,
    fc.record(
      {
        items: tie('schema'),
        maxItems: limit,
        uniqueItems: fc.constant(true),
        properties: fc.dictionary(name, tie('schema'), { noNullPrototype: true }),
        required: fc.uniqueArray(name),
        additionalProperties: fc.constant(false),
        minProperties: limit,
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Schema>,
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
  ),
}))

test('agrees with ajv on all contract schemas', () => {
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
  addFormats.default(ajv)
  fc.assert(
    fc.property(anySchema, fc.array(anyValue, { minLength: 5, maxLength: 20 }), (schema, values) => {
      const fits = ajv.compile(schema)
      for (const value of values) expect(validate(schema, value).length === 0).toBe(fits(value))
    }),
    { numRuns: 300, seed: 1 },
  )
})
