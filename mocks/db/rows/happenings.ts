import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { actor, email, id, time } from './fields.ts'

export const activityRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    resourceType: z.enum(RESOURCE_TYPES),
    resourceId: id,
    /** As it was called then, and the project it was in; it may be gone since. */
    resourceName: z.string(),
    projectId: id,
    at: time,
    /** When it got its outcome; null while it is in progress. Something done at once finishes when it begins. */
    finishedAt: time.nullable(),
    actor,
    /** `<resource>.<past participle>`, for instance `vm.started`. */
    action: z.string(),
    summary: z.string(),
    outcome: z.enum(['succeeded', 'failed', 'in_progress']),
  }),
)
export type ActivityRow = z.infer<typeof activityRow>

export const notificationRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    userId: id,
    kind: z.string(),
    severity: z.enum(['info', 'success', 'warning', 'critical']),
    title: z.string(),
    body: z.string(),
    at: time,
    readAt: time.nullable(),
    /** A path of this site. */
    href: z.string().nullable(),
  }),
)
export type NotificationRow = z.infer<typeof notificationRow>

/** The outbox: every mail a real service would have sent. */
/** What somebody wrote to support, signed in or not. */
export const supportRequestRow = z.lazy(() =>
  z.strictObject({
    id,
    /** What people call it by: `NB-4F7K2`. */
    reference: z.string(),
    name: z.string(),
    email,
    subject: z.string(),
    message: z.string(),
    topic: z.enum(['general', 'technical', 'billing', 'sales', 'compliance']),
    channel: z.enum(['email', 'chat', 'phone', 'video']),
    createdAt: time,
  }),
)
export type SupportRequestRow = z.infer<typeof supportRequestRow>

export const mailRow = z.lazy(() =>
  z.strictObject({
    id,
    to: email,
    /** Which mail it is, for instance `sign-up-code`. */
    kind: z.string(),
    subject: z.string(),
    text: z.string(),
    /** What a test wants without parsing the text: the code, the link. */
    facts: z.record(z.string(), z.string()),
    at: time,
  }),
)
export type MailRow = z.infer<typeof mailRow>

/** The first answer to a request with an `Idempotency-Key`, kept to be given again. */
export const idempotencyRow = z.lazy(() =>
  z.strictObject({
    id,
    key: z.string(),
    operationId: z.string(),
    /** Whose key it is: a caller never gets another's answer. Null before sign-in. */
    userId: id.nullable(),
    /** Tells a repeated request from another one that uses the same key. */
    bodyDigest: z.string(),
    response: z.strictObject({
      status: z.int(),
      headers: z.array(z.tuple([z.string(), z.string()])),
      body: z.string().nullable(),
    }),
    createdAt: time,
  }),
)
