import { expect, test } from 'vitest'
import { isWithin, listOfPorts, parsePorts, spansOf } from './ports.ts'

const complaint = (text: string) => {
  const parsed = parsePorts(text)
  return parsed.ok ? 'none' : parsed.message
}

test('parses its own format and common spellings', () => {
  const ports = [
    { from: 80, to: 80 },
    { from: 8000, to: 8999 },
  ]
  for (const text of [
    '80, 8000-8999',
    '80 8000 - 8999',
    '80,8000–8999,',
    '\u202a80\u202c ８０００-8999\u200b',
  ]) {
    expect(parsePorts(text)).toEqual({ ok: true, ports })
  }
  expect(listOfPorts(ports)).toBe('80, 8000-8999')
  expect(parsePorts('  ')).toEqual({ ok: true, ports: [] })
})

test('explains what is wrong', () => {
  expect(complaint('ssh')).toContain('“ssh” is not a port')
  expect(complaint('0')).toContain('1 to 65535')
  expect(complaint('80, 70000')).toContain('1 to 65535')
  expect([complaint('0-80'), complaint('80-65536')]).toEqual(Array(2).fill('Use ports from 1 to 65535.'))
  expect(complaint('1-65535')).toBe('none')
  expect(complaint('9000-8000')).toContain('starts at 9000 and ends at 8000')
  expect(complaint('1-2-3')).toContain('is not a port')
})

test('merges overlapping and adjacent ranges', () => {
  const range = (from: number, to = from) => ({ from, to })
  expect(spansOf([range(443), range(81), range(80), range(82, 90), range(85)])).toEqual([
    range(80, 90),
    range(443),
  ])
  expect(spansOf([])).toEqual([range(1, 65_535)])
  expect(isWithin(range(81, 90), spansOf([range(80), range(81, 100)]))).toBe(true)
  expect(isWithin(range(81, 101), spansOf([range(80), range(81, 100)]))).toBe(false)
})
