import { CONTAINER_NAMESPACES } from '#src/domain/container.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** Resource types in the audit log. */
const AUDIT_RESOURCE_TYPES = [
  ...RESOURCE_TYPES,
  'ssh_key',
  'certificate',
  'domain',
  'project',
  'user',
  'member',
  'invitation',
  'role',
  'api_key',
  'session',
  'alert',
  'alert_rule',
  'alert_silence',
  'notification_channel',
  'invoice',
  'payment_method',
  'budget',
  'saved_view',
  'recommendation',
  'organization',
] as const
export type AuditResourceType = (typeof AUDIT_RESOURCE_TYPES)[number]

/** A call that changed something, or a rejected sign-in. Contains no request or response bodies. */
export const auditEntryRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    at: time,
    /** The user, or the owner of the API key; null if unknown. */
    userId: id.nullable(),
    userName: z.string().nullable(),
    /** API key of the request. */
    key: z.strictObject({ id, name: z.string() }).nullable(),
    operationId: z.string(),
    /** With its name at that time; it may have been deleted since. */
    resource: z
      .strictObject({
        type: z.enum(AUDIT_RESOURCE_TYPES),
        id,
        name: z.string(),
        /** Only for containers. */
        namespace: z.enum(CONTAINER_NAMESPACES).optional(),
      })
      .nullable(),
    outcome: z.enum(['succeeded', 'denied']),
    detail: z.string().nullable(),
    ip: z.string(),
    requestId: z.string(),
  }),
)
export type AuditEntryRow = z.infer<typeof auditEntryRow>
