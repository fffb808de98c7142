/**
 * The record at the head of every zone (RFC 1035, 3.3.13), which follows from the zone and is nobody's to write.
 *
 * Pure: no React, no fetch, no clock.
 */
import { DNS_NAME_SERVERS } from './dns-catalog.ts'

/** Seconds; for secondaries, as RFC 1912, 2.2 recommends. */
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
 * The serial after a change: the day (UTC) and the number of the change on that day (RFC 1912, 2.2), and never less than
 * before, even when there are more than a hundred changes in a day or the clock is set back. Goes round at 2^32 (RFC 1982).
 *
 * @param now epoch milliseconds
 */
export function nextSerial(serial: number, now: number): number {
  return Math.max(firstSerial(now), serial + 1) % UINT32
}

/** The first serial of a day. */
export function firstSerial(now: number): number {
  const day = new Date(now)
  return ((day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate()) * 100
}

/** RFC 2142: where a zone is answered for, unless somebody says otherwise. */
export function defaultContact(domain: string): string {
  return `hostmaster@${domain}`
}

/** An address as the SOA has it: the at sign is a dot, and dots before it are escaped (RFC 1035, 8). */
export function mailboxName(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at).replaceAll('.', '\\.')}.${email.slice(at + 1)}.`
}

/** What the SOA says, as in a zone file. */
export function soaText({ serial, contactEmail, negativeTtl }: ZoneHead): string {
  const { refresh, retry, expire } = SOA_TIMES
  const times = [serial, refresh, retry, expire, negativeTtl].join(' ')
  return `${DNS_NAME_SERVERS[0]}. ${mailboxName(contactEmail)} ${times}`
}
