import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  pageAtPosition,
  positionOf,
  rememberListPage,
  type VisitedListPage,
  visitedListPage,
  visitedParameters,
  withPage,
} from './visited-list-page.ts'

const visited: VisitedListPage = {
  href: '/compute/vms?q=web&page=2',
  ids: ['a', 'b', 'c'],
  before: 20,
  total: 45,
  parameters: { q: 'web', sort: 'name', page: 2, pageSize: 20 },
}

describe('the place of a resource in a list', () => {
  test('counts the pages before', () => {
    expect(positionOf(visited, 'b')).toEqual({ position: 22, total: 45, previous: 'a', next: 'c' })
  })

  test('has no neighbor beyond the ends of the page', () => {
    expect(positionOf(visited, 'a')?.previous).toBeNull()
    expect(positionOf(visited, 'c')?.next).toBeNull()
  })

  test('is unknown for others', () => {
    expect(positionOf(visited, 'd')).toBeNull()
    expect(positionOf(null, 'a')).toBeNull()
  })
})

describe('the other pages of the list', () => {
  test('are those at the position before and after', () => {
    expect(pageAtPosition(visited, 20)).toBe(1)
    expect(pageAtPosition(visited, 41)).toBe(3)
    expect(pageAtPosition(visited, 21)).toBeNull()
  })

  test('end with the list', () => {
    expect(pageAtPosition(visited, 0)).toBeNull()
    expect(pageAtPosition(visited, 46)).toBeNull()
  })

  test('have their own address', () => {
    const next = withPage(visited, { items: [{ id: 'd' }], page: 3, pageSize: 20, total: 44 })
    expect(next).toEqual({
      href: '/compute/vms?q=web&page=3',
      ids: ['d'],
      before: 40,
      total: 44,
      parameters: { ...visited.parameters, page: 3 },
    })
    const first = withPage(visited, { items: [{ id: 'd' }], page: 1, pageSize: 20, total: 44 })
    expect(first).toMatchObject({ href: '/compute/vms?q=web', before: 0 })
  })

  test('are read with the filters of the search', () => {
    const search = {
      q: '',
      sort: '-name',
      page: 1,
      pageSize: 20,
      status: 'running',
      tag: '',
      projectId: 'prj_1',
    }
    expect(visitedParameters({ ...search, ...{ dialog: 'delete', row: 'vm_1', columns: 'name' } })).toEqual({
      sort: '-name',
      page: 1,
      pageSize: 20,
      status: ['running'],
      projectId: 'prj_1',
    })
  })
})

describe('the stored list', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is read as it was kept, by list', () => {
    rememberListPage('listVms', visited)
    expect(visitedListPage('listVms')).toEqual(visited)
    expect(visitedListPage('listVolumes')).toBeNull()
  })

  test.each(['{', '{"href":"//evil.example","ids":[],"before":0,"total":0}', '{"href":"/x","ids":[1]}'])(
    'is none if it is damaged: %s',
    (text) => {
      stored.set('nimbus-list-listVms', text)
      expect(visitedListPage('listVms')).toBeNull()
    },
  )
})
