import type { VolumeUsage } from '#src/api/generated/types.gen.ts'
import { findVolumeType, type VolumeTypeEntry } from '#src/domain/volume-catalog.ts'
import type { ActivityRow, VmRow, VolumeRow } from '../db/index.ts'
import { HOUR } from '../kernel/duration.ts'
import { noise, unit } from '../kernel/noise.ts'
import { hundredths, tenths } from '../kernel/rounding.ts'
import { catalogEntry } from './catalog-entry.ts'
import { hasIncident } from './incidents.ts'
import { type Gauge, lastReport, type Reading, widenBounds } from './metrics.ts'
import { type PowerEffect, type PoweredOn, poweredOn } from './power.ts'
import { latencyAt, latencyBounds, rateAt, type Traffic, trafficOf } from './traffic.ts'
import { attachedSince, inUseSince, usedGbAt } from './volume-use.ts'

export function typeOf({ typeId }: Pick<VolumeRow, 'typeId'>): VolumeTypeEntry {
  return catalogEntry(findVolumeType(typeId), typeId)
}

/** The rate is the share of the type's IOPS in use, 0 to 1. */
const workOf = trafficOf<VolumeRow>({ rate: [0.01, 0.4], faulty: 0 }, ({ region }) => region)

/** Latency of the fastest type under low load, in milliseconds. */
const FASTEST_MS = 0.25

interface Sample {
  /** Share of the type's IOPS, 0 to 1. */
  readonly operations: number
  readonly throughput: number
  /** Share of reads, 0 to 1. */
  readonly reads: number
  readonly latency: number
  /** Share of the size, 0 to 1. */
  readonly filled: number
}

function volumeSampleAt(seed: number, volume: VolumeRow, time: number, span = 0): Sample {
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

/** Throughput at full IOPS, as a share: few large operations or many small ones. */
function throughputPerOperation({ key }: Traffic): number {
  return 0.25 + 0.7 * unit(key, 0)
}

/** Four times the IOPS halves the latency. */
function usualLatency({ iops }: VolumeTypeEntry): number {
  return FASTEST_MS * Math.sqrt(64_000 / iops)
}

/** Usage of a volume now; null unless it is attached to a running VM. */
export function volumeUsageAt(
  seed: number,
  volume: VolumeRow,
  vm: VmRow | undefined,
  now: number,
): VolumeUsage | null {
  const at = lastReport(inUseSince(volume, vm), now)
  if (at === null) return null
  const { operations, throughput } = volumeSampleAt(seed, volume, at)
  return { operationsPercent: percent(operations), throughputPercent: percent(throughput) }
}

const POWER: Readonly<Record<string, PowerEffect>> = { attached: 'on', detached: 'off', deleted: 'gone' }

/** Times a volume was attached. */
export function attachedDuring(volume: VolumeRow, activities: readonly ActivityRow[]): PoweredOn[] {
  // A volume that could not be detached is still attached.
  const effective = activities.filter(
    ({ action, outcome }) => action !== 'volume.detached' || outcome !== 'failed',
  )
  return poweredOn({ ...volume, startedAt: attachedSince(volume) }, effective, POWER)
}

/** Times a volume was in use: while attached, and for the current attachment only while the VM ran. */
export function inUse(
  volume: VolumeRow,
  activities: readonly ActivityRow[],
  vm: VmRow | undefined,
  vmActivities: readonly ActivityRow[],
): PoweredOn[] {
  const attached = attachedDuring(volume, activities)
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
  const rate = (it: Sample, share: number) => tenths(it.operations * iops * share)
  const bytes = (it: Sample, share: number) => Math.round(it.throughput * throughputMbPerSecond * 1e6 * share)
  return [
    { metric: 'storage', unit: 'percent', of: (it) => percent(it.filled) },
    { metric: 'storage_free', unit: 'percent', of: (it) => tenths(100 - percent(it.filled)) },
    { metric: 'read_operations', unit: 'per_second', of: (it) => rate(it, it.reads) },
    { metric: 'write_operations', unit: 'per_second', of: (it) => rate(it, 1 - it.reads) },
    { metric: 'disk_read', unit: 'bytes_per_second', of: (it) => bytes(it, it.reads) },
    { metric: 'disk_write', unit: 'bytes_per_second', of: (it) => bytes(it, 1 - it.reads) },
    { metric: 'latency', unit: 'milliseconds', of: (it) => hundredths(it.latency) },
  ] as const satisfies readonly Reading<Sample, string, string>[]
}

/** Metrics of a volume. */
export function volumeGauge(seed: number, volume: VolumeRow, on: () => readonly PoweredOn[]) {
  const filledAt = (time: number) => percent(usedGbAt(seed, volume, time) / volume.sizeGb)
  return {
    on,
    sampleAt: (time, span) => volumeSampleAt(seed, volume, time, span),
    readings: readingsOf(volume),
    alone: { storage: filledAt, storage_free: (time) => tenths(100 - filledAt(time)) },
    boundsOf: (metric, from, to) => {
      if (metric === 'latency') {
        return widenBounds(latencyBounds(workOf(seed, volume), usualLatency(typeOf(volume)), from, to), 0.005)
      }
      if ((metric !== 'storage' && metric !== 'storage_free') || hasIncident(volume.incidents, from, to)) {
        return null
      }
      // Usage only grows, so the ends of the range are its bounds.
      const [min, max] = [filledAt(from) - 0.1, filledAt(to) + 0.1]
      return metric === 'storage' ? { min, max } : { min: 100 - max, max: 100 - min }
    },
  } satisfies Gauge<Sample>
}

function percent(share: number): number {
  return tenths(Math.min(1, share) * 100)
}
