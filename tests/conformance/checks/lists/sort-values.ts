import type { OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing-resources.ts'

export type SortValue = string | number | null | undefined

const part = (item: Item, name: string): Item => (item[name] ?? {}) as Item

/** Current usage; null while off. */
const usage = (name: string) => (item: Item) => (part(item, 'usage')[name] ?? null) as SortValue

/** Item values that sort fields compare, if not the field of the same name. */
const values: Partial<Record<OperationId, Readonly<Record<string, (item: Item) => unknown>>>> = {
  listVms: {
    cpu: ({ vcpus }) => vcpus,
    memory: ({ memoryGb }) => memoryGb,
    uptime: ({ startedAt }) => (typeof startedAt === 'string' ? -Date.parse(startedAt) : null),
  },
  listContainers: {
    replicas: (item) => part(item, 'replicas').desired,
    cpu: usage('cpuPercent'),
    memory: usage('memoryPercent'),
  },
  listDatabases: {
    storage: (item) => part(item, 'storage').usedGb,
    connections: (item) => part(item, 'connections').used ?? null,
    cpu: usage('cpuPercent'),
    memory: usage('memoryPercent'),
  },
  listDatabaseBackups: { size: ({ sizeGb }) => sizeGb },
  listVolumes: {
    type: ({ typeId }) => typeId,
    usedPercent: ({ usedGb, sizeGb }) => Number(usedGb) / Number(sizeGb),
  },
  listLoadBalancers: { targets: (item) => part(item, 'targets').total },
  listFirewalls: {
    rules: (item) => Number(part(item, 'ruleCounts').inbound) + Number(part(item, 'ruleCounts').outbound),
    vms: ({ vmCount }) => vmCount,
  },
  listCdnDistributions: {
    cacheHitPercent: usage('cacheHitPercent'),
    bandwidth: usage('bandwidthGb'),
    requests: usage('requests'),
  },
  listDnsZones: { records: ({ recordCount }) => recordCount },
  listDnsRecords: { type: (item) => part(item, 'data').type },
  listAlerts: { resource: (item) => part(item, 'resource').name, rule: (item) => part(item, 'rule').name },
  listMembers: { role: ({ teamRole }) => teamRole },
}

/** Fields that may change between requests. */
const live = [
  'cpu',
  'memory',
  'uptime',
  'connections',
  'cacheHitPercent',
  'bandwidth',
  'queries',
  'requests',
  'usedGb',
  'usedPercent',
  'iops',
  'storage',
  'cost',
]

export const isLive = (field: string): boolean => live.includes(field)

/** @returns undefined if the response does not contain it */
export function sortValue(operation: OperationId, field: string, item: Item): SortValue {
  const value = (values[operation]?.[field] ?? ((it: Item) => it[field]))(item)
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'object' || value === null) return value as SortValue
  const { amount } = value as { readonly amount?: unknown }
  return typeof amount === 'number' ? amount : undefined
}
