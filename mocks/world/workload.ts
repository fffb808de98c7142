import type { RegionId } from '#src/domain/region.ts'
import type { IncidentRow } from '../db/index.ts'
import { HOUR, MINUTE } from '../kernel/duration.ts'
import { memoBy } from '../kernel/memo.ts'
import { noise, noiseBounds } from '../kernel/noise.ts'
import { random } from '../kernel/random.ts'
import { tenths } from '../kernel/rounding.ts'
import {
  type Demand,
  demandAt,
  demandBounds,
  drawKey,
  drawPeakTime,
  noiseAt,
  noiseAtBounds,
} from './demand.ts'
import { hasIncident, stressAt, towardWorst } from './incidents.ts'
import type { Bounds } from './metrics.ts'

/** Identity of a workload; unaffected by renames and tags. */
export interface Worker {
  readonly id: string
  readonly region: RegionId
  readonly incidents: readonly IncidentRow[]
}

/** Minimum and width of a range. */
type Range = readonly [min: number, span: number]

/** Typical workload of a resource type, in percent of its capacity. */
export interface Profile {
  /** Ranges scaled by how busy the resource is. */
  readonly cpu: Range
  readonly swing: Range
  readonly network: Range
  /** Ranges drawn independently. */
  readonly memory: Range
  readonly disk: Range
  /** GPU usage while a job runs; null without GPUs. */
  readonly gpu: Range | null
}

export const VM: Profile = {
  cpu: [8, 44],
  swing: [4, 26],
  network: [1, 14],
  memory: [28, 56],
  disk: [2, 16],
  gpu: null,
}

/** A running VM without work. */
export const IDLE_VM: Profile = {
  ...VM,
  cpu: [1.5, 2],
  swing: [0.5, 1],
  network: [1.5, 1.5],
  memory: [12, 8],
  disk: [1.5, 1.5],
}

export const GPU_VM: Profile = { ...VM, gpu: [78, 18] }

/** Replicas are sized for their load, so usage is more even. */
export const REPLICA: Profile = { ...VM, cpu: [12, 46], swing: [5, 22], network: [2, 20], disk: [1, 8] }

/** Caches reads in memory, and uses its disk heavily. */
export const DATABASE: Profile = {
  ...VM,
  cpu: [10, 40],
  swing: [6, 22],
  memory: [48, 38],
  disk: [8, 40],
}

/** Workload of a resource, drawn once from seed and id. */
export interface Workload extends Demand {
  /** Mean in percent, and largest deviation. */
  readonly cpu: number
  readonly swing: number
  readonly memory: number
  readonly disk: number
  readonly network: number
  readonly gpu: number | null
  readonly incidents: readonly IncidentRow[]
}

function workloadOf(seed: number, worker: Worker, profile: Profile): Workload {
  const rng = random(seed, 'workload', worker.id)
  const busy = rng.float()
  const at = ([min, span]: Range, place: number) => min + place * span
  return {
    peak: drawPeakTime(rng, worker.region),
    key: drawKey(rng),
    cpu: at(profile.cpu, busy),
    swing: at(profile.swing, busy),
    memory: at(profile.memory, rng.float()),
    disk: at(profile.disk, rng.float()),
    network: at(profile.network, busy),
    gpu: profile.gpu === null ? null : at(profile.gpu, rng.float()),
    incidents: worker.incidents,
  }
}

/**
 * `workloadOf` for rows. Memoized: drawing a workload costs ten times as much as reading it, and lists read it for
 * each row.
 */
export function workloads<Row extends Worker>(
  profileOf: (row: Row) => Profile,
): (seed: number, row: Row) => Workload {
  const drawFor = memoBy(1, (row: Row, seed: number) => workloadOf(seed, row, profileOf(row)))
  return (seed, row) => drawFor(row, seed)
}

/** Usage at a time, in percent of the capacity. */
export interface Load {
  readonly cpu: number
  readonly memory: number
  readonly disk: number
  readonly network: number
  readonly gpu: number | null
  /** Share of disk reads and of inbound traffic, 0 to 1. */
  readonly reads: number
  readonly incoming: number
}

/**
 * Usage of a resource that is on.
 *
 * @param time epoch milliseconds
 * @param onSince power-on time; booting uses the CPU, and memory fills slowly afterwards
 * @param span length of the mean around `time` in milliseconds; 0 for an instant
 */
