import type { LoadBalancerRow, VmRow } from '../../db/index.ts'
import { draw, type SeedBase } from '../base.ts'
import { inventedNames } from '../invented-names.ts'
import { drawAge, drawHoursInState, numbered, PROJECT_NAMES } from '../large.ts'
import type { PlannedZone } from './plan.ts'

const ENDINGS = ['example', 'shop.example', 'dev.example', 'app.example'] as const

/** Number of records of one large zone. */
const LARGE_ZONE_RECORDS = 1_500

/** One zone for each load balancer, which leads to it. The first has many records, which lead to VMs. */
export function largeZones(
  base: SeedBase,
  count: number,
  loadBalancers: readonly Pick<LoadBalancerRow, 'ip'>[],
  vms: readonly Pick<VmRow, 'publicIp'>[],
): PlannedZone[] {
  const hosts = vms.flatMap(({ publicIp }) => publicIp ?? []).slice(0, LARGE_ZONE_RECORDS)
  const targets = inventedNames(base, 300)
  const rng = draw(base, 'large-zones')
  return Array.from({ length: count }, (_, index): PlannedZone => {
    const ageDays = drawAge(rng, 700)
    const sinceHours = drawHoursInState(rng, ageDays)
    const target = rng.pick(targets)
    const fails = rng.chance(0.02)
    const address = loadBalancers[index]?.ip
    const others = index === 0 ? manyHosts(hosts) : 'www CNAME @'
    return {
      name: `${target}-${numbered(index)}.${rng.pick(ENDINGS)}`,
      project: rng.pick(PROJECT_NAMES),
      ageDays,
      now: fails
        ? { status: 'error', sinceHours, reason: 'The registry doesn’t know the domain.' }
        : { status: 'active', sinceHours },
      tags: [`site:${target}`],
      changes: 0,
      zoneFile: () => (address ? `@ A ${address}\n${others}` : ''),
    }
  })
}

function manyHosts(addresses: readonly string[]): string {
  return addresses
    .map((address, index) => `host-${String(index + 1).padStart(4, '0')} A ${address}`)
    .join('\n')
}
