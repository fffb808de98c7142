import type { NotificationPreference } from '#src/api/generated/types.gen.ts'
import {
  isMandatory,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  notificationEventLabels,
} from '#src/domain/notification-event.ts'
import type { Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { deliveryFor } from '../../world/notify.ts'
import { addAuditNote } from '../audit-log/record.ts'

export const notificationPreferenceHandlers: HandlersFor<
  'getNotificationPreferences' | 'updateNotificationPreferences'
> = {
  getNotificationPreferences({ tx, identity }) {
    return { status: 200, body: { items: preferencesOf(tx, identity.user.id) } }
  },

  updateNotificationPreferences(ctx) {
    const { tx, identity, body, random } = ctx
    const userId = identity.user.id
    const denied = body.items.flatMap((change, index) =>
      isMandatory(change.event)
        ? NOTIFICATION_CHANNELS.filter((channel) => change[channel] === false).map((channel) => ({
            in: 'body' as const,
            pointer: `/items/${index}/${channel}`,
            code: 'mandatory_event',
            message: 'This notification can’t be turned off.',
          }))
        : [],
    )
    if (denied.length > 0) {
      const detail =
        'Notifications about changes to your password and two-factor authentication can’t be turned off.'
      throw new Problem(422, 'mandatory_event', { detail, errors: denied })
    }
    const earlier = preferencesOf(tx, userId)
    for (const { event, inApp, email } of body.items) {
      if (isMandatory(event)) continue
      const before = deliveryFor(tx, userId, event)
      const chosen = { inApp: inApp ?? before.inApp, email: email ?? before.email }
      if (chosen.inApp === before.inApp && chosen.email === before.email) continue
      const row = tx.notificationPreferences.by('userId', userId).find((it) => it.event === event)
      if (row) tx.notificationPreferences.update(row.id, chosen)
      else {
        const id = random('notification-preference', event).id('npf')
        tx.notificationPreferences.insert({ id, userId, event, ...chosen })
      }
    }
    const items = preferencesOf(tx, userId)
    const detail = changeText(earlier, items)
    if (detail !== '') addAuditNote(ctx, { detail })
    return { status: 200, body: { items } }
  },
}

/** For example "Turned off email notifications: Alerts, Billing." Empty if nothing differs. */
function changeText(
  before: readonly NotificationPreference[],
  after: readonly NotificationPreference[],
): string {
  const sentences = NOTIFICATION_CHANNELS.flatMap((channel) =>
    [true, false].map((isOn) => {
      const turned = after.filter((it, index) => it[channel] === isOn && before[index]?.[channel] !== isOn)
      const labels = turned.map(({ event }) => notificationEventLabels[event])
      const what = channel === 'email' ? 'email notifications' : 'notifications in the console'
      return labels.length > 0 ? `Turned ${isOn ? 'on' : 'off'} ${what}: ${labels.join(', ')}.` : null
    }),
  )
  return sentences.filter((it) => it !== null).join(' ')
}

function preferencesOf(tx: Transaction, userId: string): NotificationPreference[] {
  return NOTIFICATION_EVENTS.map((event) => {
    const { inApp, email } = deliveryFor(tx, userId, event)
    return { event, inApp, email, isFixed: isMandatory(event) }
  })
}
