import type { DomainPurchase } from '#src/api/generated/types.gen.ts'
import { money } from '#src/domain/price.ts'
import type { DomainPurchaseRow, Transaction } from '../../db/index.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { yearAfter } from '../../world/domains.ts'

/** True if the cardholder can still confirm, which keeps the domain reserved. */
export function isWaiting({ status, confirmUntil }: DomainPurchaseRow, now: number): boolean {
  return status === 'awaiting_confirmation' && confirmUntil !== null && now < confirmUntil
}

export function toPurchase(
  row: DomainPurchaseRow,
  { tx, now }: { readonly tx: Transaction; readonly now: number },
): DomainPurchase {
  const zone = row.zoneId === null ? undefined : tx.dnsZones.get(row.zoneId)
  return {
    id: row.id,
    domain: row.domain,
    status: row.status === 'awaiting_confirmation' && !isWaiting(row, now) ? 'expired' : row.status,
    yearlyPrice: money(row.price),
    email: row.email,
    card: { brand: row.brand, last4: row.last4 },
    confirmUntil: isoOrNull(row.confirmUntil),
    zone: zone ? { id: zone.id, name: zone.name } : null,
    paidUntil: row.completedAt === null ? null : iso(yearAfter(row.completedAt)),
  }
}
