import type { z } from 'zod'
import {
  activityRow,
  alertEventRow,
  alertRow,
  alertRuleRow,
  alertSilenceRow,
  alertWatchRow,
  apiKeyRow,
  auditEntryRow,
  avatarRow,
  billingCycleRow,
  budgetRow,
  bulkItemRow,
  bulkOperationRow,
  type CertificateRow,
  cardConfirmationRow,
  cdnDistributionRow,
  cdnPurgeRow,
  certificateRow,
  chargeRow,
  chatMessageRow,
  chatRow,
  containerRow,
  customRoleRow,
  type DatabaseBackupRow,
  type DatabaseRow,
  databaseBackupRow,
  databaseRow,
  databaseUserRow,
  dnsRecordRow,
  dnsZoneRow,
  domainPurchaseRow,
  domainRow,
  emailChangeRow,
  firewallAssignmentRow,
  firewallRow,
  idempotencyRow,
  invitationRow,
  invoiceRow,
  loadBalancerRow,
  loadBalancerTargetRow,
  logInChallengeRow,
  loginAttemptRow,
  mailRow,
  membershipRow,
  networkRow,
  notificationChannelRow,
  notificationPreferenceRow,
  notificationRow,
  organizationRow,
  passwordResetRow,
  paymentMethodRow,
  paymentRow,
  projectRow,
  type ResourceRow,
  recommendationDismissalRow,
  savedViewRow,
  sessionRow,
  signUpRow,
  sshKeyRow,
  subscriptionRow,
  supportRequestRow,
  twoFactorRow,
  userRow,
  type VmRow,
  vmRow,
  volumeRow,
  volumeSnapshotRow,
} from './rows.ts'

/** Status reason of a row whose scheduled job failed because of a bug. */
export const INTERNAL_ERROR = 'The platform hit an internal error. Try again, or delete it.'

export interface AnyRow {
  readonly id: string
}

export interface CollectionDefinition<Row extends AnyRow, Field extends keyof Row & string> {
  readonly schema: z.ZodType<Row>
  /** Ids of the collection are `<idPrefix>_<letters and digits>`. */
  readonly idPrefix: string
  /** Indexed fields, for `Table.by`. */
  readonly indexes: readonly Field[]
  /** Deadline of a row in epoch milliseconds (`schedule.ts`); null, or no function, if it has none. */
  readonly due?: (row: Row) => number | null
  /** Fields that clear the deadline of a row whose scheduled job fails; for collections with deadlines. */
  readonly cleared?: (row: Row) => Partial<Row>
  /** True if transactions record their writes to the collection (`journal.ts`). */
  readonly journaled?: boolean
}

function collection<Row extends AnyRow, const Field extends keyof Row & string = never>(
  schema: z.ZodType<Row>,
  idPrefix: string,
  ...indexes: readonly Field[]
): CollectionDefinition<Row, Field> {
  return { schema, idPrefix, indexes }
}

/** Collection whose rows have a deadline. */
function withDeadline<Row extends AnyRow, Field extends keyof Row & string>(
  definition: CollectionDefinition<Row, Field>,
  due: (row: Row) => number | null,
  cleared: (row: Row) => Partial<Row>,
): CollectionDefinition<Row, Field> {
  return { ...definition, due, cleared }
}

/** Collection whose writes are recorded, because other rows are derived from them. */
function journaled<Row extends AnyRow, Field extends keyof Row & string>(
  definition: CollectionDefinition<Row, Field>,
): CollectionDefinition<Row, Field> {
  return { ...definition, journaled: true }
}

/** Collection of one resource type, indexed by organization and name, with the transition's deadline. */
function resources<Row extends AnyRow & ResourceRow, const Field extends keyof Row & string = never>(
  schema: z.ZodType<Row>,
  idPrefix: string,
  ...indexes: readonly Field[]
): CollectionDefinition<Row, Field | 'organizationId' | 'name'> {
  return {
    schema,
    idPrefix,
    indexes: ['organizationId', 'name', ...indexes],
    due: (row) => row.transition?.dueAt ?? null,
    cleared: () => ({ transition: null }) as Partial<Row>,
    journaled: true,
  }
}

