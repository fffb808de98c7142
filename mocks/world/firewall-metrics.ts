import type { FirewallRow, Transaction } from '../db/index.ts'
import { monthStart } from '../kernel/months.ts'
import { tenths } from '../kernel/rounding.ts'
import type { Gauge } from './metrics.ts'
import type { PoweredOn } from './power.ts'
import {
  faultyShareAt,
  rateAt,
  type TrafficProfile,
  totalOf,
  trafficOf,
  usualFaultyShare,
} from './traffic.ts'

/** Packets per second over all VMs; a few percent are dropped. */
const PACKETS: TrafficProfile = {
  rate: [30, 6_000],
  faulty: 0.06,
  impact: { errors: 0.55, lost: 0, failing: 0 },
}

/** VMs may be in any region, so the daily cycle has no region. */
const packetsOf = trafficOf<FirewallRow>(PACKETS, () => null)

/** Mean packet size in bytes. */
const PACKET_SIZE = 640

/** Share of inbound traffic. */
const INCOMING = 0.38

interface Sample {
  readonly allowed: number
  readonly denied: number
}

const READINGS = [
  { metric: 'packets_allowed', unit: 'per_second', of: ({ allowed }: Sample) => Math.round(allowed) },
  { metric: 'packets_denied', unit: 'per_second', of: ({ denied }: Sample) => tenths(denied) },
  {
    metric: 'network_in',
    unit: 'bytes_per_second',
    of: ({ allowed }: Sample) => Math.round(allowed * PACKET_SIZE * INCOMING),
  },
  {
    metric: 'network_out',
    unit: 'bytes_per_second',
    of: ({ allowed }: Sample) => Math.round(allowed * PACKET_SIZE * (1 - INCOMING)),
  },
] as const

/** Time of the oldest assignment to a VM; null while there is none, so there is no traffic. */
export function assignedSince(tx: Transaction, { id }: Pick<FirewallRow, 'id'>): number | null {
  let since: number | null = null
  for (const { assignedAt } of tx.firewallAssignments.by('firewallId', id)) {
    if (since === null || assignedAt < since) since = assignedAt
  }
  return since
}

/** Times in which a firewall filters traffic. */
export function assignedDuring(since: number | null): PoweredOn[] {
  return since === null ? [] : [{ from: since, to: null, clean: true }]
}

/** Metrics of a firewall; empty while it is assigned to no VM. */
export function firewallGauge(seed: number, firewall: FirewallRow, since: number | null) {
  const packets = packetsOf(seed, firewall)
  const on = assignedDuring(since)
  return {
    on: () => on,
    sampleAt: (time, span): Sample => {
      const rate = rateAt(packets, time, span)
      const denied = rate * faultyShareAt(packets, time, span)
      return { allowed: rate - denied, denied }
    },
    readings: READINGS,
  } satisfies Gauge<Sample>
}

/** Traffic let through since the start of the month (UTC), in GB. */
export function trafficGbOf(seed: number, firewall: FirewallRow, since: number | null, now: number): number {
  if (since === null) return 0
  const packets = packetsOf(seed, firewall)
  const allowed = totalOf(packets, Math.max(since, monthStart(now)), now) * (1 - usualFaultyShare(packets))
  return tenths((allowed * PACKET_SIZE) / 1e9)
}
