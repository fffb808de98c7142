import { describe, expect, it } from 'vitest'
import {
  type HeaderDraft,
  headerProblems,
  repeatedHeaders,
  toHeaderChange,
  toHeaderDraft,
} from './cdn-headers.ts'

const set = (name: string, value = '1'): HeaderDraft => ({ action: 'set', name, value })
const add = (name: string, value: string): HeaderDraft => ({ action: 'add', name, value })
const remove = (name: string): HeaderDraft => ({ action: 'remove', name, value: '' })

describe('headerProblems', () => {
  it.each([
    ['', /Enter a name/],
    ['X-Frame-Options:', /without a colon/],
    ['X Frame', /letters, digits and hyphens/],
    ['X-Größe', /letters, digits and hyphens/],
    ['a'.repeat(101), /100 characters/],
    ['content-length', /can’t be changed/],
    ['Transfer-Encoding', /can’t be changed/],
  ])('rejects the name %j', (name, message) => {
    expect(headerProblems([set(name)])).toEqual({ 'responseHeaders.0.name': expect.stringMatching(message) })
  })

  it.each([
    ['', /Enter a value/],
    ['one\r\nSet-Cookie: two', /on one line/],
    ['größe', /ASCII/],
    ['a'.repeat(2_001), /2,000 characters/],
  ])('rejects the value %j', (value, message) => {
    expect(headerProblems([set('X-Test', value)])).toEqual({
      'responseHeaders.0.value': expect.stringMatching(message),
    })
  })

  it('needs no value to remove a header', () => {
    expect(headerProblems([remove('Server')])).toEqual({})
  })
})

it('finds names that an earlier change has, in any case', () => {
  expect(repeatedHeaders([set('Server'), remove('server')])).toEqual([1])
  expect(repeatedHeaders([add('Link', 'a'), set('link')])).toEqual([1])
  expect(repeatedHeaders([add('Link', 'a'), add('Link', 'a')])).toEqual([1])
  expect(repeatedHeaders([add('Link', 'a'), add('Link', 'b'), set('Server')])).toEqual([])
})

it('sends no value with a removal, and no spaces at the ends of one', () => {
  expect(toHeaderChange({ ...remove('Server'), value: 'typed before' })).toEqual({
    action: 'remove',
    name: 'Server',
  })
  expect(toHeaderChange(set('X-Test', ' 1 '))).toEqual(set('X-Test', '1'))
  expect(toHeaderChange(toHeaderDraft({ action: 'add', name: 'Link', value: 'a' }))).toEqual(add('Link', 'a'))
})
