import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { confirmationOf } from '#src/resources/actions/confirmation.ts'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { cdnResource } from '../cdn-resource.ts'
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
  const denial = denialReason(useActionCheck(cdnResource)('purge', distribution))
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmationOf(purge, {
        variables: { kind: 'all' },
        successMessage: `Purging everything on ${distribution.domain}`,
        onClose,
      })}
      title={`Purge everything on ${distribution.domain}?`}
      confirmLabel="Purge everything"
      destructive
      disabledReason={denial}
    >
      <p>
        This clears the cache at every edge location. Until it fills again, all requests go to the origins.
      </p>
    </ConfirmDialog>
  )
}
