import type { CollectionName, ResourceRow } from '../db/index.ts'
import { settleBillingCycle, settleInvoice } from './billing/invoices.ts'
import { settleConfirmation } from './billing/payments.ts'
import { settlePurge } from './cdn-purges.ts'
import { settleDatabase } from './database-appointments.ts'
import { settleBackup } from './database-backups.ts'
import { settleBudget } from './ledger/budget-watch.ts'
import { cdnLife } from './life-cycles/cdn.ts'
import { containerLife } from './life-cycles/container.ts'
import { dnsZoneLife } from './life-cycles/dns.ts'
import { firewallLife } from './life-cycles/firewall.ts'
import type { KindLifeCycle } from './life-cycles/life-cycle.ts'
import { loadBalancerLife } from './life-cycles/load-balancer.ts'
import { settleTransition } from './life-cycles/settle-transition.ts'
import { vmLife } from './life-cycles/vm.ts'
import { volumeLife, volumeSnapshotLife } from './life-cycles/volume.ts'
import type { Scene } from './scene.ts'

/** Does what is due to a row at `scene.at`. It must leave the row with another deadline, or with none. */
export type Settler = (id: string, scene: Scene) => void

/** A kind that has no deadlines but those of its transitions. */
function transitionsOf<Row extends ResourceRow, Birth extends string, Order extends string>(
  life: KindLifeCycle<Row, Birth, Order>,
): Settler {
  return (id, scene) => {
    const row = life.kind.table(scene.tx).get(id)
    if (row !== undefined) settleTransition(life, row, scene)
  }
}

/** Who does what is due, by collection: one line for each that has deadlines. */
export const settlers: Partial<Record<CollectionName, Settler>> = {
  vms: transitionsOf(vmLife),
  containers: transitionsOf(containerLife),
  databases: settleDatabase,
  databaseBackups: settleBackup,
  volumes: transitionsOf(volumeLife),
  loadBalancers: transitionsOf(loadBalancerLife),
  volumeSnapshots: transitionsOf(volumeSnapshotLife),
  firewalls: transitionsOf(firewallLife),
  cdnDistributions: transitionsOf(cdnLife),
  cdnPurges: settlePurge,
  dnsZones: transitionsOf(dnsZoneLife),
  budgets: settleBudget,
  billingCycles: settleBillingCycle,
  invoices: settleInvoice,
  cardConfirmations: settleConfirmation,
}
