import { expect, it } from 'vitest'
import type { Filter } from './columns.ts'
import { matchingRows, scopeOf } from './matching.ts'

const defaults = { q: '', sort: 'name', page: 1, pageSize: 20, status: '', tag: '' } as const
type Search = Omit<typeof defaults, 'q' | 'page' | 'status' | 'tag'> & {
  readonly q: string
  readonly page: number
  readonly status: string
  readonly tag: string
}
const filters: readonly Filter<Search>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All',
    options: [{ value: 'running', label: 'Running' }],
  },
  { kind: 'chip', name: 'tag', label: 'Tag' },
]
const list = (search: Partial<Search>) => ({
  search: { ...defaults, ...search },
  defaults,
  filters,
  query: {
    data: { items: [], page: 1, pageSize: 20, total: 312 },
    error: null,
    isFetching: false,
    isPlaceholderData: false,
    refetch: () => {},
  },
})

it('says in words what narrows the list', () => {
  expect(matchingRows(list({}))).toEqual({ total: 312, conditions: [] })
  expect(matchingRows(list({ q: ' web ', status: 'running', tag: 'team:shop' })).conditions).toEqual([
    'Search: “web”',
    'Status: Running',
    'Tag: team:shop',
  ])
})

it('is the same selection on each page, and another one with each filter', () => {
  expect(scopeOf(list({ page: 3 }))).toBe(scopeOf(list({})))
  expect(scopeOf(list({ status: 'running' }))).not.toBe(scopeOf(list({})))
  expect(scopeOf(list({ q: 'web' }))).not.toBe(scopeOf(list({})))
})
