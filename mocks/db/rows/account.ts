import { NOTIFICATION_EVENTS } from '#src/domain/notification-event.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** A picture. Immutable: a new picture is a new row with its own URL. */
export const avatarRow = z.lazy(() =>
  z.strictObject({
    /** Unguessable, because it grants access to the picture. */
    id,
    userId: id,
    mediaType: z.enum(['image/jpeg', 'image/png', 'image/gif']),
    /** Base64. */
    data: z.string(),
    createdAt: time,
  }),
)

/** A user's choice of notifications for an event. Without a row, the defaults apply. */
export const notificationPreferenceRow = z.lazy(() =>
  z.strictObject({
    id,
    userId: id,
    event: z.enum(NOTIFICATION_EVENTS),
    inApp: z.boolean(),
    email: z.boolean(),
  }),
)
