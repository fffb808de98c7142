import { createFileRoute } from '@tanstack/react-router'
import { CdnCreateScreen } from '#src/features/cdn/cdn-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/services/cdn/new')({
  head: () => pageHead('/services/cdn/new'),
  component: CdnCreateScreen,
})
