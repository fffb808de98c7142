import { describe, expect, it } from 'vitest'
import { clientPages } from './client-pages.ts'
import { listState } from './list-state.ts'

const read = { error: null, isFetching: false, refetch: () => undefined }
const first = { page: 1, pageSize: 20 } as const
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const stateOf = (items: readonly string[] | undefined, narrowed: boolean) => {
  const { data, error } = clientPages(read, items, first).query
  return listState({ page: data, error, online: true, narrowed })
}

describe('pages of a list that is loaded at once', () => {
  it('have no footer as long as one is enough', () => {
    const { query, more } = clientPages(read, numbers(20), first)
    expect(query.data).toEqual({ items: numbers(20), page: 1, pageSize: 20, total: 20 })
    expect(more).toBeNull()
  })

  it('have a footer from the second on', () => {
    const { query, more } = clientPages(read, numbers(45), { page: 3, pageSize: 20 })
    expect(query.data).toEqual({ items: [41, 42, 43, 44, 45], page: 3, pageSize: 20, total: 45 })
    expect(more).toBeUndefined()
  })

  it('keep the footer of a larger page, to choose a smaller one again', () => {
    const { query, more } = clientPages(read, numbers(45), { page: 1, pageSize: 50 })
    expect(query.data?.items).toHaveLength(45)
    expect(more).toBeUndefined()
  })

  it('show the last one in place of one that does not exist', () => {
    expect(clientPages(read, numbers(45), { page: 9, pageSize: 20 }).query.data).toMatchObject({
      items: [41, 42, 43, 44, 45],
      page: 3,
    })
    expect(clientPages(read, [], { page: 9, pageSize: 20 }).query.data).toMatchObject({ items: [], page: 1 })
  })

  it('are exported together', async () => {
    const { loadRows } = clientPages(read, numbers(45), first)
    expect(await loadRows(() => undefined)).toEqual(numbers(45))
  })

  it('load first, then distinguish empty from no matches', () => {
    expect(stateOf(undefined, false).kind).toBe('loading')
    expect(stateOf(['a'], true).kind).toBe('rows')
    expect(stateOf([], false).kind).toBe('empty')
    expect(stateOf([], true).kind).toBe('no-match')
  })

  it("pass on the query's error and retry", () => {
    const refetch = () => 'again'
    const { query } = clientPages({ error: 'failed', isFetching: true, refetch }, undefined, first)
    expect(query).toEqual({
      data: undefined,
      error: 'failed',
      isFetching: true,
      refetch,
      isPlaceholderData: false,
    })
  })
})
