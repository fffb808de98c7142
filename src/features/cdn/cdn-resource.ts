import { linkOptions } from '@tanstack/react-router'
import { getCdnDistributionQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getCdnDistribution, listCdnDistributions } from '#src/api/generated/sdk.gen.ts'
import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { cdnLifeCycle } from '#src/domain/cdn.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

/** Actions of the life cycle: deploy a change, delete, purge, and changes that apply at once. */
export type CdnAction = Parameters<typeof cdnLifeCycle.can>[0]

/** Resource definition of CDN distributions. */
export const cdnResource: ResourceDefinition<CdnDistribution, CdnAction> = {
  noun: { one: 'CDN distribution', many: 'CDN distributions' },
  section: 'Platform Services',
  title: 'CDN',
  home: linkOptions({ to: '/services/cdn' }),
  linkTo: (distributionId) =>
    linkOptions({ to: '/services/cdn/$distributionId', params: { distributionId } }),
  nameOf: ({ domain }) => domain,
  statuses: {
    deployed: { label: 'Deployed', tone: 'healthy' },
    deploying: { label: 'Deploying', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
    error: { label: 'Error', tone: 'critical' },
  },
  lifeCycle: cdnLifeCycle,
  permission: requiredPermission.updateCdnDistribution,
  read: (cdnDistributionId, signal) => getCdnDistribution({ path: { cdnDistributionId }, signal }),
  readPage: (query) => listCdnDistributions({ query }),
  keyOf: (cdnDistributionId) => getCdnDistributionQueryKey({ path: { cdnDistributionId } }),
  operations: {
    list: 'listCdnDistributions',
    summary: 'getCdnSummary',
    activity: 'listCdnActivity',
  },
}
