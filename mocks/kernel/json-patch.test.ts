import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, PatchError, type PatchOperation, patchBetween } from './json-patch.ts'

const list = { items: [{ name: 'a' }, { name: 'b' }], total: 2, 'a/b': { '~c': 1 } }

test.each<[PatchOperation, unknown]>([
  [
    { op: 'replace', path: '/items/1/name', value: 'c' },
    { ...list, items: [{ name: 'a' }, { name: 'c' }] },
  ],
  [
    { op: 'add', path: '/items/0', value: 1 },
    { ...list, items: [1, ...list.items] },
  ],
  [
    { op: 'add', path: '/items/-', value: 1 },
    { ...list, items: [...list.items, 1] },
  ],
  [
    { op: 'remove', path: '/items/0' },
    { ...list, items: [{ name: 'b' }] },
  ],
  [
    { op: 'add', path: '/more', value: null },
    { ...list, more: null },
  ],
  [
    { op: 'replace', path: '/a~1b/~0c', value: 2 },
    { ...list, 'a/b': { '~c': 2 } },
  ],
  [{ op: 'replace', path: '', value: [] }, []],
])('%j', (operation, expected) => {
  const before = JSON.stringify(list)
  expect(applyPatch(list, [operation])).toEqual(expected)
  expect(JSON.stringify(list)).toBe(before)
})

test.each<PatchOperation>([
  { op: 'replace', path: '/items/2', value: 1 },
  { op: 'replace', path: '/items/-', value: 1 },
  { op: 'add', path: '/items/3', value: 1 },
  { op: 'remove', path: '/items/01' },
  { op: 'remove', path: '/none' },
  { op: 'replace', path: '/none', value: 1 },
  { op: 'add', path: '/none/name', value: 1 },
  { op: 'add', path: '/total/name', value: 1 },
  { op: 'remove', path: '/toString' },
])('%j does not fit', (operation) => {
  expect(() => applyPatch(list, [operation])).toThrow(PatchError)
})

test('a patch between two values turns one into the other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const [from, to] = [JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after))]
      expect(applyPatch(from, patchBetween(from, to))).toEqual(to)
    }),
  )
  expect(patchBetween(list, { ...list, total: 3 })).toEqual([{ op: 'replace', path: '/total', value: 3 }])
})
