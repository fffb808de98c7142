import { expect, test } from 'vitest'
import { deepFreeze } from '../db/freeze.ts'
import { toJson } from './json.ts'

const same = (body: unknown) => expect(JSON.parse(toJson(body))).toEqual(JSON.parse(JSON.stringify(body)))

test('writes what JSON.stringify writes, whatever the order of the members', () => {
  same({ a: 1, b: [1, null], c: undefined })
  same({ items: [] })
  same({ items: [], total: 0 })
  same({ page: 1, items: [{ id: 'a' }, { id: 'b' }], total: 2, nextCursor: undefined })
  same({ items: [1, 'two', null, true, [3]] })
  same({ items: 'no list' })
  same([{ items: [1] }])
})

test('writes a frozen resource once, alone or in a list', () => {
  let written = 0
  const vm = deepFreeze({
    id: 'vm_1',
    toJSON() {
      written += 1
      return { id: 'vm_1' }
    },
  })
  expect(toJson(vm)).toBe('{"id":"vm_1"}')
  expect(toJson({ items: [vm, vm], total: 2 })).toBe('{"items":[{"id":"vm_1"},{"id":"vm_1"}],"total":2}')
  expect(written).toBe(1)
})

test('writes what may still change anew each time', () => {
  const vm = { id: 'vm_1' }
  expect(toJson({ items: [vm] })).toBe('{"items":[{"id":"vm_1"}]}')
  vm.id = 'vm_2'
  expect(toJson({ items: [vm] })).toBe('{"items":[{"id":"vm_2"}]}')
})
