import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ContainerCreateScreen } from '#src/features/containers/container-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'
import { matching, oneOf, RESOURCE_ID, searchSchema } from '#src/ui/search-schema.ts'

/** `/compute/containers/new?from=yaml&container=ctr_1`: form or manifest, and the container whose manifest to copy. */
const containerCreateSearch = searchSchema({
  from: oneOf(['form', 'yaml'], 'form'),
  container: matching(RESOURCE_ID, ''),
})

export const Route = createFileRoute('/_console/compute/containers/new')({
  head: () => pageHead('/compute/containers/new'),
  validateSearch: containerCreateSearch,
  search: { middlewares: [stripSearchParams({ from: 'form', container: '' })] },
  component: ContainerCreateScreen,
})
