import type { Vm } from '#src/api/generated/types.gen.ts'
import type { DetailTabProps } from '#src/resources/detail/detail-screen.tsx'
import { detailSearch } from '#src/resources/detail/detail-search.ts'
import { VM_DIALOGS } from './vm-dialog-names.ts'

/** URL search of a VM: `/compute/vms/vm_1?tab=logs&level=ERROR&q=timeout`. */
export const vmDetailSearch = detailSearch({
  tabs: ['overview', 'configuration', 'monitoring', 'logs', 'networking', 'activity'],
  dialogs: VM_DIALOGS,
})

type VmDetailSearch = typeof vmDetailSearch.defaults

export type VmTabProps = DetailTabProps<Vm, VmDetailSearch>
