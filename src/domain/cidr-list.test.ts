import { describe, expect, test } from 'vitest'
import { parseRanges, rangeProblems } from './cidr-list.ts'

describe('address ranges in a text', () => {
  test('are separated by lines, commas or spaces', () => {
    const ranges = ['203.0.113.0/24', '198.51.100.7/32', '2001:db8::/32']
    expect(parseRanges(' 203.0.113.0/24\n198.51.100.7/32, 2001:DB8::/32 ', 3)).toEqual({ ok: true, ranges })
    expect(parseRanges('\n', 3)).toEqual({ ok: true, ranges: [] })
    expect(parseRanges('\u202a203.0.113.0/24\u202c\n198.51.100.7/３２\u200b, 2001:db8::/32', 3)).toEqual({
      ok: true,
      ranges,
    })
  })

  test.each([
    [
      '203.0.113.0/24\n203.0.113.9',
      '203.0.113.9: Add a prefix length. For this address only, use 203.0.113.9/32.',
    ],
    ['10.0.0.0/8 10.0.0.0/8', '10.0.0.0/8 appears twice.'],
    [
      'x'.repeat(10_000),
      `${'x'.repeat(60)}…: Enter an address range, such as 203.0.113.0/24 or 2001:db8::/32.`,
    ],
    ['10.0.0.0/8 10.1.0.0/16 10.2.0.0/16 10.3.0.0/16', 'Use at most 3 ranges.'],
  ])('%j', (text, message) => {
    expect(parseRanges(text, 3)).toEqual({ ok: false, message })
  })
})

test('the same range in two ways of writing is a duplicate', () => {
  expect(rangeProblems(['2001:db8::/32', '10.0.0.0/8', '2001:db8:0::/32'])).toMatchObject([
    { index: 2, code: 'duplicate_entry' },
  ])
})
