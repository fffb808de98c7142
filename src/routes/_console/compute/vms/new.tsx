import { createFileRoute } from '@tanstack/react-router'
import { REGION_IDS } from '#src/domain/region.ts'
import { VmCreateScreen } from '#src/features/vms/vm-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'
import { matching, oneOf, RESOURCE_ID, searchSchema } from '#src/ui/search-schema.ts'

const id = matching(RESOURCE_ID, undefined)

/**
 * Preselected values: `/compute/vms/new?size=size_gpu1xH200&image=img_cuda&region=us-east`, or `from` with the id of a VM
 * to take them from.
 */
const vmCreateSearch = searchSchema({
  region: oneOf(REGION_IDS, undefined),
  image: id,
  size: id,
  from: id,
})

export const Route = createFileRoute('/_console/compute/vms/new')({
  head: () => pageHead('/compute/vms/new'),
  validateSearch: vmCreateSearch,
  component: VmCreateScreen,
})
