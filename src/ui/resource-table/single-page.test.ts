import { expect, it } from 'vitest'
import { singlePage } from './single-page.ts'
import { lastPage } from './table-search.ts'

it('all rows are one page', () => {
  expect(singlePage(['a', 'b', 'c'])).toEqual({ items: ['a', 'b', 'c'], page: 1, pageSize: 3, total: 3 })
})

it('no rows are one page', () => {
  const { total, pageSize } = singlePage([])
  expect({ total, pageSize }).toEqual({ total: 0, pageSize: 1 })
  expect(lastPage(total, pageSize)).toBe(1)
})
