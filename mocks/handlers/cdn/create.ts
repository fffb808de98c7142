import { CDN_REGION_IDS, DEFAULT_CDN_TTL, findCdnPlan } from '#src/domain/cdn-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { cdnLife } from '../../world/life-cycles/cdn.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf } from '../shared/actions.ts'
import { checkNames } from '../shared/names.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { planReference, projectReference, resolve } from '../shared/references.ts'
import { checkConfiguration, checkDomain } from './configuration.ts'
import { toCdn } from './to-cdn.ts'

export const cdnCreateHandlers: HandlersFor<'createCdnDistribution'> = {
  createCdnDistribution(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { plan, project } = resolve({
      plan: planReference(findCdnPlan(body.planId)),
      project: projectReference(ctx, body.projectId),
    })
    checkConfiguration(ctx, body.domain, body)
    checkDomain(ctx, body.domain)
    checkNames(resourceDefinitions.cdn_distribution, ctx, [{ name: body.domain, pointer: '/domain' }])
    checkQuotas(tx, identity.organization, { cdn_distributions: 1 }, { cdn_distributions: '/domain' })
    const row = beginCreation(cdnLife, actionContextOf(ctx), 'create', {
      id: random('cdn').id('cdn'),
      organizationId: identity.organization.id,
      projectId: project.id,
      name: body.domain,
      tags: body.tags ?? [],
      planId: plan.id,
      origins: body.origins,
      regions: body.regions ?? [...CDN_REGION_IDS],
      cacheRules: body.cacheRules ?? [],
      defaultTtlSeconds: body.defaultTtlSeconds ?? DEFAULT_CDN_TTL,
      redirectToHttps: body.redirectToHttps ?? true,
      compression: body.compression ?? true,
      responseHeaders: body.responseHeaders ?? [],
      pointedTo: [],
      createdAt: now,
    })
    return { status: 202, body: toCdn(row, ctx) }
  },
}
