import { BILLING_SERVICE_NAMES, BILLING_SERVICES } from '#src/domain/billing.ts'
import { toCsv } from '#src/domain/csv.ts'
import { compareNames } from '#src/domain/name-order.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { hourlyMicrosIn } from '../../world/ledger/charge-month.ts'
import { type Charge, chargesOf } from '../../world/ledger/charges.ts'
import { inDollars } from '../shared/in-dollars.ts'
import { MAX_ROWS } from './breakdown.ts'
import { periodOf } from './period.ts'

export const chargeExportHandlers: HandlersFor<'exportCharges'> = {
  exportCharges({ tx, identity, query, now }) {
    const { span } = periodOf(identity.organization, query, now)
    const charges = chargesOf(tx, identity.organization.id, span, now).sort(byServiceAndName)
    const rows = charges
      .slice(0, MAX_ROWS)
      .map((it) => [
        BILLING_SERVICE_NAMES[it.service],
        it.resourceType ?? it.service,
        it.name,
        it.resourceId,
        it.projectName,
        it.item,
        iso(it.from),
        iso(it.to),
        it.seconds,
        (hourlyMicrosIn(it.month, it) / 1e6).toFixed(6),
        inDollars(it.amount),
      ])
    return {
      status: 200,
      headers: [['x-truncated', String(charges.length > MAX_ROWS)]],
      body: toCsv([COLUMNS, ...rows]),
    }
  },
}

function byServiceAndName(a: Charge, b: Charge): number {
  return (
    BILLING_SERVICES.indexOf(a.service) - BILLING_SERVICES.indexOf(b.service) ||
    compareNames(a.name, b.name) ||
    (a.resourceId === b.resourceId ? a.from - b.from : a.resourceId < b.resourceId ? -1 : 1)
  )
}

const COLUMNS = [
  'service',
  'type',
  'resource',
  'resource_id',
  'project',
  'item',
  'from',
  'to',
  'seconds',
  'hourly_rate',
  'cost',
] as const
