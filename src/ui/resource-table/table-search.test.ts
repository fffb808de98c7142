import { describe, expect, it } from 'vitest'
import {
  changeSearch,
  lastPage,
  MAX_QUERY_LENGTH,
  sortDirection,
  tableSearch,
  toggleSort,
} from './table-search.ts'

const list = tableSearch({
  sortFields: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: { status: ['running', 'stopped'], tag: /^[a-z0-9:]+$/ },
  dialogs: ['delete'],
})

const parse = (raw: Record<string, unknown>) => list.schema.parse(raw as never)

const defaults = { q: '', sort: 'name', page: 1, pageSize: 20, dialog: '', row: '', status: '', tag: '' }

/** Search as it appears in the URL. */
const inAddress = (search: ReturnType<typeof parse>) =>
  list.stripDefaults({ search, next: (next) => next as ReturnType<typeof parse> })

describe('tableSearch', () => {
  it('fills a bare address with the defaults', () => {
    expect(parse({})).toEqual(defaults)
    expect(list.defaults).toEqual(defaults)
  })

  it('reads every parameter', () => {
    const raw = {
      q: 'web',
      sort: '-createdAt',
      page: 3,
      pageSize: 50,
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
    ['a list where one value belongs', { q: ['a', 'b'], status: ['running'] }],
    ['a dialog that does not exist', { dialog: 'explode', row: '../../etc' }],
    ['an object', { q: { a: 1 }, page: {} }],
    ['null', { q: null, page: null, sort: null, status: null }],
  ])('turns %s into the default', (_what, raw) => {
    expect(parse(raw)).toEqual(defaults)
  })

  it('keeps the good values beside a bad one', () => {
    expect(parse({ q: 'web', page: 'x', status: 'stopped' })).toMatchObject({
      q: 'web',
      page: 1,
      status: 'stopped',
    })
  })

  it('reads numbers written as text and text that looks like a number', () => {
    expect(parse({ page: '4', q: 2024, tag: 7 })).toMatchObject({ page: 4, q: '2024', tag: '7' })
  })

  it('drops what it does not know', () => {
    expect(parse({ q: 'web', utm_source: 'mail' })).not.toHaveProperty('utm_source')
  })

  it('cuts a query at the length the API takes, never through a character', () => {
    expect(parse({ q: 'a'.repeat(300) }).q).toHaveLength(MAX_QUERY_LENGTH)
    expect(parse({ q: `${'a'.repeat(MAX_QUERY_LENGTH - 1)}😀` }).q).toBe('a'.repeat(MAX_QUERY_LENGTH - 1))
  })

  it('strips defaults from the address', () => {
    expect(inAddress(parse({}))).toEqual({})
    expect(inAddress(parse({ q: 'web', page: 1, sort: 'name', status: 'running' }))).toEqual({
      q: 'web',
      status: 'running',
    })
  })

  it('refuses a filter with a name of its own parameters', () => {
    expect(() =>
      tableSearch({ sortFields: ['a'], defaultSort: 'a', filters: { page: ['1'] }, dialogs: [] }),
    ).toThrow(/"page"/)
  })
})

describe('changeSearch', () => {
  const search = parse({ q: 'web', page: 5, pageSize: 20 })

  it.each([{ q: 'db' }, { status: 'running' as const }, { sort: '-name' as const }, { q: '', tag: 'a' }])(
    'goes back to the first page on %o',
    (change) => {
      expect(changeSearch(search, change)).toEqual({ ...search, ...change, page: 1 })
    },
  )

  it('turns the page and changes nothing else', () => {
    expect(changeSearch(search, { page: 6 })).toEqual({ ...search, page: 6 })
  })

  it('leaves the result as it is when a dialog opens', () => {
    expect(changeSearch(search, { dialog: 'delete', row: 'vm_1' }).page).toBe(5)
  })

  it('keeps the first visible row when the page size changes', () => {
    // Row 81 is the first on page 5 of 20; it is on page 2 of 50 and page 9 of 10.
    expect(changeSearch(search, { pageSize: 50 }).page).toBe(2)
    expect(changeSearch(search, { pageSize: 10 }).page).toBe(9)
  })
})

describe('sorting by a header', () => {
  it('goes from another field to ascending, descending and back', () => {
    expect(toggleSort('createdAt', 'name')).toBe('name')
    expect(toggleSort('name', 'name')).toBe('-name')
    expect(toggleSort('-name', 'name')).toBe('name')
  })

  it('says the direction in the words of aria-sort', () => {
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
