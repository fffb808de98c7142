import { expect, it } from 'vitest'
import { parseWholeBetween, parseWholeNumber } from './whole-number.ts'

it.each([
  ['250', 250],
  [' 250 ', 250],
  ['007', 7],
  ['1,000', 1000],
  ['16,384', 16_384],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000\u202f000', 1_000_000],
  ['1’000', 1000],
  ['１００', 100],
  ['443\n', 443],
  ['\u200e443\u200b', 443],
])('reads %j', (text, value) => expect(parseWholeNumber(text)).toBe(value))

it.each([
  '',
  'GB',
  '1.5',
  '1,5',
  '1.5 GB',
  '1 TB',
  '1.000',
  '1e3',
  '-5',
  '0x10',
  '10-20',
  '3 of 5',
  '1,00',
  '12 34',
  '9,007,199,254,740,992',
])('reads no whole number in %j', (text) => expect(parseWholeNumber(text)).toBeNull())

it('reads a number within bounds', () => {
  expect(
    ['59', '60', '６０', '3,600', '3,601', '-60'].map((text) => parseWholeBetween(text, 60, 3600)),
  ).toEqual([null, 60, 60, 3600, null, null])
})
