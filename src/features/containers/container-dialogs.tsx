import type { Container } from '#src/api/generated/types.gen.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { containerActions } from './container-actions.tsx'
import type { ContainerDialog } from './container-dialog-names.ts'
import { containerResource } from './container-resource.ts'

const ScaleDialog = dialogOnDemand(async () => ({
  default: (await import('./scale-dialog.tsx')).ScaleDialog,
}))

export function ContainerDialogs({
  dialog,
  container,
  onClose,
}: {
  /** Empty if no dialog is open. */
  readonly dialog: ContainerDialog | ''
  readonly container: Container
  readonly onClose: () => void
}) {
  return (
    <>
      <ScaleDialog
        key={`${container.id} ${dialog === 'scale'}`}
        opened={dialog === 'scale'}
        container={container}
        onClose={onClose}
      />
      <ActionDialogs
        definition={containerResource}
        actions={containerActions}
        dialog={dialog}
        resource={container}
        onClose={onClose}
      />
    </>
  )
}
