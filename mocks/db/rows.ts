/**
 * Row schemas, one for each collection. Conventions:
 * - A row holds facts, no derived values: a VM's vCPUs and price come from the catalog, its usage from the metrics,
 *   counts from the lists.
 * - Times are epoch milliseconds; handlers convert them to RFC 3339.
 * - No optional fields: an unknown value is `null`, so all rows of a collection have the same shape and an update can't
 *   omit a field.
 * - Foreign keys are plain ids (`…Id`); every tenant-owned row has an `organizationId`.
 * - Email addresses are in lowercase.
 */
export * from './rows/access.ts'
export * from './rows/account.ts'
export * from './rows/alert.ts'
export * from './rows/audit.ts'
export * from './rows/bulk-operation.ts'
export * from './rows/cdn.ts'
export * from './rows/certificate.ts'
export * from './rows/charge.ts'
export * from './rows/chat.ts'
export * from './rows/container.ts'
export * from './rows/database.ts'
export * from './rows/dns.ts'
export * from './rows/domain.ts'
export type { Actor } from './rows/fields.ts'
export * from './rows/firewall.ts'
export * from './rows/invitation.ts'
export * from './rows/load-balancer.ts'
export * from './rows/network.ts'
export * from './rows/payment.ts'
export * from './rows/people.ts'
export * from './rows/recommendation.ts'
export * from './rows/record.ts'
export * from './rows/resource.ts'
export * from './rows/saved-view.ts'
export * from './rows/subscription.ts'
export * from './rows/vm.ts'
export * from './rows/volume.ts'
