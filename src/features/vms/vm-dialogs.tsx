import type { Vm } from '#src/api/generated/types.gen.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { vmActions } from './vm-actions.tsx'
import type { VmDialog } from './vm-dialog-names.ts'
import { vmResource } from './vm-resource.ts'

/** Loaded on first use, like the dialogs of `ActionDialogs`. */
const ConnectDialog = onDemand(async () => ({
  default: (await import('./connect-dialog.tsx')).ConnectDialog,
}))

const ScheduleDialog = onDemand(async () => ({
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
  const connectAsked = useHasBeenTrue(dialog === 'connect')
  const scheduleAsked = useHasBeenTrue(dialog === 'schedule')
  return (
    <>
      {connectAsked && <ConnectDialog opened={dialog === 'connect'} vm={vm} onClose={onClose} />}
      {scheduleAsked && <ScheduleDialog opened={dialog === 'schedule'} vm={vm} onClose={onClose} />}
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
