import type { ApiKeyRow } from '../db/index.ts'
import { daysBetween, nextExpiryNotice } from './expiry-notices.ts'
import type { JobContext, WorldContext } from './job-context.ts'
import { notify } from './notify.ts'
import { isActiveMember } from './permissions.ts'

/** Notifies at the deadline of an API key that it expires or has expired. */
export function runApiKeyJob(id: string, context: JobContext): void {
  const { tx, at } = context
  const row = tx.apiKeys.get(id)
  if (row === undefined || row.expiresAt === null) return
  tx.apiKeys.update(id, { expiryNoticeAt: nextExpiryNotice(row.expiresAt, at) })
  notifyKeyExpiry(context, row, row.expiresAt)
}

/** Notifies the creator of an API key that it expires or has expired. */
export function notifyKeyExpiry(
  context: WorldContext,
  { organizationId, userId, name }: ApiKeyRow,
  expiresAt: number,
): void {
  if (!isActiveMember(context.tx, userId, organizationId)) return
  const daysLeft = daysBetween(context.at, expiresAt)
  notify(context, {
    organizationId,
    userIds: [userId],
    event: 'security',
    severity: 'warning',
    href: '/account?tab=api-keys',
    ...(daysLeft > 0
      ? {
          title: `API key ${name} expires in ${daysLeft} days`,
          body: 'Create another key, and use it wherever this one is used.',
        }
      : {
          title: `API key ${name} has expired`,
          body: 'Requests with it are rejected. Create another key if you still need one.',
        }),
  })
}
