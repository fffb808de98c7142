import fc from 'fast-check'

/** Texts that often break programs: empty, very long, other alphabets, injections. */
const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\r\nx-injected: 1',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '١٢٣',
  "' OR '1'='1",
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: meant for another parser
  '${7*7}',
  '日本語',
  'é',
  'e\u0301',
  'ﬁ',
  'İ',
  '👩‍👩‍👧‍👦',
  '\u202eevil',
  'x'.repeat(300),
  '9'.repeat(400),
  '('.repeat(200),
] as const

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)

const numbers = [
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e21,
] as const

/** Any JSON, mostly of the wrong type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { length: -1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":1}') as unknown),
  },
)

/** Invalid or almost valid JSON. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '[',
    '"',
    '{"a":1,}',
    'undefined',
    '\ufeff{}',
    '{}{}',
    '[1',
    '\u0000',
    '{"a":1e999}',
  ),
  fc.constant('['.repeat(20_000)),
  fc.constant(`{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`),
  hostileText,
  hostileValue.map((value) => JSON.stringify(value)),
)