/**
 * All collections of the mock. To add one, write its row schema and one line here. Schemas are `z.lazy`: creating all
 * of them would noticeably slow down the start, and most pages write to few collections.
 */
export const collections = {
  organizations: journaled(collection(organizationRow, 'org')),
  users: collection(userRow, 'usr', 'email'),
  memberships: collection(membershipRow, 'mbr', 'organizationId', 'userId'),
  customRoles: collection(customRoleRow, 'role', 'organizationId'),
  invitations: collection(invitationRow, 'invite', 'organizationId', 'token', 'email'),
  projects: journaled(collection(projectRow, 'prj', 'organizationId')),
  sessions: collection(sessionRow, 'ses', 'token', 'userId'),
  apiKeys: withDeadline(
    collection(apiKeyRow, 'key', 'secretDigest', 'userId'),
    ({ revokedAt, expiryNoticeAt }) => (revokedAt === null ? expiryNoticeAt : null),
    () => ({ expiryNoticeAt: null }),
  ),
  avatars: collection(avatarRow, 'avt', 'userId'),
  notificationPreferences: collection(notificationPreferenceRow, 'npf', 'userId'),
  signUps: collection(signUpRow, 'sgn', 'email'),
  emailChanges: collection(emailChangeRow, 'emc', 'userId'),
  passwordResets: collection(passwordResetRow, 'rst', 'token', 'userId'),
  loginAttempts: collection(loginAttemptRow, 'att', 'email'),
  twoFactors: collection(twoFactorRow, 'tfa', 'userId'),
  logInChallenges: collection(logInChallengeRow, 'chl', 'userId'),
  vms: withDeadline(resources(vmRow, 'vm', 'networkId', 'privateIp'), vmDueAt, () => ({
    transition: null,
    schedule: null,
    nextStopAt: null,
    nextStartAt: null,
  })),
  containers: resources(containerRow, 'ctr'),
  databases: withDeadline(resources(databaseRow, 'db'), databaseDueAt, () => ({
    transition: null,
    nextBackupAt: null,
    nextMaintenanceAt: null,
  })),
  databaseUsers: collection(databaseUserRow, 'dbu', 'databaseId'),
  databaseBackups: withDeadline(
    collection(databaseBackupRow, 'bak', 'databaseId'),
    (it) => (it.status === 'running' ? it.dueAt : it.expiresAt),
    clearedBackup,
  ),
  volumes: resources(volumeRow, 'vol', 'vmId'),
  volumeSnapshots: resources(volumeSnapshotRow, 'snap', 'volumeId'),
  loadBalancers: resources(loadBalancerRow, 'lb'),
  loadBalancerTargets: collection(loadBalancerTargetRow, 'lbt', 'loadBalancerId', 'vmId'),
  certificates: withDeadline(
    collection(certificateRow, 'cert', 'organizationId'),
    ({ nextAt }) => nextAt,
    clearedCertificate,
  ),
  firewalls: resources(firewallRow, 'fw'),
  firewallAssignments: collection(firewallAssignmentRow, 'fwa', 'firewallId', 'vmId'),
  cdnDistributions: resources(cdnDistributionRow, 'cdn'),
  cdnPurges: withDeadline(
    collection(cdnPurgeRow, 'purge', 'cdnDistributionId'),
    (it) => (it.status === 'running' ? it.dueAt : null),
    () => ({ status: 'failed' as const, reachesPercent: 0 }),
  ),
  dnsZones: resources(dnsZoneRow, 'zone'),
  dnsRecords: journaled(collection(dnsRecordRow, 'rec', 'dnsZoneId')),
  domainPurchases: collection(domainPurchaseRow, 'dompur', 'domain', 'organizationId', 'email'),
  domains: withDeadline(
    collection(domainRow, 'dom', 'organizationId', 'name'),
    ({ renewsAt, expiryNoticeAt }) => earliest(renewsAt, expiryNoticeAt),
    () => ({ renewsAt: null, expiryNoticeAt: null }),
  ),
  networks: collection(networkRow, 'net', 'organizationId'),
  sshKeys: collection(sshKeyRow, 'ssh', 'organizationId'),
  savedViews: collection(savedViewRow, 'view', 'organizationId', 'userId'),
  activities: collection(activityRow, 'act', 'resourceId', 'organizationId'),
  auditEntries: collection(auditEntryRow, 'aud', 'organizationId'),
  notifications: collection(notificationRow, 'ntf', 'userId'),
  alertRules: collection(alertRuleRow, 'alertrule', 'organizationId'),
  alerts: collection(alertRow, 'alert', 'organizationId', 'openIn'),
  alertEvents: collection(alertEventRow, 'alertevent', 'organizationId', 'alertId'),
  alertSilences: collection(alertSilenceRow, 'silence', 'organizationId'),
  alertWatches: collection(alertWatchRow, 'alertwatch', 'organizationId'),
  notificationChannels: collection(notificationChannelRow, 'channel', 'organizationId'),
  supportRequests: collection(supportRequestRow, 'sup', 'email', 'reference'),
  bulkOperations: withDeadline(
    collection(bulkOperationRow, 'bulk', 'organizationId', 'status'),
    ({ nextAt }) => nextAt,
    ({ status, nextAt }) => ({
      nextAt: null,
      ...(status === 'running' && { status: 'failed' as const, finishedAt: nextAt }),
    }),
  ),
  bulkItems: collection(bulkItemRow, 'bulkitem', 'bulkOperationId'),
  chats: collection(chatRow, 'chat', 'organizationId', 'userId'),
  chatMessages: collection(chatMessageRow, 'msg', 'chatId', 'organizationId'),
  charges: collection(chargeRow, 'charge', 'organizationId', 'resourceId'),
  budgets: withDeadline(
    collection(budgetRow, 'budget', 'organizationId'),
    ({ checkAt }) => checkAt,
    () => ({ checkAt: null }),
  ),
  recommendationDismissals: collection(recommendationDismissalRow, 'dismissal', 'organizationId'),
  billingCycles: withDeadline(
    collection(billingCycleRow, 'cycle', 'organizationId'),
    (it) => it.endsAt,
    () => ({ endsAt: null }),
  ),
  subscriptions: withDeadline(
    journaled(collection(subscriptionRow, 'sub', 'organizationId')),
    ({ nextAt }) => nextAt,
    () => ({ nextAt: null }),
  ),
  invoices: withDeadline(
    collection(invoiceRow, 'inv', 'organizationId'),
    (it) => it.nextAttemptAt,
    () => ({ nextAttemptAt: null }),
  ),
  payments: collection(paymentRow, 'pay', 'invoiceId'),
  paymentMethods: collection(paymentMethodRow, 'pm', 'organizationId'),
  cardConfirmations: withDeadline(
    collection(cardConfirmationRow, 'ask', 'paymentId', 'paymentMethodId'),
    (it) => (it.status === 'pending' ? it.expiresAt : null),
    () => ({ status: 'expired' as const }),
  ),
  mails: collection(mailRow, 'mail', 'to'),
  idempotency: collection(idempotencyRow, 'idm', 'key'),
}

/** Deadline of a VM: the earliest of its transition and the next stop and start of its schedule. */
function vmDueAt({ transition, nextStopAt, nextStartAt }: VmRow): number | null {
  return earliest(transition?.dueAt ?? null, nextStopAt, nextStartAt)
}

/** Deadline of a database: the earliest of its transition, its next backup and its next maintenance. */
function databaseDueAt({ transition, nextBackupAt, nextMaintenanceAt }: DatabaseRow): number | null {
  return earliest(transition?.dueAt ?? null, nextBackupAt, nextMaintenanceAt)
}

function earliest(...times: readonly (number | null)[]): number | null {
  const known = times.filter((it) => it !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function clearedBackup({ status, failure }: DatabaseBackupRow): Partial<DatabaseBackupRow> {
  if (status !== 'running') return { expiresAt: null }
  return { status: 'failed', failure: failure ?? { reason: INTERNAL_ERROR, atPercent: 0 } }
}

function clearedCertificate({ status }: CertificateRow): Partial<CertificateRow> {
  return status === 'pending'
    ? { status: 'failed', statusReason: INTERNAL_ERROR, nextAt: null }
    : { nextAt: null }
}

export type Collections = typeof collections
export type CollectionName = keyof Collections
