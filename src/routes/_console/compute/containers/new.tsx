import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ContainerCreateScreen } from '#src/features/containers/container-create-screen.tsx'
import { containerCreateSearch } from '#src/features/containers/container-create-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/compute/containers/new')({
  head: () => pageHead('/compute/containers/new'),
  validateSearch: containerCreateSearch,
  search: { middlewares: [stripSearchParams({ from: 'form', container: '' })] },
  component: ContainerCreateScreen,
})
