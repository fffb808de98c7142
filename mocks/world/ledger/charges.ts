import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ChargeRow, ResourceRow, Transaction } from '../../db/index.ts'
import { memoBy } from '../../kernel/memo.ts'
import { trialContinues } from '../billing/trial.ts'
import { allResourceDefinitions, definitionOfType } from '../resource-definitions.ts'
import { billingMonthsOf, type Span } from './billing-month.ts'
import { chargeMonth, NO_CUTS, partOf, secondsBetween, type Visit } from './charge-month.ts'
import {
  type CurrentCharge,
  currentChargeOf,
  currentDnsCharge,
  currentPlanCharge,
  defaultProjectOf,
  NO_NAMES,
  type PastCharges,
  type Priced,
  pastChargesOf,
  pastOf,
  projectNames,
} from './subjects.ts'

/*
 * The ledger. Past prices are stored as rows (`ChargeRow`); the current price of a resource applies since its last
 * row or its creation. All amounts are sums of charges, rounded so that they agree: a resource's cost in a billing
 * month is rounded to the cent at any instant, and a part of the month costs the difference.
 */

/** Cost of a resource at one price within one billing month. */
export interface Charge extends Priced, Span {
  readonly month: Span
  readonly seconds: number
  /** Cents. */
  readonly amount: number
}

/**
 * Charges of an organization in a time range until now, by resource, price and billing month. The charges of adjacent
 * ranges add up to those of the whole.
 */
export function chargesOf(tx: Transaction, organizationId: string, span: Span, now: number): Charge[] {
  const charges: Charge[] = []
  const projects = projectNames(tx, organizationId)
  const until = { from: span.from, to: Math.min(span.to, now) }
  eachCharge(tx, organizationId, until, (priced, amount, from, to, month) => {
    const { service, resourceType, resourceId, projectId, projectName, name, item, hourlyMicros, isPrepaid } =
      priced
    charges.push({
      service,
      resourceType,
      resourceId,
      projectId,
      projectName: projects.get(projectId) ?? projectName,
      name,
      item,
      hourlyMicros,
      ...(isPrepaid && { isPrepaid }),
      from,
      to,
      month,
      seconds: secondsBetween(from, to),
      amount,
    })
  })
  return charges
}

/** Sum of `chargesOf`, in cents. */
export function spendOf(
  tx: Transaction,
  organizationId: string,
  { from, to }: Span,
  now: number,
  counts: (priced: Priced) => boolean = () => true,
): number {
  let cents = 0
  eachCharge(tx, organizationId, { from, to: Math.min(to, now) }, (priced, amount) => {
    if (counts(priced)) cents += amount
  })
  return cents
}

/**
 * Sums between consecutive cuts, in cents. Future time is projected at current prices.
 *
 * @param cuts ascending, epoch milliseconds
 */
export function spendBetween(
  tx: Transaction,
  organizationId: string,
  cuts: readonly number[],
  counts: (priced: Priced) => boolean = () => true,
): number[] {
  const sums = cuts.slice(1).map(() => 0)
  const span = { from: cuts[0] ?? 0, to: cuts.at(-1) ?? 0 }
  const add: Visit = (priced, amount, _from, _to, _month, part) => {
    if (counts(priced)) sums[part] = (sums[part] ?? 0) + amount
  }
  eachCharge(tx, organizationId, span, add, cuts)
  return sums
}

/**
 * Charges of a time range, past or future; the future is projected at current prices.
 *
 * @param cuts start times of its parts, ascending, the first no later than the range; no charge spans a cut
 */
