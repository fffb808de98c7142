import { DOMAIN_RENEWAL_DAYS } from '#src/domain/domain-name.ts'
import type { DomainRow, Transaction } from '../db/index.ts'
import { dollarsText } from '../kernel/dollars-text.ts'
import { DAY } from '../kernel/duration.ts'
import { suspendingInvoice } from './billing/invoices.ts'
import { daysBetween, nextExpiryNotice } from './expiry-notices.ts'
import type { JobContext, WorldContext } from './job-context.ts'
import { scheduleBudgetCheck } from './ledger/budget-watch.ts'
import { notify } from './notify.ts'
import { membersWithPermission } from './permissions.ts'

const HREF = '/services/domains'

/** Same day next year; February 28 for February 29. */
export function yearAfter(at: number): number {
  const date = new Date(at)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}

/** Time of the automatic renewal; at once if the domain expires soon or has expired. */
export function renewalAt(expiresAt: number, now: number): number {
  return Math.max(expiresAt - DOMAIN_RENEWAL_DAYS * DAY, now)
}

/** Deadlines of a registration: its automatic renewal, or the next notification that it expires. */
export function domainDeadlines(
  expiresAt: number,
  now: number,
  autoRenew: boolean,
): Pick<DomainRow, 'renewsAt' | 'expiryNoticeAt'> {
  if (autoRenew) return { renewsAt: renewalAt(expiresAt, now), expiryNoticeAt: null }
  return { renewsAt: null, expiryNoticeAt: nextExpiryNotice(expiresAt, now) }
}

/** Adds a year, which the next invoice has. */
export function renewDomain(tx: Transaction, row: DomainRow, at: number): DomainRow {
  const expiresAt = yearAfter(Math.max(row.expiresAt, at))
  scheduleBudgetCheck(tx, row.organizationId, at)
  return tx.domains.update(row.id, {
    expiresAt,
    charges: [...row.charges, { at, amount: row.price, isPrepaid: false }],
    ...domainDeadlines(expiresAt, at, row.renewsAt !== null),
  })
}

/** Time between attempts to renew a domain of a suspended account. */
const RENEWAL_RETRY = DAY

/** Renews a domain at its deadline, or notifies that it expires. */
export function runDomainJob(id: string, context: JobContext): void {
  const { tx, at } = context
  const row = tx.domains.get(id)
  if (row === undefined) return
  if (row.renewsAt === null) {
    tx.domains.update(id, domainDeadlines(row.expiresAt, at, false))
    notifyDomainExpiry(context, row)
    return
  }
  if (suspendingInvoice(tx, row.organizationId, at) !== undefined) {
    postponeRenewal(context, row)
    return
  }
  renewAutomatically(context, row)
}

/** Renews a domain and notifies those who pay for it. */
export function renewAutomatically(context: WorldContext, row: DomainRow): DomainRow {
  const { tx, at } = context
  const { name, organizationId, price } = row
  const renewed = renewDomain(tx, row, at)
  notify(context, {
    organizationId,
    userIds: membersWithPermission(tx, organizationId, 'view_billing'),
    event: 'billing',
    severity: 'info',
    title: `${name} has been renewed`,
    body: `The registration was renewed for a year. ${dollarsText(price)} will be on your next invoice.`,
    href: HREF,
  })
  return renewed
}

/** Tries again later, and notifies as often as without automatic renewal. */
function postponeRenewal(context: JobContext, row: DomainRow): void {
  const { tx, at } = context
  tx.domains.update(row.id, { renewsAt: at + RENEWAL_RETRY })
  const notifyAt = nextExpiryNotice(row.expiresAt, at - RENEWAL_RETRY)
  if (notifyAt === null || notifyAt > at) return
  notifyDomainExpiry(context, row, {
    reason: 'It can’t renew while an invoice is overdue.',
    remedy: 'Pay the invoice',
  })
}

const NOT_RENEWED = { reason: 'Automatic renewal is off.', remedy: 'Renew the domain' }

/** Notifies those who can renew a domain that it expires or has expired. */
export function notifyDomainExpiry(
  context: WorldContext,
  { name, organizationId, expiresAt }: DomainRow,
  { reason, remedy } = NOT_RENEWED,
): void {
  const daysLeft = daysBetween(context.at, expiresAt)
  notify(context, {
    organizationId,
    userIds: membersWithPermission(context.tx, organizationId, 'manage_resources'),
    event: 'billing',
    href: HREF,
    ...(daysLeft > 0
      ? {
          severity: 'warning',
          title: `${name} expires in ${daysLeft} days`,
          body: `${reason} ${remedy} to keep it.`,
        }
      : {
          severity: 'critical',
          title: `${name} has expired`,
          body: `Its name servers no longer answer. ${remedy} to keep it.`,
        }),
  })
}
