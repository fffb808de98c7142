import { createFileRoute } from '@tanstack/react-router'
import { DatabaseDetailScreen } from '#src/features/databases/database-detail-screen.tsx'
import { databaseDetailSearch } from '#src/features/databases/database-detail-search.ts'
import { databaseResource } from '#src/features/databases/database-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/storage/databases/$databaseId')({
  head: () => pageHead('/storage/databases/$databaseId'),
  validateSearch: databaseDetailSearch.schema,
  search: { middlewares: [databaseDetailSearch.stripDefaults] },
  loader: ({ context: { queryClient }, params: { databaseId } }) =>
    prefetch(queryClient, resourceQuery(databaseResource, databaseId)),
  component: DatabaseRoute,
})

function DatabaseRoute() {
  const { databaseId } = Route.useParams()
  // Remount for another database, so that no input and no password carries over.
  return <DatabaseDetailScreen key={databaseId} databaseId={databaseId} />
}
