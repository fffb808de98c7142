import { expect, test } from 'vitest'
import { memoizedSerializer } from './memoized-serializer.ts'
import type { View } from './view.ts'

const at = (now: number) => ({ now, seed: 1, tx: { mayWrite: false } }) as View

test('serializes a row again when its version changes', () => {
  const serialize = memoizedSerializer<{ id: string }, { id: string; at: number }>(
    (_, { now }) => [Math.floor(now / 10), null, 'name'],
    ({ id }, { now }) => ({ id, at: now }),
  )
  const row = { id: 'vm_1' }
  const first = serialize(row, at(11))
  expect(serialize(row, at(19))).toBe(first)
  expect(serialize(row, at(20))).toEqual({ id: 'vm_1', at: 20 })
  expect(serialize({ id: 'vm_1' }, at(20))).not.toBe(serialize(row, at(20)))
})

test('serializes for a write each time', () => {
  const serialize = memoizedSerializer<{ id: string }, { id: string }>(
    () => null,
    ({ id }) => ({ id }),
  )
  const row = { id: 'vm_1' }
  const writing = { ...at(0), tx: { mayWrite: true } } as View
  expect(serialize(row, writing)).toEqual(row)
  expect(serialize(row, writing)).not.toBe(serialize(row, writing))
  expect(serialize(row, at(0))).toBe(serialize(row, at(0)))
})

test('tells versions of different length or type apart', () => {
  let version: string | number | null | (string | number | null)[] = null
  const serialize = memoizedSerializer<object, { version: unknown }>(
    () => version,
    () => ({ version: structuredClone(version) }),
  )
  const row = {}
  for (version of [null, 1, [1], [1, 2], [1, null], [1], '1', null]) {
    expect(serialize(row, at(0))).toEqual({ version })
    expect(serialize(row, at(0))).toBe(serialize(row, at(1)))
  }
})
