import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  keepTrail,
  type ListTrail,
  pageAt,
  placeOf,
  trailAt,
  trailOf,
  trailParameters,
} from './list-trail.ts'

const trail: ListTrail = {
  href: '/compute/vms?q=web&page=2',
  ids: ['a', 'b', 'c'],
  before: 20,
  total: 45,
  parameters: { q: 'web', sort: 'name', page: 2, pageSize: 20 },
}

describe('the place of a resource in a list', () => {
  test('counts the pages before', () => {
    expect(placeOf(trail, 'b')).toEqual({ position: 22, total: 45, previous: 'a', next: 'c' })
  })

  test('has no neighbor beyond the ends of the page', () => {
    expect(placeOf(trail, 'a')?.previous).toBeNull()
    expect(placeOf(trail, 'c')?.next).toBeNull()
  })

  test('is unknown for others', () => {
    expect(placeOf(trail, 'd')).toBeNull()
    expect(placeOf(null, 'a')).toBeNull()
  })
})

describe('the other pages of the list', () => {
  test('are those at the position before and after', () => {
    expect(pageAt(trail, 20)).toBe(1)
    expect(pageAt(trail, 41)).toBe(3)
    expect(pageAt(trail, 21)).toBeNull()
  })

  test('end with the list', () => {
    expect(pageAt(trail, 0)).toBeNull()
    expect(pageAt(trail, 46)).toBeNull()
  })

  test('have their own address', () => {
    const next = trailAt(trail, { items: [{ id: 'd' }], page: 3, pageSize: 20, total: 44 })
    expect(next).toEqual({
      href: '/compute/vms?q=web&page=3',
      ids: ['d'],
      before: 40,
      total: 44,
      parameters: { ...trail.parameters, page: 3 },
    })
    const first = trailAt(trail, { items: [{ id: 'd' }], page: 1, pageSize: 20, total: 44 })
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
    expect(trailParameters({ ...search, ...{ dialog: 'delete', row: 'vm_1', columns: 'name' } })).toEqual({
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
    keepTrail('listVms', trail)
    expect(trailOf('listVms')).toEqual(trail)
    expect(trailOf('listVolumes')).toBeNull()
  })

  test.each(['{', '{"href":"//evil.example","ids":[],"before":0,"total":0}', '{"href":"/x","ids":[1]}'])(
    'is none if it is damaged: %s',
    (text) => {
      stored.set('nimbus-list-listVms', text)
      expect(trailOf('listVms')).toBeNull()
    },
  )
})
