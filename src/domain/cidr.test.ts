import { describe, expect, test } from 'vitest'
import { type AddressRange, coversEverywhere, coversRange, includesAddress, parseCidr } from './cidr.ts'

function range(text: string): AddressRange {
  const parsed = parseCidr(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.range
}

function problemText(text: string): string {
  const parsed = parseCidr(text)
  return parsed.ok ? 'none' : parsed.message
}

describe('parseCidr', () => {
  test.each([
    ['10.0.0.0/8', 4, 0x0a000000n, 0x0affffffn],
    ['0.0.0.0/0', 4, 0n, 0xffffffffn],
    ['203.0.113.7/32', 4, 0xcb007107n, 0xcb007107n],
    ['::/0', 6, 0n, (1n << 128n) - 1n],
    ['2001:db8::/32', 6, 0x20010db8n << 96n, (0x20010db9n << 96n) - 1n],
    ['::1/128', 6, 1n, 1n],
    ['::ffff:192.0.2.1/128', 6, 0xffffc0000201n, 0xffffc0000201n],
    ['1:2:3:4:5:6:7:8/128', 6, 0x00010002000300040005000600070008n, 0x00010002000300040005000600070008n],
  ])('%s', (text, version, first, last) => {
    expect(range(text)).toEqual({ version, first, last })
  })

  test.each([
    '',
    'office',
    '10.0.0/8',
    '10.0.0.256/32',
    '010.0.0.0/8',
    '10.0.0.0/8/8',
    '1:2:3:4:5:6:7/128',
    '1:2:3:4:5:6:7:8::/128',
    '1::2::3/128',
    ':::/0',
    '12345::/16',
    '1.2.3.4::/32',
    'fe80::1%eth0/64',
  ])('%j is not a range', (text) => {
    expect(problemText(text)).toContain('Enter an address range')
  })

  test('suggests a correction', () => {
    expect(problemText('10.1.2.3/8')).toBe(
      'The address has bits set beyond the prefix. Did you mean 10.0.0.0/8?',
    )
    expect(problemText('2001:db8:0:0:1::1/64')).toBe(
      'The address has bits set beyond the prefix. Did you mean 2001:db8::/64?',
    )
    expect(problemText('203.0.113.7')).toContain('203.0.113.7/32')
    expect(problemText('2001:DB8::1')).toContain('2001:db8::1/128')
    expect(problemText('10.0.0.0/33')).toContain('0 to 32')
    expect(problemText('::/129')).toContain('0 to 128')
    expect(problemText('10.0.0.0/')).toContain('0 to 32')
  })
})

describe('coverage', () => {
  test('overlap in any order', () => {
    const halves = ['10.128.0.0/9', '10.0.0.0/9'].map(range)
    expect(coversRange(halves, range('10.0.0.0/8'))).toBe(true)
    expect(coversRange(halves.slice(1), range('10.0.0.0/8'))).toBe(false)
    expect(coversRange(halves, range('10.3.0.0/16'))).toBe(true)
    expect(coversRange(halves, range('11.0.0.0/16'))).toBe(false)
  })

  test('IPv4 and IPv6 never overlap', () => {
    expect(coversRange([range('::/0')], range('10.0.0.0/8'))).toBe(false)
    expect(coversRange([], range('10.0.0.0/8'))).toBe(false)
  })

  test('everywhere', () => {
    expect(coversEverywhere([range('::/0')])).toBe(true)
    expect(coversEverywhere(['0.0.0.0/1', '128.0.0.0/1'].map(range))).toBe(true)
    expect(coversEverywhere(['0.0.0.0/1', '128.0.0.0/2'].map(range))).toBe(false)
  })
})

test.each([
  ['203.0.113.7', true],
  ['203.0.114.7', false],
  ['2001:db8::1', true],
  ['fe80::1%eth0', true],
  ['2001:db9::1', false],
  ['unknown', false],
  ['', false],
])('includesAddress %s: %s', (address, included) => {
  expect(includesAddress(['203.0.113.0/24', '2001:db8::/32', 'fe80::/10'], address)).toBe(included)
})
