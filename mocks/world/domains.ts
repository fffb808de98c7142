import { DOMAIN_RENEWAL_DAYS } from '#src/domain/domain-name.ts'
import type { DomainRow, Transaction } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import type { JobContext } from './job-context.ts'
import { dollarsText, scheduleBudgetCheck } from './ledger/budget-watch.ts'
import { notify } from './notify.ts'
import { membersWithPermission } from './permissions.ts'

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

/** Adds a year, which the next invoice has. */
export function renewDomain(tx: Transaction, row: DomainRow, at: number): DomainRow {
  const expiresAt = yearAfter(Math.max(row.expiresAt, at))
  scheduleBudgetCheck(tx, row.organizationId, at)
  return tx.domains.update(row.id, {
    expiresAt,
    charges: [...row.charges, { at, amount: row.price, isPrepaid: false }],
    renewsAt: row.renewsAt === null ? null : renewalAt(expiresAt, at),
  })
}

/** Renews a domain at its deadline. */
export function runDomainJob(id: string, context: JobContext): void {
  const { tx, at } = context
  const row = tx.domains.get(id)
  if (row === undefined) return
  const { name, organizationId, price } = renewDomain(tx, row, at)
  notify(context, {
    organizationId,
    userIds: membersWithPermission(tx, organizationId, 'view_billing'),
    event: 'billing',
    severity: 'info',
    title: `${name} has been renewed`,
    body: `The registration was renewed for a year. ${dollarsText(price)} will be on your next invoice.`,
    href: '/services/domains',
  })
}
