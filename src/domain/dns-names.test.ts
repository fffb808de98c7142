import { describe, expect, it } from 'vitest'
import {
  completedHost,
  parseDomain,
  parseHost,
  parseRecordName,
  relativeTo,
  toAsciiName,
  toUnicodeName,
} from './dns-names.ts'

const nameOf = (parsed: ReturnType<typeof parseDomain>) => (parsed.ok ? parsed.name : parsed.message)

describe('a domain', () => {
  it.each([
    ['shop.example', 'shop.example'],
    ['  Shop.Example. ', 'shop.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER。example', 'xn--bcher-kva.example'],
    ['faß.example', 'xn--fa-hia.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(nameOf(parseDomain(typed))).toBe(stored)
  })

  it.each([
    ['', 'Enter a domain, such as shop.example.'],
    ['https://shop.example', 'Enter only the domain, without https://.'],
    ['shop.example/path', 'Use only letters, digits, hyphens and dots.'],
    ['me@shop.example', 'Use only letters, digits, hyphens and dots.'],
    ['shop', 'Add an ending, such as shop.com.'],
    ['shop..example', 'Remove the extra dot.'],
    ['_dmarc.shop.example', '“_dmarc” is not valid in a domain. Use letters, digits and inner hyphens.'],
    ['-shop.example', '“-shop” is not valid in a name. Use letters, digits, _ and inner hyphens.'],
    ['203.0.113.7', '“.7” is not a valid domain ending.'],
    ['-shop', '“-shop” is not valid in a name. Use letters, digits, _ and inner hyphens.'],
    ['a'.repeat(64), 'Use at most 63 characters between dots, not 64 (RFC 1035, 2.3.4).'],
    [`${'a'.repeat(64)}.example`, 'Use at most 63 characters between dots, not 64 (RFC 1035, 2.3.4).'],
    [`${'a.'.repeat(130)}example`, 'Use at most 253 characters in all, not 267 (RFC 1035, 2.3.4).'],
  ])('%j is rejected', (typed, message) => {
    expect(nameOf(parseDomain(typed))).toBe(message)
  })

  it('is shown in its own script if it round-trips', () => {
    expect(toUnicodeName('www.xn--bcher-kva.example')).toBe('www.bücher.example')
    expect(toUnicodeName('shop.example')).toBe('shop.example')
    expect(toUnicodeName('xn--!!.example')).toBe('xn--!!.example')
    expect(toAsciiName(toUnicodeName('xn--r8jz45g.xn--zckzah'))).toBe('xn--r8jz45g.xn--zckzah')
  })
})

describe('a record name', () => {
  it.each([
    ['', '@'],
    ['@', '@'],
    ['shop.example', '@'],
    ['shop.example.', '@'],
    ['www', 'www'],
    ['WWW.shop.example.', 'www'],
    ['*.dev', '*.dev'],
    ['_dmarc', '_dmarc'],
    ['münchen', 'xn--mnchen-3ya'],
  ])('%j is %s', (typed, name) => {
    expect(nameOf(parseRecordName(typed, 'shop.example'))).toBe(name)
  })

  it.each([
    ['a.*', 'Use * only at the start of a name (RFC 4592).'],
    ['www.other.example.', 'This name is not in the zone shop.example.'],
    ['a b', '“a b” is not valid in a name. Use letters, digits, _ and inner hyphens.'],
    [`${'a.'.repeat(125)}a`, 'Use at most 253 characters in all, not 264 (RFC 1035, 2.3.4).'],
  ])('%j is rejected', (typed, message) => {
    expect(nameOf(parseRecordName(typed, 'shop.example'))).toBe(message)
  })

  it('is relative to its own zone only', () => {
    expect(relativeTo('www.shop.example', 'shop.example')).toBe('www')
    expect(relativeTo('workshop.example', 'shop.example')).toBeNull()
  })
})

describe('a host', () => {
  it.each([
    ['Mail.Shop.example.', 'mail.shop.example'],
    ['mail.other.example', 'mail.other.example'],
    ['.', '.'],
    ['', 'Enter a host name, such as mail.shop.example.'],
    // A name without a dot is one of the zone.
    ['Mail', 'mail.shop.example'],
    ['@', 'shop.example'],
    ['bücher', 'xn--bcher-kva.shop.example'],
    // With a final dot it is a top-level name, which `recordProblems` rejects.
    ['mail.', 'mail'],
  ])('%j is %j', (typed, name) => {
    expect(nameOf(parseHost(typed, 'shop.example'))).toBe(name)
  })

  it('that is completed is shown in full, any other is not', () => {
    expect(completedHost(' mail', 'shop.example')).toBe('mail.shop.example')
    expect(completedHost('@', 'shop.example')).toBe('shop.example')
    for (const typed of ['', '.', 'mail.', 'mail.other.example', 'a b'])
      expect(completedHost(typed, 'shop.example')).toBeNull()
  })
})
