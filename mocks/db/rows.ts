/**
 * What is stored, one schema for each collection.
 *
 * Conventions:
 * - a row holds facts, never what follows from them: a VM's vCPUs and price come from the catalog, its use
 *   from the metrics, a list's counts from the list;
 * - times are epoch milliseconds; the handlers write them as RFC 3339;
 * - nothing is optional: a fact that is not known (yet) is `null`, so that every row of a collection has the
 *   same shape and an update cannot "forget" a field;
 * - foreign keys are plain ids (`…Id`); `organizationId` is what every tenant-owned row is looked up by;
 * - e-mail addresses are stored in lower case.
 */
export * from './rows/access.ts'
export * from './rows/account.ts'
export * from './rows/alert.ts'
export * from './rows/audit.ts'
export * from './rows/cdn.ts'
export * from './rows/charge.ts'
export * from './rows/container.ts'
export * from './rows/database.ts'
export * from './rows/dns.ts'
export * from './rows/domain.ts'
export type { Actor } from './rows/fields.ts'
export * from './rows/firewall.ts'
export * from './rows/happenings.ts'
export * from './rows/invitation.ts'
export * from './rows/load-balancer.ts'
export * from './rows/network.ts'
export * from './rows/payment.ts'
export * from './rows/people.ts'
export * from './rows/recommendation.ts'
export * from './rows/resource.ts'
export * from './rows/vm.ts'
export * from './rows/volume.ts'
