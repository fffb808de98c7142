import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { usePurge } from './use-purge.ts'

/** Confirms purging the whole cache, which sends all traffic to the origins for a while. */
export function PurgeAllDialog({
  distribution,
  opened,
  onClose,
}: {
  readonly distribution: CdnDistribution
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const purge = usePurge(distribution)
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(purge, {
        asked: { kind: 'all' },
        done: `Purging everything of ${distribution.domain}`,
        onClose,
      })}
      title={`Purge everything of ${distribution.domain}?`}
      confirmLabel="Purge everything"
      destructive
    >
      <p>
        Every edge location forgets all it keeps. Until it is filled again, the origins answer every request
        themselves.
      </p>
    </ConfirmDialog>
  )
}
