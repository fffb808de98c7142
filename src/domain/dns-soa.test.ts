import { describe, expect, it } from 'vitest'
import { mailboxName, nextSerial, soaText } from './dns-soa.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

describe('the serial (RFC 1912, 2.2)', () => {
  it('combines the date and the number of the change on that day', () => {
    expect(nextSerial(2026111203, NOON)).toBe(2026112000)
    expect(nextSerial(2026112000, NOON)).toBe(2026112001)
  })

  it('grows beyond 100 changes a day, and when the clock is set back', () => {
    expect(nextSerial(2026112099, NOON)).toBe(2026112100)
    expect(nextSerial(2026112100, NOON)).toBe(2026112101)
    expect(nextSerial(2027010100, NOON)).toBe(2027010101)
  })

  it('wraps at 32 bits (RFC 1982)', () => {
    expect(nextSerial(2 ** 32 - 1, NOON)).toBe(0)
  })
})

describe('the SOA', () => {
  it('writes a mail address as a name (RFC 1035, 8)', () => {
    expect(mailboxName('hostmaster@shop.example')).toBe('hostmaster.shop.example.')
    expect(mailboxName('dns.team@shop.example')).toBe('dns\\.team.shop.example.')
  })

  it('has the timers for secondaries', () => {
    expect(
      soaText({
        domain: 'shop.example',
        serial: 2026111203,
        contactEmail: 'hostmaster@shop.example',
        defaultTtl: 3600,
        negativeTtl: 300,
      }),
    ).toBe('ns1.nimbus-dns.example. hostmaster.shop.example. 2026111203 7200 900 1209600 300')
  })
})
