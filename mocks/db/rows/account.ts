import { NOTIFICATION_EVENTS } from '#src/domain/notification-event.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** A picture. It never changes: another one is another row, with an address of its own. */
export const avatarRow = z.lazy(() =>
  z.strictObject({
    /** Unguessable, since it opens the picture to whoever has it. */
    id,
    userId: id,
    mediaType: z.enum(['image/jpeg', 'image/png', 'image/gif']),
    /** Base64. */
    data: z.string(),
    createdAt: time,
  }),
)

/** What a person has chosen to be told of an event. Without a row it is as it is for everybody at first. */
export const notificationPreferenceRow = z.lazy(() =>
  z.strictObject({
    id,
    userId: id,
    event: z.enum(NOTIFICATION_EVENTS),
    inApp: z.boolean(),
    email: z.boolean(),
  }),
)
