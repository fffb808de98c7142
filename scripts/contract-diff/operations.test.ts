import { describe, expect, test } from 'vitest'
import { diff, withOperation } from './testing/diff.ts'
import { contracts, operations, string } from './testing/operation-cases.ts'

const found = (before: object, after: object) =>
  diff(before, after).map(({ level, rule }) => `${level} ${rule}`)

test.for(operations)('reports a change of an operation as %s', ([finding, before, after]) => {
  expect(found(withOperation(before), withOperation(after))).toEqual([finding])
})

test.for(contracts)('reports a change of the contract as %s', ([finding, before, after]) => {
  expect(found(before, after)).toEqual([finding])
})

describe('paths', () => {
  const both = (...methods: string[]) => ({
    paths: { '/vms': Object.fromEntries(methods.map((method) => [method, { operationId: `${method}Vm` }])) },
  })
  test('an operation that is removed breaks clients', () => {
    expect(found(both('get', 'post'), both('post'))).toEqual(['breaking operation-removed'])
    expect(found(both('post'), both('get', 'post'))).toEqual(['compatible operation-added'])
  })

  test('another path is named, and another path parameter does not matter', () => {
    const at = (path: string) => withOperation({}, 'get', path)
    expect(diff(at('/vms'), at('/machines'))[0]?.what).toBe('createVm (GET /vms) moved to GET /machines')
    expect(diff(at('/vms/{vmId}'), at('/vms/{id}'))).toEqual([])
  })

  test('a path parameter is known by its position', () => {
    const at = (name: string, maxLength: number) =>
      withOperation(
        { parameters: [{ name, in: 'path', required: true, schema: { ...string, maxLength } }] },
        'get',
        `/vms/{${name}}`,
      )
    expect(found(at('vmId', 9), at('id', 8))).toEqual(['breaking limit-narrowed'])
  })

  test('parameters of a path belong to its operations', () => {
    const shared = (parameters: object[]) => ({
      paths: { '/vms': { parameters, get: { operationId: 'listVms' } } },
    })
    const added = shared([{ name: 'size', in: 'query', required: true, schema: string }])
    expect(diff(shared([]), added)).toMatchObject([{ level: 'breaking', uses: [{ operation: 'listVms' }] }])
  })
})
