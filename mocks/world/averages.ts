import { findSize } from '#src/domain/catalog.ts'
import { findContainerPlan } from '#src/domain/container-catalog.ts'
import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import type { MetricId } from '#src/domain/metric-catalog.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ContainerRow, DatabaseRow, ResourceRow, VmRow, VolumeRow } from '../db/index.ts'
import { containerUsageAt } from './container-metrics.ts'
import { databaseCpuAt, databaseMemoryAt } from './database-metrics.ts'
import { type Subject, subjectOf } from './resource-definitions.ts'
import { cpuPercentAt, memoryPercentAt } from './vm-metrics.ts'

/*
 * Weights of resources in an average, the same on all pages. The contract defines them at `queryMetric`.
 */

/** Metrics whose sum weights a resource in averages of errors and durations, at each time. */
const TRAFFIC: Readonly<Partial<Record<ResourceType, readonly MetricId[]>>> = {
  container: ['requests'],
  load_balancer: ['requests'],
  cdn_distribution: ['requests'],
  database: ['queries'],
  volume: ['read_operations', 'write_operations'],
}

/** Metrics that weight a resource in the average of a metric; empty if its size does. */
export function weightMetricsOf(type: ResourceType, metric: MetricId): readonly MetricId[] {
  const isOfTraffic = metric === 'error_rate' || metric === 'latency' || metric === 'cache_hits'
  return isOfTraffic ? (TRAFFIC[type] ?? []) : []
}

/** Weight by size: vCPUs for `cpu`, GB for `memory` and storage; 1 for other metrics. */
export function sizeWeightOf({ type, row }: Subject, metric: MetricId): number {
  switch (metric) {
    case 'cpu':
      return SIZES[type]?.(row).vcpus ?? 1
    case 'memory':
      return SIZES[type]?.(row).memoryGb ?? 1
    case 'storage':
    case 'storage_free':
      return SIZES[type]?.(row).storageGb ?? 1
    default:
      return 1
  }
}

interface Size {
  readonly vcpus: number
  readonly memoryGb: number
  readonly storageGb: number
}

/** Sizes by type; a container has the size of all its desired replicas. */
const SIZES: Readonly<Partial<Record<ResourceType, (row: ResourceRow) => Size>>> = {
  vm: (row) => {
    const { vcpus = 0, memoryGb = 0, diskGb = 0 } = findSize((row as VmRow).sizeId) ?? {}
    return { vcpus, memoryGb, storageGb: diskGb }
  },
  container: (row) => {
    const { planId, desiredReplicas } = row as ContainerRow
    const { cpuMillis = 0, memoryMb = 0, diskGb = 0 } = findContainerPlan(planId) ?? {}
    return {
      vcpus: (desiredReplicas * cpuMillis) / 1000,
      memoryGb: (desiredReplicas * memoryMb) / 1024,
      storageGb: desiredReplicas * diskGb,
    }
  },
  database: (row) => {
    const { vcpus = 0, memoryGb = 0, storageGb = 0 } = findDatabasePlan((row as DatabaseRow).planId) ?? {}
    return { vcpus, memoryGb, storageGb }
  },
  volume: (row) => ({ vcpus: 0, memoryGb: 0, storageGb: (row as VolumeRow).sizeGb }),
}

/** Types with CPU and memory metrics. */
export type LoadedType = 'vm' | 'container' | 'database'

const LOADS: Readonly<
  Record<
    LoadedType,
    Readonly<Record<'cpu' | 'memory', (seed: number, row: ResourceRow, now: number) => number | null>>
  >
> = {
  vm: {
    cpu: (seed, row, now) => cpuPercentAt(seed, row as VmRow, now),
    memory: (seed, row, now) => memoryPercentAt(seed, row as VmRow, now),
  },
  container: {
    cpu: (seed, row, now) => containerUsageAt(seed, row as ContainerRow, now)?.cpuPercent ?? null,
    memory: (seed, row, now) => containerUsageAt(seed, row as ContainerRow, now)?.memoryPercent ?? null,
  },
  database: {
    cpu: (seed, row, now) => databaseCpuAt(seed, row as DatabaseRow, now),
    memory: (seed, row, now) => databaseMemoryAt(seed, row as DatabaseRow, now),
  },
}

/** Mean load of those that are on, as of their last reports; one decimal, null if none is on. */
export function currentMean(
  { seed, now }: { readonly seed: number; readonly now: number },
  type: LoadedType,
  rows: readonly ResourceRow[],
  metric: 'cpu' | 'memory',
): number | null {
  let sum = 0
  let weights = 0
  for (const row of rows) {
    const percent = LOADS[type][metric](seed, row, now)
    if (percent === null) continue
    const weight = sizeWeightOf(subjectOf(type, row), metric)
    sum += weight * percent
    weights += weight
  }
  if (weights === 0) return null
  // Millionths first: otherwise rounding of halves depends on the order of adding.
  return Math.round(Math.round((sum / weights) * 1e6) / 1e5) / 10
}
