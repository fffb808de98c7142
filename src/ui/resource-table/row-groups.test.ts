import { expect, test } from 'vitest'
import { groupRows } from './row-groups.ts'

test('groups keep the order of the rows, and come in the order of their first rows', () => {
  const rows = ['banana', 'apple', 'blueberry', 'avocado']
  expect(groupRows(rows, (row) => row.charAt(0))).toEqual([
    { label: 'b', rows: ['banana', 'blueberry'] },
    { label: 'a', rows: ['apple', 'avocado'] },
  ])
})

test('without labels there is one group', () => {
  expect(groupRows([1, 2], undefined)).toEqual([{ label: '', rows: [1, 2] }])
})
