import { LOAD_BALANCER_TYPES } from '#src/domain/load-balancer-catalog.ts'
import type { VmRow } from '../../db/index.ts'
import { draw, type SeedBase } from '../base.ts'
import { ageWith, drawHoursInState, numbered, PROJECT_NAMES } from '../large.ts'
import { EVERY_TEN_SECONDS, type PlannedLoadBalancer } from './plan.ts'

/** One per VM, with that VM and the previous one of its region as targets. */
export function largeLoadBalancers(
  base: SeedBase,
  vms: readonly VmRow[],
  count: number,
): PlannedLoadBalancer[] {
  const rng = draw(base, 'large-load-balancers')
  const lastInRegion = new Map<string, VmRow>()
  return Array.from({ length: count }, (_, index): PlannedLoadBalancer => {
    const vm = vms[index % vms.length] as VmRow
    const previousVm = lastInRegion.get(vm.region)
    lastInRegion.set(vm.region, vm)
    const { id: type, protocols } = rng.pick(LOAD_BALANCER_TYPES)
    const ageDays = ageWith(vm, base)
    const sinceHours = drawHoursInState(rng, ageDays)
    const reason = 'Its nodes stopped responding.'
    const protocol = type === 'network' ? 'tcp' : 'http'
    return {
      name: `${vm.name.slice(0, 44)}-lb-${numbered(index)}`,
      project: rng.pick(PROJECT_NAMES),
      ageDays,
      now: rng.chance(0.02) ? { status: 'error', sinceHours, reason } : { status: 'active', sinceHours },
      type,
      region: vm.region,
      algorithm: rng.pick(['round_robin', 'least_connections', 'source_ip']),
      listeners: [
        {
          protocol: protocols.includes(protocol) ? protocol : 'tcp',
          port: 80,
          targetPort: 8080,
          certificate: null,
        },
      ],
      healthCheck: {
        protocol: 'tcp',
        port: 8080,
        ...EVERY_TEN_SECONDS,
      },
      tags: vm.tags,
      targets: previousVm === undefined ? [vm.name] : [vm.name, previousVm.name],
    }
  })
}
