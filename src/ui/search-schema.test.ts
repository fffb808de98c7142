import { expect, it } from 'vitest'
import {
  commaSeparated,
  integerParameter,
  matching,
  oneOf,
  RESOURCE_ID,
  searchSchema,
  text,
  valuesOf,
} from './search-schema.ts'

const schema = searchSchema({
  q: text(4),
  step: oneOf([1, 2], 1),
  region: oneOf(['us-east', 'eu-west'], undefined),
  image: matching(RESOURCE_ID, undefined),
  page: integerParameter({ min: 1, max: 9 }, 1),
})
const read = (written: Record<string, unknown>) => schema.parse(written as never)
const defaults = { q: '', step: 1, page: 1 }

it('fills in defaults and omits empty values', () => {
  expect(read({})).toStrictEqual(defaults)
  expect(read({ unknown: 1 })).toStrictEqual(defaults)
})

it('replaces invalid values, since the router merges the result into what was written', () => {
  const written = { region: 'moon', image: ['../x'], page: 'first' }
  expect({ ...written, ...read(written) }).toStrictEqual({ ...defaults, region: undefined, image: undefined })
})

it('restores text that the router parsed as a number', () => {
  expect(read({ q: 404, page: '2', step: '2' })).toEqual({ q: '404', page: 2, step: 2 })
  expect(read({ q: true })).toEqual({ ...defaults, q: 'true' })
})

it('accepts a value of a list or a pattern', () => {
  const search = { q: 'web', step: 2, region: 'eu-west', image: 'img_1', page: 3 }
  expect(read(search)).toEqual(search)
})

it.each([
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['nothing', null],
  ['a fraction', 1.5],
  ['a number beyond counting', 1e300],
  ['a truth', true],
])('rejects %s as an integer', (_, page) => {
  expect(read({ page })).toEqual(defaults)
})

it('truncates text at a whole character', () => {
  expect(read({ q: 'abcdef' }).q).toBe('abcd')
  expect(read({ q: 'abc😀' }).q).toBe('abc')
})

it('keeps valid values without duplicates', () => {
  const lists = searchSchema({
    level: commaSeparated(['ERROR', 'WARN']),
    service: commaSeparated(/^[a-z-]+$/),
  })
  const readLists = (written: Record<string, unknown>) => lists.parse(written as never)
  expect(readLists({})).toEqual({ level: '', service: '' })
  expect(readLists({ level: 'WARN,LOUD,ERROR,WARN', service: 'api,,a b,web' })).toEqual({
    level: 'WARN,ERROR',
    service: 'api,web',
  })
  expect(readLists({ level: ['ERROR'], service: 7 })).toEqual({ level: '', service: '' })
  expect([valuesOf(''), valuesOf('api,web')]).toEqual([[], ['api', 'web']])
})