export function eachCharge(
  tx: Transaction,
  organizationId: string,
  span: Span,
  visit: Visit,
  cuts: readonly number[] = NO_CUTS,
): void {
  const organization = tx.organizations.get(organizationId)
  if (organization === undefined) return
  const months = billingMonthsOf(organization, span)
  if (months.length === 0) return
  const closed = pastChargesOf(tx, organizationId)
  const projects = projectNames(tx, organizationId)
  const seen = new Set<string>()
  const closedOf = (id: string) => {
    const past = closed.get(id)
    if (past !== undefined) seen.add(id)
    return past
  }
  const account = (current: CurrentCharge | null, past: PastCharges | undefined) => {
    for (const month of months) chargeMonth(month, span, cuts, current, past, visit)
  }

  for (const { type, table } of allResourceDefinitions) {
    if (type === 'dns_zone') continue
    for (const row of table(tx).by('organizationId', organizationId)) {
      const past = closedOf(row.id)
      account(currentChargeOf(type, row, past, projects), past)
    }
  }
  const dnsPast = closedOf(organizationId)
  account(currentDnsCharge(tx, organization, dnsPast, projects), dnsPast)

  for (const subscription of tx.subscriptions.by('organizationId', organizationId)) {
    const past = closedOf(subscription.id)
    // A trial that ends without a card costs nothing afterwards.
    const current = trialContinues(tx, subscription) ? currentPlanCharge(tx, subscription, projects) : null
    account(current, past)
  }

  for (const [id, past] of closed) if (!seen.has(id)) account(null, past)
  chargeDomains(tx, organizationId, months, span, cuts, projects, visit)
}

/** Domains are charged once for a whole year. */
function chargeDomains(
  tx: Transaction,
  organizationId: string,
  months: readonly Span[],
  span: Span,
  cuts: readonly number[],
  projects: ReadonlyMap<string, string>,
  visit: Visit,
): void {
  for (const { id, name, charges } of tx.domains.by('organizationId', organizationId)) {
    for (const charge of charges) {
      const month = months.find(({ from, to }) => from <= charge.at && charge.at < to)
      if (month === undefined) continue
      // Just before, so that the charge is already in the past, but not in a month whose invoice is issued at that time.
      const at = Math.max(charge.at - 1, month.from)
      if (at < span.from || at >= span.to) continue
      const projectId = defaultProjectOf(tx, organizationId)
      const priced: Priced = {
        service: 'dns',
        resourceType: null,
        resourceId: id,
        projectId,
        projectName: projects.get(projectId) ?? '',
        name,
        item: 'Domain, one year',
        hourlyMicros: 0,
        ...(charge.isPrepaid && { isPrepaid: true }),
      }
      visit(priced, charge.amount, at, charge.at, month, partOf(cuts, at))
    }
  }
}

/**
 * Cost of a resource in a part of its billing month, in cents: the sum of its charges there. Billed by the second, so
 * the value is constant within one.
 */
export function costOfResource(
  tx: Transaction,
  type: ResourceType,
  row: ResourceRow,
  month: Span,
  now: number,
): number {
  const rows = tx.charges.by('resourceId', row.id)
  const until = Math.min(month.to, now)
  if (rows.length === 0 && until <= row.createdAt) return 0
  return costUntil(row, rows, month.from, Math.floor(until / 1000), type, month)
}

/** Memoized for a second: a page requests the same lists several times within one. */
const costUntil = memoBy(
  3,
  (
    row: ResourceRow,
    rows: readonly ChargeRow[],
    from: number,
    second: number,
    type: ResourceType,
    month: Span,
  ) => {
    const past = rows.length === 0 ? undefined : pastOf(rows)
    const current = currentChargeOf(type, row, past, NO_NAMES)
    let cents = 0
    chargeMonth(month, { from, to: second * 1000 }, NO_CUTS, current, past, (_, amount) => {
      cents += amount
    })
    return cents
  },
)

/** `costOfResource` of all resources of a type, deleted ones included. */
export function costOfType(
  tx: Transaction,
  type: ResourceType,
  { organizationId, month, now }: { organizationId: string; month: Span; now: number },
): number {
  const table = definitionOfType(type).table(tx)
  let cents = 0
  for (const row of table.by('organizationId', organizationId)) {
    cents += costOfResource(tx, type, row, month, now)
  }
  const until = { from: month.from, to: Math.min(month.to, now) }
  for (const [id, past] of pastChargesOf(tx, organizationId)) {
    if (past.charges[0]?.resourceType !== type || table.get(id) !== undefined) continue
    chargeMonth(month, until, NO_CUTS, null, past, (_, amount) => {
      cents += amount
    })
  }
  return cents
}
