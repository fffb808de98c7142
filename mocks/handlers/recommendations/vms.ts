import { FREE_SIZE_ID, isOfferedIn, SIZES, type SizeEntry } from '#src/domain/catalog.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { VmRow } from '../../db/index.ts'
import { DAY, HOUR } from '../../kernel/duration.ts'
import { memoBy } from '../../kernel/memo.ts'
import { type WorldContext, worldContextOf } from '../../world/job-context.ts'
import { meterOf } from '../../world/measure.ts'
import { sizeOf } from '../virtual-machines/to-vm.ts'
import { type Advice, type AdviceInput, recommend } from './advice.ts'

/** Observation window. */
const WINDOW = 7 * DAY
/** Minimum uptime of a VM for a recommendation; less says too little about its load. */
const MIN_TIME_ON = 3 * DAY
/** Short enough to show a busy hour, long enough to hide a restart. */
const STEP = 2 * HOUR
const ROUGH_STEP = 12 * HOUR

/** CPU of an operating system without work; anything above is work. */
const IDLE_MEAN_CPU = 5
const IDLE_MOST_CPU = 8

/** Headroom of a smaller size over the busiest step. */
const CPU_ROOM = 1.3
const MEMORY_ROOM = 1.2

interface Use {
  readonly meanCpu: number
  readonly mostCpu: number
  /** Null if memory is not relevant. */
  readonly mostMemory: number | null
}

/** Finds idle VMs, and VMs that a cheaper size could carry. */
export function recommendForVm(input: AdviceInput, vm: VmRow): Advice | null {
  if (vm.status === 'stopped' || vm.status === 'error' || isBeingDeletedOrResized(vm)) return null
  const size = sizeOf(vm)
  // GPU work does not show in the CPU metrics.
  if (size.gpus > 0) return null
  const use = usageOf(input, vm)
  if (use === null) return null
  const isIdle = use.meanCpu < IDLE_MEAN_CPU && use.mostCpu < IDLE_MOST_CPU
  if (isIdle && !vm.deletionProtection && !isInUse(input, vm)) return idle(input, vm, use)
  return oversized(input, vm, size, use)
}

/** True if it holds a volume or receives traffic; such a VM is made smaller rather than deleted. */
function isInUse({ tx }: AdviceInput, { id }: VmRow): boolean {
  return tx.volumes.by('vmId', id).length > 0 || tx.loadBalancerTargets.by('vmId', id).length > 0
}

function isBeingDeletedOrResized({ transition }: VmRow): boolean {
  return transition !== null && (transition.to === 'deleted' || transition.action === 'resize')
}

function idle({ seed }: AdviceInput, vm: VmRow, { meanCpu, mostCpu }: Use): Advice {
  return recommend(seed, {
    kind: 'idle_vm',
    type: 'vm',
    row: vm,
    action: 'delete',
    title: `Delete the idle VM ${vm.name}`,
    description: `${vm.name} has been idle for a week, and no volume or load balancer uses it.`,
    findings: [
      { label: 'Average CPU', value: percent(meanCpu) },
      { label: 'CPU, busiest two hours', value: percent(mostCpu) },
    ],
  })
}

function oversized({ seed }: AdviceInput, vm: VmRow, size: SizeEntry, use: Use): Advice | null {
  const { mostCpu, mostMemory } = use
  if (mostMemory === null) return null
  const [next] = cheaperSizes(size, vm.region).filter((it) => canCarryLoad(it, size, mostCpu, mostMemory))
  if (next === undefined) return null
  return recommend(seed, {
    kind: 'oversized_vm',
    type: 'vm',
    row: vm,
    action: 'resize',
    size: next,
    title: `Resize ${vm.name} to ${next.name}`,
    description: `In the last week, ${vm.name} used at most ${percent(mostCpu)} of its CPU and ${percent(mostMemory)} of its memory, averaged over two hours. ${next.name} is large enough.`,
    findings: [
      { label: 'CPU, busiest two hours', value: `${percent(mostCpu)} of ${size.vcpus} vCPUs` },
      { label: 'Memory, busiest two hours', value: `${percent(mostMemory)} of ${gigabytes(size.memoryGb)}` },
      {
        label: 'Size',
        value: `${size.name} → ${next.name} (${next.vcpus} vCPUs, ${gigabytes(next.memoryGb)})`,
      },
    ],
  })
}

/** Cheapest first; the disk must not shrink. */
function cheaperSizes(size: SizeEntry, region: string): readonly SizeEntry[] {
  return SIZES.filter(
    (it) =>
      it.gpus === 0 &&
      it.id !== FREE_SIZE_ID &&
      it.monthlyPrice.amount < size.monthlyPrice.amount &&
      it.diskGb >= size.diskGb &&
      isOfferedIn(it, region),
  ).sort((a, b) => a.monthlyPrice.amount - b.monthlyPrice.amount)
}

function canCarryLoad(next: SizeEntry, size: SizeEntry, mostCpu: number, mostMemory: number): boolean {
  return (
    next.vcpus >= (size.vcpus * mostCpu * CPU_ROOM) / 100 &&
    next.memoryGb >= (size.memoryGb * mostMemory * MEMORY_ROOM) / 100
  )
}

/** Null if the VM has not been on for long enough. Uses whole hours, so the result is stable for an hour. */
function usageOf(input: AdviceInput, vm: VmRow): Use | null {
  return usageUntil(vm, input.seed, input.now - (input.now % HOUR), input)
}

const usageUntil = memoBy(2, (vm: VmRow, seed: number, to: number, { tx, now }: AdviceInput) =>
  measureUsage(worldContextOf({ tx, seed, now }), vm, to, cheaperSizes(sizeOf(vm), vm.region).length > 0),
)

function measureUsage(context: WorldContext, vm: VmRow, to: number, couldShrink: boolean): Use | null {
  const read = (metric: 'cpu' | 'memory', step: number) => {
    const range = { from: to - WINDOW, to, points: WINDOW / step }
    const values = meterOf(context, { type: 'vm', row: vm }, metric)?.over(range).values ?? []
    return values.filter((value) => value !== null)
  }
  // In a large fleet most VMs are small and busy, which a coarse sample shows.
  if (!couldShrink && mean(read('cpu', ROUGH_STEP)) >= IDLE_MEAN_CPU) return null
  const cpu = read('cpu', STEP)
  if (cpu.length * STEP < MIN_TIME_ON) return null
  const meanCpu = mean(cpu)
  const mostMemory = couldShrink ? Math.max(...read('memory', STEP)) : null
  return { meanCpu, mostCpu: Math.max(...cpu), mostMemory }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function percent(value: number): string {
  return `${Math.round(value)}%`
}
