import type { Container } from '#src/api/generated/types.gen.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'

const RollbackDialog = onDemand(async () => ({
  default: (await import('./rollback-dialog.tsx')).RollbackDialog,
}))
const AbortDialog = onDemand(async () => ({ default: (await import('./abort-dialog.tsx')).AbortDialog }))

/** Dialogs of the detail page, each loaded on first use. */
export function RolloutDialogs({
  dialog,
  item,
  container,
  onClose,
}: {
  readonly dialog: string
  /** Revision to roll back to; empty for the one before the rollout. */
  readonly item: string
  readonly container: Container
  readonly onClose: () => void
}) {
  const [isRollback, isAbort] = [dialog === 'rollback', dialog === 'abort']
  const rollbackAsked = useHasBeenTrue(isRollback)
  const abortAsked = useHasBeenTrue(isAbort)
  return (
    <>
      {rollbackAsked && (
        <RollbackDialog
          key={`${isRollback} ${item}`}
          opened={isRollback}
          item={item}
          container={container}
          onClose={onClose}
        />
      )}
      {abortAsked && <AbortDialog opened={isAbort} container={container} onClose={onClose} />}
    </>
  )
}
