import { expect, it } from 'vitest'
import { onePage } from './one-page.ts'
import { lastPage } from './table-search.ts'

it('all rows are one page', () => {
  expect(onePage(['a', 'b', 'c'])).toEqual({ items: ['a', 'b', 'c'], page: 1, pageSize: 3, total: 3 })
})

it('no rows are one page', () => {
  const { total, pageSize } = onePage([])
  expect({ total, pageSize }).toEqual({ total: 0, pageSize: 1 })
  expect(lastPage(total, pageSize)).toBe(1)
})
