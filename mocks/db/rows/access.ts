import { z } from '../../kernel/zod.ts'
import { email, id, time } from './fields.ts'

export const sessionRow = z.lazy(() =>
  z.strictObject({
    id,
    /** The value of the session cookie. */
    token: z.string(),
    userId: id,
    organizationId: id,
    /** "Remember me": the cookie outlives the browser. */
    remembered: z.boolean(),
    device: z.string(),
    location: z.string(),
    ip: z.string(),
    createdAt: time,
    lastActiveAt: time,
    expiresAt: time,
    /** Set by log-out or revocation; such a session is kept so that its owner can be told why it ended. */
    endedAt: time.nullable(),
  }),
)
export type SessionRow = z.infer<typeof sessionRow>

export const apiKeyRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** Who made it, and whose team role bounds it. */
    userId: id,
    name: z.string(),
    scope: z.enum(['full_access', 'deploy_only', 'read_only']),
    /** The secret is shown once and never stored. */
    secretDigest: z.string(),
    /** The first characters of the secret, to tell keys apart by. */
    secretHint: z.string(),
    createdAt: time,
    lastUsedAt: time.nullable(),
    expiresAt: time.nullable(),
    revokedAt: time.nullable(),
  }),
)
export type ApiKeyRow = z.infer<typeof apiKeyRow>

/** A sign-up on its way through the wizard; it becomes a user when it is completed. */
export const signUpRow = z.lazy(() =>
  z.strictObject({
    id,
    email,
    fullName: z.string(),
    passwordDigest: z.string(),
    code: z.string(),
    codeExpiresAt: time,
    resendAvailableAt: time,
    /** Wrong codes since the last one was sent. */
    failedCodes: z.int(),
    verifiedAt: time.nullable(),
    completedAt: time.nullable(),
    /** The account made of it. */
    userId: id.nullable(),
    createdAt: time,
  }),
)
export type SignUpRow = z.infer<typeof signUpRow>

export const passwordResetRow = z.lazy(() =>
  z.strictObject({
    id,
    /** The unguessable part of the link in the mail. */
    token: z.string(),
    userId: id,
    createdAt: time,
    expiresAt: time,
    usedAt: time.nullable(),
  }),
)
export type PasswordResetRow = z.infer<typeof passwordResetRow>

/** Failed log-ins for one address, counted to throttle guessing. The id is derived from the address. */
export const loginAttemptRow = z.lazy(() =>
  z.strictObject({
    id,
    email,
    failures: z.int(),
    firstFailedAt: time,
    /** No password is looked at before this. */
    blockedUntil: time.nullable(),
  }),
)
export type LoginAttemptRow = z.infer<typeof loginAttemptRow>

/** The authenticator app that somebody signs in with, or is about to. */
export const twoFactorRow = z.lazy(() =>
  z.strictObject({
    id,
    userId: id,
    /** Base32. A real server would have it encrypted. */
    secret: z.string(),
    /** Null until a code has proved that the app has the secret; so long it counts for nothing. */
    confirmedAt: time.nullable(),
    /** The last 30 seconds, counted from the epoch, whose code was taken: neither it nor one before is taken again. */
    lastStep: z.int().nullable(),
    /** Of the recovery codes that are left. */
    recoveryDigests: z.array(z.string()),
    createdAt: time,
  }),
)
export type TwoFactorRow = z.infer<typeof twoFactorRow>

/** Somebody who has given the right password, and not the code yet. The id is what the second step is sent to. */
export const logInChallengeRow = z.lazy(() =>
  z.strictObject({
    id,
    userId: id,
    /** "Remember me", as the first step had it. */
    remember: z.boolean(),
    createdAt: time,
    expiresAt: time,
    answeredAt: time.nullable(),
  }),
)
