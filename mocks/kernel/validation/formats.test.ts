import { expect, test } from 'vitest'
import { formats } from './formats.ts'

const isDateTime = (text: string) => formats['date-time']?.(text)

test.each([
  '2026-03-02T09:00:00Z',
  '2026-03-02T09:00:00.123Z',
  '2026-03-02t23:59:59.999999+05:30',
  '0001-12-31T00:00:00-23:59',
  '2024-02-29T00:00:00Z',
  '2000-02-29T00:00:00z',
  '2026-04-30T00:00:00Z',
  '2026-03-02 09:00:00Z',
])('%s is a date-time', (text) => {
  expect(isDateTime(text)).toBe(true)
  expect(new Date(text.toUpperCase()).getTime()).not.toBeNaN()
})

test('accepts a leap second, which Date does not', () => {
  expect(isDateTime('2016-12-31T23:59:60Z')).toBe(true)
})

test.each([
  '2026-03-02',
  '2026-03-02T09:00:00',
  '2026-03-02T09:00Z',
  '2026-03-02T09:00:00.Z',
  '2026-03-02T24:00:00Z',
  '2026-03-02T09:60:00Z',
  '2026-03-02T23:59:61Z',
  '2026-03-02T09:00:00+0530',
  '2026-03-02T09:00:00+24:00',
  '2026-00-02T09:00:00Z',
  '2026-13-02T09:00:00Z',
  '2026-03-00T09:00:00Z',
  '2026-03-32T09:00:00Z',
  '2026-04-31T09:00:00Z',
  '2026-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '2026-02-30T00:00:00Z',
  ' 2026-03-02T09:00:00Z',
  '2026-03-02T09:00:00Z\n',
  '12026-03-02T09:00:00Z',
])('%j is none', (text) => {
  expect(isDateTime(text)).toBe(false)
})

const examples: [format: string, fits: string[], breaks: string[]][] = [
  ['date', ['2026-03-02', '2024-02-29'], ['2026-02-29', '2026-3-2', '2026-03-02T09:00:00Z', '']],
  [
    'email',
    ['a@b.example', "o'hara+tag@mail.b-c.example"],
    ['a', 'a@b', '@b.example', 'a@.example', 'a b@c.example', 'a@-b.example'],
  ],
  ['ipv4', ['0.0.0.0', '255.255.255.255'], ['1.2.3', '1.2.3.4.', '1.2.3.256', '01.2.3.4', '1.2.3.4.5']],
  [
    'ipv6',
    ['::', '::1', '1::', '2001:db8::ff00:42:8329', '1:2:3:4:5:6:7:8', '::ffff:10.0.0.1', '1:2:3:4:5:6:7::'],
    [
      '',
      ':',
      '1',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1::2::3',
      '12345::',
      '::10.0.0',
      ':::',
      '1:2:3:4:5:6:7:8::',
    ],
  ],
  [
    'uri',
    [
      'https://u:p@a.example:80/x/y?z=1#f',
      'mailto:a@b.example',
      'urn:isbn:1',
      'http://[::1]:80/',
      's:/',
      'a:%20',
    ],
    ['', '/x', 'a.example/x', 'https://a b', 'http://[1::2::3]/', 'a:%2', 'http://a:x/', 'https://a/"'],
  ],
  [
    'uri-reference',
    ['', '/x?y#z', '//a.example', '#f', '../x', 'https://a.example'],
    ['a b', '%2', '\\x', '//a:x/'],
  ],
]

test.each(examples)('%s', (name, fits, breaks) => {
  const format = formats[name]
  expect(fits.filter((text) => !format?.(text))).toEqual([])
  expect(breaks.filter((text) => format?.(text))).toEqual([])
})
