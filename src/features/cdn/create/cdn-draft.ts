import type { CdnCatalog, CdnDistributionCreate, CdnRegionId } from '#src/api/generated/types.gen.ts'
import { CDN_REGION_IDS, DEFAULT_CDN_TTL } from '#src/domain/cdn-catalog.ts'
import {
  type CdnCacheRuleInput,
  type CdnOriginInput,
  cacheRuleProblems,
  MAX_CDN_CACHE_RULES,
  MAX_CDN_ORIGINS,
  originProblems,
  ttlProblem,
} from '#src/domain/cdn-input.ts'
import { parseDomain } from '#src/domain/dns-names.ts'
import { MAX_TAGS } from '#src/domain/labels.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import { newOrigin } from '../parts/origins-field.tsx'

/** Form values of a new distribution. */
export interface CdnDraft {
  readonly domain: string
  readonly planId: string
  readonly origins: readonly CdnOriginInput[]
  readonly regions: readonly CdnRegionId[]
  readonly cacheRules: readonly CdnCacheRuleInput[]
  readonly defaultTtlSeconds: number | ''
  readonly redirectToHttps: boolean
  readonly compression: boolean
  readonly tags: readonly string[]
}

export function initialDraft({ plans, regions }: CdnCatalog): CdnDraft {
  return {
    domain: '',
    planId: plans[0]?.id ?? '',
    origins: [newOrigin('main')],
    regions: regions.map(({ id }) => id),
    cacheRules: [],
    defaultTtlSeconds: DEFAULT_CDN_TTL,
    redirectToHttps: true,
    compression: true,
    tags: [],
  }
}

/** Client-side validation; returns errors by field. */
export function draftProblems(draft: CdnDraft): FieldProblems {
  const domain = parseDomain(draft.domain)
  const ttl = ttlProblem(draft.defaultTtlSeconds)
  return {
    ...(!domain.ok && { domain: domain.message }),
    ...(draft.planId === '' && { planId: 'Choose a plan.' }),
    ...originProblems(draft.origins, domain.ok ? domain.name : draft.domain),
    ...(draft.regions.length === 0 && { regions: 'Choose a region.' }),
    ...cacheRuleProblems(draft.cacheRules),
    ...(ttl !== null && { defaultTtlSeconds: ttl }),
    ...tagsProblem(draft.tags),
  }
}

/** Body of `createCdnDistribution`. Accepts an invalid draft too, for the code samples. */
export function toRequest(draft: CdnDraft): CdnDistributionCreate {
  const domain = parseDomain(draft.domain)
  return {
    domain: domain.ok ? domain.name : draft.domain,
    planId: draft.planId,
    origins: draft.origins.map((origin) => ({ ...origin, port: Number(origin.port) })),
    regions: [...draft.regions],
    cacheRules: draft.cacheRules.map((rule) => ({ ...rule, ttlSeconds: Number(rule.ttlSeconds) })),
    defaultTtlSeconds: Number(draft.defaultTtlSeconds),
    redirectToHttps: draft.redirectToHttps,
    compression: draft.compression,
    ...(draft.tags.length > 0 && { tags: [...draft.tags] }),
  }
}

const text = z.string()
const numeral = z.union([z.number(), z.literal('')])

export const originsSchema = z.object({
  origins: z
    .array(
      z.object({ name: text, protocol: z.enum(['http', 'https']), host: text, port: numeral, path: text }),
    )
    .check(z.maxLength(MAX_CDN_ORIGINS)),
})

export const deliverySchema = z.object({
  regions: z.array(z.enum(CDN_REGION_IDS)).check(z.maxLength(CDN_REGION_IDS.length)),
  redirectToHttps: z.boolean(),
  compression: z.boolean(),
})

export const cacheRulesSchema = z.object({
  cacheRules: z
    .array(z.object({ pathPattern: text, ttlSeconds: numeral, queryString: z.enum(['include', 'ignore']) }))
    .check(z.maxLength(MAX_CDN_CACHE_RULES)),
  defaultTtlSeconds: numeral,
})

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<CdnDraft> = z.object({
  domain: text,
  planId: text,
  ...originsSchema.shape,
  ...deliverySchema.shape,
  ...cacheRulesSchema.shape,
  tags: z.array(text).check(z.maxLength(MAX_TAGS)),
})
