import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test('a row is normalized once, without its missing fields', () => {
  let times = 0
  const text = searchText<{ name: string }>((row) => {
    times++
    return [row.name, null]
  })
  const row = { name: 'Zürich' }
  expect([text(row), text(row)]).toEqual(['zurich\n', 'zurich\n'])
  expect(times).toBe(1)
})
