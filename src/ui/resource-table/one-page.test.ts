import { describe, expect, it } from 'vitest'
import { listState } from './list-state.ts'
import { onePage, onOnePage } from './one-page.ts'
import { lastPage } from './table-search.ts'

const read = { error: null, isFetching: false, refetch: () => undefined }
const stateOf = (items: readonly string[] | undefined, narrowed: boolean) => {
  const { data, error } = onOnePage(read, items).query
  return listState({ page: data, error, online: true, narrowed })
}

describe('rows without pagination', () => {
  it('are one page', () => {
    expect(onePage(['a', 'b', 'c'])).toEqual({ items: ['a', 'b', 'c'], page: 1, pageSize: 3, total: 3 })
    expect(onOnePage(read, ['a']).more).toBeNull()
  })

  it('are one page even if empty', () => {
    const { total, pageSize } = onePage([])
    expect({ total, pageSize }).toEqual({ total: 0, pageSize: 1 })
    expect(lastPage(total, pageSize)).toBe(1)
  })

  it('load first, then distinguish empty from no matches', () => {
    expect(stateOf(undefined, false).kind).toBe('loading')
    expect(stateOf(['a'], true).kind).toBe('rows')
    expect(stateOf([], false).kind).toBe('empty')
    expect(stateOf([], true).kind).toBe('no-match')
  })

  it("pass on the query's error and retry", () => {
    const refetch = () => 'again'
    const { query } = onOnePage({ error: 'failed', isFetching: true, refetch }, undefined)
    expect(query).toEqual({
      data: undefined,
      error: 'failed',
      isFetching: true,
      refetch,
      isPlaceholderData: false,
    })
  })
})
