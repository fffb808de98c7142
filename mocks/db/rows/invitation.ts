import { z } from '../../kernel/zod.ts'
import { email, id, time } from './fields.ts'

/** An invitation. Kept after it ends, so its link can show the outcome. */
export const invitationRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** Secret part of the link in the mail. */
    token: z.string(),
    email,
    teamRole: z.enum(['Admin', 'Developer', 'Viewer']),
    /** Custom roles, which add permissions to the team role. */
    customRoleIds: z.array(id),
    /** Personal message for the mail; may be empty. */
    message: z.string(),
    invitedBy: z.strictObject({ userId: id, name: z.string() }),
    /** Time of the last mail. */
    sentAt: time,
    expiresAt: time,
    acceptedAt: time.nullable(),
    /** Versions of the legal documents that a new account agreed to, at `acceptedAt`. */
    consent: z.strictObject({ termsVersion: z.string(), privacyVersion: z.string() }).nullable(),
    canceledAt: time.nullable(),
    createdAt: time,
  }),
)
export type InvitationRow = z.infer<typeof invitationRow>
