import { CONTAINER_NAMESPACES } from '#src/domain/container.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { actor, email, id, time } from './fields.ts'

export const activityRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    resourceType: z.enum(RESOURCE_TYPES),
    resourceId: id,
    /** Name and project at that time; the resource may have been deleted since. */
    resourceName: z.string(),
    /** Null for resources that aren't containers. */
    resourceNamespace: z.enum(CONTAINER_NAMESPACES).nullable(),
    projectId: id,
    at: time,
    /** Null while in progress. Equal to the start for immediate actions. */
    finishedAt: time.nullable(),
    actor,
    /** `<resource>.<past participle>`, for instance `vm.started`. */
    action: z.string(),
    summary: z.string(),
    outcome: z.enum(['succeeded', 'failed', 'in_progress']),
    /** Texts for display; null for none. */
    changes: z.array(
      z.strictObject({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
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
    /** Path within this site. */
    href: z.string().nullable(),
  }),
)
export type NotificationRow = z.infer<typeof notificationRow>

/** A message to support, from a signed-in user or a visitor. */
export const supportRequestRow = z.lazy(() =>
  z.strictObject({
    id,
    /** Reference shown to users: `NB-4F7K2`. */
    reference: z.string(),
    name: z.string(),
    email,
    subject: z.string(),
    message: z.string(),
    topic: z.enum(['general', 'technical', 'billing', 'sales', 'compliance']),
    channel: z.enum(['email', 'chat', 'phone', 'video']),
    /** Number to call back; null for other channels. */
    phone: z.string().nullable(),
    createdAt: time,
  }),
)
export type SupportRequestRow = z.infer<typeof supportRequestRow>

/** A mail in the outbox, which holds every mail that a real service would have sent. */
export const mailRow = z.lazy(() =>
  z.strictObject({
    id,
    to: email,
    /** Type of mail, for instance `sign-up-code`. */
    kind: z.string(),
    subject: z.string(),
    text: z.string(),
    /**
     * Values for tests, so they don't need to parse the text: the code, the link. `href` is a path of the app, which the
     * outbox adds to the text as a link.
     */
    facts: z.record(z.string(), z.string()),
    at: time,
  }),
)
export type MailRow = z.infer<typeof mailRow>

/** First response to a request with an `Idempotency-Key`, returned again for repeated requests. */
export const idempotencyRow = z.lazy(() =>
  z.strictObject({
    id,
    key: z.string(),
    operationId: z.string(),
    /** Owner of the key, so a caller never gets the response of another. Null before sign-in. */
    userId: id.nullable(),
    /** Detects a different request with the same key. */
    bodyDigest: z.string(),
    response: z.strictObject({
      status: z.int(),
      headers: z.array(z.tuple([z.string(), z.string()])),
      body: z.string().nullable(),
    }),
    createdAt: time,
  }),
)
