import { expect, test } from 'vitest'
import { shown } from './shown.ts'
import type { View } from './view.ts'

const at = (now: number, seed = 1) => ({ now, seed, tx: { mayWrite: false } }) as View

test('a row is shown anew when something in its version is another', () => {
  const show = shown<{ id: string }, { id: string; at: number }>(
    (_, { now }) => [Math.floor(now / 10), null, 'name'],
    ({ id }, { now }) => ({ id, at: now }),
  )
  const row = { id: 'vm_1' }
  const first = show(row, at(11))
  expect(show(row, at(19))).toBe(first)
  expect(show(row, at(20))).toEqual({ id: 'vm_1', at: 20 })
  expect(show(row, at(20, 2))).not.toBe(show({ id: 'vm_1' }, at(20, 2)))
})

test('what a write answers is shown anew each time', () => {
  const show = shown<{ id: string }, { id: string }>(
    () => null,
    ({ id }) => ({ id }),
  )
  const row = { id: 'vm_1' }
  const writing = { ...at(0), tx: { mayWrite: true } } as View
  expect(show(row, writing)).toEqual(row)
  expect(show(row, writing)).not.toBe(show(row, writing))
  expect(show(row, at(0))).toBe(show(row, at(0)))
})

test('versions of another length or kind are others', () => {
  let version: string | number | null | (string | number | null)[] = null
  const show = shown<object, { version: unknown }>(
    () => version,
    () => ({ version: structuredClone(version) }),
  )
  const row = {}
  for (version of [null, 1, [1], [1, 2], [1, null], [1], '1', null]) {
    expect(show(row, at(0))).toEqual({ version })
    expect(show(row, at(0))).toBe(show(row, at(1)))
  }
})
