import type { Container } from '#src/api/generated/types.gen.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'

const RollbackDialog = dialogOnDemand(async () => ({
  default: (await import('./rollback-dialog.tsx')).RollbackDialog,
}))
const AbortDialog = dialogOnDemand(async () => ({
  default: (await import('./abort-dialog.tsx')).AbortDialog,
}))

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
  return (
    <>
      <RollbackDialog
        key={`${isRollback} ${item}`}
        opened={isRollback}
        item={item}
        container={container}
        onClose={onClose}
      />
      <AbortDialog opened={isAbort} container={container} onClose={onClose} />
    </>
  )
}
