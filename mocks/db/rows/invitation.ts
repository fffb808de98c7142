import { z } from '../../kernel/zod.ts'
import { email, id, time } from './fields.ts'

/** Somebody who is asked in. It is kept when it is over, so that its link can say what became of it. */
export const invitationRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** The unguessable part of the link in the mail. */
    token: z.string(),
    email,
    teamRole: z.enum(['Admin', 'Developer', 'Viewer']),
    /** Custom roles, which add to what the team role allows. */
    customRoleIds: z.array(id),
    /** To stand in the mail; may be empty. */
    message: z.string(),
    invitedBy: z.strictObject({ userId: id, name: z.string() }),
    /** When its last mail was sent. */
    sentAt: time,
    expiresAt: time,
    acceptedAt: time.nullable(),
    canceledAt: time.nullable(),
    createdAt: time,
  }),
)
export type InvitationRow = z.infer<typeof invitationRow>
