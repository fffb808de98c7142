import { createFileRoute } from '@tanstack/react-router'
import { DatabaseCreateScreen } from '#src/features/databases/database-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/storage/databases/new')({
  head: () => pageHead('/storage/databases/new'),
  component: DatabaseCreateScreen,
})
