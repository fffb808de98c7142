import type { Vm } from '#src/api/generated/types.gen.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { vmActions } from './vm-actions.tsx'
import type { VmDialog } from './vm-dialog-names.ts'
import { vmResource } from './vm-resource.ts'

const ConnectDialog = dialogOnDemand(async () => ({
  default: (await import('./connect-dialog.tsx')).ConnectDialog,
}))

const ScheduleDialog = dialogOnDemand(async () => ({
  default: (await import('./schedule/schedule-dialog.tsx')).ScheduleDialog,
}))

export function VmDialogs({
  dialog,
  vm,
  onClose,
}: {
  /** Empty if no dialog is open. */
  readonly dialog: VmDialog | ''
  readonly vm: Vm
  readonly onClose: () => void
}) {
  return (
    <>
      <ConnectDialog opened={dialog === 'connect'} vm={vm} onClose={onClose} />
      <ScheduleDialog opened={dialog === 'schedule'} vm={vm} onClose={onClose} />
      <ActionDialogs
        definition={vmResource}
        actions={vmActions}
        dialog={dialog}
        resource={vm}
        onClose={onClose}
      />
    </>
  )
}
