import type { RegisteredDomain, RegisteredDomainStatus } from '#src/api/generated/types.gen.ts'
import { DOMAIN_RENEWAL_DAYS } from '#src/domain/domain-name.ts'
import { money } from '#src/domain/price.ts'
import type { DomainRow } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { DAY } from '../../kernel/duration.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import type { SignedInView } from '../shared/view.ts'

export function statusOf({ expiresAt }: DomainRow, now: number): RegisteredDomainStatus {
  if (expiresAt <= now) return 'expired'
  return expiresAt - now <= DOMAIN_RENEWAL_DAYS * DAY ? 'expiring' : 'active'
}

export function toRegisteredDomain(row: DomainRow, { tx, now, identity }: SignedInView): RegisteredDomain {
  const zone = tx.dnsZones.by('organizationId', row.organizationId).find(({ name }) => name === row.name)
  return {
    id: row.id,
    name: row.name,
    status: statusOf(row, now),
    registeredAt: iso(row.registeredAt),
    expiresAt: iso(row.expiresAt),
    autoRenew: row.renewsAt !== null,
    renewsAt: isoOrNull(row.renewsAt),
    renewalPrice: money(row.price),
    transferLock: row.transferCode === null,
    transferCode: mayUpdate(identity) ? row.transferCode : null,
    contact: { ...row.contact },
    zone: zone === undefined ? null : { id: zone.id, name: zone.name },
  }
}

function mayUpdate({ permissions, via }: Identity): boolean {
  return permissions.has('manage_resources') && (via.kind === 'session' || via.scope === 'full_access')
}
