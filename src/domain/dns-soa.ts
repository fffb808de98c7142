/**
 * SOA record of a zone (RFC 1035, 3.3.13), derived from the zone and read-only.
 *
 * Pure: no React, no fetch, no clock.
 */
import { DNS_NAME_SERVERS } from './dns-catalog.ts'

/** Seconds, for secondary servers, as recommended by RFC 1912, 2.2. */
const SOA_TIMES = { refresh: 7_200, retry: 900, expire: 1_209_600 } as const

export interface ZoneHead {
  readonly domain: string
  readonly serial: number
  readonly contactEmail: string
  /** Seconds. */
  readonly defaultTtl: number
  /** Seconds (RFC 2308). */
  readonly negativeTtl: number
}

const UINT32 = 2 ** 32

/**
 * Serial after a change: UTC day and the day's change number (RFC 1912, 2.2). Never decreases, even with more than a
 * hundred changes a day or a clock set back. Wraps at 2^32 (RFC 1982).
 *
 * @param now epoch milliseconds
 */
export function nextSerial(serial: number, now: number): number {
  return Math.max(firstSerial(now), serial + 1) % UINT32
}

/** First serial of a day. */
export function firstSerial(now: number): number {
  const day = new Date(now)
  return ((day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate()) * 100
}

/** Default contact of a zone (RFC 2142). */
export function defaultContact(domain: string): string {
  return `hostmaster@${domain}`
}

/** Mailbox format of the SOA: the at sign becomes a dot, and dots before it are escaped (RFC 1035, 8). */
export function mailboxName(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at).replaceAll('.', '\\.')}.${email.slice(at + 1)}.`
}

/** SOA data as in a zone file. */
export function soaText({ serial, contactEmail, negativeTtl }: ZoneHead): string {
  const { refresh, retry, expire } = SOA_TIMES
  const times = [serial, refresh, retry, expire, negativeTtl].join(' ')
  return `${DNS_NAME_SERVERS[0]}. ${mailboxName(contactEmail)} ${times}`
}
