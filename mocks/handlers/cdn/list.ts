import { cdnLifeCycle } from '#src/domain/cdn.ts'
import { sumMoney } from '#src/domain/price.ts'
import type { CdnDistributionRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { allOf, countsBy, equal, type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import type { View } from '../shared/view.ts'
import { cdnPlanOf, tallyOfMonth, toCdn, toUsage } from './to-cdn.ts'

export const cdnListHandlers: HandlersFor<'listCdnDistributions' | 'getCdnSummary' | 'getCdnDistribution'> = {
  listCdnDistributions(ctx) {
    const rows = ctx.tx.cdnDistributions.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPage(rows, ctx.query, ctx, CDN_LIST)
    return { status: 200, body: { items: items.map((row) => toCdn(row, ctx)), ...page } }
  },

  getCdnSummary(ctx) {
    const rows = ctx.tx.cdnDistributions.by('organizationId', ctx.identity.organization.id)
    const sums = { requests: 0, hits: 0, bytes: 0 }
    for (const row of rows) {
      const { requests, hits, bytes } = tallyOfMonth(row, ctx)
      sums.requests += requests
      sums.hits += hits
      sums.bytes += bytes
    }
    return {
      status: 200,
      body: {
        total: rows.length,
        byStatus: countsBy(rows, cdnLifeCycle.statuses, (row) => row.status),
        usage: toUsage(sums),
        monthlyCost: sumMoney(rows.map((row) => cdnPlanOf(row).monthlyPrice)),
      },
    }
  },

  getCdnDistribution(ctx) {
    const row = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    return { status: 200, body: toCdn(row, ctx) }
  },
}

/** Text that the list's search box matches. */
export const cdnText = searchText<CdnDistributionRow>((row) => [
  row.name,
  row.id,
  ...row.origins.map(({ host }) => host),
  ...row.tags,
])

/** Sort key for this month's usage; null, which sorts last, without traffic. */
function byUsage(
  view: View,
  read: (tally: ReturnType<typeof tallyOfMonth>) => number,
): (row: CdnDistributionRow) => number | null {
  return (row) => {
    const tally = tallyOfMonth(row, view)
    return tally.requests === 0 ? null : read(tally)
  }
}

export const CDN_LIST: ListRules<CdnDistributionRow, QueryOf<'listCdnDistributions'>> = {
  text: cdnText,
  filters: {
    status: oneOf((row) => row.status),
    planId: equal((row) => row.planId),
    projectId: equal((row) => row.projectId),
    tag: allOf((row) => row.tags),
  },
  sort: (view) => ({
    domain: 'name',
    status: 'status',
    createdAt: 'createdAt',
    monthlyCost: (row) => cdnPlanOf(row).monthlyPrice.amount,
    cacheHitPercent: byUsage(view, ({ hits, requests }) => hits / requests),
    bandwidth: byUsage(view, ({ bytes }) => bytes),
    requests: byUsage(view, ({ requests }) => requests),
  }),
}
