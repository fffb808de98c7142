import type { DashboardService, DashboardServiceId, Health } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { LoadBalancerRow, ResourceRow, VmRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { summarizeTargets } from '../load-balancers/targets-of.ts'
import type { View } from '../shared/view.ts'
import { sizeOf } from '../virtual-machines/to-vm.ts'
import { resourcesOf } from './resources.ts'

export const dashboardServiceHandlers: HandlersFor<'getDashboardServices'> = {
  getDashboardServices(ctx) {
    const counts = new Map(SERVICES.map((service) => [service, { resources: 0, unhealthy: 0, critical: 0 }]))
    for (const { definition, row } of resourcesOf(ctx.tx, ctx.identity.organization.id)) {
      const count = counts.get(serviceOf(definition.type, row))
      if (count === undefined) continue
      count.resources++
      const health = healthOf(definition.type, row, ctx)
      if (health !== 'healthy') count.unhealthy++
      if (health === 'critical') count.critical++
    }
    const items = Array.from(counts, ([service, count]) => ({ service, ...count, health: worstOf(count) }))
    return { status: 200, body: { items } }
  },
}

/** In display order. */
const SERVICES = ['compute', 'gpu', 'storage', 'network', 'platform'] as const satisfies DashboardServiceId[]

const SERVICE_OF: Readonly<Record<ResourceType, DashboardServiceId>> = {
  vm: 'compute',
  container: 'compute',
  database: 'storage',
  volume: 'storage',
  volume_snapshot: 'storage',
  load_balancer: 'network',
  firewall: 'network',
  cdn_distribution: 'platform',
  dns_zone: 'platform',
}

function serviceOf(type: ResourceType, row: ResourceRow): DashboardServiceId {
  return type === 'vm' && sizeOf(row as VmRow).gpus > 0 ? 'gpu' : SERVICE_OF[type]
}

function healthOf(type: ResourceType, row: ResourceRow, view: View): Health {
  if (row.status === 'error') return 'critical'
  return type === 'load_balancer' ? summarizeTargets(row as LoadBalancerRow, view).health : 'healthy'
}

function worstOf({ unhealthy, critical }: Pick<DashboardService, 'unhealthy' | 'critical'>): Health {
  if (unhealthy === 0) return 'healthy'
  return critical > 0 ? 'critical' : 'warning'
}
