import { createFileRoute } from '@tanstack/react-router'
import { VmCreateScreen } from '#src/features/vms/vm-create-screen.tsx'
import { vmCreateSearch } from '#src/features/vms/vm-create-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/compute/vms/new')({
  head: () => pageHead('/compute/vms/new'),
  validateSearch: vmCreateSearch,
  component: VmCreateScreen,
})
