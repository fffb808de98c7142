import { collections, dryRun, type NotificationRow, type WorldRows } from '../db/index.ts'
import { notifyKeyExpiry } from '../world/api-keys.ts'
import { notifyCertificateExpiry } from '../world/certificates.ts'
import { notifyDomainExpiry } from '../world/domains.ts'
import { expiryNotices } from '../world/expiry-notices.ts'
import type { SeedBase } from './base.ts'
import { rowsOf } from './target.ts'

/** Notifications so far that domains, uploaded certificates and API keys expire. */
export function expiryNotifications({ seed, epoch }: SeedBase, rows: WorldRows): NotificationRow[] {
  const { users = [], memberships = [], loadBalancers = [] } = rows
  const { domains = [], certificates = [], apiKeys = [] } = rows
  const isPast = (at: number) => at <= epoch
  const { changes } = dryRun(collections, { users, memberships, loadBalancers }, (tx) => {
    for (const domain of domains) {
      if (domain.renewsAt !== null) continue
      for (const at of expiryNotices(domain.expiresAt).filter(isPast))
        notifyDomainExpiry({ tx, seed, at }, domain)
    }
    for (const certificate of certificates) {
      const { source, expiresAt } = certificate
      if (source !== 'uploaded' || expiresAt === null) continue
      for (const at of expiryNotices(expiresAt).filter(isPast))
        notifyCertificateExpiry({ tx, seed, at }, certificate, expiresAt)
    }
    for (const key of apiKeys) {
      const { createdAt, expiresAt } = key
      if (expiresAt === null) continue
      for (const at of expiryNotices(expiresAt).filter((it) => isPast(it) && it > createdAt))
        notifyKeyExpiry({ tx, seed, at }, key, expiresAt)
    }
  })
  return rowsOf<NotificationRow>(changes, 'notifications')
}