export function loadAt(workload: Workload, time: number, onSince: number, span = 0): Load {
  const { key, disk, network, gpu, incidents } = workload
  const demand = demandAt(workload, time, span)
  const flutter = noiseAt(key, time, span)
  const up = Math.max(0, time - onSince)
  const boot = bootAt(up)
  const usualDisk = disk * (1 + 0.4 * demand + 0.5 * noise(key + 2, time, 10 * MINUTE, span)) + boot / 2
  const filling = stressAt(incidents, 'disk', time, span)
  const availability = 1 - stressAt(incidents, 'outage', time, span)
  return {
    cpu: cpuOf(workload, demand, flutter, boot, time, span),
    memory: memoryOf(workload, demand, time, up, span),
    disk: percent(towardWorst(usualDisk, filling, 86 + 6 * flutter) * availability),
    network: percent(network * (1 + 0.7 * demand + 0.25 * flutter) * availability),
    gpu: gpu === null ? null : percent(gpuLoad(key, gpu, time, span) * availability),
    reads: 0.55 + 0.25 * noise(key + 3, time, 3 * HOUR, span),
    incoming: 0.45 + 0.2 * noise(key + 4, time, 2 * HOUR, span),
  }
}

/** CPU part of `loadAt`, for sums over thousands of rows. */
export function cpuAt(workload: Workload, time: number, onSince: number, span = 0): number {
  const boot = bootAt(Math.max(0, time - onSince))
  const demand = demandAt(workload, time, span)
  return cpuOf(workload, demand, noiseAt(workload.key, time, span), boot, time, span)
}

/** Memory part of `loadAt`. */
export function memoryAt(workload: Workload, time: number, onSince: number, span = 0): number {
  return memoryOf(workload, demandAt(workload, time, span), time, Math.max(0, time - onSince), span)
}

function memoryOf(workload: Workload, demand: number, time: number, up: number, span: number): number {
  const { key, memory, incidents } = workload
  const filled = 1 - 0.55 * Math.exp(-up / (6 * MINUTE))
  const usual = (memory + 7 * noise(key + 1, time, 12 * HOUR, span) + 4 * demand) * filled
  return percent(towardWorst(usual, stressAt(incidents, 'memory', time, span), WORST_MEMORY))
}

/** Value at the peak of an incident, in percent. */
const WORST_CPU = 96
const WORST_MEMORY = 98

function cpuOf(
  { cpu, swing, incidents }: Workload,
  demand: number,
  flutter: number,
  boot: number,
  time: number,
  span: number,
): number {
  const usual = cpu + swing * demand + 5 * flutter + boot
  if (incidents.length === 0) return percent(usual)
  const busy = towardWorst(usual, stressAt(incidents, 'cpu', time, span), WORST_CPU + 2 * flutter)
  // A resource that does not respond hangs and uses almost nothing.
  return percent(busy * (1 - stressAt(incidents, 'outage', time, span)))
}

/** Milliseconds since power-on after which booting no longer changes the CPU usage, even before rounding. */
const BOOT_CPU_ENDS = 3 * HOUR

/** CPU usage of booting in percent, by milliseconds since power-on. */
function bootAt(up: number): number {
  return up > BOOT_CPU_ENDS ? 0 : 45 * Math.exp(-up / (1.5 * MINUTE))
}

/** GPUs are either busy or idle; noise decides when jobs start and end. */
function gpuLoad(key: number, busy: number, time: number, span: number): number {
  const queue = noise(key + 5, time, 3 * HOUR, span)
  const job = Math.min(1, Math.max(0, (queue + 0.35) * 12))
  return 2 + (busy + 3 * noise(key + 6, time, 2 * MINUTE, span) - 2) * job
}

/** One decimal; never exactly 0 or 100. */
function percent(value: number): number {
  return tenths(Math.min(99.6, Math.max(0.2, value)))
}

/** Milliseconds since power-on in which booting changes the rounded CPU and memory usage. */
const BOOT_IS_VISIBLE = 40 * MINUTE

/** Bounds of `cpuAt` and `memoryAt` between two instants. */
export function loadBounds(
  workload: Workload,
  metric: 'cpu' | 'memory',
  from: number,
  to: number,
  onSince: number,
): Bounds {
  const { incidents } = workload
  // During an incident any value up to the peak is possible.
  if (hasIncident(incidents, from, to, metric)) return ANY_PERCENT
  const demand = demandBounds(workload, from, to)
  const isBooting = from - onSince < BOOT_IS_VISIBLE
  if (metric === 'cpu') {
    const { key, cpu, swing } = workload
    const [calm, lively] = noiseAtBounds(key, from, to)
    return {
      min: hasIncident(incidents, from, to, 'outage') ? 0 : percent(cpu + swing * demand[0] + 5 * calm),
      max: percent(cpu + swing * demand[1] + 5 * lively + (isBooting ? 45 : 0.1)),
    }
  }
  const { key, memory } = workload
  const [low, high] = noiseBounds(key + 1, from, to, 12 * HOUR)
  const min = percent(memory + 7 * low + 4 * demand[0] - 0.1)
  return { min: isBooting ? 0 : min, max: percent(memory + 7 * high + 4 * demand[1]) }
}

const ANY_PERCENT: Bounds = { min: 0, max: 100 }
