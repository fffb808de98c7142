import { cdnLifeCycle } from '#src/domain/cdn.ts'
import { CDN_REGION_IDS } from '#src/domain/cdn-catalog.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, percent, port, time } from './fields.ts'
import { resource, tags } from './resource.ts'

/** `name` is the domain of the distribution. */
export const cdnDistributionRow = z.lazy(() =>
  z.strictObject({
    ...resource(cdnLifeCycle, {}),
    tags,
    planId: z.string(),
    /** In order of priority: each origin is used if those before it don't respond. */
    origins: z.array(
      z.strictObject({
        name: z.string(),
        protocol: z.enum(['http', 'https']),
        host: z.string(),
        port,
        /** Prefix for the requested path; may be empty. */
        path: z.string(),
      }),
    ),
    regions: z.array(z.enum(CDN_REGION_IDS)),
    /** The first rule with a matching pattern applies. */
    cacheRules: z.array(
      z.strictObject({
        pathPattern: z.string(),
        ttlSeconds: z.int(),
        queryString: z.enum(['include', 'ignore']),
      }),
    ),
    defaultTtlSeconds: z.int(),
    redirectToHttps: z.boolean(),
    compression: z.boolean(),
    /** Periods in which DNS led its domain to it (`world/dns-pointing.ts`), oldest first; `to` is null while it does. */
    pointedTo: z.array(z.strictObject({ from: time, to: time.nullable() })),
    responseHeaders: z.array(
      z.discriminatedUnion('action', [
        z.strictObject({ action: z.literal('set'), name: z.string(), value: z.string() }),
        z.strictObject({ action: z.literal('add'), name: z.string(), value: z.string() }),
        z.strictObject({ action: z.literal('remove'), name: z.string() }),
      ]),
    ),
  }),
)
export type CdnDistributionRow = z.infer<typeof cdnDistributionRow>

export const cdnPurgeRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    cdnDistributionId: id,
    kind: z.enum(['url', 'prefix', 'all']),
    /** URLs or prefixes; empty for everything. */
    targets: z.array(z.string()),
    status: z.enum(['running', 'completed', 'failed']),
    /** Percentage of edge locations that it reaches, decided at the start; 100 if it will succeed. */
    reachesPercent: percent,
    requestedBy: actor,
    startedAt: time,
    /** Time of success or failure; progress is calculated from the clock. */
    dueAt: time,
    activityId: id,
  }),
)
export type CdnPurgeRow = z.infer<typeof cdnPurgeRow>
