import { expect, it } from 'vitest'
import { shrinkValidators } from './shrink-validators.ts'

const validator = (name: string, path = 'instancePath + "/a"', helper = '') => `function ${name}(data) {
	let vErrors = null;
	let errors = 0;
	${helper}
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
	${name}.errors = vErrors;
	return errors === 0;
}
`

/** What stands in the output, run. */
function run(source: string, name: string, data: unknown): unknown {
  return new Function('data', `${shrinkValidators(source)}; ${name}(data); return ${name}.errors`)(data)
}

it('says an error in one line, and the same error', () => {
  const short = shrinkValidators(validator('validate1'))
  expect(short).toContain(
    'vErrors = fail(vErrors, instancePath + "/a", "required", { missingProperty: "a" });',
  )
  const named = `const instancePath = ''\n${validator('validate1')}`
  expect(run(named, 'validate1', {})).toEqual([
    { instancePath: '/a', keyword: 'required', params: { missingProperty: 'a' } },
  ])
  expect(run(named, 'validate1', { a: 1 })).toBeNull()
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
      validator('validate3', 'instancePath', 'validate1(data);'),
      validator('validate4', 'instancePath', 'validate2(data);'),
      validator('validate5', '"elsewhere"'),
      'export const validators = [validate1, validate2, validate3, validate4, validate5]',
    ].join(''),
  )
  expect(short).toContain('[validate1, validate1, validate3, validate3, validate5]')
})
