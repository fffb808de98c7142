import { createFileRoute } from '@tanstack/react-router'
import { CdnDetailScreen } from '#src/features/cdn/cdn-detail-screen.tsx'
import { cdnDetailSearch } from '#src/features/cdn/cdn-detail-search.ts'
import { cdnResource } from '#src/features/cdn/cdn-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/services/cdn/$distributionId')({
  head: () => pageHead('/services/cdn/$distributionId'),
  validateSearch: cdnDetailSearch.schema,
  search: { middlewares: [cdnDetailSearch.stripDefaults] },
  loader: ({ context: { queryClient }, params: { distributionId } }) =>
    prefetch(queryClient, resourceQuery(cdnResource, distributionId)),
  component: DistributionRoute,
})

function DistributionRoute() {
  const { distributionId } = Route.useParams()
  // Remount for another distribution, so that no input carries over.
  return <CdnDetailScreen key={distributionId} distributionId={distributionId} />
}
