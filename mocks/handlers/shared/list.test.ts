import { describe, expect, test } from 'vitest'
import { allOf, countsBy, equal, type ListRules, listPage, oneOf } from './list.ts'
import { searchText } from './search-text.ts'
import type { View } from './view.ts'

interface Pet {
  readonly id: string
  readonly name: string
  readonly kind: 'cat' | 'dog'
  readonly legs: number
  readonly tags: readonly string[]
}

const pet = (id: string, name: string, kind: Pet['kind'], legs: number, ...tags: string[]): Pet => ({
  id,
  name,
  kind,
  legs,
  tags,
})
const PETS = [
  pet('p1', 'Rex', 'dog', 4, 'old', 'loud'),
  pet('p2', 'Tom', 'cat', 3, 'old'),
  pet('p3', 'Ada', 'cat', 4),
]

interface Query {
  readonly q?: string
  readonly kind?: Pet['kind'][]
  readonly legs?: number
  readonly tag?: string[]
  readonly sort: string
  readonly page: number
  readonly pageSize: number
}

const rules: ListRules<Pet, Query> = {
  text: searchText((it) => [it.name, it.kind]),
  filters: { kind: oneOf((it) => it.kind), legs: equal((it) => it.legs), tag: allOf((it) => it.tags) },
  sort: ({ now }) => ({ name: 'name', age: (it) => now - it.legs }),
}
const view = { now: 10 } as View
const names = (query: Partial<Query>) =>
  listPage(PETS, { sort: 'name', page: 1, pageSize: 10, ...query }, view, rules).items.map((it) => it.name)

describe('a filtered list', () => {
  test('returns everything in order without parameters', () => {
    expect(names({})).toEqual(['Ada', 'Rex', 'Tom'])
    expect(names({ sort: '-name' })).toEqual(['Tom', 'Rex', 'Ada'])
    expect(names({ sort: 'age,-name' })).toEqual(['Rex', 'Ada', 'Tom'])
  })

  test('combines all filters: any value of one, every tag, every word', () => {
    expect(names({ kind: ['cat'] })).toEqual(['Ada', 'Tom'])
    expect(names({ kind: ['cat', 'dog'], legs: 4 })).toEqual(['Ada', 'Rex'])
    expect(names({ tag: ['old', 'loud'] })).toEqual(['Rex'])
    expect(names({ q: 'CAT tom' })).toEqual(['Tom'])
    expect(names({ q: 'cat', legs: 9 })).toEqual([])
  })

  test('returns the page and the total', () => {
    const page = listPage(PETS, { sort: 'name', page: 2, pageSize: 2 }, view, rules)
    expect(page).toMatchObject({ page: 2, pageSize: 2, total: 3 })
    expect(page.items.map((it) => it.name)).toEqual(['Tom'])
  })

  test('rejects a parameter without a filter at compile time', () => {
    // @ts-expect-error `legs` and `tag` are parameters as well
    const incomplete: ListRules<Pet, Query>['filters'] = { kind: oneOf((it) => it.kind) }
    expect(incomplete).toBeDefined()
  })

  test('counts by value, zeros included', () => {
    expect(countsBy(PETS, ['cat', 'dog', 'fish'] as const, (it) => it.kind)).toEqual({
      cat: 2,
      dog: 1,
      fish: 0,
    })
  })
})
