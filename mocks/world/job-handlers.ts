import { type CollectionName, INTERNAL_ERROR, type ResourceRow } from '../db/index.ts'
import { runApiKeyJob } from './api-keys.ts'
import { runBillingCycle, runInvoiceJob } from './billing/invoices.ts'
import { expireConfirmation } from './billing/payments.ts'
import { runTrialJob } from './billing/subscriptions.ts'
import { runBulkJob } from './bulk-operations.ts'
import { finishPurge } from './cdn-purges.ts'
import { runCertificateJob } from './certificates.ts'
import { finishBackup } from './database-backups.ts'
import { runDatabaseJob } from './database-jobs.ts'
import { runDomainJob } from './domains.ts'
import type { JobContext } from './job-context.ts'
import { runBudgetJob } from './ledger/budget-watch.ts'
import { cdnLife } from './life-cycles/cdn.ts'
import { containerLife } from './life-cycles/container.ts'
import { databaseLife } from './life-cycles/database.ts'
import { dnsZoneLife } from './life-cycles/dns.ts'
import { failTransition, finishTransition } from './life-cycles/finish-transition.ts'
import { firewallLife } from './life-cycles/firewall.ts'
import type { ResourceLifeCycle } from './life-cycles/life-cycle.ts'
import { loadBalancerLife } from './life-cycles/load-balancer.ts'
import { vmLife } from './life-cycles/vm.ts'
import { volumeLife, volumeSnapshotLife } from './life-cycles/volume.ts'
import { endSchedule, runVmJob } from './vm-jobs.ts'

/** Runs the job due on a row at `context.at`. It must move the deadline or clear it. */
export type JobHandler = (id: string, context: JobContext) => void

/** Handler for types whose only deadlines are those of transitions. */
function transitionsOf<Row extends ResourceRow, Creation extends string, Action extends string>(
  life: ResourceLifeCycle<Row, Creation, Action>,
): JobHandler {
  return (id, context) => {
    const row = life.definition.table(context.tx).get(id)
    if (row !== undefined) finishTransition(life, row, context)
  }
}

/** Puts the row of a failed job in `error`. */
function failureOf<Row extends ResourceRow, Creation extends string, Action extends string>(
  life: ResourceLifeCycle<Row, Creation, Action>,
): JobHandler {
  return (id, context) => {
    const row = life.definition.table(context.tx).get(id)
    if (row !== undefined) failTransition(life, row, INTERNAL_ERROR, context)
  }
}

/** Handlers of failed jobs by collection, for types with the status `error`. */
export const failureHandlers: Partial<Record<CollectionName, JobHandler>> = {
  vms: (id, context) => {
    failureOf(vmLife)(id, context)
    endSchedule(id, context)
  },
  containers: failureOf(containerLife),
  databases: failureOf(databaseLife),
  volumes: failureOf(volumeLife),
  loadBalancers: failureOf(loadBalancerLife),
  volumeSnapshots: failureOf(volumeSnapshotLife),
  firewalls: failureOf(firewallLife),
  cdnDistributions: failureOf(cdnLife),
  dnsZones: failureOf(dnsZoneLife),
}

/** Job handlers by collection: one entry for each collection with deadlines. */
export const jobHandlers: Partial<Record<CollectionName, JobHandler>> = {
  apiKeys: runApiKeyJob,
  vms: runVmJob,
  containers: transitionsOf(containerLife),
  databases: runDatabaseJob,
  databaseBackups: finishBackup,
  volumes: transitionsOf(volumeLife),
  loadBalancers: transitionsOf(loadBalancerLife),
  volumeSnapshots: transitionsOf(volumeSnapshotLife),
  certificates: runCertificateJob,
  firewalls: transitionsOf(firewallLife),
  cdnDistributions: transitionsOf(cdnLife),
  cdnPurges: finishPurge,
  bulkOperations: runBulkJob,
  dnsZones: transitionsOf(dnsZoneLife),
  domains: runDomainJob,
  budgets: runBudgetJob,
  billingCycles: runBillingCycle,
  subscriptions: runTrialJob,
  invoices: runInvoiceJob,
  cardConfirmations: expireConfirmation,
}
