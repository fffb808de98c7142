import type { Health } from '#src/api/generated/types.gen.ts'
import { loadBalancerLifeCycle } from '#src/domain/load-balancer.ts'
import { sumMoney } from '#src/domain/price.ts'
import type { LoadBalancerRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { tenths } from '../../kernel/rounding.ts'
import { balancerUsageAt, typeOf } from '../../world/load-balancer-metrics.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import {
  allOf,
  countsBy,
  equal,
  type Filter,
  type ListRules,
  listPageWithTotals,
  oneOf,
} from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { regionNameOf } from '../shared/region-name.ts'
import { searchText } from '../shared/search-text.ts'
import { summarizeTargets, type TargetSummary } from './targets-of.ts'
import { toLoadBalancer } from './to-load-balancer.ts'

export const loadBalancerListHandlers: HandlersFor<
  'listLoadBalancers' | 'getLoadBalancerSummary' | 'getLoadBalancer'
> = {
  listLoadBalancers(ctx) {
    const rows = ctx.tx.loadBalancers.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPageWithTotals(rows, ctx.query, ctx, LOAD_BALANCER_LIST, totalsOf)
    return { status: 200, body: { items: items.map((row) => toLoadBalancer(row, ctx)), ...page } }
  },

  getLoadBalancerSummary(ctx) {
    const { tx, identity, seed, now } = ctx
    const rows = tx.loadBalancers.by('organizationId', identity.organization.id)
    const standings = new Map<LoadBalancerRow, TargetSummary>(
      rows.map((row) => [row, summarizeTargets(row, ctx)]),
    )
    const targets = { total: 0, healthy: 0, unhealthy: 0, checking: 0 }
    const sums = { connections: 0, requestsPerSecond: 0 }
    for (const [row, { counts, serving }] of standings) {
      for (const key of ['total', 'healthy', 'unhealthy', 'checking'] as const) targets[key] += counts[key]
      const usage = balancerUsageAt(seed, row, serving, now)
      sums.connections += usage?.connections ?? 0
      sums.requestsPerSecond += usage?.requestsPerSecond ?? 0
    }
    return {
      status: 200,
      body: {
        total: rows.length,
        byStatus: countsBy(rows, loadBalancerLifeCycle.statuses, (row) => row.status),
        byHealth: countsBy(standings.values(), WORST_FIRST, (summary) => summary.health),
        targets,
        connections: sums.connections,
        requestsPerSecond: tenths(sums.requestsPerSecond),
        ...totalsOf(rows),
      },
    }
  },

  getLoadBalancer(ctx) {
    return {
      status: 200,
      body: toLoadBalancer(lookup(resourceDefinitions.load_balancer, ctx, ctx.path.loadBalancerId), ctx),
    }
  },
}

const totalsOf = (rows: readonly LoadBalancerRow[]) => ({
  monthlyCost: sumMoney(rows.map((row) => typeOf(row).monthlyPrice)),
})

const WORST_FIRST: readonly Health[] = ['critical', 'warning', 'healthy']

/** Text that the list's search box matches. */
export const loadBalancerText = searchText<LoadBalancerRow>((row) => [row.name, row.id, row.ip, ...row.tags])

const hasTarget: Filter<LoadBalancerRow, string> = (vmId, { tx }) => {
  const ids = new Set(tx.loadBalancerTargets.by('vmId', vmId).map((it) => it.loadBalancerId))
  return (row) => ids.has(row.id)
}

export const LOAD_BALANCER_LIST: ListRules<LoadBalancerRow, QueryOf<'listLoadBalancers'>> = {
  text: loadBalancerText,
  filters: {
    status: oneOf((row) => row.status),
    type: oneOf((row) => row.type),
    health: oneOf((row, view) => summarizeTargets(row, view).health),
    vmId: hasTarget,
    region: oneOf((row) => row.region),
    projectId: equal((row) => row.projectId),
    tag: allOf((row) => row.tags),
  },
  sort: (view) => ({
    name: 'name',
    status: 'status',
    type: 'type',
    health: (row) => WORST_FIRST.indexOf(summarizeTargets(row, view).health),
    targets: (row) => view.tx.loadBalancerTargets.by('loadBalancerId', row.id).length,
    region: regionNameOf,
    createdAt: 'createdAt',
    monthlyCost: (row) => typeOf(row).monthlyPrice.amount,
  }),
}
