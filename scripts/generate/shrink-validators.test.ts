import { expect, it } from 'vitest'
import { shrinkValidators } from './shrink-validators.ts'

/** As ajv writes it: asks for a member `a`, and has others look at the whole or at a part. */
const validator = (
  name: string,
  calls = '',
  path = 'instancePath + "/a"',
) => `function ${name}(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data.a === void 0) {
		const err0 = {
			instancePath: ${path},
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: "a" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	${calls}
	${name}.errors = vErrors;
	return errors === 0;
}
`

/** As ajv calls a validator. */
const call = (name: string, value: string, path?: string) =>
  `if (!${name}(${value}, { instancePath${path === undefined ? '' : `: instancePath + ${path}`} })) {
		vErrors = vErrors === null ? ${name}.errors : vErrors.concat(${name}.errors);
		errors = vErrors.length;
	}`

/** What the last of the validators finds. */
function errorsOf(source: string, name: string, data: unknown): unknown {
  return new Function('data', `${source}; ${name}(data); return ${name}.errors`)(data)
}

it('finds the same errors at the same places', () => {
  const source = [
    validator('validate1'),
    validator('validate2', call('validate1', 'data.b', '"/b"'), 'instancePath'),
    validator(
      'validate3',
      `${call('validate2', 'data')}
	for (let i0 = 0; i0 < data.list.length; i0++) ${call('validate2', 'data.list[i0]', '"/list/" + i0')}`,
    ),
  ].join('')
  const short = shrinkValidators(source)
  for (const data of [
    { list: [], a: 1, b: { a: 1 } },
    { list: [], b: {} },
    { list: [{ a: 1, b: {} }, { b: { a: 1 } }], a: 1, b: {} },
  ]) {
    const before = errorsOf(source, 'validate3', data) as null | { schemaPath: string }[]
    const after = before?.map(({ schemaPath: _, ...error }) => error) ?? null
    expect(errorsOf(short, 'validate3', data)).toEqual(after)
  }
  expect(errorsOf(short, 'validate3', { list: [{ b: {} }], a: 1, b: { a: 1 } })).toEqual([
    { instancePath: '/list/0', keyword: 'required', params: { missingProperty: 'a' } },
    { instancePath: '/list/0/b/a', keyword: 'required', params: { missingProperty: 'a' } },
  ])
})

it('puts no path together and counts nothing where nothing is wrong', () => {
  const short = shrinkValidators(
    validator('validate1') + validator('validate2', call('validate1', 'data.b', '"/b"')),
  )
  const own = short.slice(short.indexOf('function validate1'))
  expect(own).not.toMatch(/instancePath|errors\+\+|errors\.length/)
  expect(own).toContain('vErrors = lack(vErrors, "/a", "a");')
  expect(own).toContain('vErrors = under(vErrors, "/b", validate1);')
})

it('goes on counting where one form after another is tried', () => {
  const attempt = `const _errs1 = errors;
	${call('validate1', 'data')}
	if (_errs1 !== errors) { errors = _errs1; vErrors = null; }`
  const short = shrinkValidators(validator('validate1') + validator('validate2', attempt))
  expect(errorsOf(short, 'validate2', { a: 1 })).toBeNull()
  expect(short).toContain('errors = vErrors.length;')
})

it.each([
  ['a', 3, true, false],
  ['abc', 3, false, false],
  ['abcdef', 3, false, true],
  ['😀😀', 3, true, false],
  ['😀😀😀', 3, false, false],
  ['😀😀😀😀', 3, false, true],
])('counts the characters of %s as before', (text, limit, isShorter, isLonger) => {
  const bounds = shrinkValidators(`
    const import_ucs2length = { default: { default: (text) => [...text].length } }
    const func2 = import_ucs2length.default.default;
    function bounds(data) { return [func2(data) < ${limit}, func2(data) > ${limit}]; }`)
  expect(bounds).not.toMatch(/return \[func2/)
  expect(new Function('data', `${bounds}; return bounds(data)`)(text)).toEqual([isShorter, isLonger])
})

it('keeps one of the validators that check the same, and of those that call them', () => {
  const short = shrinkValidators(
    [
      validator('validate1'),
      validator('validate2'),
      validator('validate3', call('validate1', 'data')),
      validator('validate4', call('validate2', 'data')),
      validator('validate5', '', 'instancePath + "/elsewhere"'),
      'export const validators = [validate1, validate2, validate3, validate4, validate5]',
    ].join(''),
  )
  expect(short).toContain('[validate1, validate1, validate3, validate3, validate5]')
})

it('finds what is unknown, also where as much is there as there has to be', () => {
  const source = `const func1 = Object.prototype.hasOwnProperty;
const schema1 = { required: ["a"], properties: { a: {}, b: {} } };
${validator(
  'validate1',
  `for (const key0 in data) if (!func1.call(schema1.properties, key0)) {
		const err1 = {
			instancePath,
			schemaPath: "#/additionalProperties",
			keyword: "additionalProperties",
			params: { additionalProperty: key0 }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}`,
  'instancePath',
)}`
  const short = shrinkValidators(source)
  expect(short).toContain('mayHaveStrangers(data, schema1)')
  const found = (data: unknown) =>
    (errorsOf(short, 'validate1', data) as null | { keyword: string }[])?.map(({ keyword }) => keyword) ?? []
  expect(found({ a: 1 })).toEqual([])
  expect(found({ a: 1, b: 2 })).toEqual([])
  expect(found({ b: 2 })).toEqual(['required'])
  expect(found({ c: 3 })).toEqual(['required', 'additionalProperties'])
  expect(found({ a: 1, c: 3 })).toEqual(['additionalProperties'])
})
