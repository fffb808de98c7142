import type { Container } from '#src/api/generated/types.gen.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { containerActions } from './container-actions.tsx'
import type { ContainerDialog } from './container-dialog-names.ts'
import { containerResource } from './container-resource.ts'

/** Loads on first use, like the dialogs of `ActionDialogs`. */
const ScaleDialog = onDemand(async () => ({ default: (await import('./scale-dialog.tsx')).ScaleDialog }))

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
  const scaleAsked = useHasBeenTrue(dialog === 'scale')
  return (
    <>
      {scaleAsked && (
        <ScaleDialog
          key={`${container.id} ${dialog === 'scale'}`}
          opened={dialog === 'scale'}
          container={container}
          onClose={onClose}
        />
      )}
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
