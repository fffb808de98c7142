import type { QuotaId } from '#src/api/generated/types.gen.ts'
import { findSize, type SizeEntry } from '#src/domain/catalog.ts'
import type { PlanEntry } from '#src/domain/plan-catalog.ts'
import type { OrganizationRow, Transaction, VmRow, VolumeRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { planOf } from '../../world/billing/subscriptions.ts'
import { PLAN_ERROR, planQuotas } from './plan-limits.ts'

interface Quota {
  readonly name: string
  /** Used in "This needs 3 more virtual machines". */
  readonly unit: string
  /** Current usage of an organization. */
  readonly used: (tx: Transaction, organizationId: string) => number
}

/** All quotas, in display order. */
export const QUOTAS: Readonly<Record<QuotaId, Quota>> = {
  vms: {
    name: 'Virtual machines',
    unit: 'virtual machines',
    used: (tx, id) => tx.vms.countBy('organizationId', id),
  },
  vcpus: { name: 'vCPUs', unit: 'vCPUs', used: (tx, id) => tx.vms.sumBy('organizationId', id, vcpusOf) },
  gpus: { name: 'GPUs', unit: 'GPUs', used: (tx, id) => tx.vms.sumBy('organizationId', id, gpusOf) },
  containers: {
    name: 'Containers',
    unit: 'containers',
    used: (tx, id) => tx.containers.countBy('organizationId', id),
  },
  databases: {
    name: 'Databases',
    unit: 'databases',
    used: (tx, id) => tx.databases.countBy('organizationId', id),
  },
  volumes: { name: 'Volumes', unit: 'volumes', used: (tx, id) => tx.volumes.countBy('organizationId', id) },
  storage_gb: {
    name: 'Volume storage (GB)',
    unit: 'GB of volumes',
    used: (tx, id) => tx.volumes.sumBy('organizationId', id, storageGbOf),
  },
  load_balancers: {
    name: 'Load balancers',
    unit: 'load balancers',
    used: (tx, id) => tx.loadBalancers.countBy('organizationId', id),
  },
  firewalls: {
    name: 'Firewalls',
    unit: 'firewalls',
    used: (tx, id) => tx.firewalls.countBy('organizationId', id),
  },
  cdn_distributions: {
    name: 'CDN distributions',
    unit: 'CDN distributions',
    used: (tx, id) => tx.cdnDistributions.countBy('organizationId', id),
  },
  projects: {
    name: 'Projects',
    unit: 'projects',
    used: (tx, id) => tx.projects.countBy('organizationId', id),
  },
  users: { name: 'Users', unit: 'users', used: usersOf },
}

export const QUOTA_IDS = Object.keys(QUOTAS) as readonly QuotaId[]

/** Members and open invitations, including expired ones, which can be sent again. */
function usersOf(tx: Transaction, id: string): number {
  const open = tx.invitations
    .by('organizationId', id)
    .filter(({ acceptedAt, canceledAt }) => acceptedAt === null && canceledAt === null)
  return tx.memberships.countBy('organizationId', id) + open.length
}

const vcpusOf = (vm: VmRow) => largerAmount(vm, (size) => size.vcpus)
const gpusOf = (vm: VmRow) => largerAmount(vm, (size) => size.gpus)

/** A VM being resized counts with the larger of both sizes. */
function largerAmount({ sizeId, transition }: VmRow, read: (size: SizeEntry) => number): number {
  const now = amountOf(sizeId, read)
  const next = transition?.next.sizeId
  return next === undefined ? now : Math.max(now, amountOf(next, read))
}

function amountOf(sizeId: string, read: (size: SizeEntry) => number): number {
  const size = findSize(sizeId)
  return size === undefined ? 0 : read(size)
}

/** A volume being resized counts with its new size. */
function storageGbOf({ sizeGb, transition }: VolumeRow): number {
  return transition?.next.sizeGb ?? sizeGb
}

/** Amounts by quota; omitted quotas are 0. */
export type QuotaAmounts = Readonly<Partial<Record<QuotaId, number>>>

/** Amounts of new VMs of a size. */
export function quotaOf(size: SizeEntry, count: number): QuotaAmounts {
  return { vms: count, vcpus: count * size.vcpus, gpus: count * size.gpus }
}

/** Additional amounts of a resize; negative for a smaller size. */
export function quotaOfResize(from: SizeEntry, to: SizeEntry): QuotaAmounts {
  return { vcpus: to.vcpus - from.vcpus, gpus: to.gpus - from.gpus }
}

/** Limit of an organization: that of its plan, or its own. */
export function quotaLimit(
  tx: Transaction,
  organization: OrganizationRow,
  id: QuotaId,
): { readonly limit: number; readonly plan: PlanEntry | null } {
  const plan = planOf(tx, organization.id)
  const ofPlan = planQuotas(plan)[id]
  return ofPlan === undefined ? { limit: organization.quotas[id], plan: null } : { limit: ofPlan, plan }
}

/**
 * Checks that the quotas allow these additional amounts.
 *
 * @param pointers fields of the body that request each quota
 * @throws Problem 409 `quota_exceeded`, listing every quota that would be exceeded
 */
export function checkQuotas(
  tx: Transaction,
  organization: OrganizationRow,
  more: QuotaAmounts,
  pointers: Readonly<Partial<Record<QuotaId, string>>>,
): void {
  const short: { id: QuotaId; needed: number; left: number; limit: number; plan: PlanEntry | null }[] = []
  for (const id of Object.keys(more) as QuotaId[]) {
    const needed = more[id] ?? 0
    if (needed <= 0) continue
    const { limit, plan } = quotaLimit(tx, organization, id)
    const left = Math.max(0, limit - QUOTAS[id].used(tx, organization.id))
    if (needed > left) short.push({ id, needed, left, limit, plan })
  }
  const [first] = short
  if (first === undefined) return
  const { id, needed, left, limit, plan } = first
  const detail =
    plan === null
      ? `This needs ${count(needed)} more ${unitOf(id, needed)}, but only ${count(left)} of ${count(limit)} ${left === 1 ? 'is' : 'are'} left.`
      : planDetail(plan, id, limit)
  throw new Problem(409, 'quota_exceeded', {
    detail,
    errors: short.map(({ id, needed, left, plan }) => ({
      in: 'body',
      pointer: pointers[id] ?? '',
      code: plan === null ? 'quota_exceeded' : PLAN_ERROR,
      message: `${QUOTAS[id].name}: ${count(needed)} needed, ${count(left)} left.`,
    })),
  })
}

function planDetail({ name }: PlanEntry, id: QuotaId, limit: number): string {
  const unit = unitOf(id, limit)
  if (limit === 0) return `The ${name} plan has no ${unit}. Upgrade your plan to use them.`
  return `The ${name} plan allows ${count(limit)} ${unit}. Upgrade your plan to have more.`
}

const count = (value: number) => value.toLocaleString('en-US')

/** "virtual machine", "virtual machines", "GB of volumes". */
function unitOf(id: QuotaId, count: number): string {
  const { unit } = QUOTAS[id]
  return count === 1 && id !== 'storage_gb' ? unit.replace(/s$/, '') : unit
}
