import { z } from '../../kernel/zod.ts'
import { email, id, time } from './fields.ts'

export const sessionRow = z.lazy(() =>
  z.strictObject({
    id,
    /** The value of the session cookie. */
    token: z.string(),
    userId: id,
    organizationId: id,
    /** "Remember me": the cookie survives closing the browser. */
    remembered: z.boolean(),
    device: z.string(),
    location: z.string(),
    ip: z.string(),
    createdAt: time,
    lastActiveAt: time,
    expiresAt: time,
    /** Set by log-out or revocation. Ended sessions are kept, so the user can be told why. */
    endedAt: time.nullable(),
  }),
)
export type SessionRow = z.infer<typeof sessionRow>

export const apiKeyRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    /** Creator of the key. The key can't do more than the creator's team role allows. */
    userId: id,
    name: z.string(),
    scope: z.enum(['full_access', 'deploy_only', 'read_only']),
    /** The secret is shown once and never stored. */
    secretDigest: z.string(),
    /** First characters of the secret, to identify a key. */
    secretHint: z.string(),
    /** Address ranges in CIDR notation; empty for any address. */
    allowedIpRanges: z.array(z.string()),
    createdAt: time,
    lastUsedAt: time.nullable(),
    /** Client's address at `lastUsedAt`. */
    lastUsedIp: z.string().nullable(),
    expiresAt: time.nullable(),
    /** Time of the next notification that it expires; null after the last one. */
    expiryNoticeAt: time.nullable(),
    revokedAt: time.nullable(),
  }),
)
export type ApiKeyRow = z.infer<typeof apiKeyRow>

/** Code that proves who reads the mail of an address. */
const emailedCode = {
  code: z.string(),
  codeExpiresAt: time,
  resendAvailableAt: time,
}

/** An unfinished sign-up; becomes a user when completed. */
export const signUpRow = z.lazy(() =>
  z.strictObject({
    id,
    email,
    fullName: z.string(),
    passwordDigest: z.string(),
    ...emailedCode,
    /** Number of wrong codes since the last one was sent. */
    failedCodes: z.int(),
    verifiedAt: time.nullable(),
    completedAt: time.nullable(),
    /** User created from the sign-up. */
    userId: id.nullable(),
    /** Versions that the person agreed to when the sign-up started. */
    consent: z.strictObject({ termsVersion: z.string(), privacyVersion: z.string() }),
    createdAt: time,
  }),
)
export type SignUpRow = z.infer<typeof signUpRow>
export type EmailedCode = Pick<SignUpRow, keyof typeof emailedCode>

/** A user's change to another address, in progress until the code from that address confirms it. */
export const emailChangeRow = z.lazy(() =>
  z.strictObject({
    id,
    userId: id,
    /** The new address. */
    email,
    ...emailedCode,
    createdAt: time,
    /** End of the change without confirmation. */
    expiresAt: time,
  }),
)
export type EmailChangeRow = z.infer<typeof emailChangeRow>

export const passwordResetRow = z.lazy(() =>
  z.strictObject({
    id,
    /** Secret part of the link in the mail. */
    token: z.string(),
    userId: id,
    createdAt: time,
    expiresAt: time,
    usedAt: time.nullable(),
  }),
)
export type PasswordResetRow = z.infer<typeof passwordResetRow>

/** Failed log-ins for one email address, for rate limiting. The id is derived from the address. */
export const loginAttemptRow = z.lazy(() =>
  z.strictObject({
    id,
    /** Failures are counted for an address or for a client; the other is null. */
    email: email.nullable(),
    client: z.string().nullable(),
    failures: z.int(),
    firstFailedAt: time,
    /** Log-ins are rejected until then without checking the password. */
    blockedUntil: time.nullable(),
  }),
)
export type LoginAttemptRow = z.infer<typeof loginAttemptRow>

/** Authenticator app of a user, confirmed or not. */
export const twoFactorRow = z.lazy(() =>
  z.strictObject({
    id,
    userId: id,
    /** Base32. A real server would encrypt it. */
    secret: z.string(),
    /** Null until a code confirms that the app has the secret; not used for sign-in before. */
    confirmedAt: time.nullable(),
    /** Last accepted 30-second time step since the epoch. Codes of this step or earlier ones are rejected. */
    lastStep: z.int().nullable(),
    /** Digests of the unused recovery codes. */
    recoveryDigests: z.array(z.string()),
    createdAt: time,
  }),
)
export type TwoFactorRow = z.infer<typeof twoFactorRow>

/** Log-in with a correct password that waits for its second factor. The id identifies it in the second step. */
export const logInChallengeRow = z.lazy(() =>
  z.strictObject({
    id,
    userId: id,
    /** "Remember me" as chosen in the first step. */
    remember: z.boolean(),
    createdAt: time,
    expiresAt: time,
    answeredAt: time.nullable(),
  }),
)
