import type { BillingService } from '#src/domain/billing.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ChargeRow, OrganisationRow, ResourceRow, Transaction } from '../../db/index.ts'
import { ALL_KINDS } from '../kinds.ts'
import { billingMonthsOf, type Span } from './billing-month.ts'
import { dnsTariff, tariffOf } from './tariff.ts'

/*
 * The ledger. What is over stands in rows (`ChargeRow`), what goes on follows from the resources themselves: each is paid
 * for since the last of its rows, or since it was made, at the price that it has now. Everything about money is a sum of
 * the charges that this makes, and they are rounded so that all sums agree: a resource's cost of a billing month is
 * rounded to the cent at whatever instant one looks, and a part of the month costs the difference.
 */

/** Something that is paid for at one price. */
export interface Priced {
  readonly service: BillingService
  readonly resourceType: ResourceType
  /** Of the organisation itself for the plan that its zones share. */
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

/** What a resource cost at one price within one billing month. */
export interface Charge extends Priced, Span {
  readonly month: Span
  readonly seconds: number
  /** Cents. */
  readonly amount: number
}

/**
 * @param amount cents, for the time from `from` to `to` within the month
 * @param part which of the parts that the span is cut into
 */
type Visit = (priced: Priced, amount: number, from: number, to: number, month: Span, part: number) => void

/**
 * What a span of time has cost an organisation until now, by resource, price and billing month. The amounts add up: those
 * of a span are those of its parts.
 */
export function chargesOf(tx: Transaction, organisationId: string, span: Span, now: number): Charge[] {
  const charges: Charge[] = []
  const projects = projectNames(tx, organisationId)
  const until = { from: span.from, to: Math.min(span.to, now) }
  eachCharge(tx, organisationId, until, (priced, amount, from, to, month) => {
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

/** The sum of `chargesOf`, in cents. */
export function spendOf(
  tx: Transaction,
  organisationId: string,
  { from, to }: Span,
  now: number,
  counts: (priced: Priced) => boolean = () => true,
): number {
  let cents = 0
  eachCharge(tx, organisationId, { from, to: Math.min(to, now) }, (priced, amount) => {
    if (counts(priced)) cents += amount
  })
  return cents
}

/**
 * The sums between one cut and the next, in cents: of what lies ahead, as if everything stayed as it is.
 *
 * @param cuts in order
 */
export function spendBetween(
  tx: Transaction,
  organisationId: string,
  cuts: readonly number[],
  counts: (priced: Priced) => boolean = () => true,
): number[] {
  const sums = cuts.slice(1).map(() => 0)
  const span = { from: cuts[0] ?? 0, to: cuts.at(-1) ?? 0 }
  const add: Visit = (priced, amount, _from, _to, _month, part) => {
    if (counts(priced)) sums[part] = (sums[part] ?? 0) + amount
  }
  eachCharge(tx, organisationId, span, add, cuts)
  return sums
}

/**
 * What a span will have cost if everything stays as it is: of what lies ahead, what there is now at the price it has now.
 * So at the end of a month in which nothing has changed, the forecast was right to the cent.
 */
export function forecastOf(
  tx: Transaction,
  organisationId: string,
  span: Span,
  counts: (priced: Priced) => boolean = () => true,
): number {
  return spendOf(tx, organisationId, span, span.to, counts)
}

const WHOLE: readonly number[] = [Number.NEGATIVE_INFINITY]

/**
 * The charges of a span, whether it lies behind or ahead: of what lies ahead, as if everything stayed as it is.
 *
 * @param cuts when parts of it begin, in order, the first of them no later than the span; each charge is within one of them
 */
export function eachCharge(
  tx: Transaction,
  organisationId: string,
  span: Span,
  visit: Visit,
  cuts: readonly number[] = WHOLE,
): void {
  const organisation = tx.organisations.get(organisationId)
  if (organisation === undefined) return
  const months = billingMonthsOf(organisation, span)
  if (months.length === 0) return
  const closed = closedOf(tx, organisationId)
  const projects = projectNames(tx, organisationId)
  const seen = new Set<string>()
  const account = (present: Present | null, past: Past | undefined) => {
    for (const month of months) chargeMonth(month, span, cuts, present, past, visit)
  }

  for (const { type, table } of ALL_KINDS) {
    if (type === 'dns_zone') continue
    for (const row of table(tx).by('organisationId', organisationId)) {
      const past = closed.get(row.id)
      if (past !== undefined) seen.add(row.id)
      account(presentOf(type, row, past, projects), past)
    }
  }
  const dnsPast = closed.get(organisationId)
  if (dnsPast !== undefined) seen.add(organisationId)
  account(presentDns(tx, organisation, dnsPast, projects), dnsPast)

  for (const [id, past] of closed) if (!seen.has(id)) account(null, past)
  chargeDomains(tx, organisationId, months, span, cuts, projects, visit)
}

/** Domains are paid for by the year, at once. */
function chargeDomains(
  tx: Transaction,
  organisationId: string,
  months: readonly Span[],
  span: Span,
  cuts: readonly number[],
  projects: ReadonlyMap<string, string>,
  visit: Visit,
): void {
  for (const { id, domain, zoneId, price, completedAt } of tx.domainPurchases.by(
    'organisationId',
    organisationId,
  )) {
    if (completedAt === null) continue
    // The instant before, so that it is behind whoever looks at once.
    const at = completedAt - 1
    const month = months.find(({ from, to }) => from <= at && at < to)
    if (month === undefined || at < span.from || at >= span.to) continue
    const projectId = defaultProjectOf(tx, organisationId)
    const priced: Priced = {
      service: 'dns',
      resourceType: 'dns_zone',
      resourceId: zoneId ?? id,
      projectId,
      projectName: projects.get(projectId) ?? '',
      name: domain,
      item: 'Domain, one year',
      hourlyMicros: 0,
      isPrepaid: true,
    }
    visit(priced, price, at, completedAt, month, partOf(cuts, at))
  }
}

function projectNames(tx: Transaction, organisationId: string): ReadonlyMap<string, string> {
  return new Map(tx.projects.by('organisationId', organisationId).map(({ id, name }) => [id, name]))
}

interface Cost {
  readonly rows: readonly ChargeRow[]
  readonly month: number
  readonly second: number
  readonly cents: number
}

/** What each resource had cost when it was last asked: the lists of a page are asked again and again within a second. */
const costs = new WeakMap<ResourceRow, Cost>()

/**
 * What a resource has cost in a part of its billing month, in cents: the same amount as all of its charges there. Whole
 * seconds are paid for, so within one it stays what it is.
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
  const second = Math.floor(until / 1000)
  const known = costs.get(row)
  if (known?.second === second && known.month === month.from && known.rows === rows) return known.cents
  const past = rows.length === 0 ? undefined : pastOf(rows)
  let cents = 0
  chargeMonth(
    month,
    { from: month.from, to: until },
    WHOLE,
    presentOf(type, row, past, NO_NAMES),
    past,
    (_, amount) => {
      cents += amount
    },
  )
  costs.set(row, { rows, month: month.from, second, cents })
  return cents
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** Since when what there is now has had its price. */
export function presentSince(createdAt: number, charges: readonly ChargeRow[]): number {
  let since = createdAt
  for (const { to } of charges) if (to > since) since = to
  return since
}

/** The price of the present, and since when. */
interface Present {
  readonly priced: Priced
  readonly from: number
}

/** What is over of one resource, oldest first. */
interface Past {
  readonly charges: readonly ChargeRow[]
  readonly to: number
}

interface Presents {
  readonly present: Present
  readonly projectName: string
  readonly past: Past | undefined
}

/** Kept as long as the row is, and what went before it: ten thousand of them are asked for at a time. */
const presents = new WeakMap<ResourceRow, Presents>()

function presentOf(
  type: ResourceType,
  row: ResourceRow,
  past: Past | undefined,
  projects: ReadonlyMap<string, string>,
): Present | null {
  const projectName = projects.get(row.projectId) ?? ''
  const known = presents.get(row)
  if (known !== undefined && known.past === past && known.projectName === projectName) return known.present
  const tariff = tariffOf(type, row)
  if (tariff === null) return null
  const { id: resourceId, projectId, name, createdAt } = row
  const priced = { ...tariff, resourceType: type, resourceId, projectId, projectName, name }
  const present = { priced, from: past === undefined ? createdAt : Math.max(past.to, createdAt) }
  if (projects !== NO_NAMES) presents.set(row, { present, projectName, past })
  return present
}

/** All zones are paid for together, from the first on, by the default project. */
function presentDns(
  tx: Transaction,
  organisation: OrganisationRow,
  past: Past | undefined,
  projects: ReadonlyMap<string, string>,
): Present | null {
  const zones = tx.dnsZones.by('organisationId', organisation.id)
  if (zones.length === 0) return null
  let from = Number.POSITIVE_INFINITY
  for (const { createdAt } of zones) if (createdAt < from) from = createdAt
  if (past !== undefined && past.to > from) from = past.to
  const projectId = defaultProjectOf(tx, organisation.id)
  const tariff = dnsTariff(organisation)
  return {
    from,
    priced: {
      ...tariff,
      ...dnsSubject(organisation.id, tariff.item),
      projectId,
      projectName: projects.get(projectId) ?? '',
    },
  }
}

/** What the plan of the zones goes by. */
export function dnsSubject(organisationId: string, item: string) {
  return { resourceType: 'dns_zone' as const, resourceId: organisationId, name: `DNS plan ${item}` }
}

export function defaultProjectOf(tx: Transaction, organisationId: string): string {
  return tx.projects.by('organisationId', organisationId).find((it) => it.isDefault)?.id ?? ''
}

/** Kept as long as the list of rows is, which a commit that touches it exchanges. */
const closedLists = new WeakMap<readonly ChargeRow[], ReadonlyMap<string, Past>>()

function closedOf(tx: Transaction, organisationId: string): ReadonlyMap<string, Past> {
  const rows = tx.charges.by('organisationId', organisationId)
  let closed = closedLists.get(rows)
  if (closed === undefined) {
    const lists = Map.groupBy(rows, ({ resourceId }) => resourceId)
    closed = new Map(Array.from(lists, ([id, list]) => [id, pastOf(list)]))
    closedLists.set(rows, closed)
  }
  return closed
}

function pastOf(rows: readonly ChargeRow[]): Past {
  const charges = rows.toSorted((a, b) => a.from - b.from || a.to - b.to)
  return { charges, to: presentSince(0, rows) }
}

/** Millionths of a dollar an hour, times seconds: so many make a cent. */
const WORK_PER_CENT = 10_000 * 3600

const centsOf = (work: number) => Math.round(work / WORK_PER_CENT)

/** Whole seconds, so that those of a span are those of its parts. */
export function secondsBetween(from: number, to: number): number {
  return Math.floor(to / 1000) - Math.floor(from / 1000)
}

/** The last part that begins at an instant or before. */
function partOf(cuts: readonly number[], at: number): number {
  let low = 0
  let high = cuts.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((cuts[middle] as number) <= at) low = middle
    else high = middle
  }
  return low
}

function chargeMonth(
  month: Span,
  span: Span,
  cuts: readonly number[],
  present: Present | null,
  past: Past | undefined,
  visit: Visit,
): void {
  const begin = Math.max(month.from, span.from)
  const end = Math.min(month.to, span.to)
  // What the month has cost so far, exactly.
  let work = 0
  const charge = (priced: Priced, from: number, to: number) => {
    if (priced.hourlyMicros === 0) return
    const since = Math.max(from, month.from)
    const until = Math.min(to, end)
    if (until <= since) return
    const seen = Math.max(since, begin)
    if (since < begin) work += priced.hourlyMicros * secondsBetween(since, Math.min(begin, until))
    let part = partOf(cuts, seen)
    for (let at = seen; at < until; part++) {
      const next = Math.min(until, cuts[part + 1] ?? until)
      const before = centsOf(work)
      work += priced.hourlyMicros * secondsBetween(at, next)
      visit(priced, centsOf(work) - before, at, next, month, part)
      at = next
    }
  }
  if (past !== undefined) for (const it of past.charges) charge(it, it.from, it.to)
  if (present !== null) charge(present.priced, present.from, end)
}
