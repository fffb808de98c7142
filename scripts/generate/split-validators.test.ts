import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { splitValidators } from './split-validators.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimbus-split-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `isWhole` is of both tags, and with it `LEAST`; the rest is of one. */
const whole = `
const LEAST = 0, unused = 1;
const schema1 = { "least": 5 };
function isWhole(data) {
	return Number.isInteger(data) && data >= LEAST;
}
function validate1(data) {
	return isWhole(data) && data >= schema1.least;
}
function validate2(data) {
	return isWhole(data);
}
const validators = {
	listVms: { params: null, body: validate1 },
	getVm: { params: null, body: null },
	listZones: { params: validate2, body: isWhole }
};
export { validators };`
const tags = new Map([
  ['listVms', 'vms'],
  ['getVm', 'vms'],
  ['listZones', 'dns'],
])

it('gives each tag a file with what it alone needs, and one file what several need', () => {
  const files = splitValidators(whole, tags)
  expect([...files.keys()]).toEqual(['dns.gen.js', 'vms.gen.js', 'shared.gen.js'])
  expect(files.get('vms.gen.js')).toContain('function validate1')
  expect(files.get('vms.gen.js')).toContain('const schema1')
  expect(files.get('dns.gen.js')).toContain('function validate2')
  for (const [name, text] of files) {
    expect([name, text.includes('function isWhole')]).toEqual([name, name === 'shared.gen.js'])
    expect([name, text.includes('LEAST = 0')]).toEqual([name, name === 'shared.gen.js'])
  }
})

it('makes files that check as the whole did', async () => {
  for (const [name, text] of splitValidators(whole, tags)) {
    writeFileSync(join(folder, name.replace('.js', '.mjs')), text.replaceAll('.gen.js', '.gen.mjs'))
  }
  const { validators: vms } = await import(join(folder, 'vms.gen.mjs'))
  const { validators: dns } = await import(join(folder, 'dns.gen.mjs'))
  expect(Object.keys(vms)).toEqual(['listVms', 'getVm'])
  expect([4, 5, 5.5].map(vms.listVms.body)).toEqual([false, true, false])
  expect([-1, 0, 0.5].map(dns.listZones.params)).toEqual([false, true, false])
})

it('refuses what it could not put anywhere', () => {
  const nowhere = whole.replace('function isWhole', 'console.log(1);\nfunction isWhole')
  expect(() => splitValidators(nowhere, tags)).toThrow('A ExpressionStatement stands at the top level.')
  expect(() => splitValidators(whole, new Map([['listVms', 'vms']]))).toThrow('No tag is known of getVm.')
  expect(() => splitValidators('const a = 1', tags)).toThrow('There is no object `validators`.')
})
