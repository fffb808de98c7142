import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes rows, with empty cells for null', () => {
  expect(
    toCsv([
      ['time', 'CPU'],
      ['2026-03-02T09:00:00.000Z', 41.5],
      ['2026-03-02T09:01:00.000Z', null],
    ]),
  ).toBe('time,CPU\r\n2026-03-02T09:00:00.000Z,41.5\r\n2026-03-02T09:01:00.000Z,\r\n')
})

it('quotes separators and line breaks', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
})

it('neutralizes formulas, but keeps negative numbers', () => {
  expect(toCsv([['=1+1', '@x', -5, '-5']])).toBe("'=1+1,'@x,-5,'-5\r\n")
})
