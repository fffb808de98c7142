import { z } from '../../kernel/zod.ts'
import { id, time } from './fields.ts'

/** What kinds of things an entry of the audit log can be about. */
const AUDIT_RESOURCE_TYPES = [
  'vm',
  'container',
  'database',
  'volume',
  'volume_snapshot',
  'load_balancer',
  'firewall',
  'cdn_distribution',
  'dns_zone',
  'ssh_key',
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
  'notification',
  'invoice',
  'payment_method',
  'budget',
  'recommendation',
  'organization',
] as const
export type AuditResourceType = (typeof AUDIT_RESOURCE_TYPES)[number]

/** A call that changed something, or a sign-in that was refused. Nothing of what was sent or answered is in it. */
export const auditEntryRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    at: time,
    /** The person, or the one whose key it was; null for nobody who is known. */
    userId: id.nullable(),
    userName: z.string().nullable(),
    /** The key that was sent. */
    key: z.strictObject({ id, name: z.string() }).nullable(),
    operationId: z.string(),
    /** As it was called then; it may be gone since. */
    resource: z.strictObject({ type: z.enum(AUDIT_RESOURCE_TYPES), id, name: z.string() }).nullable(),
    outcome: z.enum(['succeeded', 'refused']),
    detail: z.string().nullable(),
    ip: z.string(),
    requestId: z.string(),
  }),
)
export type AuditEntryRow = z.infer<typeof auditEntryRow>
