import type { CdnDistribution, CdnUsage } from '#src/api/generated/types.gen.ts'
import { type CdnPlanEntry, findCdnPlan } from '#src/domain/cdn-catalog.ts'
import type { CdnDistributionRow } from '../../db/index.ts'
import { mutableCopy } from '../../kernel/freeze.ts'
import { iso } from '../../kernel/iso-time.ts'
import { memoBy } from '../../kernel/memo.ts'
import { monthStart } from '../../kernel/months.ts'
import { catalogEntry } from '../../world/catalog-entry.ts'
import {
  type EdgeHistory,
  type EdgeTally,
  gigabytes,
  hitPercentOf,
  servedDuring,
  tallyOf,
} from '../../world/cdn-traffic.ts'
import { edgeDomainOf } from '../../world/edge-domain.ts'
import { lastReport } from '../../world/metrics.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'
import type { View } from '../shared/view.ts'

export function cdnPlanOf({ planId }: Pick<CdnDistributionRow, 'planId'>): CdnPlanEntry {
  return catalogEntry(findCdnPlan(planId), planId)
}

export function edgeHistory(row: CdnDistributionRow, { tx }: Pick<View, 'tx'>): EdgeHistory {
  return {
    row,
    served: servedDuring(row, tx),
    purges: tx.cdnPurges.by('cdnDistributionId', row.id),
  }
}

/** Traffic since the start of the month (UTC), up to the last report. Memoized, since lists are sorted by it. */
export function tallyOfMonth(row: CdnDistributionRow, view: View): EdgeTally {
  const [report, completedPurges] = versionOf(row, view)
  return tallyAt(row, view.seed, report, completedPurges, view)
}

const tallyAt = memoBy(
  3,
  (row: CdnDistributionRow, seed: number, report: number, _completedPurges: number, view: View) =>
    tallyOf(seed, edgeHistory(row, view), monthStart(report), report),
)

/** Usage of one distribution, or of the totals of several. */
export function toUsage(tally: Pick<EdgeTally, 'requests' | 'hits' | 'bytes'>): CdnUsage {
  return {
    cacheHitPercent: hitPercentOf(tally),
    bandwidthGb: gigabytes(tally.bytes),
    requests: tally.requests,
  }
}

/** Usage changes with the next report, and when a purge ends. */
function versionOf(
  row: CdnDistributionRow,
  { tx, now }: View,
): readonly [report: number, completedPurges: number] {
  const purges = tx.cdnPurges.by('cdnDistributionId', row.id)
  let completed = 0
  for (const { status } of purges) if (status === 'completed') completed++
  return [lastReport(row.createdAt, now), completed]
}

/** Serializes a row as the contract's `CdnDistribution`. */
export const toCdn = memoizeSerializer<CdnDistributionRow, CdnDistribution>(versionOf, (row, view) => ({
  id: row.id,
  domain: row.name,
  edgeDomain: edgeDomainOf(row),
  projectId: row.projectId,
  tags: mutableCopy(row.tags),
  planId: row.planId,
  status: row.status,
  statusReason: row.statusReason,
  transition: row.transition && { to: row.transition.to, dueAt: iso(row.transition.dueAt) },
  origins: row.origins,
  regions: row.regions,
  cacheRules: row.cacheRules,
  defaultTtlSeconds: row.defaultTtlSeconds,
  redirectToHttps: row.redirectToHttps,
  compression: row.compression,
  responseHeaders: row.responseHeaders,
  usage: toUsage(tallyOfMonth(row, view)),
  monthlyCost: cdnPlanOf(row).monthlyPrice,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
}))
