import type { NotificationPreference } from '#src/api/generated/types.gen.ts'
import { isAlwaysTold, NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from '#src/domain/notification-event.ts'
import type { Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { toldOf } from '../../world/notify.ts'

export const notificationPreferenceHandlers: HandlersFor<
  'getNotificationPreferences' | 'updateNotificationPreferences'
> = {
  getNotificationPreferences({ tx, who }) {
    return { status: 200, body: { items: preferencesOf(tx, who.user.id) } }
  },

  updateNotificationPreferences({ tx, who, body, random }) {
    const userId = who.user.id
    const refused = body.items.flatMap((change, index) =>
      isAlwaysTold(change.event)
        ? NOTIFICATION_CHANNELS.filter((channel) => change[channel] === false).map((channel) => ({
            in: 'body' as const,
            pointer: `/items/${index}/${channel}`,
            code: 'always_told',
            message: 'This can’t be switched off.',
          }))
        : [],
    )
    if (refused.length > 0) {
      const detail =
        'You are always told when your password or your second factor changes, so that nobody can change them unnoticed.'
      throw new Problem(422, 'always_told', detail, { errors: refused })
    }
    for (const { event, inApp, email } of body.items) {
      if (isAlwaysTold(event)) continue
      const before = toldOf(tx, userId, event)
      const chosen = { inApp: inApp ?? before.inApp, email: email ?? before.email }
      const row = tx.notificationPreferences.by('userId', userId).find((it) => it.event === event)
      if (row) tx.notificationPreferences.update(row.id, chosen)
      else {
        const id = random('notification-preference', event).id('npf')
        tx.notificationPreferences.insert({ id, userId, event, ...chosen })
      }
    }
    return { status: 200, body: { items: preferencesOf(tx, userId) } }
  },
}

function preferencesOf(tx: Transaction, userId: string): NotificationPreference[] {
  return NOTIFICATION_EVENTS.map((event) => {
    const { inApp, email } = toldOf(tx, userId, event)
    return { event, inApp, email, isFixed: isAlwaysTold(event) }
  })
}
