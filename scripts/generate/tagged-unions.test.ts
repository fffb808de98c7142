import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { tellFormsApart } from './tagged-unions.ts'

const form = (kind: string, field: string) => ({
  type: 'object',
  required: ['kind', field],
  additionalProperties: false,
  properties: { kind: { const: kind }, [field]: { type: 'string' } },
})
const oneOf = (...names: string[]) => ({
  oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
})
const contract = {
  components: {
    schemas: { Url: form('url', 'url'), Prefix: form('prefix', 'prefix'), Purge: oneOf('Url', 'Prefix') },
  },
}

it('tells what is wrong with the form that was meant, and with no other', () => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  ajv.addSchema({ ...tellFormsApart(contract), $id: 'contract' })
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/Purge' })
  const errors = (value: unknown) => {
    validate(value)
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(({ keyword }) => keyword)
  }
  expect(errors({ kind: 'url', url: '/a' })).toEqual([])
  expect(errors({ kind: 'prefix' })).toEqual(['required'])
  expect(errors({ kind: 'url', url: '/a', prefix: '/b' })).toEqual(['additionalProperties'])
  expect(errors({ kind: 'else' })).toEqual(['enum'])
  expect(errors({})).toEqual(['required'])
})

it('leaves a union alone whose forms have no tag, or share one', () => {
  const untagged = { components: { schemas: { A: { type: 'string' }, Union: oneOf('A') } } }
  const shared = { components: { schemas: { A: form('a', 'x'), B: form('a', 'y'), Union: oneOf('A', 'B') } } }
  expect(tellFormsApart(untagged)).toEqual(untagged)
  expect(tellFormsApart(shared)).toEqual(shared)
})
