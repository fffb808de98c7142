import type { NotificationKind } from '#src/api/generated/types.gen.ts'
import { isMandatory, type NotificationEvent } from '#src/domain/notification-event.ts'
import type { NotificationRow, Transaction } from '../db/index.ts'
import { orderedId, random } from '../kernel/random.ts'
import type { WorldContext } from './job-context.ts'

/** Delivery methods of a notification. */
export interface Delivery {
  readonly inApp: boolean
  readonly email: boolean
}

/** Default settings. Email is for events that can't wait until the user opens the console. */
const DEFAULT_DELIVERY: Readonly<Record<NotificationEvent, Delivery>> = {
  action_succeeded: { inApp: true, email: false },
  action_failed: { inApp: true, email: true },
  // Teams use the channels of alert rules for email.
  alert: { inApp: true, email: false },
  billing: { inApp: true, email: true },
  security: { inApp: true, email: true },
  credentials: { inApp: true, email: true },
  team: { inApp: true, email: true },
  product: { inApp: true, email: false },
}

const KIND_OF: Readonly<Record<NotificationEvent, NotificationKind>> = {
  action_succeeded: 'resource',
  action_failed: 'resource',
  alert: 'alert',
  billing: 'billing',
  security: 'security',
  credentials: 'security',
  team: 'team',
  product: 'system',
}

/** Delivery of an event to a user: the user's preference, or the default. */
export function deliveryFor(tx: Transaction, userId: string, event: NotificationEvent): Delivery {
  if (isMandatory(event)) return DEFAULT_DELIVERY[event]
  const chosen = tx.notificationPreferences.by('userId', userId).find((it) => it.event === event)
  return chosen ?? DEFAULT_DELIVERY[event]
}

/** Limits of the contract. */
const TITLE_LENGTH = 360
const BODY_LENGTH = 1000

export interface Notice
  extends Pick<NotificationRow, 'organizationId' | 'severity' | 'title' | 'body' | 'href'> {
  /** Recipients; duplicates get one notification. */
  readonly userIds: readonly string[]
  readonly event: NotificationEvent
}

/**
 * Sends a notification by the methods that each user chose. The only way to create notifications and event mails.
 *
 * @returns number of users who got one
 */
export function notify({ tx, seed, at, sequence }: WorldContext, notice: Notice): number {
  const { organizationId, event, severity, href } = notice
  const title = truncate(notice.title, TITLE_LENGTH)
  const body = truncate(notice.body, BODY_LENGTH)
  const idOf = (table: { get(id: string): object | undefined }, prefix: string, userId: string): string => {
    // The same event may occur twice within a millisecond while the clock stands still.
    for (let nth = 0; ; nth++) {
      const rng = random(seed, 'notice', prefix, event, userId, title, href ?? '', at, nth)
      const id = orderedId(rng, prefix, sequence ?? null)
      if (table.get(id) === undefined) return id
    }
  }
  let reached = 0
  for (const userId of new Set(notice.userIds)) {
    const user = tx.users.get(userId)
    if (user === undefined) continue
    const { inApp, email } = deliveryFor(tx, userId, event)
    if (inApp || email) reached++
    if (inApp) {
      tx.notifications.insert({
        id: idOf(tx.notifications, 'ntf', userId),
        organizationId,
        userId,
        kind: KIND_OF[event],
        severity,
        title,
        body,
        at,
        readAt: null,
        href,
      })
    }
    if (email) {
      tx.mails.insert({
        id: idOf(tx.mails, 'mail', userId),
        to: user.email,
        kind: 'notification',
        subject: title,
        text: body,
        facts: { event, ...(href !== null && { href }) },
        at,
      })
    }
  }
  return reached
}

function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}
