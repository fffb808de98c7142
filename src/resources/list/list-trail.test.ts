import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepTrail, type ListTrail, placeOf, trailOf } from './list-trail.ts'

const trail: ListTrail = { href: '/compute/vms?q=web&page=2', ids: ['a', 'b', 'c'], before: 20, total: 45 }

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
