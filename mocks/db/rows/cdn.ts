import { cdnLifeCycle } from '#src/domain/cdn.ts'
import { CDN_REGION_IDS } from '#src/domain/cdn-catalog.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, percent, port, time } from './fields.ts'
import { resource, tags } from './resource.ts'

/** Its `name` is the domain that it serves. */
export const cdnDistributionRow = z.lazy(() =>
  z.strictObject({
    ...resource(cdnLifeCycle, {}),
    tags,
    planId: z.string(),
    /** The first is asked; each of the others when those before it do not answer. */
    origins: z.array(
      z.strictObject({
        name: z.string(),
        protocol: z.enum(['http', 'https']),
        host: z.string(),
        port,
        /** Put before the path that is asked for; may be empty. */
        path: z.string(),
      }),
    ),
    regions: z.array(z.enum(CDN_REGION_IDS)),
    /** The first whose pattern fits counts. */
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
  }),
)
export type CdnDistributionRow = z.infer<typeof cdnDistributionRow>

export const cdnPurgeRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    cdnDistributionId: id,
    kind: z.enum(['url', 'prefix', 'all']),
    /** The URLs or prefixes; empty for everything. */
    targets: z.array(z.string()),
    status: z.enum(['running', 'completed', 'failed']),
    /** Drawn when it begins: how many percent of the edge it reaches; 100 when it will succeed. */
    reachesPercent: percent,
    requestedBy: actor,
    startedAt: time,
    /** When it is done or fails; its progress is read off the clock. */
    dueAt: time,
    activityId: id,
  }),
)
export type CdnPurgeRow = z.infer<typeof cdnPurgeRow>
