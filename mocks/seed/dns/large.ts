import { DEFAULT_DNS_TTL } from '#src/domain/dns-catalog.ts'
import type { ZoneRecord } from '#src/domain/dns-records.ts'
import type { LoadBalancerRow } from '../../db/index.ts'
import { draw, type SeedBase } from '../base.ts'
import { inventedNames } from '../invented-names.ts'
import { drawAge, drawHoursInState, numbered, PROJECTS, planEach } from '../large.ts'
import type { PlannedZone } from './plan.ts'

const ENDINGS = ['example', 'shop.example', 'dev.example', 'app.example'] as const

/** Number of records of one large zone. */
const LARGE_ZONE_RECORDS = 1_500

/** One zone for each load balancer, which leads to it. */
export function largeZones(
  base: SeedBase,
  count: number,
  loadBalancers: readonly Pick<LoadBalancerRow, 'ip'>[],
): Iterable<PlannedZone> {
  const targets = inventedNames(base, 300)
  const rng = draw(base, 'large-zones')
  return planEach(count, (index): PlannedZone => {
    const ageDays = drawAge(rng, 700)
    const sinceHours = drawHoursInState(rng, ageDays)
    const target = rng.pick(targets)
    const fails = rng.chance(0.02)
    const address = loadBalancers[index]?.ip ?? `203.0.113.${rng.int(1, 250)}`
    const name = `${target}-${numbered(index)}.${rng.pick(ENDINGS)}`
    const others = index === 0 ? manyHosts() : [recordOf('www', { type: 'CNAME', target: name })]
    return {
      name,
      project: rng.pick(PROJECTS),
      ageDays,
      now: fails
        ? { status: 'error', sinceHours, reason: 'The registry doesn’t know the domain.' }
        : { status: 'active', sinceHours },
      tags: [`site:${target}`],
      changes: 0,
      records: [recordOf('@', { type: 'A', address }), ...others],
    }
  })
}

function manyHosts(): ZoneRecord[] {
  return Array.from({ length: LARGE_ZONE_RECORDS }, (_, index) =>
    recordOf(`host-${String(index + 1).padStart(4, '0')}`, {
      type: 'A',
      address: `203.0.${index >> 8}.${index & 255}`,
    }),
  )
}

function recordOf(name: string, data: ZoneRecord['data']): ZoneRecord {
  return { name, ttl: DEFAULT_DNS_TTL.records, data }
}
