import { expect, it } from 'vitest'
import { fromLocalField, occurrencesOf, toLocalField } from './local-time.ts'

const berlin = 'Europe/Berlin'

it.each([
  ['in winter', '2026-01-15T12:00:00Z', '2026-01-15T13:00:00'],
  ['in summer', '2026-07-15T12:00:00Z', '2026-07-15T14:00:00'],
  ['around midnight', '2026-03-01T23:30:00Z', '2026-03-02T00:30:00'],
  ['just after the clocks went forward', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
])('round-trips an instant in %s', (_, instant, field) => {
  const at = Date.parse(instant)
  expect(toLocalField(at, berlin)).toBe(field)
  expect(fromLocalField(field, berlin)).toBe(at)
})

it('defaults omitted seconds to zero', () => {
  expect(fromLocalField('2026-01-15T13:00', berlin)).toBe(Date.parse('2026-01-15T12:00:00Z'))
})

it('handles half-hour and far time zones', () => {
  const at = Date.parse('2026-03-02T09:00:00Z')
  for (const zone of ['Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC', undefined]) {
    expect(fromLocalField(toLocalField(at, zone), zone)).toBe(at)
  }
})

it('moves a skipped time forward, and takes the first of a repeated one', () => {
  expect(fromLocalField('2026-03-29T02:30:00', berlin)).toBe(Date.parse('2026-03-29T01:30:00Z'))
  expect(fromLocalField('2026-10-25T02:30:00', berlin)).toBe(Date.parse('2026-10-25T00:30:00Z'))
})

it('knows both instants of a repeated time', () => {
  const texts = (written: string) => occurrencesOf(written, berlin).map((at) => new Date(at).toISOString())
  expect(texts('2026-10-25T02:30:00')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  expect(texts('2026-10-25T03:30:00')).toEqual(['2026-10-25T02:30:00.000Z'])
  expect(texts('soon')).toEqual([])
})

it('returns null for an invalid time', () => {
  expect(fromLocalField('', berlin)).toBeNaN()
  expect(fromLocalField('soon', berlin)).toBeNaN()
})
