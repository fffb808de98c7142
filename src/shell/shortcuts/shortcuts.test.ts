import { expect, it } from 'vitest'
import { createRecognizer, type KeyPress, shortcuts } from './shortcuts.ts'

const always = () => true
const press = (key: string, at = 0, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  at,
  mod: false,
  alt: false,
  ...more,
})

it('requires the right modifier with K, in either case', () => {
  const recognize = createRecognizer()
  expect(recognize(press('k', 0, { mod: true }), always)?.action).toEqual({ kind: 'palette' })
  expect(recognize(press('K', 0, { mod: true }), always)?.action).toEqual({ kind: 'palette' })
  expect(recognize(press('k', 0, { mod: true, alt: true }), always)).toBeUndefined()
  expect(recognize(press('k'), always)).toBeUndefined()
})

it('accepts sequences within a second', () => {
  const recognize = createRecognizer()
  expect(recognize(press('g', 0), always)).toBeUndefined()
  expect(recognize(press('d', 999), always)?.action).toEqual({ kind: 'go', to: '/dashboard' })
  recognize(press('g', 2000), always)
  expect(recognize(press('d', 3000), always)).toBeUndefined()
})

it('restarts after another key', () => {
  const recognize = createRecognizer()
  recognize(press('g'), always)
  recognize(press('Escape'), always)
  expect(recognize(press('d'), always)).toBeUndefined()
})

it('ignores Shift, which a question mark needs', () => {
  const recognize = createRecognizer()
  recognize(press('Shift'), always)
  expect(recognize(press('?'), always)?.action).toEqual({ kind: 'help' })
})

it('does not treat a key of a sequence as a shortcut', () => {
  const recognize = createRecognizer()
  recognize(press('g'), always)
  expect(recognize(press('v'), always)?.label).toBe('Go to virtual machines')
  expect(recognize(press('c'), always)?.label).toBe('Create a VM')
})

it('omits shortcuts without permission', () => {
  const recognize = createRecognizer()
  expect(recognize(press('c'), (shortcut) => !shortcut.console)).toBeUndefined()
})

it('has unique key combinations', () => {
  const keys = shortcuts.map((shortcut) => String(shortcut.keys))
  expect(new Set(keys).size).toBe(keys.length)
})
