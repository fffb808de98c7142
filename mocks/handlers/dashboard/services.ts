import type { DashboardServiceId } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { ResourceRow, VmRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { subjectOf } from '../../world/resource-definitions.ts'
import { conditionOf, worstHealth } from '../monitoring/health.ts'
import { sizeOf } from '../virtual-machines/to-vm.ts'
import { resourcesOf } from './resources.ts'

export const dashboardServiceHandlers: HandlersFor<'getDashboardServices'> = {
  getDashboardServices(ctx) {
    const counts = new Map(SERVICES.map((service) => [service, { resources: 0, warning: 0, critical: 0 }]))
    for (const { definition, row } of resourcesOf(ctx.tx, ctx.identity.organization.id)) {
      const count = counts.get(serviceOf(definition.type, row))
      if (count === undefined) continue
      count.resources++
      const { health } = conditionOf(subjectOf(definition.type, row), ctx)
      if (health !== 'healthy') count[health]++
    }
    const items = Array.from(counts, ([service, { resources, warning, critical }]) => ({
      service,
      resources,
      unhealthy: warning + critical,
      critical,
      health: worstHealth({ warning, critical }),
    }))
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
