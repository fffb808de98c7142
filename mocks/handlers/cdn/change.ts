import { cdnLifeCycle } from '#src/domain/cdn.ts'
import { findCdnPlan } from '#src/domain/cdn-catalog.ts'
import type { CdnDistributionRow } from '../../db/index.ts'
import type { BodyOf, HandlersFor } from '../../engine/types.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { type CdnConfiguration, cdnTexts } from '../../world/cdn-texts.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { cdnLife } from '../../world/life-cycles/cdn.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { relabel } from '../shared/labels.ts'
import { lookup } from '../shared/lookup.ts'
import { assertPaidFor } from '../shared/paid.ts'
import { recordDone } from '../shared/record.ts'
import { planReference, resolve } from '../shared/references.ts'
import { checkConfiguration } from './configuration.ts'
import { cdnPlanOf, toCdn } from './to-cdn.ts'

export const cdnChangeHandlers: HandlersFor<'updateCdnDistribution' | 'deleteCdnDistribution'> = {
  updateCdnDistribution(ctx) {
    const { tx, now, body } = ctx
    const row = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    const { plan } = resolve({
      plan: planReference(findCdnPlan(body.planId ?? row.planId)),
    })
    checkConfiguration(ctx, row.name, body)
    const configuration = configurationOf(body)
    const deploys = needsDeployment(row, configuration)
    assertAllowed(cdnLifeCycle.can('label', row.status))
    if (deploys) assertAllowed(cdnLifeCycle.can('deploy', row.status))

    const labels = relabel(resourceDefinitions.cdn_distribution, ctx, row, body)
    const before = cdnPlanOf(row)
    assertPaidFor(plan, before, ctx)
    const changesPlan = plan.id !== row.planId
    if (changesPlan) {
      recordDone(
        ctx,
        'cdn_distribution',
        row,
        'plan_changed',
        `Moved ${row.name} from ${before.name} to ${plan.name}`,
        changesBetween({ plan: before.name }, { plan: plan.name }),
      )
    }
    const isChanged = changesPlan || deploys || Object.keys(labels).length > 0
    if (!isChanged) return { status: 200, body: toCdn(row, ctx) }

    const patch = {
      ...labels,
      planId: plan.id,
      ...configuration,
      updatedAt: now,
    }
    const changed = tx.cdnDistributions.update(row.id, patch)
    if (!deploys) return { status: 200, body: toCdn(changed, ctx) }
    const summary = `Changed ${changedParts(row, configuration)} of ${row.name}`
    const deploying = beginTransition(cdnLife, actionContextOf(ctx), 'deploy', changed, {
      summary,
      changes: changesBetween(cdnTexts(row), cdnTexts(configuration)),
    })
    return { status: 202, body: toCdn(deploying, ctx) }
  },

  deleteCdnDistribution(ctx) {
    const row = lookup(resourceDefinitions.cdn_distribution, ctx, ctx.path.cdnDistributionId)
    assertAllowed(cdnLifeCycle.can('delete', row.status))
    const deleting = beginTransition(cdnLife, actionContextOf(ctx), 'delete', row)
    return { status: 202, body: toCdn(deleting, ctx) }
  },
}

const PARTS: Readonly<Record<keyof CdnConfiguration, string>> = {
  origins: 'the origins',
  regions: 'the regions',
  cacheRules: 'the cache rules',
  defaultTtlSeconds: 'the default TTL',
  redirectToHttps: 'the HTTPS redirect',
  compression: 'the compression',
  responseHeaders: 'the response headers',
}

function configurationOf(body: BodyOf<'updateCdnDistribution'>): Partial<CdnConfiguration> {
  return Object.fromEntries(
    Object.keys(PARTS).flatMap((name) => {
      const value = body[name as keyof CdnConfiguration]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Deploying again is the way out of `error`, even if nothing changes. */
function needsDeployment(row: CdnDistributionRow, sent: Partial<CdnConfiguration>): boolean {
  const names = Object.keys(sent) as (keyof CdnConfiguration)[]
  return row.status === 'error' ? names.length > 0 : names.some((name) => !isSameJson(row[name], sent[name]))
}

/** Names the changed parts: "the origins and the cache rules". */
function changedParts(row: CdnDistributionRow, sent: Partial<CdnConfiguration>): string {
  const names = Object.keys(sent) as (keyof CdnConfiguration)[]
  const changed = names.filter((name) => !isSameJson(row[name], sent[name]))
  return joinNames((changed.length === 0 ? names : changed).map((name) => PARTS[name]))
}
