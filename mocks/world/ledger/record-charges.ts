import { resourceLabel } from '#src/domain/resource-label.ts'
import type {
  ChargeRow,
  DnsZoneRow,
  OrganizationRow,
  ProjectRow,
  ResourceRow,
  RowWrite,
  SubscriptionRow,
  Transaction,
} from '../../db/index.ts'
import { random } from '../../kernel/random.ts'
import { definitionOfCollection, type ResourceDefinition } from '../resource-definitions.ts'
import { scheduleBudgetCheck } from './budget-watch.ts'
import { currentPlanCharge, currentPriceSince, defaultProjectOf, dnsSubject, NO_NAMES } from './subjects.ts'
import { dnsTariff, type Tariff, tariffOf } from './tariff.ts'

/**
 * Records a charge for each price, project or name that changed, and for each removed resource.
 *
 * @param at time of the change, epoch milliseconds
 */
export function recordCharges(tx: Transaction, written: readonly RowWrite[], at: number): void {
  const removedZones: DnsZoneRow[] = []
  for (const { collection, before, after } of written) {
    switch (collection) {
      case 'organizations':
        dnsPlanChanged(tx, before, after, at)
        break
      case 'subscriptions':
        subscriptionChanged(tx, before, after, at)
        break
      case 'projects':
        if (before !== null && after === null) forgetProject(tx, before)
        break
      case 'dnsZones':
        if (before === null) resourceCreated(tx, after, at)
        else if (after === null) removedZones.push(before)
        break
      default: {
        const definition = definitionOfCollection(collection)
        if (definition !== undefined)
          resourceChanged(tx, definition, before as ResourceRow | null, after as ResourceRow | null, at)
      }
    }
  }
  for (const [organizationId, zones] of Map.groupBy(removedZones, (it) => it.organizationId)) {
    zonesRemoved(tx, organizationId, zones, at)
  }
}

function resourceChanged(
  tx: Transaction,
  { type }: ResourceDefinition<ResourceRow>,
  before: ResourceRow | null,
  after: ResourceRow | null,
  at: number,
): void {
  if (before === null) {
    resourceCreated(tx, after, at)
    return
  }
  const was = tariffOf(type, before)
  const is = after === null ? null : tariffOf(type, after)
  const isMoved = after?.projectId !== before.projectId
  const isOther = isMoved || !isSame(was, is)
  if (was === null || (!isOther && after?.name === before.name)) return
  const { id: resourceId, organizationId, projectId, createdAt } = before
  const name = resourceLabel(before)
  const from = currentPriceSince(createdAt, tx.charges.by('resourceId', resourceId))
  close(tx, { ...was, resourceType: type, resourceId, organizationId, projectId, name }, from, at)
  if (isOther) scheduleBudgetCheck(tx, organizationId, at)
}

function isSame(a: Tariff | null, b: Tariff | null): boolean {
  return a?.hourlyMicros === b?.hourlyMicros && a?.item === b?.item && a?.service === b?.service
}

/** A new resource has no charge yet, but may exceed a budget. */
function resourceCreated(tx: Transaction, row: ResourceRow | null, at: number): void {
  if (row !== null) scheduleBudgetCheck(tx, row.organizationId, at)
}

/** The plan shared by all zones lasts as long as there is one zone, from the first zone's creation. */
function zonesRemoved(
  tx: Transaction,
  organizationId: string,
  gone: readonly DnsZoneRow[],
  at: number,
): void {
  const organization = tx.organizations.get(organizationId)
  if (organization === undefined) return
  const left = tx.dnsZones.by('organizationId', organizationId)
  const charges = tx.charges.by('resourceId', organizationId)
  const from = currentPriceSince(firstOf([...left, ...gone]), charges)
  if (left.length > 0 && currentPriceSince(firstOf(left), charges) === from) return
  closeDns(tx, organization, from, at)
}

function dnsPlanChanged(
  tx: Transaction,
  before: OrganizationRow | null,
  after: OrganizationRow | null,
  at: number,
): void {
  if (before === null || before.dnsPlanId === after?.dnsPlanId) return
  const zones = tx.dnsZones.by('organizationId', before.id)
  if (zones.length === 0) return
  closeDns(tx, before, currentPriceSince(firstOf(zones), tx.charges.by('resourceId', before.id)), at)
}

/** The plan's price ends with a change of the plan; a trial costs nothing. */
function subscriptionChanged(
  tx: Transaction,
  before: SubscriptionRow | null,
  after: SubscriptionRow | null,
  at: number,
): void {
  if (before === null || after === null) return
  scheduleBudgetCheck(tx, after.organizationId, at)
  if (before.planId === after.planId) return
  const charge = currentPlanCharge(tx, before, NO_NAMES)
  if (charge === null) return
  const { projectName: _, isPrepaid: __, ...priced } = charge.priced
  close(tx, { ...priced, organizationId: before.organizationId }, charge.from, at)
}

function firstOf(zones: readonly DnsZoneRow[]): number {
  return Math.min(...zones.map(({ createdAt }) => createdAt))
}

function closeDns(tx: Transaction, organization: OrganizationRow, from: number, at: number): void {
  const tariff = dnsTariff(organization)
  const projectId = defaultProjectOf(tx, organization.id)
  const subject = { organizationId: organization.id, projectId, ...dnsSubject(organization.id, tariff.item) }
  close(tx, { ...tariff, ...subject }, from, at)
  scheduleBudgetCheck(tx, organization.id, at)
}

function close(
  tx: Transaction,
  priced: Omit<ChargeRow, 'id' | 'projectName' | 'from' | 'to'>,
  from: number,
  to: number,
): void {
  if (to <= from) return
  tx.charges.insert({
    // A resource has one price at a time, so the id is unique.
    id: random(0, 'charge', priced.resourceId, from, to).id('charge'),
    ...priced,
    projectName: tx.projects.get(priced.projectId)?.name ?? '',
    from,
    to,
  })
}

/** Ends billing in a deleted project. Past charges keep its name. */
function forgetProject(tx: Transaction, { id, organizationId }: ProjectRow): void {
  for (const budget of tx.budgets.by('organizationId', organizationId)) {
    if (budget.projectId === id) tx.budgets.remove(budget.id)
  }
}
