import { expect, it } from 'vitest'
import { fieldsOf, prettyDetails } from './log-details.ts'

it('formats JSON details on several lines and leaves other text alone', () => {
  expect(prettyDetails('{"ms":31}')).toBe('{\n  "ms": 31\n}')
  expect(prettyDetails('ms=31')).toBe('ms=31')
})

it('finds single values, nested ones included', () => {
  expect(fieldsOf('{"ms":31,"user":{"id":"u1","admin":false},"tags":["a","b"],"trace":null}')).toEqual([
    { name: 'ms', value: '31', written: '"ms":31' },
    { name: 'user.id', value: 'u1', written: '"id":"u1"' },
    { name: 'user.admin', value: 'false', written: '"admin":false' },
    { name: 'tags.0', value: 'a', written: '"a"' },
    { name: 'tags.1', value: 'b', written: '"b"' },
    { name: 'trace', value: 'null', written: '"trace":null' },
  ])
})

it('finds none in other text', () => {
  for (const details of [null, '', 'ms=31', '"text"', '{}']) expect(fieldsOf(details)).toEqual([])
})
