import type { NetworkRow, Transaction } from '../db/index.ts'
import { random } from '../kernel/random.ts'

/** IPv4 addresses as 32-bit numbers. */
type Address = number

export function parseIpv4(text: string): Address {
  let address = 0
  for (const part of text.split('.')) address = address * 256 + Number(part)
  return address
}

export function formatIpv4(address: Address): string {
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`
}

interface Block {
  readonly first: Address
  readonly size: number
}

/** An RFC 4632 prefix: "10.10.0.0/16". */
export function parseCidr(cidr: string): Block {
  let block = blocks.get(cidr)
  if (block === undefined) {
    const [base = '', length = '32'] = cidr.split('/')
    block = { first: parseIpv4(base), size: 2 ** (32 - Number(length)) }
    blocks.set(cidr, block)
  }
  return block
}

/** Parsed CIDR blocks, cached because VMs get their addresses one by one. */
const blocks = new Map<string, Block>()

/** The network, its gateway and its services use the first addresses; VMs come after them. */
const RESERVED = 10

/**
 * Returns up to `count` free addresses of a network; fewer when it is full. The broadcast address is never used. The
 * search starts after as many addresses as there are VMs and wraps around, so a network from which nothing was
 * removed fills from below in O(1) per address.
 */
export function freePrivateAddresses(tx: Transaction, network: NetworkRow, count: number): string[] {
  const { first, size } = parseCidr(network.cidr)
  const room = size - 1 - RESERVED
  const begin = tx.vms.countBy('networkId', network.id)
  const free: string[] = []
  for (let step = 0; step < room && free.length < count; step++) {
    const address = formatIpv4(first + RESERVED + ((begin + step) % room))
    const isTaken = tx.vms.by('privateIp', address).some((vm) => vm.networkId === network.id)
    if (!isTaken) free.push(address)
  }
  return free
}

/** Documentation ranges (RFC 5737), never routed on the Internet. */
const DOCUMENTATION = ['203.0.113.0/24', '198.51.100.0/24', '192.0.2.0/24'].map(parseCidr)
/** Benchmark range (RFC 2544), not routed either. Used when the documentation ranges are full. */
const BENCHMARKS = parseCidr('198.18.0.0/15')

/** Hosts outside the cloud that seeded DNS records lead to. Their addresses are never allocated. */
export const OUTSIDE_HOSTS = {
  devWebsite: '203.0.113.140',
  devApi: '203.0.113.141',
  devPreview: '203.0.113.142',
  statusPage: '203.0.113.150',
  models: '203.0.113.160',
  import: '203.0.113.170',
} as const
const OUTSIDE: ReadonlySet<Address> = new Set(Object.values(OUTSIDE_HOSTS).map(parseIpv4))

/** Attempts in the documentation ranges before the larger block is used. */
const MAX_ATTEMPTS = 8

/** Allocates public addresses. An address is derived from its owner's id, so the owner gets the same one if it is free. */
export class PublicAddresses {
  readonly #inUse: () => Iterable<string>
  #taken: Set<Address> | null = null

  /** @param inUse addresses already taken; called once, and only when an address is needed */
  constructor(inUse: () => Iterable<string>) {
    this.#inUse = inUse
  }

  allocate(seed: number, ownerId: string): string {
    this.#taken ??= new Set(Array.from(this.#inUse(), parseIpv4))
    const rng = random(seed, 'public-address', ownerId)
    for (let attempt = 0; ; attempt++) {
      const block = attempt < MAX_ATTEMPTS ? rng.pick(DOCUMENTATION) : BENCHMARKS
      const address = block.first + rng.int(1, block.size - 2)
      if (!OUTSIDE.has(address) && !this.#taken.has(address)) {
        this.#taken.add(address)
        return formatIpv4(address)
      }
    }
  }

  /** Makes the address of a row that no longer has it available, also to the same owner. */
  release(address: string | null): void {
    if (address !== null) this.#taken?.delete(parseIpv4(address))
  }
}

/** All public addresses in use. */
export function addressesInUse(tx: Transaction): string[] {
  return [
    ...tx.vms.all().flatMap((vm) => vm.publicIp ?? []),
    ...tx.loadBalancers.all().flatMap((loadBalancer) => loadBalancer.ip ?? []),
  ]
}
