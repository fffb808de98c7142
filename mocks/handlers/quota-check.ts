import type { QuotaId } from '#src/api/generated/types.gen.ts'
import { findSize, type SizeEntry } from '#src/domain/catalogue.ts'
import type { OrganisationRow, Transaction } from '../db/index.ts'
import { Problem } from '../engine/problem.ts'

interface Quota {
  readonly name: string
  /** "This needs 3 more virtual machines". */
  readonly unit: string
  /** What an organisation has, counted. */
  readonly used: (tx: Transaction, organisationId: string) => number
}

/** Every quota, in the order in which they are listed. */
export const QUOTAS: Readonly<Record<QuotaId, Quota>> = {
  vms: {
    name: 'Virtual machines',
    unit: 'virtual machines',
    used: (tx, id) => tx.vms.by('organisationId', id).length,
  },
  vcpus: { name: 'vCPUs', unit: 'vCPUs', used: (tx, id) => ofMachines(tx, id, (size) => size.vcpus) },
  gpus: { name: 'GPUs', unit: 'GPUs', used: (tx, id) => ofMachines(tx, id, (size) => size.gpus) },
  containers: {
    name: 'Containers',
    unit: 'containers',
    used: (tx, id) => tx.containers.by('organisationId', id).length,
  },
  databases: {
    name: 'Databases',
    unit: 'databases',
    used: (tx, id) => tx.databases.by('organisationId', id).length,
  },
  volumes: { name: 'Volumes', unit: 'volumes', used: (tx, id) => tx.volumes.by('organisationId', id).length },
  storage_gb: { name: 'Volume storage (GB)', unit: 'GB of volumes', used: volumeStorageGb },
  load_balancers: {
    name: 'Load balancers',
    unit: 'load balancers',
    used: (tx, id) => tx.loadBalancers.by('organisationId', id).length,
  },
  firewalls: {
    name: 'Firewalls',
    unit: 'firewalls',
    used: (tx, id) => tx.firewalls.by('organisationId', id).length,
  },
  cdn_distributions: {
    name: 'CDN distributions',
    unit: 'CDN distributions',
    used: (tx, id) => tx.cdnDistributions.by('organisationId', id).length,
  },
}

export const QUOTA_IDS = Object.keys(QUOTAS) as readonly QuotaId[]

/**
 * A machine that is on its way to another size takes the larger of the two. Every creation walks through all machines
 * here, so nothing is made for each of them.
 */
function ofMachines(tx: Transaction, organisationId: string, read: (size: SizeEntry) => number): number {
  let sum = 0
  for (const { sizeId, transition } of tx.vms.by('organisationId', organisationId)) {
    const now = amountOf(sizeId, read)
    const next = transition?.next.sizeId
    sum += next === undefined ? now : Math.max(now, amountOf(next, read))
  }
  return sum
}

function amountOf(sizeId: string, read: (size: SizeEntry) => number): number {
  const size = findSize(sizeId)
  return size === undefined ? 0 : read(size)
}

/** A volume that grows takes its new size from the start. */
function volumeStorageGb(tx: Transaction, organisationId: string): number {
  return tx.volumes
    .by('organisationId', organisationId)
    .reduce((sum, { sizeGb, transition }) => sum + (transition?.next.sizeGb ?? sizeGb), 0)
}

/** How much of each quota something takes; nothing of those that are not named. */
export type QuotaAmounts = Readonly<Partial<Record<QuotaId, number>>>

/** What so many machines of a size take. */
export function quotaOf(size: SizeEntry, count: number): QuotaAmounts {
  return { vms: count, vcpus: count * size.vcpus, gpus: count * size.gpus }
}

/** What a machine takes more of when it becomes another size; negative for less. */
export function quotaOfResize(from: SizeEntry, to: SizeEntry): QuotaAmounts {
  return { vcpus: to.vcpus - from.vcpus, gpus: to.gpus - from.gpus }
}

/**
 * Whether the organisation may have so much more.
 *
 * @param pointers the field of the body that asks for so much of a quota
 * @throws Problem 409 `quota_exceeded`, naming every quota that does not suffice
 */
export function checkQuotas(
  tx: Transaction,
  organisation: OrganisationRow,
  more: QuotaAmounts,
  pointers: Readonly<Partial<Record<QuotaId, string>>>,
): void {
  const short = QUOTA_IDS.flatMap((id) => {
    const needed = more[id] ?? 0
    if (needed <= 0) return []
    const limit = organisation.quotas[id]
    const left = Math.max(0, limit - QUOTAS[id].used(tx, organisation.id))
    return needed > left ? { id, needed, left, limit } : []
  })
  const [first] = short
  if (first === undefined) return
  const { unit } = QUOTAS[first.id]
  const detail = `This needs ${first.needed} more ${unit}, but only ${first.left} of ${first.limit} are left.`
  throw new Problem(409, 'quota_exceeded', detail, {
    errors: short.map(({ id, needed, left }) => ({
      in: 'body',
      pointer: pointers[id] ?? '',
      code: 'quota_exceeded',
      message: `${QUOTAS[id].name}: ${needed} needed, ${left} left.`,
    })),
  })
}
