import type { BillingService } from '#src/domain/billing.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ChargeRow, OrganizationRow, ResourceRow, Transaction } from '../../db/index.ts'
import { memo, memoBy } from '../../kernel/memo.ts'
import { dnsTariff, tariffOf } from './tariff.ts'

/*
 * What there is to pay for: of each thing, what of it is over, and the price that it has now.
 */

/** Something that is paid for at one price. */
export interface Priced {
  readonly service: BillingService
  readonly resourceType: ResourceType
  /** Of the organization itself for the plan that its zones share. */
  readonly resourceId: string
  readonly projectId: string
  /** As it is called now, or was called last. */
  readonly projectName: string
  readonly name: string
  /** What of it is paid for: a size, a plan. */
  readonly item: string
  readonly hourlyMicros: number
  /** Paid for when it was bought: among what was spent, and on no invoice. */
  readonly isPrepaid?: true
}

/** Whether it is still to be paid for, by the invoice of its month. */
export function isInvoiced({ isPrepaid }: Pick<Priced, 'isPrepaid'>): boolean {
  return isPrepaid !== true
}

/** Since when what there is now has had its price. */
export function presentSince(createdAt: number, charges: readonly ChargeRow[]): number {
  let since = createdAt
  for (const { to } of charges) if (to > since) since = to
  return since
}

/** The price of the present, and since when. */
export interface Present {
  readonly priced: Priced
  readonly from: number
}

/** What is over of one resource, oldest first. */
export interface Past {
  readonly charges: readonly ChargeRow[]
  readonly to: number
}

/** Null for what has no price of its own. */
export function presentOf(
  type: ResourceType,
  row: ResourceRow,
  past: Past | undefined,
  projects: ReadonlyMap<string, string>,
): Present | null {
  // The cost of one resource is memoized itself, and would take the place of its named charge.
  if (projects === NO_NAMES) return makePresent(row, past, '', type)
  return namedPresent(row, past, projects.get(row.projectId) ?? '', type)
}

function makePresent(
  row: ResourceRow,
  past: Past | undefined,
  projectName: string,
  type: ResourceType,
): Present | null {
  const tariff = tariffOf(type, row)
  if (tariff === null) return null
  const { id: resourceId, projectId, name, createdAt } = row
  const priced = { ...tariff, resourceType: type, resourceId, projectId, projectName, name }
  return { priced, from: past === undefined ? createdAt : Math.max(past.to, createdAt) }
}

/** Memoized, since an invoice asks for ten thousand of them at a time. */
const namedPresent = memoBy(2, makePresent)

/** All zones are paid for together, from the first on, by the default project. */
export function presentDns(
  tx: Transaction,
  organization: OrganizationRow,
  past: Past | undefined,
  projects: ReadonlyMap<string, string>,
): Present | null {
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

/** What the plan of the zones goes by. */
export function dnsSubject(organizationId: string, item: string) {
  return { resourceType: 'dns_zone' as const, resourceId: organizationId, name: `DNS plan ${item}` }
}

export function defaultProjectOf(tx: Transaction, organizationId: string): string {
  return tx.projects.by('organizationId', organizationId).find((it) => it.isDefault)?.id ?? ''
}

/** What is over of each thing of an organization, by id, those that are gone among them. */
export function closedOf(tx: Transaction, organizationId: string): ReadonlyMap<string, Past> {
  return groupByResource(tx.charges.by('organizationId', organizationId))
}

const groupByResource = memo((rows: readonly ChargeRow[]): ReadonlyMap<string, Past> => {
  const lists = Map.groupBy(rows, ({ resourceId }) => resourceId)
  return new Map(Array.from(lists, ([id, list]) => [id, pastOf(list)]))
})

export function pastOf(rows: readonly ChargeRow[]): Past {
  const charges = rows.toSorted((a, b) => a.from - b.from || a.to - b.to)
  return { charges, to: presentSince(0, rows) }
}

/** What the projects of an organization are called, by id. */
export function projectNames(tx: Transaction, organizationId: string): ReadonlyMap<string, string> {
  return new Map(tx.projects.by('organizationId', organizationId).map(({ id, name }) => [id, name]))
}

/** Where only the cost is asked for. */
export const NO_NAMES: ReadonlyMap<string, string> = new Map()
