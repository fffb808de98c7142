import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'

/** Stands in for the dialog of a row that couldn't be loaded. */
export default function UnavailableDialog({
  opened,
  title,
  error,
  retrying,
  onRetry,
  onClose,
}: {
  readonly opened: boolean
  readonly title: string
  readonly error: unknown
  readonly retrying: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <ErrorState error={error} onRetry={onRetry} retrying={retrying} />
    </Dialog>
  )
}
