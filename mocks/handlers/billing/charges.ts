import { BILLING_SERVICE_NAMES } from '#src/domain/billing.ts'
import { toCsv } from '#src/domain/csv.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { hourlyMicrosIn } from '../../world/ledger/charge-month.ts'
import { chargesOf } from '../../world/ledger/charges.ts'
import { inDollars, MAX_ROWS } from './breakdown.ts'
import { periodOf } from './period.ts'

export const chargeExportHandlers: HandlersFor<'exportCharges'> = {
  exportCharges({ tx, identity, query, now }) {
    const { span } = periodOf(identity.organization, query, now)
    const charges = chargesOf(tx, identity.organization.id, span, now)
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
