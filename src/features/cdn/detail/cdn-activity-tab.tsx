import { infiniteQueryOptions } from '@tanstack/react-query'
import { listCdnActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import { byCursor } from '#src/resources/queries.ts'
import { isChanging } from '#src/resources/resource-definition.ts'
import type { CdnTabProps } from '../cdn-detail-search.ts'
import { cdnResource } from '../cdn-resource.ts'

export function CdnActivityTab({ resource }: CdnTabProps) {
  const path = { cdnDistributionId: resource.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listCdnActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(cdnResource, resource)}
    />
  )
}
