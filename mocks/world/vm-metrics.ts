import type { VmUsage } from '#src/api/generated/types.gen.ts'
import { findSize } from '#src/domain/catalog.ts'
import type { VmRow } from '../db/index.ts'
import { DAY, WEEK } from '../kernel/duration.ts'
import { noise, unit } from '../kernel/noise.ts'
import { tenths } from '../kernel/rounding.ts'
import { hasIncident, stressAt, towardWorst } from './incidents.ts'
import { type Gauge, lastReport, type MetricsRange, seriesOn } from './metrics.ts'
import type { PoweredOn } from './power.ts'
import {
  cpuAt,
  GPU_VM,
  IDLE_VM,
  type Load,
  loadAt,
  loadBounds,
  memoryAt,
  VM,
  type Workload,
  workloads,
} from './workload.ts'

const workloadOf = workloads<VmRow>((vm) => {
  if (vm.isUnused) return IDLE_VM
  return hasGpus(vm) ? GPU_VM : VM
})

function hasGpus({ sizeId }: VmRow): boolean {
  return (findSize(sizeId)?.gpus ?? 0) > 0
}

/** Usage of a VM now, or null while it is off. Same curves as `vmSeries`. */
export function usageAt(seed: number, vm: VmRow, now: number): VmUsage | null {
  if (vm.startedAt === null) return null
  const load = loadAt(workloadOf(seed, vm), lastReport(vm.startedAt, now), vm.startedAt)
  return {
    cpuPercent: load.cpu,
    memoryPercent: load.memory,
    diskPercent: load.disk,
    networkPercent: load.network,
  }
}

/** CPU part of `usageAt`, cheaper than the whole. */
export function cpuPercentAt(seed: number, vm: VmRow, now: number): number | null {
  if (vm.startedAt === null) return null
  return cpuAt(workloadOf(seed, vm), lastReport(vm.startedAt, now), vm.startedAt)
}

/** Memory part of `usageAt`, cheaper than the whole. */
export function memoryPercentAt(seed: number, vm: VmRow, now: number): number | null {
  if (vm.startedAt === null) return null
  return memoryAt(workloadOf(seed, vm), lastReport(vm.startedAt, now), vm.startedAt)
}

/** Bytes per second at 100 % disk usage. */
const DISK_BYTES_PER_SECOND = 400_000_000

/** Disk usage in percent: grows daily until old logs are deleted once a week. */
function filledAt({ key, incidents }: Workload, time: number, span = 0): number {
  const usual = 20 + 46 * unit(key, 7) + 4 * noise(key + 7, time, 30 * DAY, span) + 3 * weekGone(key, time)
  return tenths(towardWorst(usual, stressAt(incidents, 'disk', time, span), FULLEST))
}

/** Elapsed share of a VM's weekly cycle, 0 to 1. */
function weekGone(key: number, time: number): number {
  const weeks = time / WEEK + unit(key, 8)
  return weeks - Math.floor(weeks)
}

/** The operating system reserves some space. */
const FULLEST = 97

/** Sample of a VM's metrics. */
interface Sample extends Load {
  /** Percent. */
  readonly filled: number
}

/** Rates are computed from the percentages, so the two always agree. */
function readingsOf(vm: VmRow) {
  const link = ((findSize(vm.sizeId)?.networkGbps ?? 1) * 1e9) / 8
  const disk = (load: Load, share: number) => bytes(load.disk, DISK_BYTES_PER_SECOND, share)
  const network = (load: Load, share: number) => bytes(load.network, link, share)
  return [
    { metric: 'cpu', unit: 'percent', of: (load: Load) => load.cpu },
    { metric: 'memory', unit: 'percent', of: (load: Load) => load.memory },
    { metric: 'storage', unit: 'percent', of: (sample: Sample) => sample.filled },
    { metric: 'storage_free', unit: 'percent', of: (sample: Sample) => tenths(100 - sample.filled) },
    { metric: 'disk_io', unit: 'percent', of: (load: Load) => load.disk },
    { metric: 'network', unit: 'percent', of: (load: Load) => load.network },
    ...(hasGpus(vm) ? [{ metric: 'gpu', unit: 'percent', of: (load: Load) => load.gpu } as const] : []),
    { metric: 'disk_read', unit: 'bytes_per_second', of: (load: Load) => disk(load, load.reads) },
    { metric: 'disk_write', unit: 'bytes_per_second', of: (load: Load) => disk(load, 1 - load.reads) },
    { metric: 'network_in', unit: 'bytes_per_second', of: (load: Load) => network(load, load.incoming) },
    { metric: 'network_out', unit: 'bytes_per_second', of: (load: Load) => network(load, 1 - load.incoming) },
  ] as const
}

function bytes(percent: number, capacity: number, share: number): number {
  return Math.round((percent / 100) * capacity * share)
}

/** Metrics of a VM. */
export function vmGauge(seed: number, vm: VmRow, on: () => readonly PoweredOn[]) {
  const workload = workloadOf(seed, vm)
  return {
    on,
    onSince: vm.startedAt,
    sampleAt: (time, span, onSince): Sample => ({
      ...loadAt(workload, time, onSince, span),
      filled: filledAt(workload, time, span),
    }),
    get readings() {
      return readingsOf(vm)
    },
    alone: {
      cpu: (time, span, onSince) => cpuAt(workload, time, onSince, span),
      memory: (time, span, onSince) => memoryAt(workload, time, onSince, span),
      storage: (time, span) => filledAt(workload, time, span),
      storage_free: (time, span) => tenths(100 - filledAt(workload, time, span)),
    },
    boundsOf: (metric, from, to) => {
      if (metric === 'cpu' || metric === 'memory') {
        return loadBounds(workload, metric, from, to, vm.startedAt ?? on().at(-1)?.from ?? from)
      }
      if (hasIncident(vm.incidents, from, to)) return null
      const min = 20 + 46 * unit(workload.key, 7) - 4.1
      if (metric === 'storage') return { min, max: min + 11.2 }
      return metric === 'storage_free' ? { min: 88.8 - min, max: 100 - min } : null
    },
  } satisfies Gauge<Sample>
}

/** Series of a VM over a range; see `seriesOf`. */
export function vmSeries(
  seed: number,
  vm: VmRow,
  on: readonly PoweredOn[],
  range: MetricsRange,
  now: number,
) {
  return seriesOn(
    vmGauge(seed, vm, () => on),
    range,
    now,
  )
}
