import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes rows, with nothing for a gap', () => {
  expect(
    toCsv([
      ['time', 'CPU'],
      ['2026-03-02T09:00:00.000Z', 41.5],
      ['2026-03-02T09:01:00.000Z', null],
    ]),
  ).toBe('time,CPU\r\n2026-03-02T09:00:00.000Z,41.5\r\n2026-03-02T09:01:00.000Z,\r\n')
})

it('quotes what would end a cell or a row', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
})

it('runs no formula, and leaves numbers below zero alone', () => {
  expect(toCsv([['=1+1', '@x', -5, '-5']])).toBe("'=1+1,'@x,-5,'-5\r\n")
})
