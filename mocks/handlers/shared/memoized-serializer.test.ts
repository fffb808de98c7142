import { expect, test } from 'vitest'
import { memoizeSerializer } from './memoized-serializer.ts'
import type { View } from './view.ts'

const at = (now: number, seed = 1) => ({ now, seed, tx: { isWritable: false } }) as View

test('serializes a row again when a value in its version changes', () => {
  const serialize = memoizeSerializer<{ id: string }, { id: string; at: number }>(
    (_, { now }) => [Math.floor(now / 10), null, 'name'],
    ({ id }, { now }) => ({ id, at: now }),
  )
  const row = { id: 'vm_1' }
  const first = serialize(row, at(11))
  expect(first).toEqual({ id: 'vm_1', at: 11 })
  expect(serialize(row, at(19))).toBe(first)
  expect(serialize(row, at(20))).toEqual({ id: 'vm_1', at: 20 })
  const withFirstSeed = serialize(row, at(20))
  expect(serialize(row, at(20, 2))).not.toBe(withFirstSeed)
})

test('serializes a row anew inside a write', () => {
  const serialize = memoizeSerializer<{ id: string }, { id: string }>(
    () => [],
    ({ id }) => ({ id }),
  )
  const row = { id: 'vm_1' }
  const writing = { ...at(0), tx: { isWritable: true } } as View
  expect(serialize(row, writing)).toEqual(row)
  expect(serialize(row, writing)).not.toBe(serialize(row, writing))
  expect(serialize(row, at(0))).toBe(serialize(row, at(0)))
})

test('versions differ by each value and its type', () => {
  type Version = readonly [string?, (number | null)?, (string | number)?]
  let version: Version = []
  const serialize = memoizeSerializer<object, { version: unknown }>(
    () => version,
    () => ({ version: [...version] }),
  )
  const row = {}
  const versions: Version[] = [
    [],
    ['1'],
    ['1', 2],
    ['1', null],
    ['1', null, 3],
    ['1', null, '3'],
    ['2', null, '3'],
  ]
  for (version of versions) {
    expect(serialize(row, at(0))).toEqual({ version })
    expect(serialize(row, at(0))).toBe(serialize(row, at(1)))
  }
})
