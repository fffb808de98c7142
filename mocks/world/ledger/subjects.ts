import type { BillingService } from '#src/domain/billing.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ChargeRow, OrganizationRow, ResourceRow, SubscriptionRow, Transaction } from '../../db/index.ts'
import { memo, memoBy } from '../../kernel/memo.ts'
import { dnsTariff, planTariff, tariffOf } from './tariff.ts'

/* Billed resources: their past prices and the current one. */

/** A resource billed at one price. */
export interface Priced {
  readonly service: BillingService
  /** Null for plans and domains. */
  readonly resourceType: ResourceType | null
  /** Id of the resource or domain; of the organization for its DNS plan, of the subscription for its plan. */
  readonly resourceId: string
  readonly projectId: string
  /** Current or last name of the project. */
  readonly projectName: string
  readonly name: string
  /** Billed item: a size or plan. */
  readonly item: string
  readonly hourlyMicros: number
  /** Paid at purchase: part of the spend, but not of an invoice. */
  readonly isPrepaid?: true
}

/** True if it is billed on the invoice of its month. */
export function isInvoiced({ isPrepaid }: Pick<Priced, 'isPrepaid'>): boolean {
  return isPrepaid !== true
}

/** Start of the current price. */
export function currentPriceSince(createdAt: number, charges: readonly ChargeRow[]): number {
  let since = createdAt
  for (const { to } of charges) if (to > since) since = to
  return since
}

/** Current price and its start. */
export interface CurrentCharge {
  readonly priced: Priced
  readonly from: number
}

/** Past charges of one resource, oldest first. */
export interface PastCharges {
  readonly charges: readonly ChargeRow[]
  readonly to: number
}

/** Null for types without a price of their own. */
export function currentChargeOf(
  type: ResourceType,
  row: ResourceRow,
  past: PastCharges | undefined,
  projects: ReadonlyMap<string, string>,
): CurrentCharge | null {
  // Not memoized without names: the cost of a resource is memoized itself and would evict the named entry.
  if (projects === NO_NAMES) return createCurrentCharge(row, past, '', type)
  return namedCurrentCharge(row, past, projects.get(row.projectId) ?? '', type)
}

function createCurrentCharge(
  row: ResourceRow,
  past: PastCharges | undefined,
  projectName: string,
  type: ResourceType,
): CurrentCharge | null {
  const tariff = tariffOf(type, row)
  if (tariff === null) return null
  const { id: resourceId, projectId, createdAt } = row
  const name = resourceLabel(row)
  const priced = { ...tariff, resourceType: type, resourceId, projectId, projectName, name }
  return { priced, from: past === undefined ? createdAt : Math.max(past.to, createdAt) }
}

/** Memoized, since an invoice reads ten thousand of them at a time. */
const namedCurrentCharge = memoBy(2, createCurrentCharge)

/** All zones share one plan, billed to the default project from the first zone on. */
export function currentDnsCharge(
  tx: Transaction,
  organization: OrganizationRow,
  past: PastCharges | undefined,
  projects: ReadonlyMap<string, string>,
): CurrentCharge | null {
  const zones = tx.dnsZones.by('organizationId', organization.id)
  if (zones.length === 0) return null
  let from = Number.POSITIVE_INFINITY
  for (const { createdAt } of zones) if (createdAt < from) from = createdAt
  if (past !== undefined && past.to > from) from = past.to
  const projectId = defaultProjectOf(tx, organization.id)
  const tariff = dnsTariff(organization)
  return {
    from,
    priced: {
      ...tariff,
      ...dnsSubject(organization.id, tariff.item),
      projectId,
      projectName: projects.get(projectId) ?? '',
    },
  }
}

/** Billing identity of the DNS plan. */
export function dnsSubject(organizationId: string, item: string) {
  return { resourceType: null, resourceId: organizationId, name: `DNS plan ${item}` }
}

/** Plan of an organization, billed to the default project after the trial. */
export function currentPlanCharge(
  tx: Transaction,
  subscription: SubscriptionRow,
  projects: ReadonlyMap<string, string>,
): CurrentCharge | null {
  const tariff = planTariff(subscription)
  if (tariff === null) return null
  const { organizationId, since, trialEndsAt } = subscription
  const projectId = defaultProjectOf(tx, organizationId)
  return {
    from: Math.max(since, trialEndsAt ?? since),
    priced: {
      ...tariff,
      ...planSubject(subscription.id, tariff.item),
      projectId,
      projectName: projects.get(projectId) ?? '',
    },
  }
}

/** Billing identity of the organization's plan. */
function planSubject(subscriptionId: string, item: string) {
  return { resourceType: null, resourceId: subscriptionId, name: `Plan ${item}` }
}

export function defaultProjectOf(tx: Transaction, organizationId: string): string {
  return tx.projects.by('organizationId', organizationId).find((it) => it.isDefault)?.id ?? ''
}

/** Past charges of an organization by resource id, including deleted resources. */
export function pastChargesOf(tx: Transaction, organizationId: string): ReadonlyMap<string, PastCharges> {
  return groupByResource(tx.charges.by('organizationId', organizationId))
}

const groupByResource = memo((rows: readonly ChargeRow[]): ReadonlyMap<string, PastCharges> => {
  const lists = Map.groupBy(rows, ({ resourceId }) => resourceId)
  return new Map(Array.from(lists, ([id, list]) => [id, pastOf(list)]))
})

export function pastOf(rows: readonly ChargeRow[]): PastCharges {
  const charges = rows.toSorted((a, b) => a.from - b.from || a.to - b.to)
  return { charges, to: currentPriceSince(0, rows) }
}

/** Project names of an organization, by id. */
export function projectNames(tx: Transaction, organizationId: string): ReadonlyMap<string, string> {
  return new Map(tx.projects.by('organizationId', organizationId).map(({ id, name }) => [id, name]))
}

/** Passed when only the cost is needed. */
export const NO_NAMES: ReadonlyMap<string, string> = new Map()
