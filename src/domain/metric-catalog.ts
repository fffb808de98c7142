import type { ResourceType } from './resource-type.ts'

/** A metric, over all resource types that have it. */
export interface MetricEntry {
  readonly id: string
  /** Display name without context. */
  readonly label: string
  readonly unit: 'percent' | 'bytes_per_second' | 'per_second' | 'count' | 'milliseconds'
  /** Resource types that have the metric. */
  readonly types: readonly ResourceType[]
  /** Direction in which values are bad; null if neither is. */
  readonly bad: 'high' | 'low' | null
  /** Aggregation over resources: rates and counts add up, percentages and times average. */
  readonly aggregation: 'sum' | 'mean'
}

const entry = <const Id extends string>(
  id: Id,
  label: string,
  unit: MetricEntry['unit'],
  bad: MetricEntry['bad'],
  ...types: readonly ResourceType[]
) =>
  ({
    id,
    label,
    unit,
    bad,
    types,
    aggregation: unit === 'percent' || unit === 'milliseconds' ? 'mean' : 'sum',
  }) as const satisfies MetricEntry

/** Metrics that can be queried over several resources, in display order. */
export const METRICS = [
  entry('cpu', 'CPU', 'percent', 'high', 'vm', 'container', 'database'),
  entry('memory', 'Memory', 'percent', 'high', 'vm', 'container', 'database'),
  entry('storage', 'Storage used', 'percent', 'high', 'vm', 'database', 'volume'),
  entry('storage_free', 'Storage free', 'percent', 'low', 'vm', 'database', 'volume'),
  entry('disk_io', 'Disk I/O', 'percent', 'high', 'vm'),
  entry('network', 'Network', 'percent', 'high', 'vm'),
  entry('gpu', 'GPU', 'percent', null, 'vm'),
  entry('requests', 'Requests', 'per_second', null, 'container', 'load_balancer', 'cdn_distribution'),
  entry(
    'errors',
    'Errors',
    'per_second',
    'high',
    'container',
    'load_balancer',
    'cdn_distribution',
    'dns_zone',
  ),
  entry('error_rate', 'Error rate', 'percent', 'high', 'container', 'load_balancer', 'cdn_distribution'),
  entry(
    'latency',
    'Latency',
    'milliseconds',
    'high',
    'container',
    'database',
    'volume',
    'load_balancer',
    'cdn_distribution',
  ),
  entry('connections', 'Connections', 'count', 'high', 'database', 'load_balancer'),
  entry('queries', 'Queries', 'per_second', null, 'database', 'dns_zone'),
  entry('cache_hits', 'Cache hits', 'percent', 'low', 'cdn_distribution'),
  entry('healthy_targets', 'Healthy targets', 'count', 'low', 'load_balancer'),
  entry('replicas', 'Replicas', 'count', 'low', 'container'),
  entry('restarts', 'Restarts', 'count', 'high', 'container'),
  entry(
    'network_in',
    'Network in',
    'bytes_per_second',
    null,
    'vm',
    'container',
    'database',
    'load_balancer',
    'firewall',
  ),
  entry(
    'network_out',
    'Network out',
    'bytes_per_second',
    null,
    'vm',
    'container',
    'database',
    'load_balancer',
    'firewall',
    'cdn_distribution',
  ),
  entry('disk_read', 'Disk read', 'bytes_per_second', null, 'vm', 'volume'),
  entry('disk_write', 'Disk write', 'bytes_per_second', null, 'vm', 'volume'),
  entry('read_operations', 'Read operations', 'per_second', null, 'volume'),
  entry('write_operations', 'Write operations', 'per_second', null, 'volume'),
  entry('packets_allowed', 'Packets allowed', 'per_second', null, 'firewall'),
  entry('packets_denied', 'Packets denied', 'per_second', 'high', 'firewall'),
] as const satisfies readonly MetricEntry[]

export type MetricId = (typeof METRICS)[number]['id']

const byId = new Map<string, MetricEntry>(METRICS.map((it) => [it.id, it]))

export function findMetric(id: string): MetricEntry | undefined {
  return byId.get(id)
}

/** True if low values are the bad ones, as of free storage: of many resources, the lowest matter. */
export function isBadLow(metric: string): boolean {
  return byId.get(metric)?.bad === 'low'
}

/** True if a resource type has a metric. */
export function hasMetric(type: ResourceType, metric: MetricId): boolean {
  return byId.get(metric)?.types.includes(type) ?? false
}
