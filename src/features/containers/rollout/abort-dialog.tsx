import { abortContainerRollout } from '#src/api/generated/sdk.gen.ts'
import type { Container } from '#src/api/generated/types.gen.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { useChange } from '#src/resources/actions/use-action.ts'
import { denialReason } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { containerResource } from '../container-resource.ts'
import { useContainerActionCheck } from '../use-container-action-check.ts'
import { imageName } from './revision-labels.ts'

/** Asks before the rollout in progress is aborted. */
export function AbortDialog({
  opened,
  container,
  onClose,
}: {
  readonly opened: boolean
  readonly container: Container
  readonly onClose: () => void
}) {
  const check = useContainerActionCheck()('abort', container)
  const abort = useChange(containerResource, {
    call: ({ id }) => abortContainerRollout({ path: { containerId: id } }),
    change: 'action',
  })
  // An aborted container has the earlier revision again while the dialog closes.
  const aborted = useLastValue(container.rollout === null ? null : container)
  const previous = aborted?.rollout?.previousRevision
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(abort, {
        variables: { resource: container, input: undefined },
        successMessage: `${resourceLabel(container)} is returning to revision ${previous}`,
        onClose,
      })}
      title={`Abort rollout of ${resourceLabel(container)}?`}
      confirmLabel="Abort rollout"
      cancelLabel="Keep rolling out"
      destructive
      disabledReason={opened ? denialReason(check) : null}
    >
      {aborted === null ? (
        <p>{resourceLabel(container)} has no rollout in progress.</p>
      ) : (
        <p>
          {resourceLabel(container)} returns to revision {previous}. Replicas of revision {aborted.revision} (
          <span className="mono">{imageName(aborted.image)}</span>) stop, and those that they replaced start
          again. Revision {aborted.revision} stays in the list as aborted.
        </p>
      )}
    </ConfirmDialog>
  )
}
