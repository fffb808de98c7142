import { collections, dryRun, type NotificationRow, type Transaction, type WorldRows } from '../db/index.ts'
import { notifyKeyExpiry } from '../world/api-keys.ts'
import { notifyCertificateExpiry } from '../world/certificates.ts'
import { notifyDomainExpiry } from '../world/domains.ts'
import { expiryNotices } from '../world/expiry-notices.ts'
import type { SeedBase } from './base.ts'
import { rowsOf } from './target.ts'

/** Notifications so far that domains, uploaded certificates and API keys expire. */
export function expiryNotifications(base: SeedBase, rows: WorldRows): NotificationRow[] {
  const { users = [], memberships = [], loadBalancers = [] } = rows
  const { changes } = dryRun(collections, { users, memberships, loadBalancers }, (tx) => {
    notifyOfDomains(base, tx, rows)
    notifyOfCertificates(base, tx, rows)
    notifyOfKeys(base, tx, rows)
  })
  return rowsOf(changes, 'notifications')
}

function notifyOfDomains({ seed, epoch }: SeedBase, tx: Transaction, { domains = [] }: WorldRows): void {
  for (const domain of domains) {
    if (domain.renewsAt !== null) continue
    for (const at of pastNotices(domain.expiresAt, epoch)) notifyDomainExpiry({ tx, seed, at }, domain)
  }
}

function notifyOfCertificates(
  { seed, epoch }: SeedBase,
  tx: Transaction,
  { certificates = [] }: WorldRows,
): void {
  for (const certificate of certificates) {
    const { source, expiresAt } = certificate
    if (source !== 'uploaded' || expiresAt === null) continue
    for (const at of pastNotices(expiresAt, epoch))
      notifyCertificateExpiry({ tx, seed, at }, certificate, expiresAt)
  }
}

function notifyOfKeys({ seed, epoch }: SeedBase, tx: Transaction, { apiKeys = [] }: WorldRows): void {
  for (const key of apiKeys) {
    const { createdAt, expiresAt } = key
    if (expiresAt === null) continue
    for (const at of pastNotices(expiresAt, epoch))
      if (at > createdAt) notifyKeyExpiry({ tx, seed, at }, key, expiresAt)
  }
}

function pastNotices(expiresAt: number, now: number): number[] {
  return expiryNotices(expiresAt).filter((at) => at <= now)
}
