import { infiniteQueryOptions } from '@tanstack/react-query'
import { listCdnActivityInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { ActivityTab } from '#src/resources/detail/activity-tab.tsx'
import { isChanging } from '#src/resources/kind.ts'
import { byCursor } from '#src/resources/queries.ts'
import type { CdnTabProps } from '../cdn-addresses.ts'
import { cdnKind } from '../cdn-kind.ts'

export function CdnActivityTab({ resource }: CdnTabProps) {
  const path = { cdnDistributionId: resource.id }
  return (
    <ActivityTab
      query={infiniteQueryOptions({
        ...listCdnActivityInfiniteOptions({ path, query: { limit: 25 } }),
        ...byCursor({ path }),
      })}
      changing={isChanging(cdnKind, resource)}
    />
  )
}
