import { CDN_REGION_IDS, DEFAULT_CDN_TTL } from '#src/domain/cdn-catalog.ts'
import type { ActivityRow, CdnDistributionRow, CdnPurgeRow, WorldRows } from '../../db/index.ts'
import { DAY, HOUR, SECOND } from '../../kernel/duration.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { purgeScopeText } from '../../world/cdn-purges.ts'
import { cdnTexts } from '../../world/cdn-texts.ts'
import { PLATFORM } from '../../world/record.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase, seedId } from '../base.ts'
import { plannedRow, withFailures } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_CDN, SECOND_TENANT_CDN } from './demo.ts'
import { largeCdn } from './large.ts'
import type { PlannedCdn } from './plan.ts'

export const cdnSeed: ResourceSeed = (base, target) => {
  const plan = planOf(target, {
    demo: withFailures(base, DEMO_CDN),
    large: (count) => largeCdn(base, count),
    secondTenant: SECOND_TENANT_CDN,
  })
  const parts = plan.map((planned) => plannedDistribution(base, target, planned))
  return {
    cdnDistributions: parts.map(({ row }) => row),
    cdnPurges: parts.flatMap(({ purges }) => purges),
    activities: parts.flatMap(({ activities }) => activities),
  } satisfies WorldRows
}

/** One distribution with its activities: deployed, changed once if it is old enough, purged, possibly failed. */
function plannedDistribution(
  base: SeedBase,
  { organization, actors }: SeedTarget,
  planned: PlannedCdn,
): { row: CdnDistributionRow; purges: CdnPurgeRow[]; activities: readonly ActivityRow[] } {
  const common = plannedRow(base, organization, 'cdn', planned)
  const hasFailed = common.status === 'error'
  const isChanged = !hasFailed && common.updatedAt - common.createdAt > DAY
  const row: CdnDistributionRow = {
    ...common,
    updatedAt: hasFailed || isChanged ? common.updatedAt : common.createdAt,
    tags: [...planned.tags],
    planId: planned.planId,
    origins: planned.origins,
    regions: planned.regions ?? [...CDN_REGION_IDS],
    cacheRules: planned.cacheRules ?? [],
    defaultTtlSeconds: planned.defaultTtlSeconds ?? DEFAULT_CDN_TTL,
    redirectToHttps: planned.redirectToHttps ?? true,
    compression: planned.compression ?? true,
    responseHeaders: planned.responseHeaders ?? [],
    // Set when there are records (`seed/dns-pointing.ts`).
    pointedTo: [],
  }
  const { id, name, createdAt, updatedAt } = row
  const rng = draw(base, 'cdn-history', id)
  const history = new ActivityBuilder(base, 'cdn_distribution', row)
  const someone = () => rng.pick(actors)
  const deployment = () => rng.int(90, 230) * SECOND

  history.add('created', `Created ${name}`, someone(), createdAt, createdAt + deployment())
  if (hasFailed) {
    history.add('failed', `${name} failed: ${row.statusReason}`, PLATFORM, updatedAt)
  } else if (isChanged) {
    history.add(
      'deployed',
      `Changed the cache rules of ${name}`,
      someone(),
      updatedAt - deployment(),
      updatedAt,
      {
        changes: changesBetween(
          cdnTexts({ cacheRules: rulesBefore(row) }),
          cdnTexts({ cacheRules: row.cacheRules }),
        ),
      },
    )
  }

  const purges = (planned.purges ?? []).map(({ ago, kind, targets }, index): CdnPurgeRow => {
    const startedAt = base.epoch - ago * HOUR
    const dueAt = startedAt + rng.int(6, 30) * SECOND
    const requestedBy = someone()
    const activityId = history.add(
      'purged',
      `Purged ${purgeScopeText(kind, targets)} from ${name}`,
      requestedBy,
      startedAt,
      dueAt,
    )
    return {
      id: seedId(base, 'purge', id, index),
      organizationId: organization.id,
      cdnDistributionId: id,
      kind,
      targets,
      status: 'completed',
      reachesPercent: 100,
      requestedBy,
      startedAt,
      dueAt,
      activityId,
    }
  })
  return { row, purges, activities: history.activities }
}

/** Cache rules before the last change, which added the last one or removed the only one. */
function rulesBefore({
  cacheRules,
  defaultTtlSeconds,
}: CdnDistributionRow): CdnDistributionRow['cacheRules'] {
  if (cacheRules.length > 0) return cacheRules.slice(0, -1)
  return [
    { pathPattern: '/preview/*', ttlSeconds: Math.ceil(defaultTtlSeconds / 24), queryString: 'include' },
  ]
}
