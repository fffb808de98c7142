import { describe, expect, it } from 'vitest'
import { MAX_QUERY_LENGTH } from '../search-schema.ts'
import { changeSearch, lastPage, sortDirection, tableSearch, toggleSort } from './table-search.ts'

const list = tableSearch({
  sortFields: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: { status: ['running', 'stopped'], tag: /^[a-z0-9:]+$/ },
  dialogs: ['delete'],
})

const parse = (raw: Record<string, unknown>) => list.schema.parse(raw as never)

const defaults = {
  q: '',
  sort: 'name',
  page: 1,
  pageSize: 20,
  columns: '',
  dialog: '',
  row: '',
  status: '',
  tag: '',
}

/** Search as it appears in the URL. */
const inAddress = (search: ReturnType<typeof parse>) =>
  list.stripDefaults({ search, next: (next) => next as ReturnType<typeof parse> })

describe('tableSearch', () => {
  it('fills an empty URL with the defaults', () => {
    expect(parse({})).toEqual(defaults)
    expect(list.defaults).toEqual(defaults)
  })

  it('reads every parameter', () => {
    const raw = {
      q: 'web',
      sort: '-createdAt',
      page: 3,
      pageSize: 50,
      columns: 'name,createdAt',
      status: 'running',
      tag: 'env:prod',
      dialog: 'delete',
      row: 'vm_1',
    }
    expect(parse(raw)).toEqual(raw)
  })

  it.each([
    ['an unknown sort field', { sort: 'constructor' }],
    ['a sort of two minus signs', { sort: '--name' }],
    ['page zero', { page: 0 }],
    ['a negative page', { page: -1 }],
    ['a broken page', { page: 1.5 }],
    ['a page that is text', { page: 'two' }],
    ['an empty page', { page: '' }],
    ['a page beyond what a number can count', { page: 1e300 }],
    ['a page size that is not offered', { pageSize: 7 }],
    ['a status that does not exist', { status: 'asleep' }],
    ['a tag outside its pattern', { tag: 'no spaces' }],
    ['columns that are no keys', { columns: 'name,,<b>' }],
    ['a list where one value belongs', { q: ['a', 'b'], status: ['running'] }],
    ['a dialog that does not exist', { dialog: 'explode', row: '../../etc' }],
    ['an object', { q: { a: 1 }, page: {} }],
    ['null', { q: null, page: null, sort: null, status: null }],
  ])('replaces %s by the default', (_what, raw) => {
    expect(parse(raw)).toEqual(defaults)
  })

  it('keeps valid values beside an invalid one', () => {
    expect(parse({ q: 'web', page: 'x', status: 'stopped' })).toMatchObject({
      q: 'web',
      page: 1,
      status: 'stopped',
    })
  })

  it('reads numbers written as text, and text that looks like a number', () => {
    expect(parse({ page: '4', q: 2024, tag: 7 })).toMatchObject({ page: 4, q: '2024', tag: '7' })
  })

  it('drops unknown parameters', () => {
    expect(parse({ q: 'web', utm_source: 'mail' })).not.toHaveProperty('utm_source')
  })

  it("truncates a query at the API's limit, at a whole character", () => {
    expect(parse({ q: 'a'.repeat(300) }).q).toHaveLength(MAX_QUERY_LENGTH)
    expect(parse({ q: `${'a'.repeat(MAX_QUERY_LENGTH - 1)}😀` }).q).toBe('a'.repeat(MAX_QUERY_LENGTH - 1))
  })

  it('omits defaults from the URL', () => {
    expect(inAddress(parse({}))).toEqual({})
    expect(inAddress(parse({ q: 'web', page: 1, sort: 'name', status: 'running' }))).toEqual({
      q: 'web',
      status: 'running',
    })
  })

  it('rejects a filter named like its own parameters', () => {
    expect(() =>
      tableSearch({ sortFields: ['a'], defaultSort: 'a', filters: { page: ['1'] }, dialogs: [] }),
    ).toThrow(/"page"/)
  })
})

describe('changeSearch', () => {
  const search = parse({ q: 'web', page: 5, pageSize: 20 })

  it.each([{ q: 'db' }, { status: 'running' as const }, { sort: '-name' as const }, { q: '', tag: 'a' }])(
    'returns to the first page on %o',
    (change) => {
      expect(changeSearch(search, change)).toEqual({ ...search, ...change, page: 1 })
    },
  )

  it('changes only the page', () => {
    expect(changeSearch(search, { page: 6 })).toEqual({ ...search, page: 6 })
  })

  it('keeps the result when a dialog opens', () => {
    expect(changeSearch(search, { dialog: 'delete', row: 'vm_1' }).page).toBe(5)
  })

  it('keeps the first visible row when the page size changes', () => {
    // Row 81 is the first on page 5 of 20; it is on page 2 of 50 and page 9 of 10.
    expect(changeSearch(search, { pageSize: 50 }).page).toBe(2)
    expect(changeSearch(search, { pageSize: 10 }).page).toBe(9)
  })
})

describe('sorting by a header', () => {
  it('starts ascending, then descending, then back to the default', () => {
    expect(toggleSort('createdAt', 'name')).toBe('name')
    expect(toggleSort('name', 'name')).toBe('-name')
    expect(toggleSort('-name', 'name')).toBe('name')
  })

  it('returns the aria-sort value', () => {
    expect(sortDirection('name', 'name')).toBe('ascending')
    expect(sortDirection('-name', 'name')).toBe('descending')
    expect(sortDirection('name', 'createdAt')).toBe('none')
  })
})

describe('lastPage', () => {
  it.each([
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [10_000, 20, 500],
  ])('of %i rows by %i is %i', (total, pageSize, last) => {
    expect(lastPage(total, pageSize)).toBe(last)
  })
})
