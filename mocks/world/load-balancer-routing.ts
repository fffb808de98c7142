import { coveringRule, matchesAll, withoutTarget } from '#src/domain/load-balancer-routing.ts'
import type { LoadBalancerRow, Transaction } from '../db/index.ts'
import { random } from '../kernel/random.ts'

/** Target as the distribution of connections sees it. */
export interface OpenTarget {
  readonly vmId: string
  /** True if it is healthy and gets new connections. */
  readonly isServing: boolean
  /** Share of its connections that are still open, 0 to 1; 0 while it is not healthy. */
  readonly open: number
}

/**
 * Distributes open connections among the targets, by the share of traffic of each rule. Whole numbers that add up to
 * `total` while a target is serving.
 */
export function connectionsOf(
  seed: number,
  balancer: Pick<LoadBalancerRow, 'id' | 'routing'>,
  targets: readonly OpenTarget[],
  total: number,
): number[] {
  const exact = targets.map(() => 0)
  for (const { vmIds, share } of trafficShares(seed, balancer)) {
    const chosen = targets.filter(({ vmId }) => vmIds.length === 0 || vmIds.includes(vmId))
    const used = chosen.some(({ isServing }) => isServing) ? chosen : targets
    const whole = Math.max(
      1,
      used.reduce((sum, { open }) => sum + open, 0),
    )
    for (const [index, target] of targets.entries()) {
      if (used.includes(target)) exact[index] = (exact[index] ?? 0) + (total * share * target.open) / whole
    }
  }
  return rounded(exact)
}

/** Targets of each rule and of the default, with their shares of the traffic. Shares add up to 1. */
function trafficShares(
  seed: number,
  { id, routing: { rules, defaultVmIds } }: Pick<LoadBalancerRow, 'id' | 'routing'>,
): ReadonlyArray<{ readonly vmIds: readonly string[]; readonly share: number }> {
  const pools = rules.flatMap((rule, index) => {
    const isUsed = coveringRule(rules, index) === -1
    const weight = 0.2 + random(seed, 'routing', id, rule.host ?? '', rule.path).float()
    return isUsed ? [{ vmIds: rule.vmIds, weight }] : []
  })
  if (!rules.some(matchesAll)) pools.push({ vmIds: defaultVmIds, weight: 1 })
  const sum = pools.reduce((all, { weight }) => all + weight, 0)
  return pools.map(({ vmIds, weight }) => ({ vmIds, share: weight / sum }))
}

/** Whole numbers with the rounded sum of the values (largest remainder method). */
function rounded(values: readonly number[]): number[] {
  const floors = values.map(Math.floor)
  const sum = (list: readonly number[]) => list.reduce((all, it) => all + it, 0)
  const missing = Math.round(sum(values)) - sum(floors)
  const remainder = (index: number) => (values[index] ?? 0) - (floors[index] ?? 0)
  const raised = new Set([...values.keys()].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing))
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor))
}

/** Removes a VM from the rules of a load balancer that it no longer is a target of, and dates the change. */
export function forgetTarget(tx: Transaction, balancer: LoadBalancerRow, vmId: string, at: number): void {
  tx.loadBalancers.update(balancer.id, { routing: withoutTarget(balancer.routing, vmId), updatedAt: at })
}
