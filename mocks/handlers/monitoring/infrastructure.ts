import type { Health, HealthCounts, RegionHealth, TypeHealth } from '#src/api/generated/types.gen.ts'
import { hasMetric } from '#src/domain/metric-catalog.ts'
import { REGION_IDS } from '#src/domain/region.ts'
import { RESOURCE_TYPES, type ResourceType } from '#src/domain/resource-type.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { currentMean, type LoadedType } from '../../world/averages.ts'
import type { Subject } from '../../world/resource-definitions.ts'
import type { View } from '../shared/view.ts'
import { compareSubjects, conditionOf, worstFirst, worstHealth } from './health.ts'
import { regionOf, selected, toMonitored } from './selection.ts'

export const infrastructureHandlers: HandlersFor<'getInfrastructureHealth'> = {
  getInfrastructureHealth(ctx) {
    const all = selected(ctx, ctx.query, TYPES)
    const counts = newCounts()
    const types = new Map<ResourceType, Counts>()
    const regions = new Map<RegionHealth['region'], Counts>()
    const unhealthy: { subject: Subject; health: Exclude<Health, 'healthy'>; reason: string }[] = []
    for (const subject of all) {
      const { health, reason } = conditionOf(subject, ctx)
      count(counts, health)
      count(countsIn(types, subject.type), health)
      count(countsIn(regions, regionOf(subject.row)), health)
      if (health !== 'healthy') unhealthy.push({ subject, health, reason: reason ?? '' })
    }
    unhealthy.sort((a, b) => worstFirst(a.health, b.health) || compareSubjects(a.subject, b.subject))
    return {
      status: 200,
      body: {
        counts,
        types: Array.from(types, ([type, of]) => typeHealth(ctx, type, of, all)),
        regions: Array.from(regions, ([region, of]) => ({
          region,
          health: worstHealth(of),
          counts: of,
        })).sort((a, b) => b.counts.total - a.counts.total || rankOf(a.region) - rankOf(b.region)),
        unhealthy: unhealthy
          .slice(0, MAX_UNHEALTHY)
          .map(({ subject, health, reason }) => ({ resource: toMonitored(subject), health, reason })),
      },
    }
  },
}

/** Snapshots belong to their volume. */
const TYPES = RESOURCE_TYPES.filter((type) => type !== 'volume_snapshot')

const MAX_UNHEALTHY = 20

/** Resources without a region come first. */
const rankOf = (region: RegionHealth['region']) => (region === null ? -1 : REGION_IDS.indexOf(region))

type Counts = { -readonly [Key in keyof HealthCounts]: HealthCounts[Key] }

function newCounts(): Counts {
  return { total: 0, healthy: 0, warning: 0, critical: 0 }
}

function count(counts: Counts, health: Health): void {
  counts.total++
  counts[health]++
}

function countsIn<Key>(map: Map<Key, Counts>, key: Key): Counts {
  let counts = map.get(key)
  if (counts === undefined) {
    counts = newCounts()
    map.set(key, counts)
  }
  return counts
}

function typeHealth(
  view: View,
  type: ResourceType,
  counts: HealthCounts,
  all: readonly Subject[],
): TypeHealth {
  const meanNow = (metric: 'cpu' | 'memory') => {
    if (!hasMetric(type, metric)) return null
    const rows = all.flatMap((it) => (it.type === type ? it.row : []))
    return currentMean(view, type as LoadedType, rows, metric)
  }
  return {
    type,
    health: worstHealth(counts),
    counts,
    cpuPercent: meanNow('cpu'),
    memoryPercent: meanNow('memory'),
  }
}
