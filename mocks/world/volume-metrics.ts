import type { VolumeUsage } from '#src/api/generated/types.gen.ts'
import { findVolumeType, type VolumeTypeEntry } from '#src/domain/volume-catalog.ts'
import type { ActivityRow, VmRow, VolumeRow } from '../db/index.ts'
import { HOUR } from '../kernel/duration.ts'
import { noise, unit } from '../kernel/noise.ts'
import { isTroubled } from './incidents.ts'
import { type Gauge, lastReport, type Reading, widened } from './metrics.ts'
import { type PowerEffect, type PoweredOn, poweredOn } from './power.ts'
import { latencyAt, latencyBounds, rateAt, type Traffic, trafficOf } from './traffic.ts'
import { attachedSince, inUseSince, usedGbAt } from './volume-use.ts'

/** The type of a stored volume. Rows name types of the catalog only; one that does not is a bug of the mock. */
export function typeOf({ typeId }: Pick<VolumeRow, 'typeId'>): VolumeTypeEntry {
  const type = findVolumeType(typeId)
  if (type === undefined) throw new Error(`The catalog has no volume type ${typeId}.`)
  return type
}

/** Its "rate" is the share of the operations that the type offers, 0 to 1. */
const workOf = trafficOf<VolumeRow>({ rate: [0.01, 0.4], faulty: 0 }, ({ region }) => region)

/** Milliseconds that the fastest type takes for an operation when nothing much goes on, and the slowest takes more. */
const FASTEST_MS = 0.25

interface Figures {
  /** Of what the type offers, 0 to 1. */
  readonly operations: number
  readonly throughput: number
  /** The part of both that reads, 0 to 1. */
  readonly reads: number
  readonly latency: number
  /** Of the size, 0 to 1. */
  readonly filled: number
}

function figuresAt(seed: number, volume: VolumeRow, time: number, span = 0): Figures {
  const work = workOf(seed, volume)
  const operations = Math.min(1, rateAt(work, time, span))
  return {
    operations,
    throughput: operations * throughputPerOperation(work),
    reads: 0.55 + 0.25 * noise(work.key + 3, time, 3 * HOUR, span),
    latency: latencyAt(work, usualLatency(typeOf(volume)), time, span),
    filled: Math.min(1, usedGbAt(seed, volume, time) / volume.sizeGb),
  }
}

/** Few large operations or many small ones: how much of the throughput goes with all of the operations. */
function throughputPerOperation({ key }: Traffic): number {
  return 0.25 + 0.7 * unit(key, 0)
}

/** A type of four times the operations takes half the time for each. */
function usualLatency({ iops }: VolumeTypeEntry): number {
  return FASTEST_MS * Math.sqrt(64_000 / iops)
}

/** What is asked of a volume at present; null unless a machine that runs has it. */
export function volumeUsageAt(
  seed: number,
  volume: VolumeRow,
  vm: VmRow | undefined,
  now: number,
): VolumeUsage | null {
  const at = lastReport(inUseSince(volume, vm), now)
  if (at === null) return null
  const { operations, throughput } = figuresAt(seed, volume, at)
  return { operationsPercent: percent(operations), throughputPercent: percent(throughput) }
}

const POWER: Readonly<Record<string, PowerEffect>> = { attached: 'on', detached: 'off', deleted: 'gone' }

/**
 * When something worked with the volume: while it was attached, and of the present attachment as long as the machine
 * ran.
 */
export function inUse(
  volume: VolumeRow,
  activities: readonly ActivityRow[],
  vm: VmRow | undefined,
  vmActivities: readonly ActivityRow[],
): PoweredOn[] {
  const present = { ...volume, startedAt: attachedSince(volume) }
  const attached = poweredOn(present, activities, POWER)
  const last = attached.at(-1)
  if (vm === undefined || last === undefined || last.to !== null) return attached
  const since = last.from
  const running = poweredOn(vm, vmActivities)
    .filter(({ to }) => to === null || to > since)
    .map((it) => ({ ...it, from: Math.max(it.from, since) }))
  return [...attached.slice(0, -1), ...running]
}

function readingsOf(volume: VolumeRow) {
  const { iops, throughputMbPerSecond } = typeOf(volume)
  const rate = (it: Figures, share: number) => round(it.operations * iops * share)
  const bytes = (it: Figures, share: number) =>
    Math.round(it.throughput * throughputMbPerSecond * 1e6 * share)
  return [
    { metric: 'storage', unit: 'percent', of: (it) => percent(it.filled) },
    { metric: 'storage_free', unit: 'percent', of: (it) => round(100 - percent(it.filled)) },
    { metric: 'read_operations', unit: 'per_second', of: (it) => rate(it, it.reads) },
    { metric: 'write_operations', unit: 'per_second', of: (it) => rate(it, 1 - it.reads) },
    { metric: 'disk_read', unit: 'bytes_per_second', of: (it) => bytes(it, it.reads) },
    { metric: 'disk_write', unit: 'bytes_per_second', of: (it) => bytes(it, 1 - it.reads) },
    { metric: 'latency', unit: 'milliseconds', of: (it) => Math.round(it.latency * 100) / 100 },
  ] as const satisfies readonly Reading<Figures, string, string>[]
}

/** What a volume's figures are read off. */
export function volumeGauge(seed: number, volume: VolumeRow, on: readonly PoweredOn[]) {
  const filledAt = (time: number) => percent(usedGbAt(seed, volume, time) / volume.sizeGb)
  return {
    on,
    sampleAt: (time, span) => figuresAt(seed, volume, time, span),
    readings: readingsOf(volume),
    alone: { storage: filledAt, storage_free: (time) => round(100 - filledAt(time)) },
    boundsOf: (metric, from, to) => {
      if (metric === 'latency') {
        return widened(latencyBounds(workOf(seed, volume), usualLatency(typeOf(volume)), from, to), 0.005)
      }
      if ((metric !== 'storage' && metric !== 'storage_free') || isTroubled(volume.incidents, from, to)) {
        return null
      }
      // It only grows, from one end of the range to the other.
      const [min, max] = [filledAt(from) - 0.1, filledAt(to) + 0.1]
      return metric === 'storage' ? { min, max } : { min: 100 - max, max: 100 - min }
    },
  } satisfies Gauge<Figures>
}

function percent(share: number): number {
  return round(Math.min(1, share) * 100)
}

/** To one decimal. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
