import { linkOptions } from '@tanstack/react-router'
import { getCdnDistributionQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getCdnDistribution } from '#src/api/generated/sdk.gen.ts'
import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { cdnLifeCycle } from '#src/domain/cdn.ts'
import type { ResourceKind } from '#src/resources/kind.ts'

/** What the life cycle knows: a change that is deployed, the end, a purge, and what holds at once. */
export type CdnAction = Parameters<typeof cdnLifeCycle.can>[0]

/** CDN distributions, as the shared pieces know them. */
export const cdnKind: ResourceKind<CdnDistribution, CdnAction> = {
  noun: { one: 'CDN distribution', many: 'CDN distributions' },
  plural: 'CDN',
  home: linkOptions({ to: '/services/cdn' }),
  linkTo: (distributionId) =>
    linkOptions({ to: '/services/cdn/$distributionId', params: { distributionId } }),
  nameOf: ({ domain }) => domain,
  statuses: {
    deployed: { word: 'Deployed', tone: 'healthy' },
    deploying: { word: 'Deploying', tone: 'info' },
    deleting: { word: 'Deleting', tone: 'warning' },
    error: { word: 'Error', tone: 'critical' },
  },
  lifeCycle: cdnLifeCycle,
  permission: requiredPermission.updateCdnDistribution,
  read: (cdnDistributionId, signal) => getCdnDistribution({ path: { cdnDistributionId }, signal }),
  keyOf: (cdnDistributionId) => getCdnDistributionQueryKey({ path: { cdnDistributionId } }),
  operations: {
    list: 'listCdnDistributions',
    summary: 'getCdnSummary',
    activity: 'listCdnActivity',
  },
}
