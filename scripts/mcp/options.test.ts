import { expect, test } from 'vitest'
import { readMcpOptions } from './options.ts'

test('defaults to the open page of the dev server', () => {
  expect(readMcpOptions([])).toEqual({ url: 'http://localhost:5173', session: null })
})

test('rejects a session that no request can name', () => {
  expect(() => readMcpOptions(['--session', ''])).toThrow('--session must have 1 to 100 visible characters')
  expect(() => readMcpOptions(['--session', 'two words'])).toThrow('not “two words”')
})
