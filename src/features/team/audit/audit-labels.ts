import type { AuditActor, AuditEntry, AuditGroup, AuditResourceType } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'

export const groupLabels: Readonly<Record<AuditGroup, string>> = {
  sign_in: 'Signed in or out',
  create: 'Created',
  change: 'Changed',
  delete: 'Deleted or removed',
}

export const typeLabels: Readonly<Record<AuditResourceType, string>> = {
  ...resourceTypeLabels,
  ssh_key: 'SSH key',
  certificate: 'Certificate',
  domain: 'Domain',
  project: 'Project',
  user: 'Profile',
  member: 'Member',
  invitation: 'Invitation',
  role: 'Role',
  api_key: 'API key',
  session: 'Session',
  alert: 'Alert',
  alert_rule: 'Alert rule',
  alert_silence: 'Silence',
  notification_channel: 'Notification channel',
  invoice: 'Invoice',
  payment_method: 'Payment method',
  budget: 'Budget',
  saved_view: 'Saved view',
  recommendation: 'Recommendation',
  organization: 'Organization',
}

export const originLabels: Readonly<Record<AuditEntry['origin'], string>> = {
  console: 'Console',
  api_key: 'API key',
  platform: 'Platform',
}

export function isAuditType(type: string): type is AuditResourceType {
  return Object.hasOwn(typeLabels, type)
}

export function isResourceType(type: AuditResourceType): type is ResourceType {
  return (RESOURCE_TYPES as readonly string[]).includes(type)
}

/** For example "Ada Keller" or "CI pipeline, a key of Ada Keller". */
export function actorText({ kind, name, owner }: AuditActor): string {
  return kind === 'key' && owner !== null ? `${name}, a key of ${owner.name}` : name
}
