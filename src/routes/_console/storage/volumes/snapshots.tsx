import { createFileRoute } from '@tanstack/react-router'
import { SnapshotListScreen } from '#src/features/volumes/snapshot-list-screen.tsx'
import { snapshotSearch } from '#src/features/volumes/snapshots/snapshot-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/storage/volumes/snapshots')({
  head: () => pageHead('/storage/volumes/snapshots'),
  validateSearch: snapshotSearch.schema,
  search: { middlewares: [snapshotSearch.stripDefaults] },
  component: SnapshotListScreen,
})
