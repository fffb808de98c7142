import type { VmUsage } from '#src/api/generated/types.gen.ts'
import { findSize } from '#src/domain/catalogue.ts'
import type { VmRow } from '../db/index.ts'
import { lastReport, type MetricsRange, seriesOf } from './metrics.ts'
import type { PoweredOn } from './power.ts'
import { cpuAt, GPU_MACHINE, type Load, loadAt, MACHINE, workloads } from './workload.ts'

const workloadOf = workloads<VmRow>((vm) => (hasGpus(vm) ? GPU_MACHINE : MACHINE))

function hasGpus({ sizeId }: VmRow): boolean {
  return (findSize(sizeId)?.gpus ?? 0) > 0
}

/** What a machine uses at present, or null while it is off: the same curves as in `vmSeries`. */
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

/** `usageAt(…).cpuPercent`, without the rest. */
export function cpuPercentAt(seed: number, vm: VmRow, now: number): number | null {
  if (vm.startedAt === null) return null
  return cpuAt(workloadOf(seed, vm), lastReport(vm.startedAt, now), vm.startedAt)
}

/** What 100% disk input and output is, in bytes per second. */
const DISK_BYTES_PER_SECOND = 400_000_000

/** The rates follow from the shares, so that the two always agree. */
function readingsOf(vm: VmRow) {
  const link = ((findSize(vm.sizeId)?.networkGbps ?? 1) * 1e9) / 8
  const disk = (load: Load, share: number) => bytes(load.disk, DISK_BYTES_PER_SECOND, share)
  const network = (load: Load, share: number) => bytes(load.network, link, share)
  return [
    { metric: 'cpu', unit: 'percent', of: (load: Load) => load.cpu },
    { metric: 'memory', unit: 'percent', of: (load: Load) => load.memory },
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

/** A machine's figures over a range; see `seriesOf`. */
export function vmSeries(
  seed: number,
  vm: VmRow,
  on: readonly PoweredOn[],
  range: MetricsRange,
  now: number,
) {
  const workload = workloadOf(seed, vm)
  return seriesOf(
    (time, span, onSince) => loadAt(workload, time, onSince, span),
    readingsOf(vm),
    on,
    range,
    now,
  )
}

/** The processor's part of `vmSeries`, alone: for sums over many machines. */
export function cpuSeries(
  seed: number,
  vm: VmRow,
  on: readonly PoweredOn[],
  range: MetricsRange,
  now: number,
): readonly (number | null)[] {
  const workload = workloadOf(seed, vm)
  const reading = { metric: 'cpu', unit: 'percent', of: (percent: number) => percent } as const
  const sample = (time: number, span: number, onSince: number) => cpuAt(workload, time, onSince, span)
  return seriesOf(sample, [reading], on, range, now).series[0]?.values ?? []
}
