import type { HealthCheck, LoadBalancer, ResourceRef } from '#src/api/generated/types.gen.ts'
import type { LoadBalancerRow } from '../../db/index.ts'
import { mutableCopy } from '../../kernel/freeze.ts'
import { iso } from '../../kernel/iso-time.ts'
import { balancerUsageAt, typeOf } from '../../world/load-balancer-metrics.ts'
import { lastReport } from '../../world/metrics.ts'
import { hasOpenPeriod } from '../../world/periods.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'
import type { View } from '../shared/view.ts'
import { summarizeTargets } from './targets-of.ts'

function versionOf(row: LoadBalancerRow, view: View) {
  const { counts, serving } = summarizeTargets(row, view)
  const reported = lastReport(row.activeSince, view.now)
  return [reported, `${counts.healthy} ${counts.unhealthy} ${counts.checking}`, serving] as const
}

/** Serializes a row as the contract's `LoadBalancer`. */
export const toLoadBalancer = memoizeSerializer<LoadBalancerRow, LoadBalancer>(versionOf, (row, view) => {
  const { counts, serving, health } = summarizeTargets(row, view)
  const { maxConnections, bandwidthGbps, monthlyPrice } = typeOf(row)
  return {
    id: row.id,
    name: row.name,
    projectId: row.projectId,
    tags: mutableCopy(row.tags),
    region: row.region,
    type: row.type,
    status: row.status,
    statusReason: row.statusReason,
    transition: row.transition && { to: row.transition.to, dueAt: iso(row.transition.dueAt) },
    health,
    ip: row.ip,
    receivesTraffic: hasOpenPeriod(row.pointedTo),
    algorithm: row.algorithm,
    listeners: row.listeners.map(({ certificateId, ...listener }) => ({
      ...listener,
      certificate: certificateRef(certificateId, view),
    })),
    healthCheck: row.healthCheck as HealthCheck,
    routing: row.routing,
    stickySessions: row.stickySessions,
    targets: counts,
    usage: balancerUsageAt(view.seed, row, serving, view.now),
    maxConnections,
    bandwidthGbps,
    monthlyCost: monthlyPrice,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
})

function certificateRef(id: string | null, { tx }: Pick<View, 'tx'>): ResourceRef | null {
  const [name = ''] = (id === null ? undefined : tx.certificates.get(id))?.domains ?? []
  return id === null ? null : { id, name }
}
