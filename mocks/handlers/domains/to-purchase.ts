import type { DomainPurchase } from '#src/api/generated/types.gen.ts'
import { CURRENCY } from '#src/domain/price.ts'
import type { DomainPurchaseRow, Transaction } from '../../db/index.ts'
import { iso } from '../../kernel/iso-time.ts'

export function toPurchase(row: DomainPurchaseRow, { tx }: { readonly tx: Transaction }): DomainPurchase {
  const zone = row.zoneId === null ? undefined : tx.dnsZones.get(row.zoneId)
  return {
    id: row.id,
    domain: row.domain,
    status: row.status,
    yearlyPrice: { amount: row.price, currency: CURRENCY },
    email: row.email,
    card: { brand: row.brand, last4: row.last4 },
    confirmUntil: row.confirmUntil === null ? null : iso(row.confirmUntil),
    zone: zone ? { id: zone.id, name: zone.name } : null,
    paidUntil: row.completedAt === null ? null : iso(yearAfter(row.completedAt)),
  }
}

/** Same day next year; February 28 for February 29. */
function yearAfter(at: number): number {
  const date = new Date(at)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.getTime()
}
