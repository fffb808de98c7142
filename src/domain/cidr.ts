/**
 * Address ranges in CIDR notation: IPv4 (RFC 4632) and IPv6 (RFC 4291, written as RFC 5952 recommends). Shared by
 * form fields and mock.
 *
 * Pure: no React, no fetch, no clock.
 */

type IpVersion = 4 | 6

/** Addresses from `first` to `last`, inclusive. */
export interface AddressRange {
  readonly version: IpVersion
  readonly first: bigint
  readonly last: bigint
}

export type ParsedCidr =
  | { readonly ok: true; readonly range: AddressRange }
  /** Sentence for the field; suggests the intended range if possible. */
  | { readonly ok: false; readonly message: string }

/** All IPv4 and all IPv6 addresses. */
export const EVERYWHERE = ['0.0.0.0/0', '::/0'] as const

const BITS: Readonly<Record<IpVersion, number>> = { 4: 32, 6: 128 }

/** Parses a range. Bits set beyond the prefix are an error, as in the contract's `Cidr`. */
export function parseCidr(text: string): ParsedCidr {
  const [base = '', length, ...rest] = text.split('/')
  const version: IpVersion = base.includes(':') ? 6 : 4
  const address = version === 6 ? parseIpv6(base) : parseIpv4(base)
  if (address === null || rest.length > 0) {
    return invalidCidr('Enter an address range, such as 203.0.113.0/24 or 2001:db8::/32.')
  }
  const bits = BITS[version]
  if (length === undefined) {
    return invalidCidr(
      `Add a prefix length. For this address only, use ${formatAddress(version, address)}/${bits}.`,
    )
  }
  if (!/^\d{1,3}$/.test(length) || Number(length) > bits) {
    return invalidCidr(`The prefix of an IPv${version} range has 0 to ${bits} bits.`)
  }
  const size = 1n << BigInt(bits - Number(length))
  const first = address - (address % size)
  if (first !== address) {
    const meant = `${formatAddress(version, first)}/${Number(length)}`
    return invalidCidr(`The address has bits set beyond the prefix. Did you mean ${meant}?`)
  }
  return { ok: true, range: { version, first, last: first + size - 1n } }
}

function invalidCidr(message: string): ParsedCidr {
  return { ok: false, message }
}

/** Four decimal numbers without leading zeros, which some parsers read as octal (RFC 6943, 3.1.1). */
function parseIpv4(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4) return null
  let address = 0n
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null
    address = address * 256n + BigInt(part)
  }
  return address
}

const GROUPS = 8

/** RFC 4291, 2.2: eight groups, `::` for one run of zeros, optionally an IPv4 address at the end. */
function parseIpv6(text: string): bigint | null {
  const halves = text.split('::')
  if (halves.length > 2) return null
  // An IPv4 address is valid only at the end.
  if (halves.length === 2 && halves[0]?.includes('.')) return null
  const [head, tail] = halves.map(parseGroups)
  if (head === null || head === undefined || tail === null) return null
  if (tail === undefined) return head.length === GROUPS ? joinGroups(head) : null
  const zeros = GROUPS - head.length - tail.length
  // `::` stands for at least one group.
  return zeros < 1 ? null : joinGroups([...head, ...Array.from({ length: zeros }, () => 0n), ...tail])
}

function parseGroups(text: string): bigint[] | null {
  if (text === '') return []
  const groups: bigint[] = []
  const parts = text.split(':')
  for (const [index, part] of parts.entries()) {
    if (part.includes('.')) {
      const embedded = index === parts.length - 1 ? parseIpv4(part) : null
      if (embedded === null) return null
      groups.push(embedded >> 16n, embedded & 0xffffn)
    } else if (/^[0-9a-f]{1,4}$/i.test(part)) {
      groups.push(BigInt(`0x${part}`))
    } else {
      return null
    }
  }
  return groups
}

function joinGroups(groups: readonly bigint[]): bigint {
  return groups.reduce((address, group) => (address << 16n) | group, 0n)
}

function formatAddress(version: IpVersion, address: bigint): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 255n).join('.')
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    ((address >> BigInt(16 * (GROUPS - 1 - index))) & 0xffffn).toString(16),
  )
  return shortenZeros(groups)
}

/** Replaces the longest run of at least two zero groups with `::`; the first one on a tie (RFC 5952, 4.2). */
function shortenZeros(groups: readonly string[]): string {
  let best = { start: 0, length: 1 }
  for (let start = 0; start < groups.length; start++) {
    let length = 0
    while (groups[start + length] === '0') length++
    if (length > best.length) best = { start, length }
  }
  if (best.length < 2) return groups.join(':')
  return `${groups.slice(0, best.start).join(':')}::${groups.slice(best.start + best.length).join(':')}`
}

/** True if an address is in one of the ranges; false for what is no address. */
export function includesAddress(cidrs: readonly string[], address: string): boolean {
  // Without the zone of a link-local address (RFC 4007, 11).
  const plain = address.replace(/%.*$/, '')
  const client = parseCidr(`${plain}/${BITS[plain.includes(':') ? 6 : 4]}`)
  if (!client.ok) return false
  const ranges = cidrs.map(parseCidr).flatMap((it) => (it.ok ? [it.range] : []))
  return coversRange(ranges, client.range)
}

/** True if the `outer` ranges together contain every address of `inner`. */
export function coversRange(outer: readonly AddressRange[], inner: AddressRange): boolean {
  let next = inner.first
  for (const { first, last } of ascending(outer.filter((it) => it.version === inner.version))) {
    if (first > next) return false
    if (last >= next) next = last + 1n
    if (next > inner.last) return true
  }
  return false
}

function ascending(ranges: readonly AddressRange[]): AddressRange[] {
  return ranges.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
}

const WHOLE: readonly AddressRange[] = ([4, 6] as const).map((version) => ({
  version,
  first: 0n,
  last: (1n << BigInt(BITS[version])) - 1n,
}))

/** True if the ranges together contain all addresses of a version: `0.0.0.0/0`, or its two halves. */
export function coversEverywhere(ranges: readonly AddressRange[]): boolean {
  // Fast path: most rules don't include the first address.
  if (!ranges.some((range) => range.first === 0n)) return false
  return WHOLE.some((whole) => coversRange(ranges, whole))
}
