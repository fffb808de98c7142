import { expect, test } from 'vitest'
import { deepFreeze } from '../kernel/freeze.ts'
import { toJson } from './json.ts'

const same = (body: unknown) =>
  expect(JSON.parse(toJson(body).text)).toEqual(JSON.parse(JSON.stringify(body)))

test('produces the output of JSON.stringify for any member order', () => {
  same({ a: 1, b: [1, null], c: undefined })
  same({ items: [] })
  same({ items: [], total: 0 })
  same({ page: 1, items: [{ id: 'a' }, { id: 'b' }], total: 2, nextCursor: undefined })
  same({ items: [1, 'two', null, true, [3]] })
  same({ items: 'no list' })
  same([{ items: [1] }])
})

test('serializes a frozen resource once, alone or in a list', () => {
  let written = 0
  const vm = deepFreeze({
    id: 'vm_1',
    toJSON() {
      written += 1
      return { id: 'vm_1' }
    },
  })
  expect(toJson(vm).text).toBe('{"id":"vm_1"}')
  expect(toJson({ items: [vm, vm], total: 2 }).text).toBe('{"items":[{"id":"vm_1"},{"id":"vm_1"}],"total":2}')
  expect(written).toBe(1)
})

test('serializes mutable values each time', () => {
  const vm = { id: 'vm_1' }
  expect(toJson({ items: [vm] }).text).toBe('{"items":[{"id":"vm_1"}]}')
  vm.id = 'vm_2'
  expect(toJson({ items: [vm] }).text).toBe('{"items":[{"id":"vm_2"}]}')
})

test('knows the byte length of a list that was sent before', () => {
  const items = [
    deepFreeze({ name: 'Zürich' }),
    deepFreeze({ name: '東京 🗼' }),
    deepFreeze({ name: 'Oslo' }),
  ]
  const body = { items, total: items.length, note: 'é' }
  expect(toJson(body).bytes).toBeUndefined()
  const { text, bytes } = toJson(body)
  expect(bytes).toBe(Buffer.byteLength(text))
  expect(toJson({ items: [...items, { name: 'new' }] }).bytes).toBeUndefined()
})
